package io.github.linesofaction.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Lines of values set apart by tabs. A line that starts with a number sign and a blank is a remark
 * (board text can start with a number sign, but never with both); empty lines are skipped.
 */
final class Tsv {
  private Tsv() {}

  /** The rows of a text, each with exactly that many values; does not close the reader. */
  static List<List<String>> rows(Reader reader, int columns) {
    Objects.requireNonNull(reader, "reader");
    List<List<String>> rows = new ArrayList<>();
    try {
      BufferedReader lines = new BufferedReader(reader);
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (line.isEmpty() || line.startsWith("# ")) {
          continue;
        }
        List<String> values = List.of(line.split("\t", -1));
        if (values.size() != columns) {
          throw new IllegalArgumentException(
              String.format(
                  Locale.ROOT,
                  "line %d has %d values, wants %d: %s",
                  number,
                  values.size(),
                  columns,
                  line));
        }
        rows.add(values);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  /** A resource of this module, in UTF-8. */
  static Reader open(String resource) {
    InputStream stream = Tsv.class.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalArgumentException("no resource " + resource);
    }
    return new InputStreamReader(stream, StandardCharsets.UTF_8);
  }

  /** The rows of a resource of this module. */
  static List<List<String>> resource(String resource, int columns) {
    try (Reader reader = open(resource)) {
      return rows(reader, columns);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Words set apart by blanks; blanks at either end count for nothing. */
  static List<String> words(String text) {
    String trimmed = text.trim();
    return trimmed.isEmpty() ? List.of() : List.of(trimmed.split(" +", -1));
  }

  static boolean yes(String text) {
    return switch (text) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw new IllegalArgumentException("\"" + text + "\" is neither yes nor no");
    };
  }
}
