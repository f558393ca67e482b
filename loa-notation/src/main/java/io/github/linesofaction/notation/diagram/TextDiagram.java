package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Draws boards as text, in plain ASCII or with Unicode signs. An immutable set of options; each
 * method whose name begins with {@code with} or {@code seen} answers another one.
 *
 * <table>
 * <caption>The signs</caption>
 * <tr><th>on the square</th><th>plain</th><th>Unicode</th></tr>
 * <tr><td>nothing</td><td>{@code .}</td><td>{@code ·}</td></tr>
 * <tr><td>Black's, White's stone</td><td>{@code b w}</td><td>{@code ● ○}</td></tr>
 * <tr><td>Black's, White's king</td><td>{@code B W}</td><td>{@code ♚ ♔}</td></tr>
 * <tr><td>a hole</td><td>{@code #}</td><td>{@code ▒}</td></tr>
 * <tr><td>an empty black hole of the rules</td><td>{@code *}</td><td>{@code ✱}</td></tr>
 * </table>
 *
 * <p>Square boards bear their ranks on the left and their files below; hexagonal boards, whose rows
 * are shifted by half a cell, bear the names of the first and the last cell of each row. Lines have
 * no blanks at their ends.
 */
public final class TextDiagram {
  /** What is written for each content of a square. */
  private enum Signs {
    PLAIN("bwBW.#*"),
    UNICODE("●○♚♔·▒✱");

    private final String all;

    Signs(String all) {
      this.all = all;
    }

    char stone(Stone stone) {
      return all.charAt(
          (stone.color() == Color.BLACK ? 0 : 1) + (stone.kind() == Kind.SOLDIER ? 0 : 2));
    }

    char empty() {
      return all.charAt(4);
    }

    char hole() {
      return all.charAt(5);
    }

    char blackHole() {
      return all.charAt(6);
    }
  }

  private static final TextDiagram PLAIN = new TextDiagram(Signs.PLAIN, Color.BLACK, true, true);
  private static final TextDiagram UNICODE =
      new TextDiagram(Signs.UNICODE, Color.BLACK, true, true);

  private final Signs signs;
  private final Color seenFrom;
  private final boolean labels;
  private final boolean hands;

  private TextDiagram(Signs signs, Color seenFrom, boolean labels, boolean hands) {
    this.signs = signs;
    this.seenFrom = seenFrom;
    this.labels = labels;
    this.hands = hands;
  }

  /**
   * Returns plain ASCII, seen from Black's side, with labels and hands.
   *
   * @return the diagram
   */
  public static TextDiagram plain() {
    return PLAIN;
  }

  /**
   * Returns Unicode signs, seen from Black's side, with labels and hands.
   *
   * @return the diagram
   */
  public static TextDiagram unicode() {
    return UNICODE;
  }

  /**
   * Chooses the side at the lower edge.
   *
   * @param side {@link Color#BLACK} for rank 1 or row a below, {@link Color#WHITE} for the same
   *     turned by 180 degrees
   * @return the diagram
   */
  public TextDiagram seenFrom(Color side) {
    return new TextDiagram(signs, Objects.requireNonNull(side, "side"), labels, hands);
  }

  /**
   * Chooses whether the squares can be told by labels.
   *
   * @param shown whether ranks and files, or the ends of rows, are named
   * @return the diagram
   */
  public TextDiagram withLabels(boolean shown) {
    return new TextDiagram(signs, seenFrom, shown, hands);
  }

  /**
   * Chooses whether stones off the board are shown, in a line below for each hand that holds some.
   *
   * @param shown whether they are
   * @return the diagram
   */
  public TextDiagram withHands(boolean shown) {
    return new TextDiagram(signs, seenFrom, labels, shown);
  }

  /**
   * Draws a position, with the black holes of its rules.
   *
   * @param position the position
   * @return the lines from the top, without line ends; unmodifiable
   */
  public List<String> lines(Position position) {
    return lines(BoardView.of(position, seenFrom));
  }

  /**
   * Draws a set-up. It knows no rules, so black holes look like other empty squares.
   *
   * @param setup the set-up
   * @return the lines from the top, without line ends; unmodifiable
   */
  public List<String> lines(Setup setup) {
    return lines(BoardView.of(setup, seenFrom));
  }

  /**
   * Draws a position as one text.
   *
   * @param position the position
   * @return the {@link #lines(Position)}, each ended by a line feed
   */
  public String draw(Position position) {
    return joined(lines(position));
  }

  /**
   * Draws a set-up as one text.
   *
   * @param setup the set-up
   * @return the {@link #lines(Setup)}, each ended by a line feed
   */
  public String draw(Setup setup) {
    return joined(lines(setup));
  }

  private static String joined(List<String> lines) {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private List<String> lines(BoardView view) {
    List<String> lines = view.isSquare() ? square(view) : hexagon(view);
    if (hands) {
      addHands(view.setup(), lines);
    }
    return List.copyOf(lines);
  }

  private List<String> square(BoardView view) {
    List<String> lines = new ArrayList<>();
    List<List<Square>> rows = view.rows();
    Set<Square> blackHoles = view.blackHoles();
    for (List<Square> row : rows) {
      String rank = Integer.toString(row.get(0).rank() + 1);
      String label = labels ? " ".repeat(2 - rank.length()) + rank + "  " : "";
      lines.add(label + row(view.setup(), blackHoles, row));
    }
    if (labels) {
      lines.add("");
      lines.add(
          rows.get(0).stream()
              .map(square -> String.valueOf((char) ('a' + square.file())))
              .collect(Collectors.joining(" ", "    ", "")));
    }
    return lines;
  }

  private List<String> hexagon(BoardView view) {
    List<String> lines = new ArrayList<>();
    List<List<Square>> rows = view.rows();
    Set<Square> blackHoles = view.blackHoles();
    int widest = rows.stream().mapToInt(List::size).max().orElse(0);
    int longest = rows.stream().mapToInt(row -> name(row, 0).length()).max().orElse(0);
    for (List<Square> row : rows) {
      String shift = " ".repeat(widest - row.size());
      String cells = row(view.setup(), blackHoles, row);
      if (labels) {
        String first = name(row, 0);
        String last = name(row, row.size() - 1);
        String indent = " ".repeat(1 + longest - first.length());
        lines.add(indent + shift + first + "  " + cells + "  " + last);
      } else {
        lines.add(shift + cells);
      }
    }
    return lines;
  }

  private static String name(List<Square> row, int place) {
    return row.get(place).toString();
  }

  private String row(Setup setup, Set<Square> blackHoles, List<Square> row) {
    return row.stream()
        .map(square -> String.valueOf(sign(setup, blackHoles, square)))
        .collect(Collectors.joining(" "));
  }

  private char sign(Setup setup, Set<Square> blackHoles, Square square) {
    if (setup.holes().contains(square)) {
      return signs.hole();
    }
    char empty = blackHoles.contains(square) ? signs.blackHole() : signs.empty();
    return setup.stoneAt(square).map(signs::stone).orElse(empty);
  }

  private void addHands(Setup setup, List<String> lines) {
    boolean parted = false;
    for (Color holder : Color.values()) {
      Color held = holder.opponent();
      if (setup.inHand(held) > 0) {
        if (!parted) {
          lines.add("");
          parted = true;
        }
        String stones =
            (" " + signs.stone(Stone.of(held, Kind.SOLDIER))).repeat(setup.inHand(held));
        lines.add("In " + holder.title() + "'s hand:" + stones);
      }
    }
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a text diagram with the same options
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TextDiagram diagram
        && diagram.signs == signs
        && diagram.seenFrom == seenFrom
        && diagram.labels == labels
        && diagram.hands == hands;
  }

  // Made of names, so that it is the same in every run.
  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /**
   * Returns the options.
   *
   * @return such as {@code TextDiagram[PLAIN, seen from Black, labels, hands]}
   */
  @Override
  public String toString() {
    return "TextDiagram["
        + signs
        + ", seen from "
        + seenFrom.title()
        + (labels ? ", labels" : "")
        + (hands ? ", hands" : "")
        + "]";
  }
}
