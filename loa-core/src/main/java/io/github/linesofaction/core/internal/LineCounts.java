package io.github.linesofaction.core.internal;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How many moves each side has along one line, looked up by what stands on the line. A line is read
 * as a number in base 3, its first cell the lowest digit: 0 empty, 1 Black, 2 White. Immutable; the
 * table of a length is worked out once, when it is first asked for.
 */
final class LineCounts {
  /** No board of up to 64 cells has a longer line. */
  private static final int LONGEST = 9;

  private static final List<LineCounts> BY_LENGTH =
      List.of(
          IntStream.rangeClosed(0, LONGEST).mapToObj(LineCounts::new).toArray(LineCounts[]::new));

  private final int length;

  /** Two threads may both work it out; they come to equal tables. */
  private volatile byte @Nullable [][] bySide;

  private LineCounts(int length) {
    this.length = length;
  }

  /** Returns the table for lines of a length, 1 to 9. */
  static LineCounts ofLength(int length) {
    return BY_LENGTH.get(length);
  }

  private static byte[][] workOut(int length) {
    int states = 1;
    for (int i = 0; i < length; i++) {
      states *= 3;
    }
    byte[][] bySide = new byte[2][states];
    int[] cells = new int[length];
    for (int state = 0; state < states; state++) {
      int rest = state;
      int stones = 0;
      for (int i = 0; i < length; i++) {
        cells[i] = rest % 3;
        rest /= 3;
        stones += cells[i] == 0 ? 0 : 1;
      }
      for (int i = 0; i < length; i++) {
        if (cells[i] != 0) {
          int moves = (reaches(cells, i, stones) ? 1 : 0) + (reaches(cells, i, -stones) ? 1 : 0);
          bySide[cells[i] - 1][state] += (byte) moves;
        }
      }
    }
    return bySide;
  }

  private static boolean reaches(int[] cells, int from, int by) {
    int to = from + by;
    if (to < 0 || to >= cells.length || cells[to] == cells[from]) {
      return false;
    }
    int step = by > 0 ? 1 : -1;
    for (int at = from + step; at != to; at += step) {
      if (cells[at] != 0 && cells[at] != cells[from]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the table of a side: 0 for Black, 1 for White. */
  byte[] of(int side) {
    byte[][] known = bySide;
    if (known == null) {
      known = workOut(length);
      bySide = known;
    }
    return known[side];
  }
}
