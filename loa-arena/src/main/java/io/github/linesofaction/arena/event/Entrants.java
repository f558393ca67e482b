package io.github.linesofaction.arena.event;

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
}
