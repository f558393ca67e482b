package io.github.linesofaction.core.internal;

import static io.github.linesofaction.core.internal.LargeBoard.CELL_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.FIRST_ROW;
import static io.github.linesofaction.core.internal.LargeBoard.LINE_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.PLACE;

import java.util.Arrays;

/** Two groups of a side and the cells that touch them, row by row. For one thread. */
final class LargeGroups {
  private final LargeStones stones;
  private final int[] places;
  private final int[] first;
  private final int[] second;
  private final int[] nearFirst;
  private final int[] nearSecond;
  private boolean isOne;

  LargeGroups(LargeStones stones) {
    this.stones = stones;
    this.places = stones.board.places;
    int rows = stones.board.rows + 2 * FIRST_ROW;
    this.first = new int[rows];
    this.second = new int[rows];
    this.nearFirst = new int[rows];
    this.nearSecond = new int[rows];
  }

  /** Finds the groups of the first stone of a side and of the first one apart from it. */
  void find(int side) {
    Arrays.fill(second, 0);
    findOutside(side, second, first, nearFirst);
    isOne = !findOutside(side, first, second, nearSecond);
  }

  /** Finds the group of the first stone outside of another group, if there is one. */
  private boolean findOutside(int side, int[] other, int[] group, int[] near) {
    for (int row = FIRST_ROW; row < group.length - FIRST_ROW; row++) {
      int rest = stones.onLine(side, row) & ~other[row];
      if (rest != 0) {
        stones.grow(side, row, rest & -rest, group);
        stones.touch(group, near);
        return true;
      }
    }
    return false;
  }

  /** Tells whether a step may make all stones one group: not if it leaves a group apart. */
  boolean mayJoin(int from, int to) {
    return isOne || isIn(isIn(first, from) ? nearSecond : nearFirst, to);
  }

  /** Tells whether without a stone the others may be one group: not if both groups keep theirs. */
  boolean mayJoinWithout(int cell) {
    return isOne || isIn(first, cell) || isIn(second, cell);
  }

  private boolean isIn(int[] rows, int cell) {
    int place = places[cell << CELL_SHIFT];
    return (rows[place >> LINE_SHIFT] >> (place & PLACE) & 1) != 0;
  }
}
