package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The geometry behind a {@link Topology}: where each cell lies in the plane.
 *
 * <p>Coordinates are counted from the centre in half steps: one step along a row is 2 in x, one row
 * is 2 in y. Rows of a hexagon are shifted by half a step against each other, which is 1 in x.
 */
final class Grid {
  private static final int[][] SQUARE_STEPS = {{2, 0}, {0, 2}, {2, 2}, {2, -2}};
  private static final int[][] HEXAGON_STEPS = {{2, 0}, {1, 2}, {1, -2}};

  private final Topology.Shape shape;
  private final int size;
  private final List<Square> squares = new ArrayList<>();
  private final List<int[]> places = new ArrayList<>();
  private final List<List<Square>> rowsFromTop;
  private final int[][] cellByName = new int[26][26];
  private final int[][] cellByPlace;
  private final int reach;

  private Grid(Topology.Shape shape, int size) {
    this.shape = shape;
    this.size = size;
    this.reach = 2 * size;
    this.cellByPlace = filled(2 * reach + 1);
    for (int[] row : cellByName) {
      java.util.Arrays.fill(row, -1);
    }
    List<List<Square>> rows = new ArrayList<>();
    if (shape == Topology.Shape.SQUARE) {
      for (int file = 0; file < size; file++) {
        for (int rank = 0; rank < size; rank++) {
          add(Square.of(file, rank), 2 * file - (size - 1), 2 * rank - (size - 1));
        }
      }
      for (int rank = size - 1; rank >= 0; rank--) {
        List<Square> row = new ArrayList<>();
        for (int file = 0; file < size; file++) {
          row.add(Square.of(file, rank));
        }
        rows.add(List.copyOf(row));
      }
    } else {
      for (int row = 0; row < 2 * size - 1; row++) {
        int width = size + Math.min(row, 2 * size - 2 - row);
        List<Square> cells = new ArrayList<>();
        for (int place = 0; place < width; place++) {
          Square square = Square.of(row, place);
          add(square, 2 * place - (width - 1), 2 * (row - (size - 1)));
          cells.add(square);
        }
        rows.add(0, List.copyOf(cells));
      }
    }
    this.rowsFromTop = List.copyOf(rows);
  }

  static Grid of(Topology.Shape shape, int size) {
    return new Grid(shape, size);
  }

  private static int[][] filled(int side) {
    int[][] table = new int[side][side];
    for (int[] row : table) {
      java.util.Arrays.fill(row, -1);
    }
    return table;
  }

  private void add(Square square, int x, int y) {
    int cell = squares.size();
    squares.add(square);
    places.add(new int[] {x, y});
    cellByName[square.file()][square.rank()] = cell;
    cellByPlace[x + reach][y + reach] = cell;
  }

  List<Square> squares() {
    return List.copyOf(squares);
  }

  List<List<Square>> rowsFromTop() {
    return rowsFromTop;
  }

  int cell(Square square) {
    return cellByName[square.file()][square.rank()];
  }

  private int cellAt(int x, int y) {
    int column = x + reach;
    int row = y + reach;
    boolean inside = column >= 0 && column <= 2 * reach && row >= 0 && row <= 2 * reach;
    return inside ? cellByPlace[column][row] : -1;
  }

  List<Axis> axes() {
    return shape == Topology.Shape.SQUARE
        ? List.of(Axis.ROW, Axis.FILE, Axis.UP, Axis.DOWN)
        : List.of(Axis.ROW, Axis.UP, Axis.DOWN);
  }

  /** For each direction, the cell one step from each cell, or -1. */
  int[][] steps() {
    int[][] axisSteps = shape == Topology.Shape.SQUARE ? SQUARE_STEPS : HEXAGON_STEPS;
    int[][] steps = new int[2 * axisSteps.length][squares.size()];
    for (int direction = 0; direction < steps.length; direction++) {
      int sign = direction % 2 == 0 ? 1 : -1;
      int[] step = axisSteps[direction / 2];
      for (int cell = 0; cell < squares.size(); cell++) {
        int[] place = places.get(cell);
        steps[direction][cell] = cellAt(place[0] + sign * step[0], place[1] + sign * step[1]);
      }
    }
    return steps;
  }

  List<Edge> edges() {
    return shape == Topology.Shape.SQUARE
        ? List.of(Edge.BOTTOM, Edge.TOP, Edge.LEFT, Edge.RIGHT)
        : List.of(
            Edge.BOTTOM,
            Edge.TOP,
            Edge.LOWER_LEFT,
            Edge.UPPER_LEFT,
            Edge.LOWER_RIGHT,
            Edge.UPPER_RIGHT);
  }

  boolean onEdge(int cell, Edge edge) {
    int x = places.get(cell)[0];
    int y = places.get(cell)[1];
    int border = shape == Topology.Shape.SQUARE ? size - 1 : 2 * (size - 1);
    return switch (edge) {
      case BOTTOM -> y == -border;
      case TOP -> y == border;
      case LEFT -> x == -border;
      case RIGHT -> x == border;
      // The slanted edges of a hexagon lie where x changes by 1 when y changes by 2.
      case LOWER_LEFT -> 2 * x + y == -2 * border && y <= 0;
      case UPPER_LEFT -> 2 * x - y == -2 * border && y >= 0;
      case LOWER_RIGHT -> 2 * x - y == 2 * border && y <= 0;
      case UPPER_RIGHT -> 2 * x + y == 2 * border && y >= 0;
    };
  }

  List<Symmetry> symmetries(Topology topology) {
    int turns = shape == Topology.Shape.SQUARE ? 4 : 6;
    List<Symmetry> symmetries = new ArrayList<>();
    for (boolean mirrored : new boolean[] {false, true}) {
      for (int turn = 0; turn < turns; turn++) {
        int[] image = new int[squares.size()];
        for (int cell = 0; cell < image.length; cell++) {
          int[] place = places.get(cell).clone();
          if (mirrored) {
            place[0] = -place[0];
          }
          for (int i = 0; i < turn; i++) {
            place = turned(place);
          }
          image[cell] = cellAt(place[0], place[1]);
        }
        symmetries.add(new Symmetry(topology, name(mirrored, turn * 360 / turns), image));
      }
    }
    return List.copyOf(symmetries);
  }

  private static String name(boolean mirrored, int degrees) {
    String turn = degrees == 0 ? "" : "turn by " + degrees + " degrees";
    if (!mirrored) {
      return degrees == 0 ? "identity" : turn;
    }
    return "mirror left to right" + (degrees == 0 ? "" : ", then " + turn);
  }

  /** Turns a place by one step against the clock: 90 degrees, on a hexagon 60. */
  private int[] turned(int[] place) {
    int x = place[0];
    int y = place[1];
    if (shape == Topology.Shape.SQUARE) {
      return new int[] {-y, x};
    }
    // In the oblique coordinates q (along the row) and r (row), a turn takes (q, r) to (-r, q + r).
    int r = y / 2;
    int q = (x - r) / 2;
    return new int[] {-2 * r + q + r, 2 * (q + r)};
  }
}
