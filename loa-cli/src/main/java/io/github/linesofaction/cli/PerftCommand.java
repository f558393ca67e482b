package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.Perft;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts sequences of legal moves. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = "Counts the sequences of DEPTH legal moves; the count stands on the last line.")
final class PerftCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(paramLabel = "DEPTH", description = "How many plies, 0 or more.")
  private int depth;

  @Option(names = "--divide", description = "Print the count behind each first move, too.")
  private boolean divide;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  PerftCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (depth < 0) {
      throw new UnusableException("perft " + depth + ": the depth is 0 or more plies");
    }
    Position position = options.position();
    if (divide && threads.number() > 1) {
      throw new UnusableException(
          "--divide counts on one thread: --threads has no meaning beside it");
    }
    if (!divide || depth == 0) {
      streams.line(Long.toString(count(position, depth)));
      return ExitStatus.SOUND;
    }
    Map<Move, Long> counts = Perft.divide(position, depth);
    counts.forEach((move, count) -> streams.line(move + ": " + count));
    streams.line(Long.toString(counts.values().stream().mapToLong(Long::longValue).sum()));
    return ExitStatus.SOUND;
  }

  private long count(Position position, int plies) {
    if (threads.number() == 1) {
      return Perft.count(position, plies);
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads.number());
    try {
      return Perft.count(position, plies, executor);
    } finally {
      executor.shutdown();
    }
  }
}
