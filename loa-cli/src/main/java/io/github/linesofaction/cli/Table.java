package io.github.linesofaction.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Rows of texts, set in columns. */
final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  Table(String... titles) {
    row(titles);
  }

  void row(String... values) {
    rows.add(List.of(values));
  }

  /** Returns the lines, the titles first, each column as wide as its longest text. */
  List<String> lines() {
    int columns = rows.get(0).size();
    List<Integer> widths = new ArrayList<>(Collections.nCopies(columns, 0));
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths.set(i, Math.max(widths.get(i), row.get(i).length()));
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private static String line(List<String> row, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    int end = 0;
    for (int i = 0; i < row.size(); i++) {
      line.append(" ".repeat(end - line.length())).append(row.get(i));
      end += widths.get(i) + 2;
    }
    return line.toString();
  }
}
