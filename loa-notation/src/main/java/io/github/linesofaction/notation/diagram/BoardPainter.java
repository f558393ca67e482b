package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Square;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Paints what lies under the stones: frame, cells, coordinates, holes. */
final class BoardPainter {
  /** The edge of frames. */
  static final String FRAME_EDGE = "#b08d66";

  /** The ground of light cells. */
  static final String LIGHT = "#ecd8b2";

  private static final String FRAME = "#5a3f2c";
  private static final String LETTERS = "#f4e8d2";
  private static final String[] CELLS = {LIGHT, "#dfc597", "#e6cfa5"};
  private static final String CELL_EDGE = "#a98558";
  private static final String HOLE = "#5a3f2c";
  private static final String HOLE_EDGE = "#33221a";
  private static final String BLACK_HOLE = "#241a3a";
  private static final String BLACK_HOLE_RING = "#8f7bd0";
  private static final int FONT = 32;
  private static final int DROP = 11;
  private static final int ROUNDING = 16;

  private final SvgCanvas canvas;
  private final BoardLayout layout;
  private final BoardView view;

  BoardPainter(SvgCanvas canvas, BoardLayout layout, BoardView view) {
    this.canvas = canvas;
    this.layout = layout;
    this.view = view;
  }

  void ground() {
    if (layout.isSquare()) {
      canvas.element(
          "rect",
          "x",
          2 - layout.left(),
          "y",
          2 - layout.top(),
          "width",
          layout.frameWidth() - 4,
          "height",
          layout.frameHeight() - 4,
          "rx",
          ROUNDING,
          "fill",
          FRAME,
          "stroke",
          FRAME_EDGE,
          "stroke-width",
          4);
      tone(0, square -> true);
      tone(1, square -> (square.file() + square.rank()) % 2 == 0);
    } else {
      hexagonalFrame();
      for (int tone = 0; tone < CELLS.length; tone++) {
        int wanted = tone;
        tone(tone, square -> hexagonTone(square) == wanted);
      }
    }
  }

  /** Three tones, of which neighbouring cells never share one. */
  private int hexagonTone(Square square) {
    int row = square.file();
    int middle = view.topology().size() - 1;
    // From the middle row on, rows begin half a cell further to the right instead of to the left.
    int place = square.rank() + Math.max(0, row - middle);
    return Math.floorMod(row + place, 3);
  }

  private void hexagonalFrame() {
    int x = layout.boardWidth() / 2;
    int y = layout.boardHeight() / 2;
    int inset = 8;
    int corner = layout.hexagonCorner() - 2 * inset;
    int reach = y + layout.top() - inset;
    String outline =
        "M"
            + (x - corner)
            + " "
            + y
            + "l"
            + corner / 2
            + " -"
            + reach
            + "h"
            + corner
            + "l"
            + corner / 2
            + " "
            + reach
            + "l-"
            + corner / 2
            + " "
            + reach
            + "h-"
            + corner
            + "z";
    for (int pass = 0; pass < 2; pass++) {
      canvas.element(
          "path",
          "d",
          outline,
          "fill",
          FRAME,
          "stroke",
          pass == 0 ? FRAME_EDGE : FRAME,
          "stroke-width",
          pass == 0 ? 16 : 8,
          "stroke-linejoin",
          "round");
    }
  }

  private void tone(int tone, Predicate<Square> wanted) {
    StringBuilder cells = new StringBuilder();
    for (Square square : view.topology().squares()) {
      if (wanted.test(square)) {
        cells.append(layout.outline(square, 0));
      }
    }
    canvas.element("path", "d", cells, "fill", CELLS[tone], "stroke", CELL_EDGE, "stroke-width", 2);
  }

  void holes() {
    StringBuilder holes = new StringBuilder();
    for (Square square : view.setup().holes()) {
      holes.append(layout.outline(square, 5));
    }
    if (holes.length() > 0) {
      canvas.element(
          "path",
          "d",
          holes,
          "fill",
          HOLE,
          "stroke",
          HOLE_EDGE,
          "stroke-width",
          6,
          "stroke-linejoin",
          "round");
    }
    for (Square square : new TreeSet<>(view.blackHoles())) {
      canvas.open("g", "fill", BLACK_HOLE, "stroke", BLACK_HOLE_RING, "stroke-width", 3);
      for (int radius : new int[] {44, 32, 20, 8}) {
        canvas.element("circle", "cx", layout.x(square), "cy", layout.y(square), "r", radius);
      }
      canvas.close("g");
    }
  }

  /** Lays a named outline without colour above each cell. */
  void names() {
    canvas.open("g", "fill", "none", "pointer-events", "all");
    for (Square square : view.topology().squares()) {
      canvas.element("path", "d", layout.outline(square, 4), "data-square", square);
    }
    canvas.close("g");
  }

  void coordinates() {
    canvas.open("g", "fill", LETTERS, "font-size", FONT);
    if (layout.isSquare()) {
      List<List<Square>> rows = view.rows();
      for (List<Square> row : rows) {
        label(rank(row.get(0)), -layout.left() / 2, layout.y(row.get(0)));
      }
      for (Square square : rows.get(0)) {
        label(file(square), layout.x(square), layout.boardHeight() + layout.left() / 2 - 2);
      }
    } else {
      hexagonalCoordinates();
    }
    canvas.close("g");
  }

  private void hexagonalCoordinates() {
    int turn = layout.isTurned() ? -1 : 1;
    boolean[] done = new boolean[2 * view.topology().size()];
    for (Square square : view.topology().squares()) {
      if (square.rank() == 0) {
        label(file(square), layout.x(square) - turn * 78, layout.y(square));
      }
      // The line of cells of one number leaves the board below and to the right of its lowest cell.
      if (!done[square.rank()]) {
        done[square.rank()] = true;
        label(rank(square), layout.x(square) + turn * 42, layout.y(square) + turn * 73);
      }
    }
  }

  private static String file(Square square) {
    return String.valueOf((char) ('a' + square.file()));
  }

  private static String rank(Square square) {
    return Integer.toString(square.rank() + 1);
  }

  private void label(String text, int x, int y) {
    canvas.text("text", text, "x", x, "y", y + DROP);
  }
}
