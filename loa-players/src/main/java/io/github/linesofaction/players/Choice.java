package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Move;
import java.util.Objects;

/**
 * The move that a player has chosen.
 *
 * @param move the move
 * @param thought what the player thought of it last
 */
public record Choice(Move move, Thought thought) {
  /**
   * Makes a choice.
   *
   * @param move the move
   * @param thought what the player thought of it last
   */
  public Choice {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(thought, "thought");
  }
}
