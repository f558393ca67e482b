package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes an {@link SvgDiagram}. A mutable helper for one thread. */
public final class SvgDiagramBuilder {
  /** The smallest size of a square, in pixels. */
  public static final int SMALLEST_CELL = 8;

  /** The largest size of a square, in pixels. */
  public static final int LARGEST_CELL = 1_000;

  /** The longest label of a square, in characters. */
  public static final int LONGEST_LABEL = 4;

  private static final int USUAL_CELL = 48;

  private Color seenFrom = Color.BLACK;
  private boolean coordinates = true;
  private int cellSize = USUAL_CELL;
  private Optional<String> title = Optional.empty();
  private Optional<Move> lastMove = Optional.empty();
  private final List<SvgOptions.Arrow> arrows = new ArrayList<>();
  private final Set<Square> marks = new TreeSet<>();
  private final Map<Square, String> labels = new HashMap<>();
  private boolean groups;
  private Optional<Square> targetsOf = Optional.empty();
  private boolean cells;

  SvgDiagramBuilder() {}

  SvgDiagramBuilder(SvgOptions options) {
    seenFrom = options.seenFrom();
    coordinates = options.coordinates();
    cellSize = options.cellSize();
    title = options.title();
    lastMove = options.lastMove();
    arrows.addAll(options.arrows());
    marks.addAll(options.marks());
    labels.putAll(options.labels());
    groups = options.groups();
    targetsOf = options.targetsOf();
    cells = options.cells();
  }

  /**
   * Chooses the side at the lower edge.
   *
   * @param side {@link Color#BLACK} for rank 1 or row a below, {@link Color#WHITE} for the same
   *     turned by 180 degrees
   * @return this builder
   */
  public SvgDiagramBuilder seenFrom(Color side) {
    this.seenFrom = Objects.requireNonNull(side, "side");
    return this;
  }

  /**
   * Chooses whether the frame bears the letters and numbers of the squares. On a hexagon the letter
   * of a row stands at the end where its numbers begin; the numbers stand where the cells of equal
   * number, which form a line bent in the widest row, begin.
   *
   * @param shown whether it does
   * @return this builder
   */
  public SvgDiagramBuilder coordinates(boolean shown) {
    this.coordinates = shown;
    return this;
  }

  /**
   * Chooses the size at which the picture is shown unless its reader scales it.
   *
   * @param pixels the width of a square: {@value #SMALLEST_CELL} to {@value #LARGEST_CELL} pixels
   * @return this builder
   * @throws IllegalArgumentException if the size is out of range
   */
  public SvgDiagramBuilder cellSize(int pixels) {
    if (pixels < SMALLEST_CELL || pixels > LARGEST_CELL) {
      throw new IllegalArgumentException(
          "cell size " + pixels + ": " + SMALLEST_CELL + " to " + LARGEST_CELL + " pixels");
    }
    this.cellSize = pixels;
    return this;
  }

  /**
   * Gives the picture a title, which browsers show when asked and screen readers read out.
   *
   * @param text any text; characters that XML cannot hold become U+FFFD
   * @return this builder
   */
  public SvgDiagramBuilder title(String text) {
    this.title = Optional.of(Objects.requireNonNull(text, "text"));
    return this;
  }

  /**
   * Shows a move as the one just played: its squares are tinted, the square of a placed stone
   * included. A pass shows nothing.
   *
   * @param move the move, in place of any other
   * @return this builder
   */
  public SvgDiagramBuilder lastMove(Move move) {
    this.lastMove = Optional.of(Objects.requireNonNull(move, "move"));
    return this;
  }

  /**
   * Adds an arrow.
   *
   * @param from where it begins
   * @param to where it points, another square
   * @return this builder
   * @throws IllegalArgumentException if the squares are the same
   */
  public SvgDiagramBuilder arrow(Square from, Square to) {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    if (from.equals(to)) {
      throw new IllegalArgumentException("arrow from " + from + " to itself: two squares needed");
    }
    arrows.add(new SvgOptions.Arrow(from, to));
    return this;
  }

  /**
   * Marks squares with rings.
   *
   * @param squares the squares, beside those marked before
   * @return this builder
   */
  public SvgDiagramBuilder mark(Square... squares) {
    marks.addAll(List.of(Objects.requireNonNull(squares, "squares")));
    return this;
  }

  /**
   * Writes on a square.
   *
   * @param square the square
   * @param text 1 to {@value #LONGEST_LABEL} characters, in place of any other on that square
   * @return this builder
   * @throws IllegalArgumentException if the text is empty or too long
   */
  public SvgDiagramBuilder label(Square square, String text) {
    Objects.requireNonNull(square, "square");
    int length = Objects.requireNonNull(text, "text").codePointCount(0, text.length());
    if (length == 0 || length > LONGEST_LABEL) {
      throw new IllegalArgumentException(
          "label of " + square + ": " + length + " characters; 1 to " + LONGEST_LABEL + " fit");
    }
    labels.put(square, text);
    return this;
  }

  /**
   * Chooses whether groups are shown: the stones of each are linked and ringed in a colour of its
   * own, Black's of warm colours and White's of cold ones; a side with more than five groups uses
   * colours again.
   *
   * @param shown whether they are
   * @return this builder
   */
  public SvgDiagramBuilder groups(boolean shown) {
    this.groups = shown;
    return this;
  }

  /**
   * Shows where a stone may legally go: a dot on each empty target, a ring around each stone that
   * may be captured, a cross on the stone itself if its owner may take it off. Each target bears
   * the number of squares the stone moves, which in Lines of Action is the number of stones on that
   * line. A square without a stone that may move shows nothing but itself.
   *
   * @param square the square of the stone, in place of any other
   * @return this builder
   */
  public SvgDiagramBuilder targetsOf(Square square) {
    this.targetsOf = Optional.of(Objects.requireNonNull(square, "square"));
    return this;
  }

  /**
   * Chooses whether scripts can find the cells: an outline without colour lies above each of them,
   * all else below, and bears its name, such as {@code c1}, in the attribute {@code data-square}.
   *
   * @param named whether they can
   * @return this builder
   */
  public SvgDiagramBuilder cells(boolean named) {
    this.cells = named;
    return this;
  }

  /**
   * Makes the diagram.
   *
   * @return the diagram
   */
  public SvgDiagram build() {
    return new SvgDiagram(
        new SvgOptions(
            seenFrom,
            coordinates,
            cellSize,
            title,
            lastMove,
            arrows,
            marks,
            labels,
            groups,
            targetsOf,
            cells));
  }
}
