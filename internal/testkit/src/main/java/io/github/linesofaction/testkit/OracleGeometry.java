package io.github.linesofaction.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cells of a board and their names.
 *
 * <p>A cell is a pair (x, y). On a square board x is the file and y the rank, both from 0. On a
 * hexagon y is the row from the bottom and x a slanted column, so that every line through a cell is
 * one of three fixed steps.
 */
final class OracleGeometry {
  private static final int[][] SQUARE_AXES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
  private static final int[][] HEXAGON_AXES = {{1, 0}, {0, 1}, {1, 1}};

  private final boolean hexagon;
  private final int side;

  private OracleGeometry(boolean hexagon, int side) {
    this.hexagon = hexagon;
    this.side = side;
  }

  static OracleGeometry square(int side) {
    return new OracleGeometry(false, side);
  }

  static OracleGeometry hexagon(int side) {
    return new OracleGeometry(true, side);
  }

  boolean isHexagon() {
    return hexagon;
  }

  int side() {
    return side;
  }

  /** The number of rows, which is also the number of values of x. */
  int extent() {
    return hexagon ? 2 * side - 1 : side;
  }

  /** One step along each kind of line: row, file, up, down; on a hexagon only three of them. */
  int[][] axes() {
    return hexagon ? HEXAGON_AXES : SQUARE_AXES;
  }

  /** The number of cells in row y. */
  int width(int y) {
    if (!hexagon) {
      return side;
    }
    return y < side ? side + y : 3 * side - 2 - y;
  }

  /** The x of the leftmost cell of row y. */
  int left(int y) {
    return hexagon && y >= side ? y - (side - 1) : 0;
  }

  boolean contains(int x, int y) {
    return y >= 0 && y < extent() && x >= left(y) && x < left(y) + width(y);
  }

  String name(int x, int y) {
    if (hexagon) {
      return letter(y) + (x - left(y) + 1);
    }
    return letter(x) + (y + 1);
  }

  private static String letter(int index) {
    return String.valueOf((char) ('a' + index));
  }

  /**
   * The (x, y) of a cell given by name; throws IllegalArgumentException when there is no such cell.
   */
  int[] cell(String name) {
    for (int y = 0; y < extent(); y++) {
      for (int x = left(y); x < left(y) + width(y); x++) {
        if (name(x, y).equals(name)) {
          return new int[] {x, y};
        }
      }
    }
    throw new IllegalArgumentException(
        String.format(Locale.ROOT, "no cell \"%s\" on the board of side %d", name, side));
  }

  /** All cells, row by row from the bottom, each row from the left. */
  List<int[]> cells() {
    List<int[]> all = new ArrayList<>();
    for (int y = 0; y < extent(); y++) {
      for (int x = left(y); x < left(y) + width(y); x++) {
        all.add(new int[] {x, y});
      }
    }
    return all;
  }

  /** The cells that touch (x, y). */
  List<int[]> neighbours(int x, int y) {
    List<int[]> touching = new ArrayList<>();
    for (int[] axis : axes()) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int nx = x + sign * axis[0];
        int ny = y + sign * axis[1];
        if (contains(nx, ny)) {
          touching.add(new int[] {nx, ny});
        }
      }
    }
    return touching;
  }
}
