package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import java.util.Objects;
import java.util.Optional;

/**
 * How a finished game has ended: who has won, or a draw, always with the reason.
 *
 * @param winner the winner; nothing for a draw
 * @param reason why the game has ended
 */
public record Outcome(Optional<Color> winner, EndReason reason) {
  /**
   * Makes an outcome.
   *
   * @param winner the winner; nothing for a draw
   * @param reason why the game has ended
   */
  public Outcome {
    Objects.requireNonNull(winner, "winner");
    Objects.requireNonNull(reason, "reason");
  }

  /**
   * Returns a win.
   *
   * @param winner who has won
   * @param reason why
   * @return the outcome
   */
  public static Outcome win(Color winner, EndReason reason) {
    return new Outcome(Optional.of(Objects.requireNonNull(winner, "winner")), reason);
  }

  /**
   * Returns a draw.
   *
   * @param reason why
   * @return the outcome
   */
  public static Outcome draw(EndReason reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /**
   * Tells whether nobody has won.
   *
   * @return whether this is a draw
   */
  public boolean isDraw() {
    return winner.isEmpty();
  }

  /**
   * Returns the outcome for a reader.
   *
   * @return such as {@code Black wins: goal reached} or {@code draw: repetition}
   */
  @Override
  public String toString() {
    return winner.map(color -> color.title() + " wins").orElse("draw") + ": " + reason.words();
  }
}
