package io.github.linesofaction.core.search;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.internal.Cursor;
import io.github.linesofaction.core.internal.Kernel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * Counts the sequences of legal moves of a length: the field's measure of whether and how fast a
 * move generator is right. A finished position counts where it arises and has no children; a pass
 * is a move. Repetition and limits do not matter. The last ply is counted without making the moves.
 */
public final class Perft {
  private Perft() {}

  /**
   * Counts the sequences of moves from a position.
   *
   * @param position where to begin
   * @param depth how many plies, 0 or more
   * @return how many sequences of exactly that many legal moves there are; 1 at depth 0
   * @throws NullPointerException if {@code position} is null
   * @throws IllegalArgumentException if the depth is negative
   * @throws CancellationException if the thread is interrupted meanwhile; it stays so
   */
  public static long count(Position position, int depth) {
    check(position, depth);
    return cursor(position).perft(depth);
  }

  /**
   * Counts the sequences of moves from a position, one sum for each first move.
   *
   * @param position where to begin
   * @param depth how many plies, 1 or more
   * @return for each legal move, in the documented order, how many sequences begin with it;
   *     unmodifiable
   * @throws NullPointerException if {@code position} is null
   * @throws IllegalArgumentException if the depth is less than 1
   * @throws CancellationException if the thread is interrupted meanwhile; it stays so
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    check(position, depth - 1);
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move), depth - 1));
    }
    return Collections.unmodifiableMap(counts);
  }

  /**
   * Counts the sequences of moves from a position, with the first moves shared out among threads.
   *
   * @param position where to begin
   * @param depth how many plies, 0 or more
   * @param executor runs the parts; it is not shut down
   * @return the same as {@link #count(Position, int)}
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the depth is negative
   * @throws CancellationException if this thread is interrupted meanwhile; the parts are cancelled,
   *     and it stays interrupted
   */
  public static long count(Position position, int depth, ExecutorService executor) {
    check(position, depth);
    Objects.requireNonNull(executor, "executor");
    if (depth == 0) {
      return 1;
    }
    List<Future<Long>> parts = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      Position next = position.play(move);
      parts.add(executor.submit(() -> count(next, depth - 1)));
    }
    long sum = 0;
    try {
      for (Future<Long> part : parts) {
        sum += part.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw cancelled(e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a part of the count failed", e.getCause());
    } finally {
      parts.forEach(part -> part.cancel(true));
    }
    return sum;
  }

  private static CancellationException cancelled(InterruptedException cause) {
    CancellationException cancelled = new CancellationException("perft was interrupted");
    cancelled.initCause(cause);
    return cancelled;
  }

  private static void check(Position position, int depth) {
    Objects.requireNonNull(position, "position");
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + ": too few plies");
    }
  }

  private static Cursor cursor(Position position) {
    return Kernel.of(position.rules()).cursor(position.setup());
  }
}
