package io.github.linesofaction.testkit;

/**
 * What a perft run counted at its deepest level.
 *
 * @param nodes sequences of exactly that many turns
 * @param captures those whose last turn is a capture
 * @param moverOnly those that end with only the side that made the last turn at its goal
 * @param otherOnly those that end with only the other side at its goal
 * @param both those that end with both sides at their goal
 */
public record PerftCount(long nodes, long captures, long moverOnly, long otherOnly, long both) {

  /**
   * Those that end with at least one side at its goal.
   *
   * @return the sum of the last three components
   */
  public long reached() {
    return moverOnly + otherOnly + both;
  }
}
