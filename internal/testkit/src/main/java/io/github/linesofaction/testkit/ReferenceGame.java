package io.github.linesofaction.testkit;

import java.util.List;
import java.util.Objects;

/**
 * One whole game from the variant's start, played by a program that shares nothing with this
 * project.
 *
 * @param moves the moves in canonical text
 * @param lastPosition the text of the last position
 * @param blackWon whether Black has reached his goal in it
 * @param whiteWon whether White has reached his goal in it
 * @param end why the game stops there
 */
public record ReferenceGame(
    List<String> moves, String lastPosition, boolean blackWon, boolean whiteWon, End end) {

  /** Why a reference game stops. */
  public enum End {
    /** One side or both have reached their goal. */
    GOAL,
    /** Neither side can reach its goal any more. */
    DEAD,
    /** The side to move has no legal move. */
    STUCK,
    /** The game is cut off after 300 plies; the last position is not finished. */
    CUT
  }

  /**
   * Copies the list.
   *
   * @param moves as for the record
   * @param lastPosition as for the record
   * @param blackWon as for the record
   * @param whiteWon as for the record
   * @param end as for the record
   * @throws NullPointerException if a component is null
   */
  public ReferenceGame {
    moves = List.copyOf(moves);
    Objects.requireNonNull(lastPosition, "lastPosition");
    Objects.requireNonNull(end, "end");
  }
}
