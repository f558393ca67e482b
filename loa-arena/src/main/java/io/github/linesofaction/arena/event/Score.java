package io.github.linesofaction.arena.event;

/** What a game brings its two entrants, counted in half points so that sums are whole. */
public enum Score {
  /** A point for who moved first. */
  FIRST_WINS(2),
  /** Half a point each. */
  DRAW(1),
  /** A point for who moved second. */
  SECOND_WINS(0);

  /** The half points of a win, and of a bye. */
  static final int WIN = 2;

  private final int first;

  Score(int first) {
    this.first = first;
  }

  /** {@return the half points of who moved first: 0, 1 or 2} */
  public int first() {
    return first;
  }

  /** {@return the half points of who moved second: 0, 1 or 2} */
  public int second() {
    return WIN - first;
  }
}
