package io.github.linesofaction.testkit;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position laid out in an array: what stands on each cell, whose turn it is, what is off the
 * board.
 */
final class OracleState {
  static final char EMPTY = '.';
  static final char HOLE = '#';

  private static final char OUTSIDE = ' ';
  private static final Pattern HANDS = Pattern.compile("b([0-9]{1,3})w([0-9]{1,3})");

  final OracleGeometry geometry;
  private final char[][] cells;

  /** Whose turn it is: b or w; with kinds the due kind, b w B or W. */
  char side = 'b';

  int blackOff;
  int whiteOff;

  OracleState(OracleGeometry geometry) {
    this.geometry = geometry;
    this.cells = new char[geometry.extent()][geometry.extent()];
    for (char[] column : cells) {
      Arrays.fill(column, OUTSIDE);
    }
    for (int[] cell : geometry.cells()) {
      set(cell, EMPTY);
    }
  }

  OracleState(OracleState other) {
    this(other.geometry);
    for (int x = 0; x < cells.length; x++) {
      System.arraycopy(other.cells[x], 0, cells[x], 0, cells[x].length);
    }
    side = other.side;
    blackOff = other.blackOff;
    whiteOff = other.whiteOff;
  }

  char at(int x, int y) {
    return cells[x][y];
  }

  void set(int[] cell, char content) {
    cells[cell[0]][cell[1]] = content;
  }

  static boolean isStone(char content) {
    return content == 'b' || content == 'w' || content == 'B' || content == 'W';
  }

  /** The colour of a stone or of a side: b or w, whatever the kind. */
  static char colour(char content) {
    if (content == 'B') {
      return 'b';
    }
    return content == 'W' ? 'w' : content;
  }

  /** The colour of the side to move. */
  char mover() {
    return colour(side);
  }

  /** How many stones of a colour are off the board. */
  int off(char colour) {
    return colour == 'b' ? blackOff : whiteOff;
  }

  /** Whether a stone of that colour stands on (x, y). */
  boolean isStoneOf(char colour, int x, int y) {
    char content = at(x, y);
    return isStone(content) && colour(content) == colour;
  }

  /** The number of stones of a colour on the board. */
  int count(char colour) {
    int count = 0;
    for (int[] cell : geometry.cells()) {
      if (isStoneOf(colour, cell[0], cell[1])) {
        count++;
      }
    }
    return count;
  }

  /** The position text. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int y = geometry.extent() - 1; y >= 0; y--) {
      int empty = 0;
      for (int x = geometry.left(y); x < geometry.left(y) + geometry.width(y); x++) {
        char content = at(x, y);
        if (content == EMPTY) {
          empty++;
        } else {
          if (empty > 0) {
            text.append(empty);
          }
          empty = 0;
          text.append(content);
        }
      }
      if (empty > 0) {
        text.append(empty);
      }
      text.append(y > 0 ? '/' : ' ');
    }
    text.append(side);
    if (blackOff + whiteOff > 0) {
      text.append(" b").append(blackOff).append('w').append(whiteOff);
    }
    return text.toString();
  }

  /** Reads position text; throws IllegalArgumentException when it does not fit the variant. */
  static OracleState parse(OracleVariant variant, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length < 2 || parts.length > 3) {
      throw bad(text, "wants board, side to move and perhaps stones off the board");
    }
    OracleState state = new OracleState(variant.geometry());
    String[] rows = parts[0].split("/", -1);
    if (rows.length != state.geometry.extent()) {
      throw bad(text, "wants " + state.geometry.extent() + " rows, has " + rows.length);
    }
    for (int i = 0; i < rows.length; i++) {
      state.readRow(variant, rows.length - 1 - i, rows[i], text);
    }
    String sides = variant.hasKinds() ? "bwBW" : "bw";
    if (parts[1].length() != 1 || sides.indexOf(parts[1].charAt(0)) < 0) {
      throw bad(text, "the side to move must be one of " + sides);
    }
    state.side = parts[1].charAt(0);
    if (parts.length == 3) {
      Matcher hands = HANDS.matcher(parts[2]);
      if (!variant.hasHands() || !hands.matches()) {
        throw bad(text, "what follows the side to move does not fit the variant");
      }
      state.blackOff = Integer.parseInt(hands.group(1));
      state.whiteOff = Integer.parseInt(hands.group(2));
    }
    return state;
  }

  private void readRow(OracleVariant variant, int y, String row, String text) {
    String allowed = "bw" + (variant.hasKinds() ? "BW" : "") + (variant.leavesHoles() ? "#" : "");
    int column = 0;
    int i = 0;
    while (i < row.length()) {
      char c = row.charAt(i);
      if (c >= '1' && c <= '9') {
        int number = 0;
        while (i < row.length() && row.charAt(i) >= '0' && row.charAt(i) <= '9') {
          number = 10 * number + (row.charAt(i) - '0');
          i++;
          if (number > geometry.width(y)) {
            throw bad(text, "row \"" + row + "\" is too long");
          }
        }
        column += number;
      } else if (allowed.indexOf(c) >= 0) {
        if (column >= geometry.width(y)) {
          throw bad(text, "row \"" + row + "\" is too long");
        }
        int x = geometry.left(y) + column;
        if (variant.isBlackHole(x, y)) {
          throw bad(text, "nothing can stand on the black hole " + geometry.name(x, y));
        }
        set(new int[] {x, y}, c);
        column++;
        i++;
      } else {
        throw bad(text, "'" + c + "' cannot stand in row \"" + row + "\"");
      }
    }
    if (column != geometry.width(y)) {
      throw bad(text, "row \"" + row + "\" wants " + geometry.width(y) + " squares");
    }
  }

  private static IllegalArgumentException bad(String text, String why) {
    return new IllegalArgumentException(
        String.format(Locale.ROOT, "position \"%s\": %s", text, why));
  }
}
