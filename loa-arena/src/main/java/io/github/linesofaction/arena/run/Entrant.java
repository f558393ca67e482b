package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.player.Participant;
import java.util.Objects;
import java.util.function.LongFunction;

/**
 * Somebody who takes part, and how it is brought to a board.
 *
 * @param name its name
 * @param isLasting whether a participant serves for one game after the other, as a program does; a
 *     player with chance is made anew for each, so that games do not depend on those before
 * @param seats makes a participant, from a seed for its chance
 */
public record Entrant(String name, boolean isLasting, LongFunction<Participant> seats) {
  /**
   * Makes an entrant.
   *
   * @param name its name
   * @param isLasting whether a participant serves for one game after the other
   * @param seats makes a participant, from a seed for its chance
   */
  public Entrant {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(seats, "seats");
  }
}
