package io.github.linesofaction.testkit;

import java.util.List;
import java.util.OptionalInt;

/**
 * One position with its right answers, computed by a program that shares nothing with this project.
 *
 * @param position position text
 * @param moves all legal moves, sorted by text; none if the position is finished, or if the side to
 *     move has none (where a pass follows by the variant itself, the pass is listed)
 * @param blackGroups how many groups Black's stones form; the table for Alveole does not say
 * @param whiteGroups how many groups White's stones form; the table for Alveole does not say
 * @param blackWon whether Black has reached his goal
 * @param whiteWon whether White has reached his goal
 */
public record ReferencePosition(
    String position,
    List<String> moves,
    OptionalInt blackGroups,
    OptionalInt whiteGroups,
    boolean blackWon,
    boolean whiteWon) {

  /**
   * Copies the list.
   *
   * @param position as for the record
   * @param moves as for the record
   * @param blackGroups as for the record
   * @param whiteGroups as for the record
   * @param blackWon as for the record
   * @param whiteWon as for the record
   * @throws NullPointerException if the list is null
   */
  public ReferencePosition {
    moves = List.copyOf(moves);
  }
}
