package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.MoveCode;

/**
 * Counts the replies to every move of a position without making the moves, for the standard
 * movement and the goal of connecting.
 *
 * <p>A move changes at most seven lines, so the number of replies after it is that before it and
 * the difference on those lines, each looked up by {@link LineStates}. Whether the move ends the
 * game is mostly settled by one group that the move cannot have joined. For one thread.
 */
final class ReplyCounter {
  private final Bitboards boards;
  private final LineStates lines;

  private long firstGroup;
  private long secondGroup;
  private long nearFirst;
  private long nearSecond;

  ReplyCounter(Bitboards boards, LineStates lines) {
    this.boards = boards;
    this.lines = lines;
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
    lines.update(black, white);
    long own = side == 0 ? black : white;
    long enemy = side == 0 ? white : black;
    int before = lines.count(side ^ 1);
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
      int after = before + lines.difference(side ^ 1, from, to, capture);
      sum += after == 0 && passes ? 1 : after;
    }
    return sum;
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
