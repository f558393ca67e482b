package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;

/** Paints the stones on the board and in the hands. */
final class StonePainter {
  /** The radius of a stone. */
  static final int RADIUS = 40;

  private static final int HAND_RADIUS = 26;
  private static final int HAND_TEXT = 240;

  private final SvgCanvas canvas;
  private final BoardLayout layout;
  private final BoardView view;

  StonePainter(SvgCanvas canvas, BoardLayout layout, BoardView view) {
    this.canvas = canvas;
    this.layout = layout;
    this.view = view;
  }

  static String fill(Color color) {
    return color == Color.BLACK ? "#26211e" : "#fdfaf3";
  }

  static String edge(Color color) {
    return color == Color.BLACK ? "#0b0908" : "#4c3a2a";
  }

  /** Returns a colour that can be read on a stone. */
  static String ink(Color color) {
    return color == Color.BLACK ? "#f4e8d2" : "#33221a";
  }

  /** Returns the colour of the fine ring within a stone. */
  private static String rim(Color color) {
    return color == Color.BLACK ? "#5d534c" : "#cdbfa8";
  }

  void stones() {
    for (Color color : Color.values()) {
      circles(color, RADIUS, fill(color), edge(color), 4);
      circles(color, RADIUS - 10, "none", rim(color), 3);
      crowns(color);
    }
  }

  private void circles(Color color, int radius, String fill, String stroke, int width) {
    if (view.setup().stones(color).isEmpty()) {
      return;
    }
    canvas.open("g", "fill", fill, "stroke", stroke, "stroke-width", width);
    for (Square square : view.setup().stones(color)) {
      circle(layout.x(square), layout.y(square), radius);
    }
    canvas.close("g");
  }

  private void circle(int x, int y, int radius) {
    canvas.element("circle", "cx", x, "cy", y, "r", radius);
  }

  private void crowns(Color color) {
    StringBuilder crowns = new StringBuilder();
    for (Square square : view.setup().stones(color).and(view.setup().kings())) {
      crowns
          .append("M")
          .append(layout.x(square) - 20)
          .append(" ")
          .append(layout.y(square) + 15)
          .append("l-4 -27l13 11l11 -18l11 18l13 -11l-4 27z");
    }
    if (crowns.length() > 0) {
      canvas.element("path", "d", crowns, "fill", ink(color));
    }
  }

  /** Paints the hands, each at its owner's side of the board, if stones are off the board. */
  void hands() {
    Setup setup = view.setup();
    if (setup.inHand(Color.BLACK) + setup.inHand(Color.WHITE) == 0) {
      return;
    }
    for (Color owner : Color.values()) {
      hand(owner, owner.opponent(), layout.handTop(owner == view.seenFrom()));
    }
  }

  private void hand(Color owner, Color held, int top) {
    canvas.element(
        "rect",
        "x",
        2 - layout.left(),
        "y",
        top + 2,
        "width",
        layout.frameWidth() - 4,
        "height",
        BoardLayout.HAND - 4,
        "rx",
        16,
        "fill",
        BoardPainter.LIGHT,
        "stroke",
        BoardPainter.FRAME_EDGE,
        "stroke-width",
        4);
    int middle = top + BoardLayout.HAND / 2;
    int start = 20 - layout.left();
    canvas.text(
        "text",
        owner.title() + "'s hand",
        "x",
        start,
        "y",
        middle + 11,
        "fill",
        ink(Color.WHITE),
        "font-size",
        32,
        "text-anchor",
        "start");
    int count = view.setup().inHand(held);
    if (count == 0) {
      return;
    }
    int room = layout.frameWidth() - HAND_TEXT - 2 * HAND_RADIUS - 40;
    int pace = Math.min(2 * HAND_RADIUS + 8, room / count);
    canvas.open("g", "fill", fill(held), "stroke", edge(held), "stroke-width", 4);
    for (int i = 0; i < count; i++) {
      circle(start + HAND_TEXT + HAND_RADIUS + i * pace, middle, HAND_RADIUS);
    }
    canvas.close("g");
  }
}
