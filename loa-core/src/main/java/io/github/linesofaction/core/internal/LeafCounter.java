package io.github.linesofaction.core.internal;

import java.util.Arrays;

/**
 * Counts the leaves of a cursor's tree of turns at a depth; a finished position has no children.
 * The cursor comes back to where it was, also when the count is stopped. For one thread.
 *
 * <p>The way down is kept in arrays that grow with the depth reached, not on the thread's stack and
 * not by the depth asked for. The lists of turns of all positions on that way lie one behind the
 * other in one array. Where they have grown long, positions deeper down share the room behind, and
 * their turns are listed again after each one's subtree.
 */
public final class LeafCounter {
  /** How far down a sequence of turns is followed. */
  public static final int MOST_PLIES = 100_000;

  private static final int MOST_KEPT = 1 << 20;
  private static final int LEVELS = 16;

  private final Cursor cursor;
  private final Watch watch;
  private final int mostTurns;

  /** The turns of the last but one ply. */
  private int[] lastTurns = new int[0];

  private int[] turns = new int[0];

  /** For each level: where its turns begin, which one is next, and where they end. */
  private int[] starts = new int[LEVELS];

  private int[] nexts = new int[LEVELS];
  private int[] ends = new int[LEVELS];

  /** Makes a counter that works on a cursor, and is asked now and then whether to go on. */
  public LeafCounter(Cursor cursor, Watch watch) {
    this.cursor = cursor;
    this.watch = watch;
    this.mostTurns = cursor.rules().moveRule().mostTurns(cursor.rules().topology());
  }

  /**
   * Counts the leaves at a depth.
   *
   * @throws IllegalArgumentException if a sequence of turns gets longer than {@link #MOST_PLIES}
   */
  public long count(int depth) {
    watch.check();
    if (depth == 0) {
      return 1;
    }
    if (cursor.goals() != 0) {
      return 0;
    }
    if (depth == 1) {
      return cursor.count();
    }
    int plies = cursor.plies();
    try {
      return depth == 2 ? countTwo() : walk(depth);
    } finally {
      while (cursor.plies() > plies) {
        cursor.unmake();
      }
    }
  }

  /** Returns the turns of the position; none if it is finished. */
  public int[] turns() {
    if (cursor.goals() != 0) {
      return new int[0];
    }
    int[] room = new int[mostTurns];
    return Arrays.copyOf(room, cursor.generate(room, 0));
  }

  private long countTwo() {
    if (lastTurns.length == 0) {
      lastTurns = new int[mostTurns];
    }
    return cursor.countTwo(lastTurns, watch);
  }

  private long walk(int depth) {
    long leaves = 0;
    int level = 0;
    enter(level, 0, depth);
    while (true) {
      if (nexts[level] == ends[level]) {
        if (level == 0) {
          return leaves;
        }
        leave(--level);
        continue;
      }
      cursor.make(turns[nexts[level]++]);
      watch.check();
      if (cursor.goals() != 0) {
        cursor.unmake();
      } else if (level == depth - 3) {
        leaves += countTwo();
        cursor.unmake();
      } else {
        int start = ends[level] <= MOST_KEPT ? ends[level] : starts[level];
        enter(++level, start, depth);
      }
    }
  }

  /** Lists the turns of a position that is not finished. */
  private void enter(int level, int start, int depth) {
    if (level == MOST_PLIES) {
      throw new IllegalArgumentException(
          "depth "
              + depth
              + ": a sequence of moves came to "
              + MOST_PLIES
              + " plies, and none is followed further");
    }
    if (level == starts.length) {
      starts = Arrays.copyOf(starts, 2 * level);
      nexts = Arrays.copyOf(nexts, 2 * level);
      ends = Arrays.copyOf(ends, 2 * level);
    }
    if (start + mostTurns > turns.length) {
      int most = MOST_KEPT + mostTurns;
      turns = Arrays.copyOf(turns, Math.min(most, Math.max(2 * turns.length, start + mostTurns)));
    }
    starts[level] = start;
    nexts[level] = start;
    ends[level] = cursor.generate(turns, start);
  }

  /** Comes back from the last subtree to the position above. */
  private void leave(int level) {
    cursor.unmake();
    if (ends[level] > MOST_KEPT) {
      cursor.generate(turns, starts[level]);
    }
  }
}
