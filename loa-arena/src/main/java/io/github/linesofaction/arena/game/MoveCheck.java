package io.github.linesofaction.arena.game;

import java.util.Objects;
import java.util.Optional;

/**
 * What became of the text of a move.
 *
 * @param text the move as the game writes it; what was asked for, if it is not legal
 * @param after the game after the move; nothing if it is not legal
 * @param isReadable whether the text is a move at all
 * @param fault why the move may not be played and what would be right; empty if it is legal
 */
public record MoveCheck(String text, Optional<GameState> after, boolean isReadable, String fault) {
  /**
   * Makes an answer.
   *
   * @param text the move as the game writes it; what was asked for, if it is not legal
   * @param after the game after the move; nothing if it is not legal
   * @param isReadable whether the text is a move at all
   * @param fault why the move may not be played and what would be right; empty if it is legal
   */
  public MoveCheck {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(fault, "fault");
  }

  /**
   * Makes the answer to a legal move.
   *
   * @param text the move as the game writes it
   * @param after the game after the move
   * @return the answer
   */
  public static MoveCheck legal(String text, GameState after) {
    return new MoveCheck(text, Optional.of(Objects.requireNonNull(after, "after")), true, "");
  }

  /**
   * Makes the answer to a move that may not be played.
   *
   * @param text what was asked for
   * @param fault why it may not be played, and what would be right
   * @return the answer
   */
  public static MoveCheck illegal(String text, String fault) {
    return new MoveCheck(text, Optional.empty(), true, fault);
  }

  /**
   * Makes the answer to a text that is no move.
   *
   * @param text what was asked for
   * @param fault why it is no move, and how one is written
   * @return the answer
   */
  public static MoveCheck unreadable(String text, String fault) {
    return new MoveCheck(text, Optional.empty(), false, fault);
  }

  /** {@return whether the move may be played} */
  public boolean isLegal() {
    return after.isPresent();
  }
}
