package io.github.linesofaction.notation.position;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.notation.internal.Quote;
import java.util.Objects;

/**
 * The position strings of PlayStrategy, such as {@code 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w
 * - - 0 1}: rows from the top of the 8×8 board; {@code L} is a stone of the first player, who is
 * Black here, {@code l} one of White; then the side to move, {@code w} for the first player and
 * {@code b} for the second; then two fields that say nothing and two counters.
 */
public final class PlayStrategyText {
  private static final Topology BOARD = Topology.square(8);
  private static final int LONGEST = 120;
  private static final String REST = " - - 0 1";

  private PlayStrategyText() {}

  /**
   * Reads a position string. The last four fields may be left out from the end; the counters are
   * checked and not kept, for a set-up has none.
   *
   * @param text the string and nothing else
   * @return the set-up; a side may be without stones
   * @throws TextException if the text is not exactly of that form; the message names the rank
   */
  public static Setup parse(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > LONGEST) {
      throw fault(LONGEST, "a text of " + text.length() + " characters is too long");
    }
    String[] fields = text.split(" ", -1);
    SetupBuilder setup = Setup.builder(BOARD).accept(SetupFault.Kind.SIDE_WITHOUT_STONES);
    readRanks(fields[0], setup);
    int offset = fields[0].length() + 1;
    if (fields.length < 2) {
      throw fault(text.length(), "the side to move is missing: w for the first player, or b");
    }
    setup.sideToMove(side(fields[1], offset));
    offset += fields[1].length() + 1;
    for (int i = 2; i < fields.length; i++) {
      checkField(fields[i], i, offset);
      offset += fields[i].length() + 1;
    }
    return setup.build();
  }

  private static void readRanks(String placement, SetupBuilder setup) {
    String[] ranks = placement.split("/", -1);
    int offset = 0;
    for (int i = 0; i < ranks.length; i++) {
      if (i == 8) {
        throw fault(offset - 1, ranks.length + " ranks where the board has 8");
      }
      readRank(ranks[i], 8 - i, offset, setup);
      offset += ranks[i].length() + 1;
    }
    if (ranks.length < 8) {
      throw fault(placement.length(), ranks.length + " ranks where the board has 8");
    }
  }

  private static void readRank(String text, int rank, int offset, SetupBuilder setup) {
    int file = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '1' && c <= '8') {
        file += c - '0';
      } else if (c == 'L' || c == 'l') {
        if (file < 8) {
          setup.put(c == 'L' ? Color.BLACK : Color.WHITE, Square.of(file, rank - 1));
        }
        file++;
      } else {
        throw fault(
            offset + i,
            "rank "
                + rank
                + ": "
                + Quote.of(text.substring(i, i + 1))
                + " is none of L, l and a number of empty squares from 1 to 8");
      }
    }
    if (file != 8) {
      throw fault(
          offset, "rank " + rank + ": " + Quote.of(text) + " has " + file + " squares, not 8");
    }
  }

  private static Color side(String field, int offset) {
    return switch (field) {
      case "w" -> Color.BLACK;
      case "b" -> Color.WHITE;
      default ->
          throw fault(
              offset, Quote.of(field) + " is no side: w for the first player to move, or b");
    };
  }

  private static void checkField(String field, int index, int offset) {
    boolean right =
        switch (index) {
          case 2, 3 -> field.equals("-");
          case 4, 5 -> field.matches("[0-9]{1,6}");
          default -> false;
        };
    if (!right) {
      throw fault(
          offset,
          Quote.of(field)
              + (index > 5
                  ? ": nothing is expected after six fields"
                  : index > 3 ? " is no counter" : ": - is expected here"));
    }
  }

  private static TextException fault(int offset, String why) {
    return new TextException(
        offset, "PlayStrategy position, character " + (offset + 1) + ": " + why);
  }

  /**
   * Writes a position string, with counters for a fresh start.
   *
   * @param setup a set-up on the 8×8 board with plain stones alone
   * @return the string that {@link #parse} reads back as an equal set-up
   * @throws IllegalArgumentException if the set-up has another board, holes, kings or stones in
   *     hand
   */
  public static String toText(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    boolean plain =
        setup.topology() == BOARD
            && setup.holes().isEmpty()
            && setup.kings().isEmpty()
            && setup.dueKind() == Kind.SOLDIER
            && setup.inHand(Color.BLACK) + setup.inHand(Color.WHITE) == 0;
    if (!plain) {
      throw new IllegalArgumentException(
          setup + ": PlayStrategy's strings hold plain stones on the 8×8 board alone");
    }
    String own = setup.toString();
    int blank = own.indexOf(' ');
    String placement = own.substring(0, blank).replace('b', 'L').replace('w', 'l');
    return placement + (setup.sideToMove() == Color.BLACK ? " w" : " b") + REST;
  }
}
