package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import java.util.Objects;
import java.util.Optional;

/**
 * A change that might repair a record where it breaks, or a little earlier: another move in the
 * place of a ply, a ply taken out, or one put in. Nobody applies it without being asked.
 *
 * @param ply the ply to change, counted from 1; of one put in, the ply that it becomes
 * @param side whose ply that is
 * @param was the move as written there; nothing if a ply is put in
 * @param move the move to put in its place; nothing if a ply is taken out
 * @param changes how many letters and digits differ: the fewest insertions, removals and
 *     replacements that make one text of the other; 0 for a ply taken out that says what the one
 *     before says
 * @param saves how many more plies become legal by it, the broken one included
 * @param complete whether all the rest of the record is legal then
 */
public record RepairHint(
    int ply,
    Color side,
    Optional<String> was,
    Optional<Move> move,
    int changes,
    int saves,
    boolean complete) {
  /**
   * Makes a hint.
   *
   * @param ply the ply to change, counted from 1
   * @param side whose ply that is
   * @param was the move as written there; nothing if a ply is put in
   * @param move the move to put in its place; nothing if a ply is taken out
   * @param changes how many letters and digits differ
   * @param saves how many more plies become legal by it
   * @param complete whether all the rest of the record is legal then
   * @throws IllegalArgumentException if neither a text nor a move is given
   */
  public RepairHint {
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(was, "was");
    Objects.requireNonNull(move, "move");
    if (was.isEmpty() && move.isEmpty()) {
      throw new IllegalArgumentException("a hint takes a move out, puts one in, or both");
    }
  }

  /**
   * Returns the hint in one line.
   *
   * @return such as {@code ply 1: c1-c3 instead of cē3 makes all the rest legal, 44 plies more},
   *     {@code ply 4 twice: one b1-b3 left out …} or {@code a ply of White is missing before ply 4:
   *     a2-c2 …}
   */
  @Override
  public String toString() {
    return change()
        + (complete ? " makes all the rest legal, " : " saves ")
        + saves
        + (saves == 1 ? " ply" : " plies")
        + (complete ? " more" : "");
  }

  private String change() {
    if (was.isEmpty()) {
      String who = side.title();
      return "a ply of " + who + " is missing before ply " + ply + ": " + move.orElseThrow();
    }
    if (move.isEmpty() && changes == 0) {
      return "ply " + (ply - 1) + " twice: one " + was.get() + " left out";
    }
    return move.isEmpty()
        ? "ply " + ply + ": " + was.get() + " left out"
        : "ply " + ply + ": " + move.get() + " instead of " + was.get();
  }
}
