package io.github.linesofaction.players;

import java.util.Objects;

/** Which move a search looks at next: the sooner a good one, the less is left to look at. */
public final class MoveOrdering {
  private MoveOrdering() {}

  /**
   * Brings the most promising of the moves from a place on to that place.
   *
   * @param moves the moves, the first {@code count} of them; put in another order
   * @param at the place
   * @param count how many moves there are
   * @param favourite the move to take before all others, if it is there
   * @param scores how well each step has done, by its squares: the lower 16 bits of a move
   * @return the move that is now at the place
   * @throws ArrayIndexOutOfBoundsException if an array is too short
   */
  public static int next(int[] moves, int at, int count, int favourite, int[] scores) {
    Objects.requireNonNull(moves, "moves");
    Objects.requireNonNull(scores, "scores");
    int chosen = at;
    int most = Integer.MIN_VALUE;
    for (int i = at; i < count; i++) {
      int promise = moves[i] == favourite ? Integer.MAX_VALUE : scores[moves[i] & 0xFFFF];
      if (promise > most) {
        most = promise;
        chosen = i;
      }
    }
    int move = moves[chosen];
    moves[chosen] = moves[at];
    moves[at] = move;
    return move;
  }
}
