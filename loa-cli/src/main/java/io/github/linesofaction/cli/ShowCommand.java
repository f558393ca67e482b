package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a position: the board and what is true of it. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description =
        "Draws the board and tells whose turn it is, the groups of either side, stones off the"
            + " board, holes, the result, and the line counts of --square.")
final class ShowCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Option(
      names = "--square",
      paramLabel = "SQUARE",
      description = "Count the stones on the lines through this square, and list its moves.")
  private @Nullable String square;

  ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "Show a position of this record.")
  private @Nullable String file;

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Which game of the file, counted from 1 (the first if left out).")
  private int number = 1;

  @Option(
      names = "--ply",
      paramLabel = "P",
      description = "The position after so many plies; 0 is the start (the last if left out).")
  private @Nullable Integer ply;

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Override
  public Integer call() throws IOException {
    Optional<Game> game = game();
    Position position = game.isPresent() ? game.get().position() : options.position();
    Optional<Outcome> outcome = game.isPresent() ? game.get().outcome() : position.outcome();
    Optional<Square> marked =
        square == null ? Optional.empty() : Optional.of(square(position, square));
    BoardDrawing.lines(position).forEach(streams::line);
    streams.line("");
    game.ifPresent(this::lastMove);
    streams.line(ResultWords.sentence(outcome, position));
    for (Color color : Color.values()) {
      streams.line(groups(position, color));
    }
    offTheBoard(position.setup());
    marked.ifPresent(place -> describe(position, place));
    streams.line("Position: " + position);
    streams.line("Result: " + ResultWords.word(outcome));
    return ExitStatus.SOUND;
  }

  private Optional<Game> game() throws IOException {
    String name = file;
    if (name == null) {
      if (ply != null || number != 1) {
        throw new UnusableException("show: --game and --ply need a record file");
      }
      return Optional.empty();
    }
    if (number < 1 || (ply != null && ply < 0)) {
      throw new UnusableException("show: --game counts from 1, --ply from 0");
    }
    List<RecordSource> sources = RecordSources.named(List.of(name), streams.in());
    if (sources.size() != 1) {
      throw new UnusableException(
          "show: one record file is wanted, and \"" + name + "\" has " + sources.size());
    }
    return Optional.of(
        new RecordGames(reading, options).at(sources.get(0), number, ply == null ? -1 : ply));
  }

  private void lastMove(Game game) {
    game.lastMove().ifPresent(move -> streams.line("After ply " + game.plies() + ", " + move));
  }

  private static String groups(Position position, Color color) {
    List<SquareSet> groups = position.groups(color);
    String sizes =
        groups.stream()
            .map(SquareSet::size)
            .map(size -> Integer.toString(size))
            .collect(Collectors.joining(", "));
    int stones = position.setup().stones(color).size();
    return color.title()
        + ": "
        + counted(stones, "stone")
        + " in "
        + counted(groups.size(), "group")
        + (groups.isEmpty() ? "" : " of " + sizes);
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private void offTheBoard(Setup setup) {
    if (setup.inHand(Color.BLACK) + setup.inHand(Color.WHITE) > 0) {
      for (Color color : Color.values()) {
        streams.line(
            "In "
                + color.opponent().title()
                + "'s hand: "
                + counted(setup.inHand(color), color.title().toLowerCase(Locale.ROOT) + " stone"));
      }
    }
    if (!setup.holes().isEmpty()) {
      streams.line("Holes: " + names(setup.holes()));
    }
  }

  private static String names(SquareSet squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static Square square(Position position, String name) {
    return Square.parse(name)
        .filter(position.topology()::contains)
        .orElseThrow(
            () ->
                new UnusableException(
                    "--square \"" + name + "\": no square of " + position.topology()));
  }

  private void describe(Position position, Square place) {
    String counts =
        position.lineCounts(place).entrySet().stream()
            .map(count -> count.getKey().words() + " " + count.getValue())
            .collect(Collectors.joining(", "));
    streams.line("Stones on the lines through " + place + ": " + counts);
    position
        .groupOf(place)
        .ifPresent(group -> streams.line("Group of " + place + ": " + names(group)));
    String moves =
        position.legalMoves(place).stream().map(Object::toString).collect(Collectors.joining(" "));
    streams.line("Moves from " + place + ": " + (moves.isEmpty() ? "none" : moves));
  }
}
