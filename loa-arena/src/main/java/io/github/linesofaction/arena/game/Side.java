package io.github.linesofaction.arena.game;

/** One of the two sides of a game; which of them moves first from the game's own start names it. */
public enum Side {
  /** The side that moves first from the start: Black in Lines of Action. */
  FIRST,
  /** The other side. */
  SECOND;

  /** {@return the other side} */
  public Side opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
