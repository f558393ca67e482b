package io.github.linesofaction.arena.game;

import java.util.Objects;
import java.util.Optional;

/**
 * How a game has ended by its own rules.
 *
 * @param winner the side that has won; nothing for a draw
 * @param reason why, in a few words such as {@code goal reached}
 */
public record GameResult(Optional<Side> winner, String reason) {
  /**
   * Makes a result.
   *
   * @param winner the side that has won; nothing for a draw
   * @param reason why, in a few words
   */
  public GameResult {
    Objects.requireNonNull(winner, "winner");
    Objects.requireNonNull(reason, "reason");
  }

  /**
   * Makes a win.
   *
   * @param winner the side that has won
   * @param reason why, in a few words
   * @return the result
   */
  public static GameResult win(Side winner, String reason) {
    return new GameResult(Optional.of(Objects.requireNonNull(winner, "winner")), reason);
  }

  /**
   * Makes a draw.
   *
   * @param reason why, in a few words
   * @return the result
   */
  public static GameResult draw(String reason) {
    return new GameResult(Optional.empty(), reason);
  }
}
