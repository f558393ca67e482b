package io.github.linesofaction.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextDiagramTest {
  private static final String L2 = "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w";

  private static Position position(Variant variant, String text) {
    return Position.of(variant.rules(), Setup.parse(text));
  }

  private static Position start(Variant variant) {
    return Position.start(variant.rules());
  }

  /** Case L3. */
  @Test
  void rankEightIsOnTopAndFilesStandBelow() {
    assertThat(TextDiagram.plain().lines(position(Variants.STANDARD, L2)))
        .containsExactly(
            " 8  . b . b b b . .",
            " 7  w . . . . . . w",
            " 6  . . b . . . b w",
            " 5  w . w . . . . w",
            " 4  w b . . b . . .",
            " 3  . . b w . . . w",
            " 2  w . . . w w . .",
            " 1  . . . b . b b .",
            "",
            "    a b c d e f g h");
  }

  @Test
  void eachLineOfATextIsEnded() {
    Setup setup = Setup.parse("b2w/4/4/w2b b");

    assertThat(TextDiagram.plain().draw(setup))
        .isEqualTo(" 4  b . . w\n 3  . . . .\n 2  . . . .\n 1  w . . b\n\n    a b c d\n");
  }

  @Test
  void otherOptionsHaveOtherHashes() {
    assertThat(TextDiagram.plain().hashCode()).isNotEqualTo(TextDiagram.unicode().hashCode());
    assertThat(TextDiagram.plain().hashCode())
        .isNotEqualTo(TextDiagram.plain().withLabels(false).hashCode());
  }

  /** Case W4. */
  @Test
  void whiteSeesTheSameTurnedByAHalfTurn() {
    assertThat(TextDiagram.plain().seenFrom(Color.WHITE).lines(Setup.parse(L2)))
        .containsExactly(
            " 1  . b b . b . . .",
            " 2  . . w w . . . w",
            " 3  w . . . w b . .",
            " 4  . . . b . . b w",
            " 5  w . . . . w . w",
            " 6  w b . . . b . .",
            " 7  w . . . . . . w",
            " 8  . . b b b . b .",
            "",
            "    h g f e d c b a");
  }

  @Test
  void unicodeSignsForEverythingThatCanStandOnASquare() {
    assertThat(TextDiagram.unicode().lines(Setup.parse("b2w/B2W/#3/w2b b")))
        .containsExactly(
            " 4  ● · · ○", " 3  ♚ · · ♔", " 2  ▒ · · ·", " 1  ○ · · ●", "", "    a b c d");
  }

  @Test
  void plainSignsForEverythingThatCanStandOnASquare() {
    assertThat(TextDiagram.plain().withLabels(false).lines(Setup.parse("b2w/B2W/#3/w2b b")))
        .containsExactly("b . . w", "B . . W", "# . . .", "w . . b");
  }

  @Test
  void rowsOfAHexagonAreShiftedByHalfACell() {
    assertThat(TextDiagram.plain().lines(start(Variants.ALVEOLE)))
        .containsExactly(
            "     i1  w b . w b  i5",
            "    h1  b . . . . w  h6",
            "   g1  . . . . . . .  g7",
            "  f1  w . . . . . . b  f8",
            " e1  b . . . . . . . w  e9",
            "  d1  w . . . . . . b  d8",
            "   c1  . . . . . . .  c7",
            "    b1  b . . . . w  b6",
            "     a1  w b . w b  a5");
  }

  @Test
  void aTurnedHexagonBeginsWithTheLastCells() {
    List<String> lines =
        TextDiagram.plain().seenFrom(Color.WHITE).lines(start(Variants.BLACK_HOLE_HEX));

    assertThat(lines)
        .startsWith("       a6  . w w w w .  a1", "      b7  b . . . . . b  b1")
        .contains(" f11  . . . . . * . . . . .  f1");
  }

  @Test
  void labelsMayBeLeftOut() {
    assertThat(TextDiagram.plain().withLabels(false).draw(start(Variants.ALVEOLE)))
        .startsWith("    w b . w b\n   b . . . . w\n  . . . . . . .\n")
        .endsWith("    w b . w b\n");
  }

  @Test
  void blackHolesShowWhereTheRulesAreKnown() {
    Position start = start(Variants.BLACK_HOLE);

    assertThat(TextDiagram.plain().lines(start)).contains(" 5  w . . . * . . . w");
    assertThat(TextDiagram.unicode().lines(start)).contains(" 5  ○ · · · ✱ · · · ○");
    assertThat(TextDiagram.plain().lines(start.setup())).contains(" 5  w . . . . . . . w");
  }

  @Test
  void handsStandBelow() {
    Position start = start(Variants.PARACHUTE);

    assertThat(TextDiagram.plain().lines(start))
        .endsWith(
            "    a b c d e f g h",
            "",
            "In Black's hand: w w w w w w",
            "In White's hand: b b b b b b");
    assertThat(TextDiagram.plain().withHands(false).lines(start)).endsWith("    a b c d e f g h");
    assertThat(TextDiagram.unicode().lines(Setup.parse("b2w/4/4/w2b b b0w2")))
        .endsWith("", "In Black's hand: ○ ○");
  }

  @Test
  void largeBoardsHaveTwoFigureRanks() {
    List<String> lines = TextDiagram.plain().lines(start(Variants.square(16)));

    assertThat(lines).hasSize(18).startsWith("16  . b b b b b b b b b b b b b b .");
    assertThat(lines).endsWith("    a b c d e f g h i j k l m n o p");
  }

  @Test
  void everyLineEndsWithALineFeedAndWithoutBlanks() {
    for (Variant variant : Variants.all()) {
      for (TextDiagram diagram : List.of(TextDiagram.plain(), TextDiagram.unicode())) {
        Position start = start(variant);
        String text = diagram.draw(start);
        assertThat(text).endsWith("\n").doesNotContain(" \n").doesNotContain("\r");
        assertThat(text.lines().toList()).isEqualTo(diagram.lines(start));
      }
    }
  }

  @Test
  void optionsAreValues() {
    TextDiagram diagram = TextDiagram.plain().seenFrom(Color.WHITE).withLabels(false);

    assertThat(diagram)
        .isEqualTo(TextDiagram.plain().withLabels(false).seenFrom(Color.WHITE))
        .hasSameHashCodeAs(TextDiagram.plain().withLabels(false).seenFrom(Color.WHITE))
        .hasToString("TextDiagram[PLAIN, seen from White, hands]")
        .isNotEqualTo(TextDiagram.plain())
        .isNotEqualTo(diagram.withLabels(true))
        .isNotEqualTo(diagram.withHands(false))
        .isNotEqualTo(diagram.seenFrom(Color.BLACK))
        .isNotEqualTo(TextDiagram.unicode().seenFrom(Color.WHITE).withLabels(false))
        .isNotEqualTo(null);
    assertThat(TextDiagram.unicode())
        .hasToString("TextDiagram[UNICODE, seen from Black, labels, hands]");
  }

  @Test
  void nullIsRefusedByName() {
    TextDiagram diagram = TextDiagram.plain();

    assertThatNullPointerException()
        .isThrownBy(() -> diagram.seenFrom(null))
        .withMessageContaining("side");
    assertThatNullPointerException()
        .isThrownBy(() -> diagram.draw((Position) null))
        .withMessageContaining("position");
    assertThatNullPointerException()
        .isThrownBy(() -> diagram.lines((Position) null))
        .withMessageContaining("position");
    assertThatNullPointerException()
        .isThrownBy(() -> diagram.draw((Setup) null))
        .withMessageContaining("setup");
    assertThatNullPointerException()
        .isThrownBy(() -> diagram.lines((Setup) null))
        .withMessageContaining("setup");
  }
}
