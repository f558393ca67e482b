package io.github.linesofaction.core.board;

import java.util.List;
import java.util.Objects;

/** Position texts: the reader and the writer behind {@link Setup}. */
final class PositionText {
  private static final char HOLE = '#';
  private static final String FORM =
      "a position is written 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";

  /** No board needs a longer text: 17 rows of at most 17 letters, and the fields behind. */
  private static final int LONGEST = 400;

  private PositionText() {}

  static String write(Setup setup) {
    StringBuilder out = new StringBuilder();
    for (List<Square> row : setup.topology().rowsFromTop()) {
      if (out.length() > 0) {
        out.append('/');
      }
      writeRow(setup, row, out);
    }
    out.append(' ').append(Stone.of(setup.sideToMove(), setup.dueKind()).letter());
    int black = setup.inHand(Color.BLACK);
    int white = setup.inHand(Color.WHITE);
    if (black + white > 0) {
      out.append(" b").append(black).append('w').append(white);
    }
    return out.toString();
  }

  private static void writeRow(Setup setup, List<Square> row, StringBuilder out) {
    int empty = 0;
    for (Square square : row) {
      char sign =
          setup.holes().contains(square)
              ? HOLE
              : setup.stoneAt(square).map(Stone::letter).orElse(' ');
      if (sign == ' ') {
        empty++;
        continue;
      }
      if (empty > 0) {
        out.append(empty);
        empty = 0;
      }
      out.append(sign);
    }
    if (empty > 0) {
      out.append(empty);
    }
  }

  static Setup read(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > LONGEST) {
      throw fault(LONGEST, "a text of " + text.length() + " characters is too long for a position");
    }
    int blank = text.indexOf(' ');
    String board = blank < 0 ? text : text.substring(0, blank);
    Topology topology = topology(board);
    SetupBuilder setup = Setup.builder(topology).accept(SetupFault.Kind.SIDE_WITHOUT_STONES);
    int start = 0;
    int number = 0;
    for (String row : board.split("/", -1)) {
      readRow(topology.rowsFromTop().get(number), row, start, setup);
      start += row.length() + 1;
      number++;
    }
    if (blank < 0) {
      throw fault(text.length(), "the side to move is missing after the rows; " + FORM);
    }
    int end = text.indexOf(' ', blank + 1);
    String side = text.substring(blank + 1, end < 0 ? text.length() : end);
    if (side.length() != 1) {
      throw noSide(blank + 1, side);
    }
    Stone due = Stone.ofLetter(side.charAt(0)).orElseThrow(() -> noSide(blank + 1, side));
    setup.sideToMove(due.color()).due(due.kind());
    if (end >= 0) {
      readHands(text, end + 1, setup);
    }
    return setup.build();
  }

  private static TextException noSide(int offset, String found) {
    return fault(offset, Texts.quote(found) + " is no side to move: b or w (a king due: B or W)");
  }

  /** The rows' number and the first row's length tell the board. */
  private static Topology topology(String board) {
    String[] rows = board.split("/", -1);
    int width = width(rows[0], 0);
    boolean square =
        rows.length >= Topology.SMALLEST_SQUARE && rows.length <= Topology.LARGEST_SQUARE;
    if (square && width == rows.length) {
      return Topology.square(width);
    }
    boolean hexagon = width >= Topology.SMALLEST_HEXAGON && width <= Topology.LARGEST_HEXAGON;
    if (hexagon && rows.length == 2 * width - 1) {
      return Topology.hexagon(width);
    }
    throw fault(
        0,
        rows.length
            + " rows, the first of "
            + width
            + " squares: a square board has 4 to 16 rows of as many squares, a hexagon of side n"
            + " has 2n-1 rows, the first of n");
  }

  private static int width(String row, int start) {
    int width = 0;
    for (int i = 0; i < row.length(); ) {
      int end = digitsEnd(row, i);
      width += end > i ? number(row, i, end, start) : 1;
      i = end > i ? end : i + 1;
    }
    return width;
  }

  private static int digitsEnd(String row, int from) {
    int end = from;
    while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int number(String row, int from, int end, int start) {
    String digits = row.substring(from, end);
    if (digits.length() > 2 || digits.charAt(0) == '0') {
      throw fault(
          start + from,
          Texts.quote(digits) + " is no number of empty squares: 1 to the length of the row");
    }
    return Integer.parseInt(digits);
  }

  private static void readRow(List<Square> squares, String row, int start, SetupBuilder setup) {
    int width = width(row, start);
    if (width != squares.size()) {
      throw fault(
          start,
          "the row "
              + Texts.quote(row)
              + " has "
              + width
              + " squares, and the row of "
              + squares.get(0)
              + " has "
              + squares.size());
    }
    int place = 0;
    for (int i = 0; i < row.length(); ) {
      int end = digitsEnd(row, i);
      if (end > i) {
        place += number(row, i, end, start);
        i = end;
        continue;
      }
      char sign = row.charAt(i);
      if (sign == HOLE) {
        setup.hole(squares.get(place));
      } else {
        int offset = start + i;
        Stone stone =
            Stone.ofLetter(sign)
                .orElseThrow(
                    () ->
                        fault(
                            offset,
                            Texts.quote(String.valueOf(sign))
                                + " stands for nothing: b w stones, B W kings, # a hole, a number"
                                + " for empty squares"));
        setup.put(stone, squares.get(place));
      }
      place++;
      i++;
    }
  }

  private static void readHands(String text, int start, SetupBuilder setup) {
    String field = text.substring(start);
    int middle = field.indexOf('w');
    if (field.isEmpty() || field.charAt(0) != 'b' || middle < 2) {
      throw noHands(start, field);
    }
    int black = hand(field, 1, middle, start);
    int white = hand(field, middle + 1, field.length(), start);
    if (black + white == 0) {
      throw fault(start, "b0w0 is left out when no stone is off the board");
    }
    setup.inHand(Color.BLACK, black).inHand(Color.WHITE, white);
    List<SetupFault> faults = setup.faults();
    if (!faults.isEmpty()) {
      throw fault(start, faults.get(0).message());
    }
  }

  private static int hand(String field, int from, int end, int start) {
    boolean digits = end > from && end - from <= 3 && digitsEnd(field, from) == end;
    if (!digits || (field.charAt(from) == '0' && end - from > 1)) {
      throw noHands(start, field);
    }
    return Integer.parseInt(field.substring(from, end));
  }

  private static TextException noHands(int offset, String found) {
    return fault(
        offset,
        Texts.quote(found) + " is no count of stones off the board: b6w6 for six of each colour");
  }

  private static TextException fault(int offset, String message) {
    return new TextException(offset, "position text, character " + (offset + 1) + ": " + message);
  }
}
