package io.github.linesofaction.spark;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;

/**
 * Counts the sequences of legal moves of a length: each task counts what begins with one prefix.
 */
final class PerftJob {
  /** The most plies of a prefix: 1,681,206 sequences from the start of the standard game. */
  static final int LONGEST_PREFIX = 4;

  private static final int TASKS_PER_CORE = 16;
  private static final long SECONDS_BETWEEN_WORDS = 5;

  private final StartText start;
  private final int depth;
  private final int prefix;

  /**
   * Prepares to count.
   *
   * @param depth how many plies, 0 or more
   * @param prefix how many of them are tried before the work is shared out, 0 or more
   */
  PerftJob(StartText start, int depth, int prefix) {
    this.start = start;
    this.depth = depth;
    this.prefix = Math.min(prefix, depth);
  }

  /**
   * Counts.
   *
   * @param progress is told now and then how far the count has come
   * @return how many sequences there are
   * @throws ArithmeticException if there are more than a long can tell
   */
  long run(SparkSession session, Consumer<String> progress) {
    List<String> prefixes = prefixes();
    if (prefixes.isEmpty()) {
      return 0;
    }
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    LongAccumulator done = session.sparkContext().longAccumulator("prefixes");
    LongAccumulator counted = session.sparkContext().longAccumulator("sequences");
    int tasks = Math.min(prefixes.size(), TASKS_PER_CORE * context.defaultParallelism());
    StartText from = start;
    int rest = depth - prefix;
    JavaFutureAction<List<Long>> counts =
        context
            .parallelize(prefixes, tasks)
            .map(
                moves -> {
                  long count = count(from, moves, rest);
                  done.add(1);
                  counted.add(count);
                  return count;
                })
            .collectAsync();
    return sum(
        await(
            counts,
            () ->
                progress.accept(
                    String.format(
                        Locale.ROOT,
                        "%,d of %,d prefixes, %,d sequences",
                        done.value(),
                        prefixes.size(),
                        counted.value()))));
  }

  /** Returns all sequences of as many moves as a prefix has, each as text. */
  private List<String> prefixes() {
    List<String> prefixes = new ArrayList<>();
    collect(start.toPosition(), "", prefix, prefixes);
    return prefixes;
  }

  private static void collect(Position position, String moves, int plies, List<String> prefixes) {
    if (plies == 0) {
      prefixes.add(moves);
      return;
    }
    for (Move move : position.legalMoves()) {
      collect(position.play(move), moves + move + " ", plies - 1, prefixes);
    }
  }

  private static long count(StartText from, String moves, int plies) {
    Position position = from.toPosition();
    for (String move : moves.isBlank() ? new String[0] : moves.strip().split(" ", -1)) {
      position = position.play(Move.parse(move));
    }
    return Perft.count(position, plies);
  }

  private static long sum(List<Long> counts) {
    long sum = 0;
    for (long count : counts) {
      sum = Math.addExact(sum, count);
    }
    return sum;
  }

  private static <T> T await(JavaFutureAction<T> action, Runnable word) {
    while (true) {
      try {
        return action.get(SECONDS_BETWEEN_WORDS, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        word.run();
      } catch (ExecutionException e) {
        throw new IllegalStateException("the count failed: " + e.getCause(), e);
      } catch (InterruptedException e) {
        action.cancel(true);
        Thread.currentThread().interrupt();
        throw new CancellationException("perft was interrupted");
      }
    }
  }
}
