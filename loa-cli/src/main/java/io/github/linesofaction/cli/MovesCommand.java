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
          + " blanks between; an empty line for a finished position; error: and the reason for what"
          + " is no position."
    })
final class MovesCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(arity = "0..1", paramLabel = "SOURCE", description = "- to read positions.")
  private @Nullable String source;

  MovesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    if (source == null) {
      options.position().legalMoves().forEach(move -> streams.line(move.toString()));
    } else if (source.equals("-")) {
      return answerEachLine();
    } else {
      throw new UnusableException(
          "moves \"" + source + "\": only - may stand there; a position is given with --position");
    }
    return ExitStatus.SOUND;
  }

  private int answerEachLine() throws IOException {
    if (options.hasPosition()) {
      throw new UnusableException("moves -: --position has no meaning where positions are read");
    }
    options.rules();
    int status = ExitStatus.SOUND;
    Lines lines = new Lines(streams.in());
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      status = answer(line.get()) ? status : ExitStatus.FAULTY;
      if (lines.mayWait()) {
        streams.out().flush();
      }
    }
    return status;
  }

  private boolean answer(String text) {
    try {
      streams.line(sortedMoves(options.position(text)));
      return true;
    } catch (LoaException e) {
      streams.line("error: " + OneLine.of(e.getMessage()));
      return false;
    }
  }

  private static String sortedMoves(Position position) {
    return position.legalMoves().stream()
        .map(Move::toString)
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
