package io.github.linesofaction.arena.event;

import java.util.List;
import java.util.Objects;

/** Refuses events that too few have entered. */
final class Entrants {
  private Entrants() {}

  static void atLeast(int least, int entrants, String system) {
    if (entrants < least) {
      throw new EventException(
          system
              + " with "
              + entrants
              + (entrants == 1 ? " entrant: " : " entrants: ")
              + least
              + " or more");
    }
  }

  /** Refuses rounds that are null, or have a null among them. */
  static void requireRounds(List<PlayedRound> played) {
    for (PlayedRound round : Objects.requireNonNull(played, "played")) {
      Objects.requireNonNull(round, "played");
    }
  }
}
