package io.github.linesofaction.core.search;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.internal.Cursor;
import io.github.linesofaction.core.internal.Kernel;
import io.github.linesofaction.core.internal.LeafCounter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;

/**
 * Counts the sequences of legal moves of a length: the field's measure of whether and how fast a
 * move generator is right. A finished position counts where it arises and has no children; a pass
 * is a move. Repetition and limits do not matter. The last ply is counted without making the moves.
 *
 * <p>Every count ends soon after its thread is interrupted, well within a second, and one on an
 * interrupted thread does not begin; the thread stays interrupted. Depth may be any number, but no
 * sequence is followed beyond 100,000 plies: where one gets longer, which takes a board on which
 * play never ends and a depth nobody can count to unless hardly anything can move, the count gives
 * up.
 */
public final class Perft {
  private Perft() {}

  /**
   * Counts the sequences of moves from a position.
   *
   * @param position where to begin
   * @param depth how many plies, 0 or more
   * @return how many sequences of exactly that many legal moves there are; 1 at depth 0
   * @throws IllegalArgumentException if the depth is negative, or a sequence gets longer than
   *     100,000 plies
   * @throws CancellationException if the thread is interrupted; it stays so
   */
  public static long count(Position position, int depth) {
    checkDepth(Objects.requireNonNull(position, "position"), depth, 0);
    return counter(position).count(depth);
  }

  /**
   * Counts the sequences of moves from where a search board stands.
   *
   * @param board where to begin; afterwards it stands there again, however the count ends
   * @param depth how many plies, 0 or more
   * @return how many sequences of exactly that many legal moves there are; 1 at depth 0
   * @throws IllegalArgumentException if the depth is negative, or a sequence gets longer than
   *     100,000 plies
   * @throws CancellationException if the thread is interrupted; it stays so
   */
  public static long count(SearchPosition board, int depth) {
    checkDepth(Objects.requireNonNull(board, "board"), depth, 0);
    return new LeafCounter(board.cursor(), Perft::checkInterrupt).count(depth);
  }

  /**
   * Counts the sequences of moves from a position, one sum for each first move.
   *
   * @param position where to begin
   * @param depth how many plies, 1 or more
   * @return for each legal move, in the documented order, how many sequences begin with it;
   *     unmodifiable
   * @throws IllegalArgumentException if the depth is less than 1, or a sequence gets longer than
   *     100,000 plies
   * @throws CancellationException if the thread is interrupted; it stays so
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    checkDepth(Objects.requireNonNull(position, "position"), depth, 1);
    return divide(cursor(position), depth);
  }

  /**
   * Counts the sequences of moves from where a search board stands, one sum for each first move.
   *
   * @param board where to begin; afterwards it stands there again, however the count ends
   * @param depth how many plies, 1 or more
   * @return for each legal move, in the documented order, how many sequences begin with it;
   *     unmodifiable
   * @throws IllegalArgumentException if the depth is less than 1, or a sequence gets longer than
   *     100,000 plies
   * @throws CancellationException if the thread is interrupted; it stays so
   */
  public static Map<Move, Long> divide(SearchPosition board, int depth) {
    checkDepth(Objects.requireNonNull(board, "board"), depth, 1);
    return divide(board.cursor(), depth);
  }

  private static Map<Move, Long> divide(Cursor cursor, int depth) {
    checkInterrupt();
    LeafCounter counter = new LeafCounter(cursor, Perft::checkInterrupt);
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (int move : counter.turns()) {
      cursor.make(move);
      try {
        counts.put(MoveCode.toMove(cursor.rules().topology(), move), counter.count(depth - 1));
      } finally {
        cursor.unmake();
      }
    }
    return Collections.unmodifiableMap(counts);
  }

  /**
   * Counts the sequences of moves from a position, with the first moves shared out among threads.
   *
   * @param position where to begin
   * @param depth how many plies, 0 or more
   * @param executor runs the parts, on threads of its own or on this one; it is not shut down
   * @return the same as {@link #count(Position, int)}
   * @throws IllegalArgumentException if the depth is negative, or a sequence gets longer than
   *     100,000 plies
   * @throws CancellationException if this thread is interrupted, which it stays, or a thread of the
   *     executor, or the executor ends before the parts do; all parts end too
   * @throws java.util.concurrent.RejectedExecutionException if the executor does not take a part
   */
  public static long count(Position position, int depth, ExecutorService executor) {
    checkDepth(Objects.requireNonNull(position, "position"), depth, 0);
    Objects.requireNonNull(executor, "executor");
    checkInterrupt();
    if (depth == 0) {
      return 1;
    }
    Kernel kernel = Kernel.of(position.rules());
    SharedCount count = new SharedCount(executor);
    try {
      for (Move move : position.legalMoves()) {
        checkInterrupt();
        Cursor part = kernel.cursor(kernel.play(position.setup(), move));
        count.add(watch -> new LeafCounter(part, watch).count(depth - 1));
      }
      return count.sum();
    } finally {
      count.stop();
    }
  }

  /** Ends a count whose thread was interrupted. */
  static void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("perft was interrupted");
    }
  }

  private static void checkDepth(Object where, int depth, int least) {
    if (depth < least) {
      throw new IllegalArgumentException(
          where + ": a depth of " + depth + " plies, where " + least + " is the least");
    }
  }

  private static LeafCounter counter(Position position) {
    return new LeafCounter(cursor(position), Perft::checkInterrupt);
  }

  private static Cursor cursor(Position position) {
    return Kernel.of(position.rules()).cursor(position.setup());
  }
}
