package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.variants.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game at the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a game at the terminal against a player of the library, any variant and rule set.",
      "Type a move, or help."
    })
final class PlayCommand implements Callable<Integer> {
  private static final int USUAL_LEVEL = 4;

  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--as",
      paramLabel = "SIDE",
      defaultValue = "black",
      description = "Your side: black (if left out) or white; both for two people at one board.")
  private String as = "black";

  @Option(
      names = "--four-handed",
      description =
          "Ambiloa with four seats: asks for a name for each. Where a line is empty, a player of"
              + " the library sits.")
  private boolean fourHanded;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      defaultValue = "alpha-beta",
      description = "Your opponent: alpha-beta (if left out), monte-carlo or random.")
  private String player = "alpha-beta";

  @Option(
      names = "--level",
      paramLabel = "N",
      defaultValue = "" + USUAL_LEVEL,
      description = "How strong it plays, from 1 to 8 (4 if left out).")
  private int level = USUAL_LEVEL;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "What chance starts from: another seed, another game (1 if left out).")
  private long seed = 1;

  @Option(names = "--unicode", description = "Draw the board with Unicode signs.")
  private boolean unicode;

  PlayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    PlayerKind kind =
        PlayerKind.find(player)
            .orElseThrow(() -> new UnusableException("--player " + player + ": one of " + kinds()));
    if (level < 1 || level > PlayerKind.LEVELS) {
      throw new UnusableException("--level " + level + ": 1 to " + PlayerKind.LEVELS);
    }
    Budget budget = kind.budget(level);
    Game game = options.game();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
    Sitter program =
        Sitter.program(kind.create(seed, System::nanoTime), budget, kind + " " + level);
    Function<Position, Sitter> table = fourHanded ? fourSeats(in, program) : twoSeats(program);
    new TerminalGame(streams, in, options.variant().id(), game, table, program, unicode).play();
    return ExitStatus.SOUND;
  }

  private static String kinds() {
    return Arrays.stream(PlayerKind.values()).map(PlayerKind::id).collect(Collectors.joining(", "));
  }

  private Function<Position, Sitter> twoSeats(Sitter program) {
    boolean blackSits = as.equals("black") || as.equals("both");
    boolean whiteSits = as.equals("white") || as.equals("both");
    if (!blackSits && !whiteSits) {
      throw new UnusableException("--as " + as + ": black, white or both");
    }
    Sitter black = blackSits ? Sitter.person("", "Black") : program.at("Black");
    Sitter white = whiteSits ? Sitter.person("", "White") : program.at("White");
    return position -> position.sideToMove() == Color.BLACK ? black : white;
  }

  private Function<Position, Sitter> fourSeats(BufferedReader in, Sitter program)
      throws IOException {
    if (!Seat.areFor(options.rules())) {
      throw new UnusableException("--four-handed: for ambiloa, not for " + options.variant().id());
    }
    Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      streams.out().print("Who moves " + seat.title() + "? ");
      streams.out().flush();
      String line = in.readLine();
      String name = line == null ? "" : OneLine.of(line.strip());
      sitters.put(
          seat, name.isEmpty() ? program.at(seat.title()) : Sitter.person(name, seat.title()));
    }
    streams.line("");
    return position -> sitters.get(Seat.toMove(position));
  }
}
