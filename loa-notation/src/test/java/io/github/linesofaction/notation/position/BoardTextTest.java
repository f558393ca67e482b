package io.github.linesofaction.notation.position;

import static io.github.linesofaction.notation.position.BoardText.Orientation.FIRST_RANK_FIRST;
import static io.github.linesofaction.notation.position.BoardText.Orientation.TOP_RANK_FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.record.RandomRecords;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BoardTextTest {
  private static final Topology BOARD = Topology.square(8);
  private static final Setup START = Ruleset.standard().start();

  static Stream<BoardLegend> legends() {
    return Stream.of(
        BoardLegend.X_O,
        BoardLegend.O_X,
        BoardLegend.CAPITALS,
        BoardLegend.LETTERS,
        BoardLegend.LETTERS_DASH,
        BoardLegend.ZERO_ONE,
        BoardLegend.ONE_TWO,
        BoardLegend.LETTERS_X);
  }

  private static String labelled(List<String> rows, boolean front, boolean back, String between) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      String row = String.join(between, rows.get(i).split(""));
      String label = String.valueOf(8 - i);
      out.append(front ? label + " " : "").append(row).append(back ? " " + label : "").append('\n');
    }
    return out.toString();
  }

  // P8
  @ParameterizedTest
  @MethodSource("legends")
  void theStartInEachLegend(BoardLegend legend) {
    BoardText form = BoardText.of(BOARD, legend, TOP_RANK_FIRST);
    String plain = form.toText(START);
    List<String> rows = plain.lines().toList();

    assertThat(rows).hasSize(8);
    for (String text :
        List.of(
            plain,
            plain.replace("\n", "   \r\n"),
            "\n" + plain + "\n",
            labelled(rows, true, false, ""),
            labelled(rows, true, false, " "),
            labelled(rows, false, true, " "),
            labelled(rows, true, true, " ") + "  a b c d e f g h\n",
            labelled(rows, true, false, "").replace(" ", ""),
            "  +--------+\n"
                + labelled(rows, true, false, "").replace(" ", " |").replace("\n", "|\n")
                + "  +--------+\n   abcdefgh\n",
            "┌────────┐\n│" + plain.strip().replace("\n", "│\n│") + "│\n└────────┘\n")) {
      assertThat(form.parse(text, Color.BLACK)).as(text).isEqualTo(START);
    }
  }

  @Test
  void aLegendInWhichOneSignHasTwoMeaningsIsRefused() {
    assertThatThrownBy(() -> BoardLegend.of('x', 'x', '.'))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("x has two meanings");
    assertThatThrownBy(() -> BoardLegend.of('b', 'w', 'w'))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoardLegend.X_O.withHole('.'))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BoardLegend.of('b', 'w', ' '))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // P9
  @Test
  void theOrientationTellsTheTwoScrambledSetupsApart() {
    String text =
        ".bwbwbw.\nw......b\nb......w\nw......b\nb......w\nw......b\nb......w\n.wbwbwb.\n";

    assertThat(BoardText.of(BOARD, BoardLegend.LETTERS, FIRST_RANK_FIRST).parse(text, Color.BLACK))
        .isEqualTo(StandardSetups.scrambled(BOARD, Color.WHITE));
    assertThat(BoardText.of(BOARD, BoardLegend.LETTERS, TOP_RANK_FIRST).parse(text, Color.BLACK))
        .isEqualTo(StandardSetups.scrambled(BOARD, Color.BLACK));
  }

  // P10
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "7; 8; 7 rows",
        "9; 8; row 9",
        "8; 7; 7 signs, where the row has 8",
        "8; 9; 9 signs, where the row has 8"
      })
  void countsAreChecked(int rows, int signs, String words) {
    String text = (".".repeat(signs) + "\n").repeat(rows);

    assertThatThrownBy(
            () -> BoardText.of(BOARD, BoardLegend.X_O, TOP_RANK_FIRST).parse(text, Color.BLACK))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(words);
  }

  @Test
  void aSignWithoutMeaningIsPointedAt() {
    String text = "........\n..x?....\n" + "........\n".repeat(6);

    assertThatThrownBy(
            () -> BoardText.of(BOARD, BoardLegend.X_O, TOP_RANK_FIRST).parse(text, Color.BLACK))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("row 2")
        .hasMessageContaining("x is Black, o White, . an empty square")
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(12);
  }

  @Test
  void holesHexagonsAndOtherSizes() {
    Setup gemma = RandomRecords.game(TestRules.gemma(), new Random(3), 30).position().setup();
    BoardText holes = BoardText.of(BOARD, BoardLegend.X_O.withHole('#'), FIRST_RANK_FIRST);
    assertThat(holes.parse(holes.toText(gemma), gemma.sideToMove())).isEqualTo(gemma);
    assertThatThrownBy(() -> BoardText.of(BOARD, BoardLegend.X_O, FIRST_RANK_FIRST).toText(gemma))
        .isInstanceOf(IllegalArgumentException.class);

    Setup hexagon = Setup.parse("wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b");
    BoardText hex = BoardText.of(hexagon.topology(), BoardLegend.LETTERS, TOP_RANK_FIRST);
    assertThat(hex.parse(hex.toText(hexagon), Color.BLACK)).isEqualTo(hexagon);

    Setup large = StandardSetups.standard(Topology.square(12));
    BoardText wide = BoardText.of(large.topology(), BoardLegend.ZERO_ONE, TOP_RANK_FIRST);
    assertThat(wide.parse(wide.toText(large), Color.BLACK)).isEqualTo(large);
    assertThatThrownBy(() -> wide.toText(START)).isInstanceOf(IllegalArgumentException.class);
  }
}
