package io.github.linesofaction.benchmarks;

/**
 * The 8×8 board of {@link LoaLimit}: for each cell, axis, distance and sense a target and a way.
 */
final class LimitBoard {
  /** For each way its target as a bit, 0 if it leads off the board. */
  static final long[] TARGETS = new long[64 * 4 * 9 * 2];

  /** For each way the cells between. */
  static final long[] BETWEEN = new long[64 * 4 * 9 * 2];

  /** How far a step leads along each axis: in files and in ranks. */
  static final int[] FILES = {1, 0, 1, 1};

  static final int[] RANKS = {0, 1, 1, -1};

  private static final long[] LINES = new long[64 * 4];
  private static final long NOT_FIRST_FILE = 0xFEFE_FEFE_FEFE_FEFEL;
  private static final long NOT_LAST_FILE = 0x7F7F_7F7F_7F7F_7F7FL;

  static {
    for (int cell = 0; cell < 64; cell++) {
      for (int axis = 0; axis < 4; axis++) {
        for (int sense = 0; sense < 2; sense++) {
          fill(cell, axis, sense);
        }
      }
    }
  }

  private LimitBoard() {}

  private static void fill(int cell, int axis, int sense) {
    int file = cell & 7;
    int rank = cell >> 3;
    int sign = sense == 0 ? 1 : -1;
    LINES[cell << 2 | axis] |= 1L << cell;
    long between = 0;
    for (int distance = 1; distance < 9; distance++) {
      file += sign * FILES[axis];
      rank += sign * RANKS[axis];
      if (file < 0 || file > 7 || rank < 0 || rank > 7) {
        return;
      }
      long target = 1L << (rank << 3 | file);
      int way = ((cell << 2 | axis) * 9 + distance) * 2 + sense;
      TARGETS[way] = target;
      BETWEEN[way] = between;
      between |= target;
      LINES[cell << 2 | axis] |= target;
    }
  }

  /** Returns the number of the way forward from a cell along an axis; the next is backward. */
  static int way(int cell, int axis, long all) {
    int line = cell << 2 | axis;
    return (line * 9 + Long.bitCount(all & LINES[line])) * 2;
  }

  /** Returns the cells that touch some cells, and perhaps themselves. */
  static long neighbours(long cells) {
    long beside = cells << 1 & NOT_FIRST_FILE | cells >>> 1 & NOT_LAST_FILE;
    long three = cells | beside;
    return beside | three << 8 | three >>> 8;
  }

  /** Returns the group of some stones. */
  static long group(long stones, long seed) {
    long group = seed;
    long before;
    do {
      before = group;
      long three = group | group << 1 & NOT_FIRST_FILE | group >>> 1 & NOT_LAST_FILE;
      group = (three | three << 8 | three >>> 8) & stones;
    } while (group != before);
    return group;
  }

  /** Tells whether stones form one group: mostly some stone stands alone, which settles it. */
  static boolean isConnected(long stones) {
    return (stones & ~neighbours(stones)) != 0
        ? (stones & stones - 1) == 0
        : group(stones, stones & -stones) == stones;
  }
}
