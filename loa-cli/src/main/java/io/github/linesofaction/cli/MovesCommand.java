package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the legal moves of one position, or of each position on standard input. */
@Command(
    name = "moves",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the legal moves, one a line.",
      "With - reads one position a line and answers one line each: the moves sorted by text, with"
          + " blanks between; an empty line for a finished position."
    })
final class MovesCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(arity = "0..1", paramLabel = "-", description = "Read positions.")
  private @Nullable String source;

  MovesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    if (source == null) {
      options.position().legalMoves().forEach(move -> streams.line(move.toString()));
    } else if (source.equals("-")) {
      answerEachLine();
    } else {
      throw new UnusableException(
          "moves \"" + source + "\": only - may stand there; a position is given with --position");
    }
    return ExitStatus.SOUND;
  }

  private void answerEachLine() throws IOException {
    if (options.hasPosition()) {
      throw new UnusableException("moves -: --position has no meaning where positions are read");
    }
    options.rules();
    Lines lines = new Lines(streams.in());
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      streams.line(sortedMoves(position(line.get(), lines.number())));
    }
  }

  private Position position(String text, int number) {
    try {
      return options.position(text);
    } catch (LoaException e) {
      throw new UnusableException("standard input, line " + number + ": " + e.getMessage());
    }
  }

  private static String sortedMoves(Position position) {
    return position.legalMoves().stream()
        .map(Move::toString)
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
