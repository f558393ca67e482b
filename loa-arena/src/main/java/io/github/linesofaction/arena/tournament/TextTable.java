package io.github.linesofaction.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/** Cells in columns of plain text; the first two and the last are set left, the others right. */
final class TextTable {
  private TextTable() {}

  static List<String> lines(List<List<String>> rows) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String space = " ".repeat(widths[i] - width(row.get(i)));
        boolean left = i < 2 || i == columns - 1;
        line.append(i == 0 ? "" : "  ").append(left ? row.get(i) + space : space + row.get(i));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static int width(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
