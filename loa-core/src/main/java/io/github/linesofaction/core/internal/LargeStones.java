package io.github.linesofaction.core.internal;

import static io.github.linesofaction.core.internal.LargeBoard.CELL_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.FIRST_ROW;
import static io.github.linesofaction.core.internal.LargeBoard.LINE_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.PLACE;

import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.SquareSet;
import java.util.Arrays;

/**
 * The stones on a board of up to 256 cells, which lie on its lines: for each line a word with
 * Black's stones in its lower half and White's in its upper one. So the stones on a line are
 * counted at one look, and a stone comes or goes by one exclusive or a line. For one thread.
 */
final class LargeStones {
  /** How many words of bits there are for each side. */
  static final int WORDS = 4;

  private static final long HALF = 0xFFFF_FFFFL;

  final LargeBoard board;

  /** For each line, Black's stones and above them White's. */
  final long[] lines;

  private final int[] places;
  private final short[] cellAt;
  private final int[] room;
  private final int threeBeside;

  /** The stones of Black in four words of bits, then those of White. */
  private final long[] words = new long[2 * WORDS];

  /** For each row, the cells of a group that is being looked for. */
  private final int[] group;

  /** For each row, the cells of the groups that have been counted. */
  private final int[] counted;

  LargeStones(LargeBoard board) {
    this.board = board;
    this.lines = new long[board.lines];
    this.places = board.places;
    this.cellAt = board.cellAt;
    this.room = board.room;
    this.threeBeside = board.threeBeside;
    this.group = new int[board.rows + 2 * FIRST_ROW];
    this.counted = new int[group.length];
  }

  /** Takes all stones off. */
  void clear() {
    Arrays.fill(lines, 0);
    Arrays.fill(words, 0);
  }

  /** Puts stones of a side where there are none. */
  void add(int side, SquareSet squares) {
    for (int cell = squares.nextCell(0); cell >= 0; cell = squares.nextCell(cell + 1)) {
      toggle(side, cell);
    }
  }

  /** Returns a word of a side's stones: the cells from 64 times the index on. */
  long word(int side, int index) {
    return words[side * WORDS + index];
  }

  /** Returns where a side's stones are. */
  SquareSet set(int side) {
    return SquareSet.ofWords(
        board.topology, word(side, 0), word(side, 1), word(side, 2), word(side, 3));
  }

  /** Returns the cell of a side's first stone, or -1 if it has none. */
  int first(int side) {
    for (int i = 0; i < WORDS; i++) {
      if (word(side, i) != 0) {
        return i * Long.SIZE + Long.numberOfTrailingZeros(word(side, i));
      }
    }
    return -1;
  }

  /** Returns how many stones a side has. */
  int count(int side) {
    int count = 0;
    for (int i = 0; i < WORDS; i++) {
      count += Long.bitCount(word(side, i));
    }
    return count;
  }

  /** Returns the cell of a side's stone by its number, counted from 0 in the order of cells. */
  int stone(int side, int number) {
    int index = 0;
    int left = number;
    int count = Long.bitCount(word(side, 0));
    while (left >= count) {
      left -= count;
      index++;
      count = Long.bitCount(word(side, index));
    }
    return index * Long.SIZE + Bits.place(word(side, index), left);
  }

  /** Puts a stone on a cell, or takes it off. */
  void toggle(int side, int cell) {
    int at = cell << CELL_SHIFT;
    long stone = 1L << (side << 5);
    // Written out, for the compiler does not unroll the loop over three or four axes.
    int place = places[at];
    lines[place >> LINE_SHIFT] ^= stone << (place & PLACE);
    place = places[at + 1];
    lines[place >> LINE_SHIFT] ^= stone << (place & PLACE);
    place = places[at + 2];
    lines[place >> LINE_SHIFT] ^= stone << (place & PLACE);
    if (board.axes == 4) {
      place = places[at + 3];
      lines[place >> LINE_SHIFT] ^= stone << (place & PLACE);
    }
    words[side * WORDS + (cell >> 6)] ^= 1L << cell;
  }

  /**
   * Writes the steps of a stone in the order of their targets and returns the place behind the
   * last.
   *
   * @param capturesOnly whether to leave out quiet steps
   */
  int steps(int side, int from, int[] buffer, int at, boolean capturesOnly) {
    int end = at;
    int first = from << CELL_SHIFT;
    for (int i = first; i < first + board.axes; i++) {
      int place = places[i];
      int on = place & PLACE;
      long line = lines[place >> LINE_SHIFT];
      int distance = Long.bitCount(line);
      long enemy = line >>> ((side ^ 1) << 5) & HALF;
      long free = capturesOnly ? enemy : room[place >> LINE_SHIFT] & ~(line >>> (side << 5));
      long between = (1L << distance) - 2;
      if ((free >>> on + distance & 1) != 0 && (between << on & enemy) == 0) {
        end =
            insert(buffer, at, end, from | cellAt[place + distance] << 8, enemy >>> on + distance);
      }
      if ((free >>> on - distance & 1) != 0 && (between << on - distance & enemy) == 0) {
        end =
            insert(buffer, at, end, from | cellAt[place - distance] << 8, enemy >>> on - distance);
      }
    }
    return end;
  }

  /** Puts a step among those of the same stone. */
  private static int insert(int[] buffer, int first, int end, int step, long enemy) {
    int at = end;
    while (at > first && (buffer[at - 1] & 0xFFFF) > step) {
      buffer[at] = buffer[at - 1];
      at--;
    }
    buffer[at] = step | (int) (enemy & 1) << 24;
    return end + 1;
  }

  /** Returns the step of a stone in a direction, or no move if there is none. */
  int step(int side, int from, int direction) {
    int place = places[from << CELL_SHIFT | direction >> 1];
    long line = lines[place >> LINE_SHIFT];
    int distance = Long.bitCount(line);
    // Forward in even directions, backward in odd ones, without a branch.
    int by = (distance ^ -(direction & 1)) + (direction & 1);
    int target = (place & PLACE) + by;
    long enemy = line >>> ((side ^ 1) << 5) & HALF;
    long free = room[place >> LINE_SHIFT] & ~(line >>> (side << 5));
    long between = (1L << distance) - 2 << Math.min(place & PLACE, target);
    return (free >>> target & 1) == 0 || (between & enemy) != 0
        ? MoveCode.NONE
        : from | cellAt[place + by] << 8 | (int) (enemy >>> target & 1) << 24;
  }

  /** Tells whether a stone has a step. */
  boolean canStep(int side, int from) {
    for (int direction = 0; direction < 2 * board.axes; direction++) {
      if (step(side, from, direction) != MoveCode.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many steps a side has. */
  int countSteps(int side) {
    int count = 0;
    for (int line = FIRST_ROW; line < lines.length; line++) {
      count += countSteps(side, line, lines[line]);
    }
    return count;
  }

  /** Returns how many steps a side would have along a line with some stones on it. */
  int countSteps(int side, int line, long stones) {
    return Integer.bitCount(
        LineMoves.mask(
            (int) (stones >>> (side << 5)), (int) (stones >>> ((side ^ 1) << 5)), room[line]));
  }

  /** Returns the places of a line where a side has stones. */
  int onLine(int side, int line) {
    return (int) (lines[line] >>> (side << 5));
  }

  /**
   * Tells whether all stones of a side hang together.
   *
   * @param from the cell of one of them: best of one whose group is small
   */
  boolean isOneGroup(int side, int from) {
    // Mostly some stone stands alone, which settles it.
    int size = 1;
    if (!hasLoneStone(side)) {
      int place = places[from << CELL_SHIFT];
      size = grow(side, place >> LINE_SHIFT, 1 << (place & PLACE), group);
    }
    return size == count(side);
  }

  /** Tells whether some stone of a side touches no other. */
  private boolean hasLoneStone(int side) {
    int before = 0;
    int row = onLine(side, FIRST_ROW);
    for (int line = FIRST_ROW; line < FIRST_ROW + board.rows; line++) {
      int next = onLine(side, line + 1);
      if ((row & ~(beside(row) | above(before) | below(next))) != 0) {
        return true;
      }
      before = row;
      row = next;
    }
    return false;
  }

  /** Returns how many groups a side's stones form. */
  int groups(int side) {
    Arrays.fill(counted, 0);
    int groups = 0;
    for (int row = FIRST_ROW; row < FIRST_ROW + board.rows; row++) {
      int rest = onLine(side, row) & ~counted[row];
      while (rest != 0) {
        grow(side, row, rest & -rest, group);
        for (int i = row; i < FIRST_ROW + board.rows; i++) {
          counted[i] |= group[i];
        }
        rest &= ~counted[row];
        groups++;
      }
    }
    return groups;
  }

  /** Fills rows with the group of a stone, and returns how many stones it has. */
  int grow(int side, int rowOfStone, int stone, int[] rows) {
    Arrays.fill(rows, 0);
    rows[rowOfStone] = stone;
    int low = rowOfStone;
    int high = rowOfStone;
    boolean grown = true;
    while (grown) {
      grown = false;
      // Upward a group grows by as many rows as there are, in one go.
      for (int row = low - 1; row <= high + 1; row++) {
        int known = rows[row];
        int now = (known | touched(rows, row)) & onLine(side, row);
        if (now != known) {
          rows[row] = now;
          low = Math.min(low, row);
          high = Math.max(high, row);
          grown = true;
        }
      }
    }
    int size = 0;
    for (int row = low; row <= high; row++) {
      size += Integer.bitCount(rows[row]);
    }
    return size;
  }

  /** Fills rows with the cells that touch a group. */
  void touch(int[] rows, int[] near) {
    for (int row = 1; row < rows.length - 1; row++) {
      near[row] = touched(rows, row);
    }
  }

  private int touched(int[] rows, int row) {
    return beside(rows[row]) | above(rows[row - 1]) | below(rows[row + 1]);
  }

  private static int beside(int cells) {
    return cells << 1 | cells >> 1;
  }

  /** The cells of the next row that touch some of a row. */
  private int above(int cells) {
    return cells | cells << 1 | cells >> 1 & threeBeside;
  }

  /** The cells of the row before that touch some of a row. */
  private int below(int cells) {
    return cells | cells >> 1 | cells << 1 & threeBeside;
  }
}
