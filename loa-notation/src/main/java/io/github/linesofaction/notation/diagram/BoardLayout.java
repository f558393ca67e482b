package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import java.util.List;

/**
 * Where everything lies in a picture, in units of which a square's side has 100, or the width of a
 * hexagonal cell. The cells begin at 0, 0; the frame and the hands lie around them.
 */
final class BoardLayout {
  /** The width of a cell. */
  static final int CELL = 100;

  /** The height of the strip that shows a hand. */
  static final int HAND = 84;

  /** The distance between the frame and a hand. */
  static final int GAP = 12;

  private static final int HALF = CELL / 2;
  private static final int WIDE_MARGIN = 54;
  private static final int NARROW_MARGIN = 26;

  // A hexagon 100 wide has corners 58 above and below its centre; rows of them are 87 apart.
  private static final int HEXAGON_REACH = 58;
  private static final int HEXAGON_ROW = 87;
  private static final int HEXAGON_WIDE_MARGIN = 44;
  private static final int HEXAGON_NARROW_MARGIN = 22;
  private static final double CORNER_BY_APOTHEM = 2 / Math.sqrt(3);

  private final Topology topology;
  private final boolean turned;
  private final int boardWidth;
  private final int boardHeight;
  private final int[] xs;
  private final int[] ys;
  private final int left;
  private final int right;
  private final int top;
  private final int bottom;
  private final boolean hands;

  BoardLayout(BoardView view, boolean coordinates, boolean hands) {
    this.topology = view.topology();
    this.turned = view.seenFrom() == Color.WHITE;
    this.hands = hands;
    this.xs = new int[topology.cellCount()];
    this.ys = new int[topology.cellCount()];
    List<List<Square>> rows = view.rows();
    int widest = rows.stream().mapToInt(List::size).max().orElse(0);
    boardWidth = CELL * widest;
    boardHeight = isSquare() ? boardWidth : HEXAGON_ROW * (rows.size() - 1) + 2 * HEXAGON_REACH;
    for (int row = 0; row < rows.size(); row++) {
      List<Square> squares = rows.get(row);
      for (int place = 0; place < squares.size(); place++) {
        int cell = topology.cell(squares.get(place));
        xs[cell] = HALF * (widest - squares.size()) + CELL * place + HALF;
        ys[cell] = isSquare() ? CELL * row + HALF : HEXAGON_ROW * row + HEXAGON_REACH;
      }
    }
    if (isSquare()) {
      left = coordinates ? WIDE_MARGIN : NARROW_MARGIN;
      bottom = left;
      right = NARROW_MARGIN;
      top = NARROW_MARGIN;
    } else {
      top = coordinates ? HEXAGON_WIDE_MARGIN : HEXAGON_NARROW_MARGIN;
      bottom = top;
      left = hexagonCorner() - boardWidth / 2;
      right = left;
    }
  }

  boolean isSquare() {
    return topology.shape() == Topology.Shape.SQUARE;
  }

  boolean isTurned() {
    return turned;
  }

  int boardWidth() {
    return boardWidth;
  }

  int boardHeight() {
    return boardHeight;
  }

  /** Returns how far the frame reaches beyond the cells on the left. */
  int left() {
    return left;
  }

  /** Returns how far the frame reaches beyond the cells above. */
  int top() {
    return top;
  }

  int frameWidth() {
    return left + boardWidth + right;
  }

  int frameHeight() {
    return top + boardHeight + bottom;
  }

  /** Returns how far the left and right corners of a hexagonal frame are from its centre. */
  int hexagonCorner() {
    return (int) Math.ceil((boardHeight / 2 + top) * CORNER_BY_APOTHEM);
  }

  int width() {
    return frameWidth();
  }

  int height() {
    return frameHeight() + (hands ? 2 * (HAND + GAP) : 0);
  }

  String viewBox() {
    int above = top + (hands ? HAND + GAP : 0);
    return -left + " " + -above + " " + width() + " " + height();
  }

  /** Returns the upper edge of the strip that shows a side's hand. */
  int handTop(boolean below) {
    return below ? boardHeight + bottom + GAP : -top - GAP - HAND;
  }

  /**
   * Returns the middle of a square.
   *
   * @throws IllegalArgumentException if the board lacks it
   */
  int x(Square square) {
    return xs[topology.cell(square)];
  }

  /**
   * Returns the middle of a square.
   *
   * @throws IllegalArgumentException if the board lacks it
   */
  int y(Square square) {
    return ys[topology.cell(square)];
  }

  /** Returns the outline of a cell as path data, drawn in by some units on all sides. */
  String outline(Square square, int inset) {
    int half = HALF - inset;
    int x = x(square);
    int y = y(square);
    if (isSquare()) {
      int side = 2 * half;
      return "M" + (x - half) + " " + (y - half) + "h" + side + "v" + side + "h-" + side + "z";
    }
    int reach = half * HEXAGON_REACH / HALF;
    int upright = reach / 2;
    int slope = reach - upright;
    return "M"
        + x
        + " "
        + (y - reach)
        + "l"
        + half
        + " "
        + slope
        + "v"
        + 2 * upright
        + "l-"
        + half
        + " "
        + slope
        + "l-"
        + half
        + " -"
        + slope
        + "v-"
        + 2 * upright
        + "z";
  }
}
