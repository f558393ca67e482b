package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Ray;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Paints what the diagram is to point out. */
final class NotePainter {
  private static final String LAST_MOVE = "#f2b705";
  private static final String POINTER = "#1d6fd1";
  private static final String TARGET = "#1b7f3b";
  private static final String CAPTURE = "#d0312d";
  // Warm and cold; in either, neighbours differ in lightness too.
  private static final String[] BLACK_GROUPS = {
    "#d62f1f", "#f08c00", "#7c1d4f", "#f2685c", "#a85500",
  };
  private static final String[] WHITE_GROUPS = {
    "#1d6fd1", "#0aa596", "#3b2a9e", "#4fa3f0", "#0b6b3a",
  };

  private final SvgCanvas canvas;
  private final BoardLayout layout;
  private final BoardView view;
  private final SvgOptions options;

  NotePainter(SvgCanvas canvas, BoardLayout layout, BoardView view, SvgOptions options) {
    this.canvas = canvas;
    this.layout = layout;
    this.view = view;
    this.options = options;
  }

  void lastMove() {
    options
        .lastMove()
        .ifPresent(
            move ->
                Stream.of(move.from(), move.to(), move.placed())
                    .flatMap(Optional::stream)
                    .forEach(this::lastMove));
  }

  private void lastMove(Square square) {
    if (view.setup().holes().contains(square)) {
      canvas.element(
          "path",
          "d",
          layout.outline(square, 12),
          "fill",
          "none",
          "stroke",
          LAST_MOVE,
          "stroke-width",
          8);
    } else {
      tint(square, LAST_MOVE);
    }
  }

  private void tint(Square square, String color) {
    canvas.element("path", "d", layout.outline(square, 1), "fill", color, "fill-opacity", ".55");
  }

  /** Paints the links of groups and the ways to targets. */
  void underStones() {
    if (options.groups()) {
      eachGroup(this::links);
    }
    options.targetsOf().ifPresent(this::ways);
  }

  /** Paints all other notes. */
  void overStones() {
    if (options.groups()) {
      eachGroup((group, color) -> rings(group, StonePainter.RADIUS, color, 9));
    }
    rings(options.marks(), 45, POINTER, 8);
    options.labels().forEach(this::label);
    options.targetsOf().ifPresent(this::targets);
    options.arrows().forEach(this::arrow);
  }

  private void eachGroup(BiConsumer<SquareSet, String> painter) {
    for (Color side : Color.values()) {
      String[] colors = side == Color.BLACK ? BLACK_GROUPS : WHITE_GROUPS;
      List<SquareSet> groups = view.setup().groups(side);
      for (int i = 0; i < groups.size(); i++) {
        painter.accept(groups.get(i), colors[i % colors.length]);
      }
    }
  }

  private void links(SquareSet group, String color) {
    Topology topology = view.topology();
    StringBuilder links = new StringBuilder();
    for (Square one : group) {
      for (Square other : topology.neighbours(one).and(group)) {
        if (one.compareTo(other) < 0) {
          links.append("M").append(place(one)).append("L").append(place(other));
        }
      }
    }
    if (links.length() > 0) {
      canvas.element("path", "d", links, "fill", "none", "stroke", color, "stroke-width", 26);
    }
  }

  private String place(Square square) {
    return layout.x(square) + " " + layout.y(square);
  }

  private void rings(Iterable<Square> squares, int radius, String color, int width) {
    if (!squares.iterator().hasNext()) {
      return;
    }
    canvas.open("g", "fill", "none", "stroke", color, "stroke-width", width);
    for (Square square : squares) {
      circle(square, radius);
    }
    canvas.close("g");
  }

  private void circle(Square square, int radius) {
    canvas.element("circle", "cx", layout.x(square), "cy", layout.y(square), "r", radius);
  }

  private void label(Square square, String text) {
    int length = text.codePointCount(0, text.length());
    int size = length < 3 ? 46 : 30;
    boolean hole = view.setup().holes().contains(square) || view.blackHoles().contains(square);
    Color like =
        view.setup().stoneAt(square).map(Stone::color).orElse(hole ? Color.BLACK : Color.WHITE);
    text(square, text, size, StonePainter.ink(like));
  }

  private void text(Square square, String text, int size, String color) {
    canvas.text(
        "text",
        text,
        "x",
        layout.x(square),
        "y",
        layout.y(square) + size * 36 / 100,
        "font-size",
        size,
        "font-weight",
        "bold",
        "fill",
        color);
  }

  private List<Move> movesOf(Square square) {
    List<Move> legal =
        view.position().map(position -> position.legalMoves(square)).orElse(List.of());
    return List.of(legal.stream().map(Move::withoutPlacing).distinct().toArray(Move[]::new));
  }

  private void ways(Square from) {
    tint(from, TARGET);
    for (Move move : movesOf(from)) {
      move.to()
          .ifPresent(
              to ->
                  canvas.element(
                      "path",
                      "d",
                      "M" + place(from) + "L" + place(to),
                      "stroke",
                      move.isCapture() ? CAPTURE : TARGET,
                      "stroke-width",
                      10,
                      "stroke-opacity",
                      ".7"));
    }
  }

  private void targets(Square from) {
    for (Move move : movesOf(from)) {
      String color = move.isCapture() ? CAPTURE : TARGET;
      move.to().ifPresentOrElse(to -> target(from, to, move.isCapture(), color), () -> cross(from));
    }
  }

  private void target(Square from, Square to, boolean capture, String color) {
    if (capture) {
      rings(List.of(to), 43, color, 8);
    }
    canvas.open("g", "fill", color, "stroke", "#fff", "stroke-width", 3);
    circle(to, 25);
    canvas.close("g");
    view.topology()
        .ray(from, to)
        .map(Ray::distance)
        .ifPresent(distance -> text(to, Integer.toString(distance), 34, "#fff"));
  }

  private void cross(Square square) {
    canvas.element(
        "path",
        "d",
        "M" + (layout.x(square) - 24) + " " + (layout.y(square) - 24) + "l48 48m0 -48l-48 48",
        "stroke",
        CAPTURE,
        "stroke-width",
        12,
        "stroke-linecap",
        "round");
  }

  private void arrow(SvgOptions.Arrow arrow) {
    int x = layout.x(arrow.from());
    int y = layout.y(arrow.from());
    int dx = layout.x(arrow.to()) - x;
    int dy = layout.y(arrow.to()) - y;
    double length = Math.sqrt((double) dx * dx + (double) dy * dy);
    double tip = length - 8;
    double neck = tip - 42;
    // The corners, each by how far along the arrow and how far to its side it lies.
    double[][] corners = {
      {14, 8}, {neck, 8}, {neck, 24}, {tip, 0}, {neck, -24}, {neck, -8}, {14, -8}
    };
    StringBuilder outline = new StringBuilder();
    for (double[] corner : corners) {
      outline
          .append(outline.length() == 0 ? "M" : "L")
          .append(x + Math.round((corner[0] * dx - corner[1] * dy) / length))
          .append(" ")
          .append(y + Math.round((corner[0] * dy + corner[1] * dx) / length));
    }
    canvas.element(
        "path",
        "d",
        outline.append("z"),
        "fill",
        POINTER,
        "stroke",
        "#fff",
        "stroke-width",
        4,
        "stroke-linejoin",
        "round");
  }
}
