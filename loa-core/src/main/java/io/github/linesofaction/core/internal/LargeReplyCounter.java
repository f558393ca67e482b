package io.github.linesofaction.core.internal;

import static io.github.linesofaction.core.internal.LargeBoard.CELL_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.FIRST_ROW;
import static io.github.linesofaction.core.internal.LargeBoard.LINE_SHIFT;
import static io.github.linesofaction.core.internal.LargeBoard.PLACE;

import io.github.linesofaction.core.board.MoveCode;

/**
 * Counts the replies to every move of a position mostly without making the moves, as {@link
 * ReplyCounter} does, on the lines of a board of up to 256 cells. For one thread.
 *
 * <p>A move changes at most seven lines, so the number of replies after it is that before it and
 * the difference on those lines. Whether the move ends the game is mostly settled by two groups:
 * one that the moving stone did not leave and does not touch, or two that lost no stone. Otherwise
 * the move is made to see.
 */
final class LargeReplyCounter {
  private final LargeCursor cursor;
  private final LargeStones stones;
  private final LargeBoard board;
  private final boolean[] swallows;

  /** For each line, how many replies there are along it before the move. */
  private final int[] before;

  private final LargeGroups movers;
  private final LargeGroups others;

  LargeReplyCounter(LargeCursor cursor, LargeStones stones, boolean[] swallows) {
    this.cursor = cursor;
    this.stones = stones;
    this.board = stones.board;
    this.swallows = swallows;
    this.before = new int[board.lines];
    this.movers = new LargeGroups(stones);
    this.others = new LargeGroups(stones);
  }

  /**
   * Counts the replies to some moves of an unfinished position.
   *
   * @param moves its legal moves
   * @param end how many
   * @param passes whether a side without a move passes, which is a reply
   */
  long count(int[] moves, int end, boolean passes) {
    int mover = cursor.side();
    int total = 0;
    for (int line = FIRST_ROW; line < before.length; line++) {
      before[line] = stones.countSteps(mover ^ 1, line, stones.lines[line]);
      total += before[line];
    }
    movers.find(mover);
    others.find(mover ^ 1);
    long sum = 0;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      if (mayEnd(move) && ends(move)) {
        continue;
      }
      int after = total + ((move & MoveCode.PASS) == 0 ? difference(mover, move) : 0);
      sum += after == 0 && passes ? 1 : after;
    }
    return sum;
  }

  private boolean mayEnd(int move) {
    if ((move & MoveCode.PASS) != 0) {
      return false;
    }
    int to = MoveCode.to(move);
    return swallows[to]
        || movers.mayJoin(MoveCode.from(move), to)
        || (move & MoveCode.CAPTURE) != 0 && others.mayJoinWithout(to);
  }

  private boolean ends(int move) {
    cursor.make(move);
    int goals = cursor.goals();
    cursor.unmake();
    return goals != 0;
  }

  private int difference(int mover, int move) {
    int[] places = board.places;
    long[] lines = stones.lines;
    int from = MoveCode.from(move) << CELL_SHIFT;
    int to = MoveCode.to(move);
    long own = 1L << (mover << 5);
    // What changes on the target: the mover's stone comes, unless it is swallowed, the other goes.
    long arrival = swallows[to] ? 0 : own;
    if ((move & MoveCode.CAPTURE) != 0) {
      arrival |= 1L << ((mover ^ 1) << 5);
    }
    int difference = 0;
    for (int axis = 0; axis < board.axes; axis++) {
      int left = places[from | axis];
      int reached = places[to << CELL_SHIFT | axis];
      int line = left >> LINE_SHIFT;
      int other = reached >> LINE_SHIFT;
      long leaving = own << (left & PLACE);
      long arriving = arrival << (reached & PLACE);
      if (line == other) {
        difference += change(mover ^ 1, line, lines[line] ^ leaving ^ arriving);
      } else {
        difference += change(mover ^ 1, line, lines[line] ^ leaving);
        difference += change(mover ^ 1, other, lines[other] ^ arriving);
      }
    }
    return difference;
  }

  /** Returns how many replies along a line a change to its stones adds. */
  private int change(int side, int line, long now) {
    return stones.countSteps(side, line, now) - before[line];
  }
}
