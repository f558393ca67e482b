package io.github.linesofaction.examples.go;

/** Counts the boards on which every group has a liberty, by trying all. */
final class BoardsThatBreathe {
  private BoardsThatBreathe() {}

  static long count(int size) {
    // The empty board, and twice those whose first stone is black: colours can be exchanged.
    return 2 * count(size, new byte[size * size], 0, false) + 1;
  }

  private static long count(int size, byte[] points, int point, boolean stones) {
    if (point == points.length) {
      return stones && GoBoard.of(size, points).allBreathe() ? 1 : 0;
    }
    long boards = 0;
    for (byte content = 0; content < (stones ? 3 : 2); content++) {
      points[point] = content;
      boards += count(size, points, point + 1, stones || content > 0);
    }
    return boards;
  }
}
