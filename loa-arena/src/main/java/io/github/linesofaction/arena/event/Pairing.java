package io.github.linesofaction.arena.event;

/**
 * One game to be played.
 *
 * @param first the entrant who moves first, from 0
 * @param second the entrant who moves second, from 0; not the first
 * @param opening which opening to start from, counted from 0 through the whole event; both games of
 *     a pair have the same
 */
public record Pairing(int first, int second, int opening) {
  /**
   * Pairs two entrants.
   *
   * @param first the entrant who moves first, from 0
   * @param second the entrant who moves second, from 0; not the first
   * @param opening which opening to start from, counted from 0 through the whole event
   * @throws IllegalArgumentException if a number is negative, or both entrants are the same
   */
  public Pairing {
    if (first < 0 || second < 0 || opening < 0 || first == second) {
      throw new IllegalArgumentException(
          "entrants "
              + first
              + " and "
              + second
              + ", opening "
              + opening
              + ": two entrants from 0, and an opening from 0");
    }
  }

  /** {@return the same game with colours exchanged} */
  public Pairing exchanged() {
    return new Pairing(/* first= */ second, /* second= */ first, opening);
  }

  /**
   * Tells whether an entrant plays in this game.
   *
   * @param entrant from 0
   * @return whether it does, with either colour
   */
  public boolean has(int entrant) {
    return first == entrant || second == entrant;
  }

  /**
   * Returns whom an entrant plays.
   *
   * @param entrant one of the two
   * @return the other
   * @throws IllegalArgumentException if the entrant does not play in this game
   */
  public int opponentOf(int entrant) {
    if (!has(entrant)) {
      throw new IllegalArgumentException("entrant " + entrant + " does not play in " + this);
    }
    return first == entrant ? second : first;
  }
}
