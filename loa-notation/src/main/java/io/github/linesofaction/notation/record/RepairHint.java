package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Move;
import java.util.Objects;

/**
 * A move that might have been meant where a record breaks, or a little earlier. Nobody applies it
 * without being asked.
 *
 * @param ply the ply to change, counted from 1
 * @param was the move as written there
 * @param move the move to put in its place
 * @param changes how many letters and digits differ: the fewest insertions, removals and
 *     replacements that make one text of the other
 * @param saves how many more plies become legal by it, the broken one included
 * @param complete whether all the rest of the record is legal then
 */
public record RepairHint(int ply, String was, Move move, int changes, int saves, boolean complete) {
  /**
   * Makes a hint.
   *
   * @param ply the ply to change, counted from 1
   * @param was the move as written there
   * @param move the move to put in its place
   * @param changes how many letters and digits differ
   * @param saves how many more plies become legal by it
   * @param complete whether all the rest of the record is legal then
   */
  public RepairHint {
    Objects.requireNonNull(was, "was");
    Objects.requireNonNull(move, "move");
  }

  /**
   * Returns the hint in one line.
   *
   * @return such as {@code ply 1: c1-c3 instead of cē3 makes all the rest legal, 44 plies more}
   */
  @Override
  public String toString() {
    return "ply "
        + ply
        + ": "
        + move
        + " instead of "
        + was
        + (complete ? " makes all the rest legal, " : " saves ")
        + saves
        + (saves == 1 ? " ply" : " plies")
        + (complete ? " more" : "");
  }
}
