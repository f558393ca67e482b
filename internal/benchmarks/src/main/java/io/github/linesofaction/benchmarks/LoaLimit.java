package io.github.linesofaction.benchmarks;

/**
 * What this language can do on the standard 8×8 board: a yardstick for the library, written for
 * nothing but speed. It has one board, the rules of one preset, no history, no hash and no variant.
 *
 * <p>Leaves are counted in two ways, and random games played in two ways: from the stones, with the
 * stones on a line counted by its mask ({@code byStones}), and from the lines, what stands on each
 * kept as a number in base 3 with its moves in a table ({@code byLines}). The methods take the
 * stones of the side to move and of the other as words of bits. For one thread.
 */
final class LoaLimit {
  /** Black's stones in the standard start, cell 0 being a1 and cell 63 h8. */
  static final long BLACK = 0x7E00_0000_0000_007EL;

  /** White's stones in the standard start. */
  static final long WHITE = 0x0081_8181_8181_8100L;

  private static final int MOST_MOVES = 160;
  private static final int MOST_DEPTH = 16;

  /** A stone touches no more groups than four: of eight cells around it every second. */
  private static final int MOST_TO_JOIN = 4;

  private final short[][] moves = new short[MOST_DEPTH][MOST_MOVES];
  private final int[][] states = new int[MOST_DEPTH][LimitLines.COUNT];

  /** The groups of the stones that stay, while replies are counted; the first again for none. */
  private final long[] groups = new long[MOST_TO_JOIN];

  /** By how much the replies on each axis change when a stone leaves, while replies are counted. */
  private final int[] left = new int[4];

  private int groupCount;
  private long random;

  /** What the leaves were, so that nobody leaves out making them. */
  private long seen;

  LoaLimit(long seed) {
    random = seed;
  }

  /** Starts drawing from another seed, which is not 0. */
  void seed(long seed) {
    random = seed;
  }

  /** Returns something that depends on every leaf that was made. */
  long seen() {
    return seen;
  }

  /** Returns the leaves at a depth, every one made. */
  long leavesMadeByStones(long own, long enemy, int depth, boolean captured) {
    if (depth == 0) {
      seen += own * 3 + enemy;
      return 1;
    }
    if (isOver(own, enemy, captured)) {
      return 0;
    }
    short[] list = moves[depth];
    int count = list(own, enemy, list);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      long from = 1L << (list[i] & 63);
      long to = 1L << (list[i] >> 6);
      leaves += leavesMadeByStones(enemy & ~to, own ^ from ^ to, depth - 1, (enemy & to) != 0);
    }
    return leaves;
  }

  /** Returns the leaves at a depth, the last ply counted. */
  long leavesCountedByStones(long own, long enemy, int depth, boolean captured) {
    if (isOver(own, enemy, captured)) {
      return 0;
    }
    if (depth == 1) {
      return count(own, enemy);
    }
    short[] list = moves[depth];
    int count = list(own, enemy, list);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      long from = 1L << (list[i] & 63);
      long to = 1L << (list[i] >> 6);
      leaves += leavesCountedByStones(enemy & ~to, own ^ from ^ to, depth - 1, (enemy & to) != 0);
    }
    return leaves;
  }

  /** Returns the leaves at a depth with Black to move, every one made. */
  long leavesMadeByLines(long black, long white, int depth) {
    LimitLines.read(black, white, states[depth]);
    return leavesMadeByLines(black, white, 0, depth, true);
  }

  private long leavesMadeByLines(long own, long enemy, int side, int depth, boolean captured) {
    if (isOver(own, enemy, captured)) {
      return 0;
    }
    int[] now = states[depth];
    long leaves = 0;
    for (int line = 0; line < LimitLines.COUNT; line++) {
      int state = now[line];
      int count = LimitLines.MOVE_COUNTS[side][state];
      for (int i = 0; i < count; i++) {
        int move = LimitLines.MOVES[side][state << 3 | i];
        int from = LimitLines.CELLS[line << 3 | move & 7];
        int to = LimitLines.CELLS[line << 3 | move >> 4];
        long target = 1L << to;
        long left = own ^ 1L << from ^ target;
        boolean captures = (enemy & target) != 0;
        if (depth == 1) {
          seen += left * 3 + (enemy & ~target);
          leaves++;
        } else {
          LimitLines.copyAndMove(now, states[depth - 1], side, from, to, captures);
          leaves += leavesMadeByLines(enemy & ~target, left, side ^ 1, depth - 1, captures);
        }
      }
    }
    return leaves;
  }

  /**
   * Returns the leaves at a depth with Black to move, the last ply counted by what a move changes.
   */
  long leavesCountedByLines(long black, long white, int depth) {
    LimitLines.read(black, white, states[depth]);
    return leavesCountedByLines(black, white, 0, depth, true);
  }

  private long leavesCountedByLines(long own, long enemy, int side, int depth, boolean captured) {
    if (isOver(own, enemy, captured)) {
      return 0;
    }
    int[] now = states[depth];
    if (depth == 1) {
      return LimitLines.total(now, LimitLines.MOVE_COUNTS[side]);
    }
    if (depth == 2) {
      return countReplies(own, enemy, side, now);
    }
    short[] list = moves[depth];
    int count = list(own, enemy, list);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      int from = list[i] & 63;
      int to = list[i] >> 6;
      long target = 1L << to;
      boolean captures = (enemy & target) != 0;
      LimitLines.copyAndMove(now, states[depth - 1], side, from, to, captures);
      leaves +=
          leavesCountedByLines(
              enemy & ~target, own ^ 1L << from ^ target, side ^ 1, depth - 1, captures);
    }
    return leaves;
  }

  private long countReplies(long own, long enemy, int side, int[] now) {
    byte[] counts = LimitLines.MOVE_COUNTS[side ^ 1];
    int total = LimitLines.total(now, counts);
    int stone = side + 1;
    long all = own | enemy;
    long replies = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      findGroups(own ^ 1L << from);
      int without = total;
      for (int axis = 0; axis < 4; axis++) {
        int at = from << 2 | axis;
        int state = now[LimitLines.LINES[at]];
        left[axis] = counts[state - stone * LimitLines.WEIGHTS[at]] - counts[state];
        without += left[axis];
      }
      for (int axis = 0; axis < 4; axis++) {
        int way = LimitBoard.way(from, axis, all);
        int weight = stone * LimitLines.WEIGHTS[from << 2 | axis];
        for (int i = way; i < way + 2; i++) {
          long to = LimitBoard.TARGETS[i];
          if ((to & ~own) == 0 || (LimitBoard.BETWEEN[i] & enemy) != 0 || joinsAllGroups(to)) {
            continue;
          }
          boolean captures = (enemy & to) != 0;
          if (captures && isConnected(enemy ^ to)) {
            continue;
          }
          int placed = captures ? 2 * stone - 3 : stone;
          int at = Long.numberOfTrailingZeros(to) << 2;
          replies += without - left[axis];
          for (int other = 0; other < 4; other++) {
            int state = now[LimitLines.LINES[at + other]];
            int after = state + placed * LimitLines.WEIGHTS[at + other];
            replies += counts[other == axis ? after - weight : after] - counts[state];
          }
        }
      }
    }
    return replies;
  }

  /** Finds the groups of some stones; from five on none of their moves joins them all. */
  private void findGroups(long stones) {
    long rest = stones;
    groupCount = 0;
    while (rest != 0 && groupCount <= MOST_TO_JOIN) {
      long group = LimitBoard.group(rest, rest & -rest);
      if (groupCount < MOST_TO_JOIN) {
        groups[groupCount] = group;
      }
      groupCount++;
      rest ^= group;
    }
    for (int i = groupCount; i < MOST_TO_JOIN; i++) {
      groups[i] = groups[0];
    }
  }

  private boolean joinsAllGroups(long to) {
    if (groupCount > MOST_TO_JOIN) {
      return false;
    }
    long touched = LimitBoard.neighbours(to);
    return (touched & groups[0]) != 0
        && (touched & groups[1]) != 0
        && (touched & groups[2]) != 0
        && (touched & groups[3]) != 0;
  }

  /** Plays a random game from the stones, all moves listed, and returns how many plies it had. */
  int gameByStones(long black, long white) {
    long own = black;
    long enemy = white;
    short[] list = moves[0];
    int plies = 0;
    for (int count = list(own, enemy, list); count > 0; count = list(own, enemy, list)) {
      int move = list[below(count)];
      long to = 1L << (move >> 6);
      boolean captures = (enemy & to) != 0;
      own ^= 1L << (move & 63) ^ to;
      enemy &= ~to;
      plies++;
      if (isConnected(own) || captures && isConnected(enemy)) {
        return plies;
      }
      long mover = own;
      own = enemy;
      enemy = mover;
    }
    return plies;
  }

  /** Plays a random game along the lines, a move drawn by its number, and returns its plies. */
  int gameByLines(long black, long white) {
    int[] now = states[0];
    LimitLines.read(black, white, now);
    int both = 0;
    for (int state : now) {
      both += LimitLines.BOTH_COUNTS[state];
    }
    long own = black;
    long enemy = white;
    int side = 0;
    int plies = 0;
    while (true) {
      int total = side == 0 ? both & 0xFFFF : both >>> 16;
      if (total == 0) {
        return plies;
      }
      int number = below(total);
      byte[] counts = LimitLines.MOVE_COUNTS[side];
      int line = 0;
      for (int count = counts[now[0]]; number >= count; count = counts[now[line]]) {
        number -= count;
        line++;
      }
      int move = LimitLines.MOVES[side][now[line] << 3 | number];
      int from = LimitLines.CELLS[line << 3 | move & 7];
      int to = LimitLines.CELLS[line << 3 | move >> 4];
      long target = 1L << to;
      boolean captures = (enemy & target) != 0;
      own ^= 1L << from ^ target;
      enemy &= ~target;
      plies++;
      if (isConnected(own) || captures && isConnected(enemy)) {
        return plies;
      }
      both += LimitLines.move(now, side, from, to, captures);
      long mover = own;
      own = enemy;
      enemy = mover;
      side ^= 1;
    }
  }

  /** Draws a number below a bound: a shift register of 64 bits and a multiplication. */
  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) ((random * 0x2545_F491_4F6C_DD1DL >>> 32) * bound >>> 32);
  }

  private static boolean isOver(long own, long enemy, boolean captured) {
    return isConnected(enemy) || captured && isConnected(own);
  }

  private static int list(long own, long enemy, short[] moves) {
    long all = own | enemy;
    int count = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int axis = 0; axis < 4; axis++) {
        int way = LimitBoard.way(from, axis, all);
        for (int i = way; i < way + 2; i++) {
          long to = LimitBoard.TARGETS[i];
          if ((to & ~own) != 0 && (LimitBoard.BETWEEN[i] & enemy) == 0) {
            moves[count++] = (short) (from | Long.numberOfTrailingZeros(to) << 6);
          }
        }
      }
    }
    return count;
  }

  private static int count(long own, long enemy) {
    long all = own | enemy;
    int count = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int axis = 0; axis < 4; axis++) {
        int way = LimitBoard.way(from, axis, all);
        for (int i = way; i < way + 2; i++) {
          count +=
              (LimitBoard.TARGETS[i] & ~own) != 0 && (LimitBoard.BETWEEN[i] & enemy) == 0 ? 1 : 0;
        }
      }
    }
    return count;
  }

  private static boolean isConnected(long stones) {
    return LimitBoard.isConnected(stones);
  }
}
