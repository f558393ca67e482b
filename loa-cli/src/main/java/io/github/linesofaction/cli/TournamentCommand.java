package io.github.linesofaction.cli;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.event.Standing;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.tournament.EventFile;
import io.github.linesofaction.arena.tournament.EventFileException;
import io.github.linesofaction.arena.tournament.EventSpec;
import io.github.linesofaction.arena.tournament.EventTable;
import io.github.linesofaction.arena.tournament.Journal;
import io.github.linesofaction.arena.tournament.Tournament;
import io.github.linesofaction.arena.tournament.TournamentGame;
import io.github.linesofaction.arena.tournament.TournamentRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A whole event, from its file to its table. */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    description = {
      "Holds the event of a file: pairs, plays, ranks, and keeps everything in a folder. Stopped or"
          + " killed, it goes on with --resume. docs/EVENTS.md tells what the file says.",
      "The director's corrections are made while the event is stopped."
    })
final class TournamentCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(index = "0", paramLabel = "EVENT-FILE", description = "What the event is like, JSON.")
  private Path file = Path.of("");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description =
          "Where everything goes; if left out, the file's name without its ending, in the current"
              + " folder.")
  private @Nullable Path folder;

  @Option(names = "--resume", description = "Go on with an event that was stopped.")
  private boolean resume;

  @Option(
      names = "--take-back",
      paramLabel = "GAME:PLIES",
      description = "Correct: take back the last plies of a game.")
  private List<String> takeBack = new ArrayList<>();

  @Option(
      names = "--set-clock",
      paramLabel = "GAME:SIDE:SECONDS",
      description = "Correct: set a clock; SIDE is first or second.")
  private List<String> setClock = new ArrayList<>();

  @Option(
      names = "--end-game",
      paramLabel = "GAME:WINNER:WHY",
      description = "Correct: end a game; WINNER is first, second or draw.")
  private List<String> endGame = new ArrayList<>();

  TournamentCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    EventSpec spec;
    try {
      spec = EventFile.read(file);
    } catch (EventFileException e) {
      e.faults().forEach(streams::complain);
      return ExitStatus.UNUSABLE;
    }
    Path place = place();
    List<Consumer<Tournament>> corrections = corrections();
    boolean begun = Journal.exists(place);
    if (!corrections.isEmpty()) {
      if (!begun) {
        throw new UnusableException(place + ": there is no event to correct");
      }
      TournamentRunner.withStopped(
          spec, place, event -> corrections.forEach(correction -> correction.accept(event)));
      streams.line(corrections.size() + " corrections written; --resume goes on");
      return ExitStatus.SOUND;
    }
    if (begun != resume) {
      throw new UnusableException(
          begun
              ? place + ": an event was begun here; --resume goes on with it"
              : place + ": there is no event to go on with; without --resume it begins");
    }
    hold(spec, place);
    return ExitStatus.SOUND;
  }

  private Path place() {
    Path chosen = folder;
    if (chosen != null) {
      return chosen;
    }
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return Path.of(dot > 0 ? name.substring(0, dot) : name + "-event");
  }

  /** Plays all games; whatever ends this process ends the programs too. */
  private void hold(EventSpec spec, Path place) throws IOException {
    TimeSource time = TimeSource.system();
    LiveBoards boards = new LiveBoards(streams, time::nanos);
    TournamentRunner runner = new TournamentRunner(spec, place, time, new Followers(boards));
    Thread atEnd = new Thread(runner::close);
    Runtime.getRuntime().addShutdownHook(atEnd);
    try {
      Tournament event = runner.run();
      boards.hide();
      streams.line("");
      EventTable.of(event).lines().forEach(streams::line);
    } catch (CancellationException e) {
      throw new UnusableException("stopped; --resume goes on");
    } finally {
      runner.close();
      try {
        Runtime.getRuntime().removeShutdownHook(atEnd);
      } catch (IllegalStateException e) {
        // The process is ending already, and the hook at work.
        streams.complain("interrupted");
      }
    }
  }

  private List<Consumer<Tournament>> corrections() {
    List<Consumer<Tournament>> all = new ArrayList<>();
    for (String text : takeBack) {
      String[] parts = parts("--take-back", text, 2, "GAME:PLIES, such as 7:2");
      int game = number("--take-back", parts[0]);
      int plies = number("--take-back", parts[1]);
      all.add(event -> event.takeBack(game, plies));
    }
    for (String text : setClock) {
      String[] parts = parts("--set-clock", text, 3, "GAME:SIDE:SECONDS, such as 7:first:90.5");
      int game = number("--set-clock", parts[0]);
      Side side = side("--set-clock", parts[1]);
      long millis = millis(parts[2]);
      all.add(event -> event.setClock(game, side, millis));
    }
    for (String text : endGame) {
      String[] parts = parts("--end-game", text, 3, "GAME:WINNER:WHY, such as 7:draw:power cut");
      int game = number("--end-game", parts[0]);
      Optional<Side> winner =
          parts[1].equals("draw") ? Optional.empty() : Optional.of(side("--end-game", parts[1]));
      all.add(event -> event.endByHand(game, winner, parts[2]));
    }
    return all;
  }

  private static String[] parts(String option, String text, int count, String form) {
    String[] parts = text.split(":", count);
    if (parts.length != count) {
      throw new UnusableException(option + " " + text + ": " + form);
    }
    return parts;
  }

  private static int number(String option, String text) {
    if (!text.matches("[0-9]{1,6}")) {
      throw new UnusableException(option + " " + text + ": a number is expected");
    }
    return Integer.parseInt(text);
  }

  private static long millis(String seconds) {
    if (!seconds.matches("[0-9]{1,6}(\\.[0-9]{1,3})?")) {
      throw new UnusableException("--set-clock " + seconds + ": seconds, such as 90.5");
    }
    return Math.round(Double.parseDouble(seconds) * 1000);
  }

  private static Side side(String option, String text) {
    return switch (text) {
      case "first" -> Side.FIRST;
      case "second" -> Side.SECOND;
      default -> throw new UnusableException(option + " " + text + ": first or second");
    };
  }

  /** Prints a line a game; the standings and the boards where somebody watches. */
  private final class Followers implements Tournament.Audience {
    private final LiveBoards boards;

    Followers(LiveBoards boards) {
      this.boards = boards;
    }

    @Override
    public GameListener follow(int number, GamePlan plan) {
      return boards.follow(number, plan);
    }

    @Override
    public void ended(TournamentGame game, Tournament event) {
      boards.hide();
      streams.line(
          "game "
              + game.number()
              + ", "
              + game.round()
              + ": "
              + MatchTable.told(event.spec().game(), game.played().orElseThrow()));
      game.remarks().forEach(remark -> streams.line("  " + OneLine.of(remark)));
      streams.out().flush();
      boards.standing(standing(event));
    }

    private String standing(Tournament event) {
      List<String> first = new ArrayList<>();
      for (Standing row : event.standings()) {
        if (first.size() < 10) {
          String name = event.spec().entrants().get(row.entrant()).name();
          first.add(row.place() + ". " + name + " " + MatchTable.points(row.halfPoints() / 2.0));
        }
      }
      return OneLine.of(String.join(", ", first));
    }
  }
}
