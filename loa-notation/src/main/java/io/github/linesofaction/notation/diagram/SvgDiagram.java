package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * Draws boards as SVG. An immutable set of options, made with {@link #builder()}, that draws any
 * number of positions.
 *
 * <p>The text is a whole SVG document without XML declaration, in the part of SVG that version 1.1
 * and 2 share, a few thousand characters for an ordinary board. It can be saved as a file in UTF-8
 * or put into a page as it is: it has no scripts, no styles, no identifiers, no references, no
 * fonts of its own. The board brings its own ground and frame, so that it reads well on white and
 * on dark pages. Its description ({@code desc}) is the position text. The same options and the same
 * position give the same text on every system and in every locale.
 */
public final class SvgDiagram {
  private final SvgOptions options;

  SvgDiagram(SvgOptions options) {
    this.options = options;
  }

  /**
   * Starts making a diagram: seen from Black's side, with coordinates, 48 pixels a square, and
   * nothing else shown than what stands on the board and in the hands.
   *
   * @return a builder
   */
  public static SvgDiagramBuilder builder() {
    return new SvgDiagramBuilder();
  }

  /**
   * Starts making a diagram from this one.
   *
   * @return a builder that holds all options chosen here
   */
  public SvgDiagramBuilder toBuilder() {
    return new SvgDiagramBuilder(options);
  }

  /**
   * Draws a position, with the black holes of its rules.
   *
   * @param position the position
   * @return an SVG document
   * @throws IllegalArgumentException if the options name a square that its board lacks
   */
  public String draw(Position position) {
    return draw(BoardView.of(position, options.seenFrom()));
  }

  /**
   * Draws a set-up. It knows no rules, so black holes look like other empty squares.
   *
   * @param setup the set-up
   * @return an SVG document
   * @throws IllegalArgumentException if the options name a square that its board lacks
   * @throws IllegalStateException if the options ask for the targets of a stone, which only a
   *     position knows
   */
  public String draw(Setup setup) {
    BoardView view = BoardView.of(setup, options.seenFrom());
    if (options.targetsOf().isPresent()) {
      throw new IllegalStateException(
          "targets of "
              + options.targetsOf().get()
              + ": a set-up knows no rules; draw a position instead");
    }
    return draw(view);
  }

  private String draw(BoardView view) {
    boolean hands = view.setup().inHand(Color.BLACK) + view.setup().inHand(Color.WHITE) > 0;
    BoardLayout layout = new BoardLayout(view, options.coordinates(), hands);
    SvgCanvas canvas = new SvgCanvas();
    canvas.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "width",
        pixels(layout.width()),
        "height",
        pixels(layout.height()),
        "viewBox",
        layout.viewBox(),
        "font-family",
        "sans-serif",
        "text-anchor",
        "middle");
    options.title().ifPresent(title -> canvas.text("title", title));
    canvas.text("desc", view.setup().toString());
    BoardPainter board = new BoardPainter(canvas, layout, view);
    StonePainter stones = new StonePainter(canvas, layout, view);
    NotePainter notes = new NotePainter(canvas, layout, view, options);
    board.ground();
    board.holes();
    notes.lastMove();
    if (options.coordinates()) {
      board.coordinates();
    }
    notes.underStones();
    stones.stones();
    stones.hands();
    notes.overStones();
    if (options.cells()) {
      board.names();
    }
    canvas.close("svg");
    return canvas.toString();
  }

  private int pixels(int units) {
    return (units * options.cellSize() + BoardLayout.CELL - 1) / BoardLayout.CELL;
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is an SVG diagram with the same options
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SvgDiagram diagram && diagram.options.equals(options);
  }

  @Override
  public int hashCode() {
    return options.hashCode();
  }

  /**
   * Returns the options.
   *
   * @return a text for programmers
   */
  @Override
  public String toString() {
    return "SvgDiagram[" + options + "]";
  }
}
