package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes the value of a set-up apart: points, several of them run together, and rectangles, two
 * opposite corners with a colon between them. Letters in any case; blanks and line breaks part.
 */
final class SgfPoints {
  private final String raw;
  private int at;

  SgfPoints(String raw) {
    this.raw = raw;
    skipBlanks();
  }

  /** A point, or all points of a rectangle, and where they stand in the value. */
  record Area(Square from, Square to, int offset) {
    List<Square> squares() {
      List<Square> squares = new ArrayList<>();
      int firstRank = Math.min(from.rank(), to.rank());
      int lastRank = Math.max(from.rank(), to.rank());
      int lastFile = Math.max(from.file(), to.file());
      for (int file = Math.min(from.file(), to.file()); file <= lastFile; file++) {
        for (int rank = firstRank; rank <= lastRank; rank++) {
          squares.add(Square.of(file, rank));
        }
      }
      return squares;
    }
  }

  boolean hasNext() {
    return at < raw.length();
  }

  /** Where the next area, or what is none, begins. */
  int offset() {
    return at;
  }

  /** Reads the next area; nothing if there is something else. */
  Optional<Area> next() {
    int start = at;
    Optional<Square> from = point();
    if (from.isEmpty()) {
      return Optional.empty();
    }
    Optional<Square> to = from;
    if (hasNext() && raw.charAt(at) == ':') {
      at++;
      skipBlanks();
      to = point();
    }
    return to.map(corner -> new Area(from.get(), corner, start));
  }

  private Optional<Square> point() {
    int end = at + 1;
    while (end < raw.length() && end - at <= 2 && isDigit(raw.charAt(end))) {
      end++;
    }
    String name = raw.substring(at, Math.min(end, raw.length()));
    Optional<Square> square = name.isEmpty() ? Optional.empty() : Square.tryParse(inSmall(name));
    if (square.isPresent()) {
      at = end;
      skipBlanks();
    }
    return square;
  }

  private static String inSmall(String name) {
    char first = name.charAt(0);
    return first >= 'A' && first <= 'Z' ? (char) (first - 'A' + 'a') + name.substring(1) : name;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void skipBlanks() {
    while (at < raw.length() && raw.charAt(at) <= ' ') {
      at++;
    }
  }
}
