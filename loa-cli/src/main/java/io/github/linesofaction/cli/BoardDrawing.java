package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Movement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Draws a board as text: the top row first, {@code b w} stones, {@code B W} kings, {@code #} holes,
 * {@code *} black holes, a point for an empty square.
 */
final class BoardDrawing {
  private BoardDrawing() {}

  /** Answers the lines of the drawing. */
  static List<String> lines(Position position) {
    return position.topology().shape() == Topology.Shape.SQUARE
        ? square(position)
        : hexagon(position);
  }

  private static List<String> square(Position position) {
    List<String> lines = new ArrayList<>();
    List<List<Square>> rows = position.topology().rowsFromTop();
    for (List<Square> row : rows) {
      String rank = Integer.toString(row.get(0).rank() + 1);
      lines.add(" ".repeat(2 - rank.length()) + rank + "  " + row(position, row));
    }
    StringBuilder files = new StringBuilder("   ");
    for (Square square : rows.get(0)) {
      files.append(' ').append((char) ('a' + square.file()));
    }
    lines.add("");
    lines.add(files.toString());
    return lines;
  }

  /** A row of a hexagon bears its letter; its cells are counted from the left. */
  private static List<String> hexagon(Position position) {
    List<String> lines = new ArrayList<>();
    List<List<Square>> rows = position.topology().rowsFromTop();
    int widest = rows.stream().mapToInt(List::size).max().orElse(0);
    for (List<Square> row : rows) {
      String shift = " ".repeat(widest - row.size());
      Square first = row.get(0);
      Square last = row.get(row.size() - 1);
      lines.add(" " + shift + first + "  " + row(position, row) + "  " + last);
    }
    return lines;
  }

  private static String row(Position position, List<Square> row) {
    StringBuilder line = new StringBuilder();
    for (Square square : row) {
      line.append(line.isEmpty() ? "" : " ").append(sign(position, square));
    }
    return line.toString();
  }

  private static char sign(Position position, Square square) {
    Setup setup = position.setup();
    SquareSet holes = setup.holes();
    Set<Square> blackHoles =
        position.rules().moveRule() instanceof Movement movement ? movement.blackHoles() : Set.of();
    if (holes.contains(square)) {
      return '#';
    }
    char empty = blackHoles.contains(square) ? '*' : '.';
    return setup.stoneAt(square).map(Stone::letter).orElse(empty);
  }
}
