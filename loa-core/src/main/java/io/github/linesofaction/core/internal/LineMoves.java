package io.github.linesofaction.core.internal;

/**
 * The moves of one side along one line, of all its stones at once. A side's stones on a line are a
 * mask, bit {@code i} for the place {@code i}.
 */
final class LineMoves {
  private LineMoves() {}

  /**
   * Returns where a side's moves along a line begin. Every stone on it moves equally far, so a move
   * leads between two places that are so far apart, one of them with an own stone and the other
   * without, no enemy stone between: bit {@code i} is set if one leads from the place {@code i} to
   * that many places on, or back.
   *
   * @param own the side's stones
   * @param enemy the other side's stones
   * @param room the places that the line has
   */
  static int mask(int own, int enemy, int room) {
    int distance = Integer.bitCount(own | enemy);
    int barred = 0;
    for (int i = 1; i < distance; i++) {
      barred |= enemy >> i;
    }
    return (own ^ own >> distance) & ~barred & room & room >> distance;
  }
}
