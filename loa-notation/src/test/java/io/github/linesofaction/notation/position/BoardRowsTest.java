package io.github.linesofaction.notation.position;

import static io.github.linesofaction.notation.position.BoardText.Orientation.TOP_RANK_FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which lines of a drawn board are rows, worked out by hand on small boards. */
class BoardRowsTest {
  private static final Topology SMALL = Topology.square(4);
  private static final BoardText X_O = BoardText.of(SMALL, BoardLegend.X_O, TOP_RANK_FIRST);
  private static final BoardText DASH =
      BoardText.of(SMALL, BoardLegend.LETTERS_DASH, TOP_RANK_FIRST);
  private static final Setup SETUP = Setup.parse("x3/4/4/3o b".replace('x', 'b').replace('o', 'w'));

  private static String lines(String text) {
    return text.replace('/', '\n');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x.../..../..../...o",
        "ABCD/x.../..../..../...o/abcd",
        "abcd/x.../..../..../...o/",
        "+--+/x.../..../..../...o/====/____/-+-+-+-+-",
        "|x...|/|....|/|....|/|...o|",
        "\u2500\u257Fx.../\u2550..../..../...o\u2502",
        "4x...4/3....3/2....2/1...o1",
        "x...4/....3/....2/...o1",
        "x\u00A0.\t.\u2003./..../..../...o"
      })
  void framesLettersAndNumbersAreNoSquares(String text) {
    assertThat(X_O.parse(lines(text), Color.BLACK)).isEqualTo(SETUP);
  }

  @Test
  void aLineOfDashesIsARowWhereTheDashIsTheEmptySquare() {
    assertThat(DASH.parse(lines("b---/----/----/---w"), Color.BLACK)).isEqualTo(SETUP);
    assertThat(DASH.parse(lines("-----/b---/----/----/---w/-----"), Color.BLACK)).isEqualTo(SETUP);
    assertThat(DASH.parse(lines("+--+/b---/----/----/---w/===="), Color.BLACK)).isEqualTo(SETUP);
    assertThatThrownBy(() -> DASH.parse(lines("----/b---/----/----/---w"), Color.BLACK))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("row 5, where")
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(20);
  }

  @Test
  void theWidthOfAHexagonsRowDecidesWhatIsAnEdge() {
    Topology hexagon = Topology.hexagon(3);
    BoardText form = BoardText.of(hexagon, BoardLegend.LETTERS_DASH, TOP_RANK_FIRST);
    String board = "---/b---/----w/----/---";

    Setup setup = form.parse(lines(board), Color.WHITE);
    assertThat(form.toText(setup)).isEqualTo(lines(board) + "\n");
    assertThat(form.parse(lines("-----/" + board + "/----"), Color.WHITE)).isEqualTo(setup);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "4x.../..../..../...o; 0; rank numbers before or behind some of the rows, and not others",
        "x...4/3..../..../...o; 0; rank numbers before or behind some of the rows, and not others",
        "x.../..../....; 14; 3 rows, where",
        "x.../.?../..../...o; 6; \"?\" stands for nothing: x is Black, o White, . an empty square",
        "x.../....|/..../...; 16; row 4, \"...\": 3 signs, where the row has 4 squares",
        "5x.../4..../3..../2...o; 0; 5 signs, where the row has 4 squares",
        "abcx/..../..../...o; 0; \"a\" stands for nothing",
        "bcde/..../..../...o; 0; \"b\" stands for nothing",
        "abc/..../..../...o; 0; 3 signs"
      })
  void faultsAreToldWithTheirPlace(String text, int offset, String words) {
    assertThatThrownBy(() -> X_O.parse(lines(text), Color.BLACK))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(words)
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(offset);
  }

  @Test
  void aBoardHasAtMost20000Characters() {
    String board = lines("x.../..../..../...o");

    assertThat(X_O.parse(board + " ".repeat(20_000 - 19), Color.BLACK)).isEqualTo(SETUP);
    assertThatThrownBy(() -> X_O.parse(board + " ".repeat(20_001 - 19), Color.BLACK))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("20001 characters")
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(20_000);
  }

  @Test
  void holesHaveASignIfTheLegendSaysSo() {
    BoardText holes = BoardText.of(SMALL, BoardLegend.X_O.withHole('#'), TOP_RANK_FIRST);
    Setup setup = Setup.parse("b3/#3/4/3w b");

    assertThat(holes.toText(setup)).isEqualTo("x...\n#...\n....\n...o\n");
    assertThat(holes.parse("x...\n#...\n....\n...o\n", Color.BLACK)).isEqualTo(setup);
    assertThatThrownBy(() -> holes.parse(lines("x.../?.../..../...o"), Color.BLACK))
        .hasMessageContaining(". an empty square, # a hole");
    assertThatThrownBy(() -> holes.toText(Setup.parse("B3/4/4/3w b")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no sign for a hole or a king");
    assertThatThrownBy(() -> X_O.toText(setup)).isInstanceOf(IllegalArgumentException.class);
    assertThat(holes.toString()).startsWith("BoardText[").endsWith(", TOP_RANK_FIRST]");
  }

  @Test
  void aBarCannotBeASign() {
    assertThatThrownBy(() -> BoardLegend.of('|', 'w', '.'))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("legend: a blank and | cannot be signs");
    assertThatThrownBy(() -> BoardLegend.X_O.withHole('|'))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoardLegend.X_O.withHole('x'))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/8/8/8 w - - 123456 1, -1",
    "8/8/8/8/8/8/8/8 w - - 1234567 1, 22",
    "8/8/8/8/8/8/8/8 w - - 0 1x, 24",
    "8/8/8/8/8/8/8/8 w - x, 20",
    "8/8/8/8/8/8/8/71 w, -1",
    "8/8/8/8/8/8/8/0 w, 14",
    "8/8/8/8/8/8/8/8L w, 14"
  })
  void fieldsOfPlayStrategyAreChecked(String text, int offset) {
    if (offset < 0) {
      assertThat(PlayStrategyText.parse(text).sideToMove()).isEqualTo(Color.BLACK);
    } else {
      assertThatThrownBy(() -> PlayStrategyText.parse(text))
          .isInstanceOf(TextException.class)
          .hasMessageContaining("character " + (offset + 1))
          .extracting(e -> ((TextException) e).offset())
          .isEqualTo(offset);
    }
  }

  @Test
  void positionsOfPlayStrategyHaveAtMost120Characters() {
    String ranks = "8/8/8/8/8/8/8/8 w - - 0 ";

    assertThatThrownBy(() -> PlayStrategyText.parse(ranks + "1".repeat(120 - ranks.length())))
        .hasMessageContaining("no counter");
    assertThatThrownBy(() -> PlayStrategyText.parse(ranks + "1".repeat(121 - ranks.length())))
        .hasMessageContaining("121 characters is too long")
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(120);
  }
}
