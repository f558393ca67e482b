package io.github.linesofaction.core.internal;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The moves that each side has along one line, looked up by what stands on the line. A line is read
 * as a number in base 3, its first cell the lowest digit: 0 empty, 1 Black, 2 White. Its state is
 * that number and the first state of its length. Immutable; the tables of a length are worked out
 * once, when they are first asked for.
 */
final class LineTables {
  /** No board of up to 64 cells has a longer line. */
  private static final int LONGEST = 9;

  private static final List<LineTables> BY_LENGTH =
      List.of(
          IntStream.rangeClosed(0, LONGEST).mapToObj(LineTables::new).toArray(LineTables[]::new));

  private final int longest;

  /** Two threads may both work it out; they come to equal tables. */
  private volatile @Nullable Worked worked;

  private LineTables(int longest) {
    this.longest = longest;
  }

  /** Returns the tables for lines of up to a length, 1 to 9. */
  static LineTables upTo(int longest) {
    return BY_LENGTH.get(longest);
  }

  /** Returns the state of an empty line of a length, the first of that length. */
  static int first(int length) {
    int first = 0;
    int states = 1;
    for (int i = 0; i < length; i++) {
      first += states;
      states *= 3;
    }
    return first;
  }

  /** Returns for each state how many moves a side has: 0 Black, 1 White. */
  byte[] counts(int side) {
    return worked().counts[side];
  }

  /** Returns for each state how many moves Black has, and in the upper byte how many White. */
  char[] bothCounts() {
    return worked().bothCounts;
  }

  /** Returns for each state the lower ends of a side's moves, as {@link LineMoves} has them. */
  short[] moves(int side) {
    return worked().moves[side];
  }

  /** Returns for each state how many stones stand on the line: how far its moves lead. */
  byte[] distances() {
    return worked().distances;
  }

  private Worked worked() {
    Worked known = worked;
    if (known == null) {
      known = new Worked(longest);
      worked = known;
    }
    return known;
  }

  private static final class Worked {
    private final byte[][] counts;
    private final char[] bothCounts;
    private final short[][] moves;
    private final byte[] distances;

    Worked(int longest) {
      int states = first(longest + 1);
      counts = new byte[2][states];
      bothCounts = new char[states];
      moves = new short[2][states];
      distances = new byte[states];
      for (int length = 0; length <= longest; length++) {
        for (int state = first(length); state < first(length + 1); state++) {
          workOut(length, state);
        }
      }
    }

    private void workOut(int length, int state) {
      int black = 0;
      int white = 0;
      int rest = state - first(length);
      for (int i = 0; i < length; i++) {
        black |= rest % 3 == 1 ? 1 << i : 0;
        white |= rest % 3 == 2 ? 1 << i : 0;
        rest /= 3;
      }
      int room = (1 << length) - 1;
      moves[0][state] = (short) LineMoves.mask(black, white, room);
      moves[1][state] = (short) LineMoves.mask(white, black, room);
      counts[0][state] = (byte) Integer.bitCount(moves[0][state]);
      counts[1][state] = (byte) Integer.bitCount(moves[1][state]);
      bothCounts[state] = (char) (counts[0][state] | counts[1][state] << Byte.SIZE);
      distances[state] = (byte) Integer.bitCount(black | white);
    }
  }
}
