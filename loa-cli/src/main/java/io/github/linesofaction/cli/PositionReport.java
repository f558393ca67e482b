package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.notation.diagram.TextDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What there is to tell about a position, in lines of text. */
final class PositionReport {
  private final Shown shown;
  private final Position position;
  private final List<String> lines = new ArrayList<>();

  private PositionReport(Shown shown) {
    this.shown = shown;
    this.position = shown.position();
  }

  /**
   * Returns the lines.
   *
   * @param shown the position
   * @param diagram how the board is drawn
   * @param square a square of the board to tell more about
   */
  static List<String> lines(Shown shown, TextDiagram diagram, Optional<Square> square) {
    PositionReport report = new PositionReport(shown);
    report.lines.addAll(diagram.withHands(false).lines(shown.position()));
    report.lines.add("");
    report.describe();
    square.ifPresent(report::describe);
    report.lines.add("Position: " + shown.position());
    report.lines.add("Result: " + ResultWords.word(shown.outcome()));
    return report.lines;
  }

  private void describe() {
    shown.cause().ifPresent(lines::add);
    lines.add(shown.sentence());
    for (Color color : Color.values()) {
      lines.add(groups(color));
    }
    Setup setup = position.setup();
    if (setup.inHand(Color.BLACK) + setup.inHand(Color.WHITE) > 0) {
      lines.add(hand(Color.BLACK));
      lines.add(hand(Color.WHITE));
    }
    if (!setup.holes().isEmpty()) {
      lines.add("Holes: " + names(setup.holes()));
    }
  }

  private String groups(Color color) {
    List<SquareSet> groups = position.groups(color);
    String sizes =
        groups.stream()
            .map(group -> Integer.toString(group.size()))
            .collect(Collectors.joining(", "));
    return color.title()
        + ": "
        + counted(position.setup().stones(color).size(), "stone")
        + " in "
        + counted(groups.size(), "group")
        + (groups.isEmpty() ? "" : " of " + sizes);
  }

  /** A side's stones off the board are in the opponent's hand. */
  private String hand(Color color) {
    String stones = color.title().toLowerCase(Locale.ROOT) + " stone";
    return "In "
        + color.opponent().title()
        + "'s hand: "
        + counted(position.setup().inHand(color), stones);
  }

  private void describe(Square square) {
    String counts =
        position.lineCounts(square).entrySet().stream()
            .map(count -> count.getKey().words() + " " + count.getValue())
            .collect(Collectors.joining(", "));
    lines.add("Stones on the lines through " + square + ": " + counts);
    position
        .groupOf(square)
        .ifPresent(group -> lines.add("Group of " + square + ": " + names(group)));
    String moves =
        position.legalMoves(square).stream()
            .map(move -> move.withoutPlacing().toString())
            .distinct()
            .collect(Collectors.joining(" "));
    lines.add("Moves from " + square + ": " + (moves.isEmpty() ? "none" : moves));
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String names(SquareSet squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
