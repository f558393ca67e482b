package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts the replies to every move of a position without making the moves, for the standard
 * movement and the goal of connecting.
 *
 * <p>A move changes at most seven lines, so the number of replies after it is that before it and
 * the difference on those lines, each looked up in {@link LineCounts}. Whether the move ends the
 * game is mostly settled by one group that the move cannot have joined. For one thread.
 */
final class ReplyCounter {
  private final Bitboards boards;
  private final int axes;

  /** For each cell and axis, which line runs there, and the place value of the cell in it. */
  private final int[] lineOf;

  private final int[] weight;

  /** For each side and line, the table of its length. */
  private final byte[][][] tables;

  /** For each line, what stands on it now. */
  private final int[] states;

  private long firstGroup;
  private long secondGroup;
  private long nearFirst;
  private long nearSecond;

  ReplyCounter(Topology topology, Bitboards boards) {
    this.boards = boards;
    this.axes = topology.axes().size();
    this.lineOf = new int[topology.cellCount() * axes];
    this.weight = new int[topology.cellCount() * axes];
    List<LineCounts> counts = new ArrayList<>();
    for (int axis = 0; axis < axes; axis++) {
      Axis along = topology.axes().get(axis);
      for (Square square : topology.squares()) {
        List<Square> line = topology.line(square, along);
        if (line.get(0) == square) {
          number(topology, line, axis, counts.size());
          counts.add(LineCounts.ofLength(line.size()));
        }
      }
    }
    this.states = new int[counts.size()];
    this.tables = new byte[2][counts.size()][];
    for (int line = 0; line < states.length; line++) {
      tables[0][line] = counts.get(line).of(0);
      tables[1][line] = counts.get(line).of(1);
    }
  }

  private void number(Topology topology, List<Square> line, int axis, int number) {
    int value = 1;
    for (Square square : line) {
      int place = topology.cell(square) * axes + axis;
      lineOf[place] = number;
      weight[place] = value;
      value *= 3;
    }
  }

  /**
   * Counts the replies to some moves of an unfinished position.
   *
   * @param black Black's stones
   * @param white White's stones
   * @param side the side to move
   * @param moves its legal moves
   * @param end how many
   * @param passes whether a side without a move passes, which is a reply
   */
  long count(long black, long white, int side, int[] moves, int end, boolean passes) {
    read(black, white);
    long own = side == 0 ? black : white;
    long enemy = side == 0 ? white : black;
    byte[][] replies = tables[side ^ 1];
    int before = 0;
    for (int line = 0; line < states.length; line++) {
      before += replies[line][states[line]];
    }
    findGroups(own);
    long firstEnemies = boards.flood(enemy, enemy & -enemy);
    long otherEnemies = enemy & ~firstEnemies;
    long secondEnemies = boards.flood(enemy, otherEnemies & -otherEnemies);
    long sum = 0;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      if ((move & MoveCode.PASS) != 0) {
        sum += before == 0 && passes ? 1 : before;
        continue;
      }
      int from = move & 0xFF;
      int to = move >>> 8 & 0xFF;
      boolean capture = (move & MoveCode.CAPTURE) != 0;
      if (connectsMover(own, from, to)
          || capture && connectsEnemy(enemy, 1L << to, firstEnemies, secondEnemies)) {
        continue;
      }
      int after = before + difference(replies, side, from, to, capture);
      sum += after == 0 && passes ? 1 : after;
    }
    return sum;
  }

  private void read(long black, long white) {
    Arrays.fill(states, 0);
    for (long rest = black; rest != 0; rest &= rest - 1) {
      add(Long.numberOfTrailingZeros(rest), 1);
    }
    for (long rest = white; rest != 0; rest &= rest - 1) {
      add(Long.numberOfTrailingZeros(rest), 2);
    }
  }

  private void add(int cell, int digit) {
    for (int place = cell * axes; place < (cell + 1) * axes; place++) {
      states[lineOf[place]] += digit * weight[place];
    }
  }

  private int difference(byte[][] replies, int side, int from, int to, boolean capture) {
    int digit = side + 1;
    // On the target the mover's stone stands in place of nothing, or of an enemy stone.
    int placed = capture ? digit - (2 - side) : digit;
    int difference = 0;
    for (int axis = 0; axis < axes; axis++) {
      int left = from * axes + axis;
      int reached = to * axes + axis;
      int line = lineOf[left];
      int other = lineOf[reached];
      int state = states[line];
      byte[] table = replies[line];
      if (line == other) {
        int moved = state - digit * weight[left] + placed * weight[reached];
        difference += table[moved] - table[state];
      } else {
        difference += table[state - digit * weight[left]] - table[state];
        int otherState = states[other];
        byte[] otherTable = replies[other];
        difference += otherTable[otherState + placed * weight[reached]] - otherTable[otherState];
      }
    }
    return difference;
  }

  /** Finds two groups of the mover and the cells that touch them. */
  private void findGroups(long own) {
    firstGroup = boards.flood(own, own & -own);
    long others = own & ~firstGroup;
    secondGroup = boards.flood(own, others & -others);
    nearFirst = near(firstGroup);
    nearSecond = near(secondGroup);
  }

  private long near(long stones) {
    long near = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      near |= boards.neighbours(Long.numberOfTrailingZeros(rest));
    }
    return near;
  }

  private boolean connectsMover(long own, int from, int to) {
    long source = 1L << from;
    long target = 1L << to;
    // A group that the stone did not leave and does not touch afterwards stays apart from it.
    long near = (firstGroup & source) == 0 ? nearFirst : nearSecond;
    if ((near & target) == 0 && secondGroup != 0) {
      return false;
    }
    long after = own ^ source ^ target;
    return boards.flood(after, target) == after;
  }

  private boolean connectsEnemy(long enemy, long captured, long first, long second) {
    if (second != 0 && (captured & (first | second)) == 0) {
      return false;
    }
    return boards.isOneGroup(enemy & ~captured);
  }
}
