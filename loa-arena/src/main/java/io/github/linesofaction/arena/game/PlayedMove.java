package io.github.linesofaction.arena.game;

import java.util.Objects;
import java.util.OptionalLong;

/**
 * A move of a game that was played in the arena.
 *
 * @param side who played it
 * @param text the move as its game writes it
 * @param millis the time it took, in milliseconds, 0 or more; nothing where no clock is written
 * @param millisLeft what was left on the clock after it, in milliseconds; nothing where there is no
 *     clock or none is written
 * @param comment what the program told of its thoughts; empty if it told nothing
 */
public record PlayedMove(
    Side side, String text, OptionalLong millis, OptionalLong millisLeft, String comment) {
  /**
   * Makes a move.
   *
   * @param side who played it
   * @param text the move as its game writes it
   * @param millis the time it took, in milliseconds, 0 or more; nothing where no clock is written
   * @param millisLeft what was left on the clock after it, in milliseconds; nothing where there is
   *     no clock or none is written
   * @param comment what the program told of its thoughts; empty if it told nothing
   */
  public PlayedMove {
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(millis, "millis");
    Objects.requireNonNull(millisLeft, "millisLeft");
    Objects.requireNonNull(comment, "comment");
  }
}
