package io.github.linesofaction.notation.position;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.notation.internal.Quote;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Boards drawn with one sign a square, such as {@code .xxxxxx.} for a row. What the signs mean and
 * which row comes first is told and never guessed. An immutable value.
 *
 * <p>Signs may stand apart. Rank numbers before or behind a row, a line of file letters, a frame of
 * {@code + - = | _} or of box-drawing signs, and blank lines may stand around them.
 */
public final class BoardText {
  /** Which row is written first. */
  public enum Orientation {
    /** The highest rank, as diagrams are drawn. */
    TOP_RANK_FIRST,
    /** Rank 1. */
    FIRST_RANK_FIRST
  }

  private static final int LONGEST = 20_000;

  private final Topology topology;
  private final BoardLegend legend;
  private final Orientation orientation;

  private BoardText(Topology topology, BoardLegend legend, Orientation orientation) {
    this.topology = topology;
    this.legend = legend;
    this.orientation = orientation;
  }

  /**
   * Says how boards are drawn.
   *
   * @param topology the board
   * @param legend what the signs mean
   * @param orientation which row comes first
   * @return a reader and writer of such boards
   */
  public static BoardText of(Topology topology, BoardLegend legend, Orientation orientation) {
    return new BoardText(
        Objects.requireNonNull(topology, "topology"),
        Objects.requireNonNull(legend, "legend"),
        Objects.requireNonNull(orientation, "orientation"));
  }

  /**
   * Reads a board.
   *
   * @param text the drawing
   * @param sideToMove whose turn it is, which a drawing does not tell
   * @return the set-up; a side may be without stones
   * @throws TextException if rows are missing or too many, or a row has too few or too many signs
   *     or one without a meaning; the message names the row
   */
  public Setup parse(String text, Color sideToMove) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(sideToMove, "sideToMove");
    if (text.length() > LONGEST) {
      throw new TextException(
          LONGEST, "a text of " + text.length() + " characters is too long for a board");
    }
    List<List<Square>> rows = rows();
    List<Row> found = new ArrayList<>();
    int offset = 0;
    for (String line : text.split("\n", -1)) {
      String signs = withoutFrame(line);
      if (isRow(signs, found.size())) {
        if (found.size() == rows.size()) {
          throw new TextException(
              offset, "row " + (rows.size() + 1) + ", where " + topology + " has " + rows.size());
        }
        found.add(new Row(signs, line, found.size() + 1, offset, rows.get(found.size())));
      }
      offset += line.length() + 1;
    }
    found.forEach(this::check);
    if (found.size() < rows.size()) {
      throw new TextException(
          text.length(), found.size() + " rows, where " + topology + " has " + rows.size());
    }
    Labels labels = labels(found);
    SetupBuilder setup =
        Setup.builder(topology).accept(SetupFault.Kind.SIDE_WITHOUT_STONES).sideToMove(sideToMove);
    for (Row row : found) {
      put(squares(row, labels).orElseThrow(), row.squares(), setup);
    }
    return setup.build();
  }

  /** Where rank numbers stand, the same in all rows. */
  private enum Labels {
    NONE,
    FRONT,
    BACK,
    BOTH
  }

  private record Row(String signs, String line, int number, int offset, List<Square> squares) {}

  private List<List<Square>> rows() {
    List<List<Square>> rows = new ArrayList<>(topology.rowsFromTop());
    if (orientation == Orientation.FIRST_RANK_FIRST) {
      Collections.reverse(rows);
    }
    return rows;
  }

  /** A line without blanks and the upright parts of a frame. */
  private static String withoutFrame(String line) {
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean frame = c == '|' || c >= '\u2500' && c <= '\u257F';
      if (!frame && !Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
        signs.append(c);
      }
    }
    return signs.toString();
  }

  /** Whether a line is a row of squares, and not an edge of the frame or a line of letters. */
  private boolean isRow(String signs, int row) {
    if (signs.isEmpty()) {
      return false;
    }
    boolean edge = signs.chars().allMatch(c -> "+-=_".indexOf(c) >= 0);
    if (edge) {
      List<List<Square>> rows = topology.rowsFromTop();
      int width = rows.get(Math.min(row, rows.size() - 1)).size();
      return signs.length() == width && signs.chars().allMatch(c -> c == legend.empty());
    }
    return !isFileLetters(signs);
  }

  private boolean isFileLetters(String signs) {
    if (signs.length() != topology.size()) {
      return false;
    }
    for (int i = 0; i < signs.length(); i++) {
      if (signs.charAt(i) != 'a' + i && signs.charAt(i) != 'A' + i) {
        return false;
      }
    }
    return true;
  }

  private void check(Row row) {
    for (Labels labels : Labels.values()) {
      if (squares(row, labels).isPresent()) {
        return;
      }
    }
    throw fault(row);
  }

  private Labels labels(List<Row> rows) {
    for (Labels labels : Labels.values()) {
      if (rows.stream().allMatch(row -> squares(row, labels).isPresent())) {
        return labels;
      }
    }
    throw new TextException(
        rows.get(0).offset(), "rank numbers before or behind some of the rows, and not others");
  }

  /** The signs of the squares alone, if a row fits with its rank number there. */
  private Optional<String> squares(Row row, Labels labels) {
    String signs = row.signs();
    boolean square = topology.shape() == Topology.Shape.SQUARE;
    String label = square ? String.valueOf(row.squares().get(0).rank() + 1) : "";
    int width = row.squares().size();
    int front = labels == Labels.FRONT || labels == Labels.BOTH ? label.length() : 0;
    int back = labels == Labels.BACK || labels == Labels.BOTH ? label.length() : 0;
    boolean fits =
        signs.length() == front + width + back
            && (front == 0 || signs.startsWith(label))
            && (back == 0 || signs.endsWith(label));
    return fits
        ? Optional.of(signs.substring(front, front + width))
            .filter(squares -> squares.chars().allMatch(c -> legend.knows((char) c)))
        : Optional.empty();
  }

  private void put(String signs, List<Square> row, SetupBuilder setup) {
    for (int i = 0; i < row.size(); i++) {
      char sign = signs.charAt(i);
      if (sign == legend.black()) {
        setup.put(Stone.BLACK, row.get(i));
      } else if (sign == legend.white()) {
        setup.put(Stone.WHITE, row.get(i));
      } else if (sign != legend.empty()) {
        setup.hole(row.get(i));
      }
    }
  }

  private TextException fault(Row row) {
    String signs = row.signs();
    int width = row.squares().size();
    String where = "row " + row.number() + ", " + Quote.of(row.line().strip()) + ": ";
    for (int i = 0; i < signs.length() && signs.length() == width; i++) {
      if (!legend.knows(signs.charAt(i))) {
        return new TextException(
            row.offset() + Math.max(0, row.line().indexOf(signs.charAt(i))),
            where
                + Quote.of(signs.substring(i, i + 1))
                + " stands for nothing: "
                + legend.black()
                + " is Black, "
                + legend.white()
                + " White, "
                + legend.empty()
                + " an empty square"
                + legend.hole().map(hole -> ", " + hole + " a hole").orElse(""));
      }
    }
    return new TextException(
        row.offset(), where + signs.length() + " signs, where the row has " + width + " squares");
  }

  /**
   * Draws a board, without labels and frame.
   *
   * @param setup a set-up on this board
   * @return its rows, each ended by a line feed
   * @throws IllegalArgumentException if the set-up is on another board, or has kings, or holes
   *     where the legend has no sign for them
   */
  public String toText(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    if (setup.topology() != topology) {
      throw new IllegalArgumentException(setup + ": not on " + topology);
    }
    if (!setup.kings().isEmpty() || !setup.holes().isEmpty() && legend.hole().isEmpty()) {
      throw new IllegalArgumentException(setup + ": the legend has no sign for a hole or a king");
    }
    StringBuilder out = new StringBuilder();
    for (List<Square> row : rows()) {
      for (Square square : row) {
        out.append(sign(setup, square));
      }
      out.append('\n');
    }
    return out.toString();
  }

  private char sign(Setup setup, Square square) {
    Optional<Color> stone = setup.stoneAt(square).map(Stone::color);
    if (stone.isPresent()) {
      return stone.get() == Color.BLACK ? legend.black() : legend.white();
    }
    return setup.holes().contains(square) ? legend.hole().orElseThrow() : legend.empty();
  }

  /**
   * Returns how boards are drawn, for messages.
   *
   * @return board, legend and orientation
   */
  @Override
  public String toString() {
    return "BoardText[" + topology + ", " + legend + ", " + orientation + "]";
  }
}
