package io.github.linesofaction.cli;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameReport;
import io.github.linesofaction.arena.run.Hall;
import io.github.linesofaction.arena.run.Match;
import io.github.linesofaction.arena.run.MatchPlan;
import io.github.linesofaction.arena.run.Sprt;
import io.github.linesofaction.core.board.TextException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Two programs against each other. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a match: games in pairs from the same start, with colours exchanged. A and B are"
          + " alpha-beta, monte-carlo or random, perhaps with a level as alpha-beta:3, or the"
          + " command line of a UGI or UCI program, as one argument.",
      "The last lines tell games, wins, draws, losses and points of both."
    })
final class MatchCommand implements Callable<Integer> {
  private static final int LONGEST_NAME = 200;

  private final Streams streams;

  @Parameters(index = "0", paramLabel = "A", description = "One entrant.")
  private String a = "";

  @Parameters(index = "1", paramLabel = "B", description = "The other entrant.")
  private String b = "";

  @Mixin private ArenaOptions options = new ArenaOptions();

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "How many games; at most so many with --sprt.")
  private int games;

  @Option(
      names = "--tc",
      paramLabel = "T",
      defaultValue = "10+0.1",
      description = {
        "The time of each side, in seconds: 300, 1+0.02 with increment, 40/60 for each 40 moves,",
        "movetime=0.5, nodes=N, depth=N or none (10+0.1 if left out)."
      })
  private String control = "10+0.1";

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Where the pairs begin, by turns: a file of records, or of position texts.")
  private @Nullable Path openings;

  @Option(
      names = "--cut",
      paramLabel = "N",
      defaultValue = "8",
      description = "After how many plies records of openings are cut (8 if left out).")
  private int cut = 8;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "Where the records go, a file a game, with what programs complain of.")
  private @Nullable Path folder;

  @Option(
      names = "--sprt",
      paramLabel = "E0,E1[,A[,B]]",
      description =
          "Stop when a test of two Elo differences is decided, with errors A and B (0.05).")
  private @Nullable String sprt;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many games at once (1 if left out).")
  private int concurrency = 1;

  @Option(
      names = "--margin",
      paramLabel = "MS",
      description = "How many milliseconds late an answer may be (0; 100 with movetime).")
  private @Nullable Long margin;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      defaultValue = "1000",
      description = "After how many plies a game is a draw (1000 if left out).")
  private int maxPlies = GamePlan.USUAL_MOST_PLIES;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "What chance starts from (1 if left out).")
  private long seed = 1;

  @Option(
      names = "--uci-white",
      paramLabel = "SIDE",
      defaultValue = "first",
      description = "Whose clock UCI calls w: first (the first mover's) or second.")
  private String uciWhite = "first";

  MatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    LoaGame game = options.game();
    TimeSource time = TimeSource.system();
    MatchPlan plan = plan(game);
    Entrants entrants =
        new Entrants(new LoaProvider(), game, time, whiteClock(), Optional.ofNullable(folder));
    GameFiles files = new GameFiles(Optional.ofNullable(folder), game);
    Entrant one = entrants.find(a, name(a));
    Entrant other = entrants.find(b, name(a).equals(name(b)) ? name(b) + " (2)" : name(b));
    LiveBoards boards = new LiveBoards(streams, time::nanos);
    Match match = new Match(plan, one, other, new Followers(boards, files));
    play(match);
    boards.hide();
    new MatchTable(match).lines().forEach(streams::line);
    return ExitStatus.SOUND;
  }

  /** Plays all games; whatever ends this process ends the programs too. */
  private void play(Match match) {
    Hall hall = new Hall(atLeastOne("--concurrency", concurrency));
    Thread atEnd = new Thread(hall::close);
    Runtime.getRuntime().addShutdownHook(atEnd);
    try {
      hall.play(match);
    } catch (CancellationException e) {
      throw new UnusableException("interrupted; " + match.score().games() + " games were played");
    } finally {
      hall.close();
      try {
        Runtime.getRuntime().removeShutdownHook(atEnd);
      } catch (IllegalStateException e) {
        // The process is ending already, and the hook at work: there is nothing to take back.
      }
    }
  }

  /** Returns what an entrant is called: as it was told, unless that is a very long line. */
  private static String name(String told) {
    String name = told.strip();
    return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "…" : name;
  }

  private MatchPlan plan(LoaGame game) throws IOException {
    TimeControl tc = read("--tc", control, TimeControl::parse);
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "match");
    tags.put("Date", LocalDate.now(ZoneOffset.UTC).toString());
    tags.put("TimeControl", tc.toText());
    Long chosen = margin;
    return new MatchPlan(
        game,
        atLeastOne("--games", games),
        starts(game),
        tc,
        chosen == null ? GamePlan.usualMarginMillis(tc) : atLeastZero("--margin", chosen),
        atLeastOne("--max-plies", maxPlies),
        Optional.ofNullable(sprt).map(text -> read("--sprt", text, Sprt::parse)),
        seed,
        tags);
  }

  private List<Opening> starts(LoaGame game) throws IOException {
    Path file = openings;
    if (file == null) {
      return List.of(Opening.START);
    }
    atLeastZero("--cut", cut);
    byte[] content = Files.readAllBytes(file);
    return read("--openings", file.toString(), name -> game.openings(name, content, cut));
  }

  private Side whiteClock() {
    return switch (uciWhite) {
      case "first" -> Side.FIRST;
      case "second" -> Side.SECOND;
      default -> throw new UnusableException("--uci-white " + uciWhite + ": first or second");
    };
  }

  private static <T> T read(String option, String text, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (TextException e) {
      throw new UnusableException(option + " " + e.getMessage());
    }
  }

  private static int atLeastOne(String option, int number) {
    if (number < 1) {
      throw new UnusableException(option + " " + number + ": 1 or more");
    }
    return number;
  }

  private static long atLeastZero(String option, long number) {
    if (number < 0) {
      throw new UnusableException(option + " " + number + ": 0 or more");
    }
    return number;
  }

  /** Prints a line a game, and writes its record. */
  private final class Followers implements Match.Audience {
    private final LiveBoards boards;
    private final GameFiles files;

    Followers(LiveBoards boards, GameFiles files) {
      this.boards = boards;
      this.files = files;
    }

    @Override
    public GameListener follow(int number, GamePlan plan) {
      return boards.follow(number, plan);
    }

    @Override
    public void ended(int number, GameReport report, Match match) {
      files.write(number, report.game());
      boards.hide();
      streams.line("game " + number + ": " + MatchTable.told(match.plan().game(), report.game()));
      report.remarks().forEach(remark -> streams.line("  " + OneLine.of(remark)));
      streams.out().flush();
      boards.standing(MatchTable.standing(match));
    }
  }
}
