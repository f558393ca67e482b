package io.github.linesofaction.arena.run;

import java.util.Objects;

/**
 * A game that is to be played now.
 *
 * @param plan how
 * @param first who has the first side
 * @param second who has the second side
 * @param seed what the players' chance starts from
 * @param listener is told of the game by the thread that plays it
 */
public record Booking(
    GamePlan plan, Entrant first, Entrant second, long seed, GameListener listener) {
  /**
   * Makes a booking.
   *
   * @param plan how
   * @param first who has the first side
   * @param second who has the second side
   * @param seed what the players' chance starts from
   * @param listener is told of the game by the thread that plays it
   */
  public Booking {
    Objects.requireNonNull(plan, "plan");
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(listener, "listener");
  }
}
