package io.github.linesofaction.benchmarks;

/**
 * The 46 lines of the 8×8 board for {@link LoaLimit}. What stands on a line is a number in base 3,
 * its first cell the lowest digit, 0 empty, 1 Black, 2 White, and so an index into tables of moves.
 */
final class LimitLines {
  /** How many lines there are. */
  static final int COUNT = 46;

  /** For each line, eight at a time, its cells. */
  static final byte[] CELLS = new byte[COUNT << 3];

  /** For each cell and axis the line there. */
  static final byte[] LINES = new byte[64 << 2];

  /** For each cell and axis the place value of the cell on that line. */
  static final short[] WEIGHTS = new short[64 << 2];

  /** For each side and state how many moves the side has. */
  static final byte[][] MOVE_COUNTS = new byte[2][];

  /** For each state how many moves Black has, and above 16 bits how many White has. */
  static final int[] BOTH_COUNTS;

  /** For each side and state, eight at a time, its moves: place left, and in bits 4 up, reached. */
  static final byte[][] MOVES = new byte[2][];

  private static final int[] LENGTHS = new int[COUNT];
  private static final int[] FIRST_STATES = new int[COUNT];
  private static final int[] FIRST_OF_LENGTH = new int[10];

  static {
    for (int length = 0, states = 1; length < 9; length++, states *= 3) {
      FIRST_OF_LENGTH[length + 1] = FIRST_OF_LENGTH[length] + states;
    }
    for (int side = 0; side < 2; side++) {
      MOVE_COUNTS[side] = new byte[FIRST_OF_LENGTH[9]];
      MOVES[side] = new byte[FIRST_OF_LENGTH[9] << 3];
      for (int length = 1; length < 9; length++) {
        for (int state = FIRST_OF_LENGTH[length]; state < FIRST_OF_LENGTH[length + 1]; state++) {
          fillMoves(side, length, state);
        }
      }
    }
    BOTH_COUNTS = new int[FIRST_OF_LENGTH[9]];
    for (int state = 0; state < BOTH_COUNTS.length; state++) {
      BOTH_COUNTS[state] = MOVE_COUNTS[0][state] + (MOVE_COUNTS[1][state] << 16);
    }
    int lines = 0;
    for (int axis = 0; axis < 4; axis++) {
      for (int cell = 0; cell < 64; cell++) {
        if (!isOnBoard((cell & 7) - LimitBoard.FILES[axis], (cell >> 3) - LimitBoard.RANKS[axis])) {
          number(lines++, axis, cell);
        }
      }
    }
  }

  private LimitLines() {}

  private static boolean isOnBoard(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
  }

  private static void number(int line, int axis, int first) {
    int file = first & 7;
    int rank = first >> 3;
    int length = 0;
    for (int weight = 1; isOnBoard(file, rank); weight *= 3) {
      int cell = rank << 3 | file;
      CELLS[line << 3 | length++] = (byte) cell;
      LINES[cell << 2 | axis] = (byte) line;
      WEIGHTS[cell << 2 | axis] = (short) weight;
      file += LimitBoard.FILES[axis];
      rank += LimitBoard.RANKS[axis];
    }
    LENGTHS[line] = length;
    FIRST_STATES[line] = FIRST_OF_LENGTH[length];
  }

  private static void fillMoves(int side, int length, int state) {
    int[] digits = new int[length];
    int stones = 0;
    for (int place = 0, rest = state - FIRST_OF_LENGTH[length]; place < length; place++) {
      digits[place] = rest % 3;
      stones += digits[place] == 0 ? 0 : 1;
      rest /= 3;
    }
    int count = 0;
    for (int from = 0; from < length; from++) {
      for (int to = from - stones; to <= from + stones; to += 2 * stones) {
        if (isMove(digits, side + 1, from, to)) {
          MOVES[side][state << 3 | count++] = (byte) (from | to << 4);
        }
        if (stones == 0) {
          break;
        }
      }
    }
    MOVE_COUNTS[side][state] = (byte) count;
  }

  private static boolean isMove(int[] digits, int own, int from, int to) {
    if (digits[from] != own || to < 0 || to >= digits.length || digits[to] == own) {
      return false;
    }
    for (int place = Math.min(from, to) + 1; place < Math.max(from, to); place++) {
      if (digits[place] == 3 - own) {
        return false;
      }
    }
    return true;
  }

  /** Writes what stands on each line. */
  static void read(long black, long white, int[] states) {
    for (int line = 0; line < COUNT; line++) {
      int state = FIRST_STATES[line];
      int weight = 1;
      for (int place = 0; place < LENGTHS[line]; place++) {
        int cell = CELLS[line << 3 | place];
        state += (int) ((black >>> cell & 1) + 2 * (white >>> cell & 1)) * weight;
        weight *= 3;
      }
      states[line] = state;
    }
  }

  /** Returns how many moves a side has on all lines. */
  static int total(int[] states, byte[] counts) {
    int total = 0;
    for (int state : states) {
      total += counts[state];
    }
    return total;
  }

  /** Writes what stands on each line after a step. */
  static void copyAndMove(int[] states, int[] after, int side, int from, int to, boolean captures) {
    System.arraycopy(states, 0, after, 0, COUNT);
    int stone = side + 1;
    for (int at = from << 2; at < (from << 2) + 4; at++) {
      after[LINES[at]] -= stone * WEIGHTS[at];
    }
    int placed = captures ? 2 * stone - 3 : stone;
    for (int at = to << 2; at < (to << 2) + 4; at++) {
      after[LINES[at]] += placed * WEIGHTS[at];
    }
  }

  /**
   * Makes a step on the lines.
   *
   * @return how many moves more Black has, and above 16 bits how many more White
   */
  static int move(int[] states, int side, int from, int to, boolean captures) {
    int stone = side + 1;
    return change(states, from, -stone) + change(states, to, captures ? 2 * stone - 3 : stone);
  }

  private static int change(int[] states, int cell, int digit) {
    int difference = 0;
    for (int at = cell << 2; at < (cell << 2) + 4; at++) {
      int line = LINES[at];
      int before = states[line];
      int after = before + digit * WEIGHTS[at];
      states[line] = after;
      difference += BOTH_COUNTS[after] - BOTH_COUNTS[before];
    }
    return difference;
  }
}
