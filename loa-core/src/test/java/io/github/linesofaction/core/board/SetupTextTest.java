package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.linesofaction.testkit.OracleVariant;
import io.github.linesofaction.testkit.ReferencePosition;
import io.github.linesofaction.testkit.ReferencePositions;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The position text: cases P1, P2 and P7. */
class SetupTextTest {
  private static final String START = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";

  @Test
  void startReadsAsTheStart() {
    Setup start = Setup.parse(START);
    assertThat(start.topology()).isSameAs(Topology.square(8));
    assertThat(start.sideToMove()).isEqualTo(Color.BLACK);
    assertThat(start.dueKind()).isEqualTo(Kind.SOLDIER);
    assertThat(start.stones(Color.BLACK))
        .hasToString("{b1, b8, c1, c8, d1, d8, e1, e8, f1, f8, g1, g8}");
    assertThat(start.stones(Color.WHITE))
        .hasToString("{a2, a3, a4, a5, a6, a7, h2, h3, h4, h5, h6, h7}");
    assertThat(start.kings()).isEmpty();
    assertThat(start.holes()).isEmpty();
    assertThat(start.empty().size()).isEqualTo(40);
    assertThat(start).hasToString(START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        START,
        "8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6",
        "8/8/8/3b4/3b4/8/w6w/8 w b0w1",
        "1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 B",
        "8/8/4B3/8/7w/8/ww6/bw6 W",
        "1######1/#3##1#/#1####w#/#b####b#/####w#w#/#####wb#/#1#2#1#/1######1 b",
        "wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b",
        "1bbbb1/w5w/w6w/w7w/w8w/11/b8b/b7b/b6b/b5b/1wwww1 b",
        "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/bw14 w b256w256",
        "4/4/4/4 b",
        "3/4/5/4/3 W b1w0"
      })
  void textsReadBackLetterForLetter(String text) {
    assertThat(Setup.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @MethodSource("io.github.linesofaction.testkit.ReferencePositions#variantIds")
  void referencePositionsReadBack(String variantId) {
    for (ReferencePosition reference : ReferencePositions.load(variantId)) {
      assertThat(Setup.parse(reference.position())).hasToString(reference.position());
    }
  }

  @Test
  void startsOfAllVariantsReadBack() {
    for (OracleVariant variant : OracleVariant.all()) {
      assertThat(Setup.parse(variant.start())).hasToString(variant.start());
    }
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      ignoreLeadingAndTrailingWhitespace = false,
      delimiter = '|',
      value = {
        // text | offset | a word of the message
        " |0|rows",
        " b|0|rows",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b|0|7 rows",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b|0|9 rows",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1|41|side to move is missing",
        "1bbbbbb1/w6w/w5w/w6w/w6w/w6w/w6w/1bbbbbb1 b|13|7 squares",
        "1bbbbbb1/w6w/w7w/w6w/w6w/w6w/w6w/1bbbbbb1 b|13|9 squares",
        "1bbbbbb1/w6w/99999999999/w6w/w6w/w6w/w6w/1bbbbbb1 b|13|no number",
        "1bbbbbb1/w6w/w0w/w6w/w6w/w6w/w6w/1bbbbbb1 b|14|no number",
        "1bbbbbb1/w6w/w06w/w6w/w6w/w6w/w6w/1bbbbbb1 b|14|no number",
        "1bbbbbb1/w6w/9/w6w/w6w/w6w/w6w/1bbbbbb1 b|13|9 squares",
        "1bbbbbb1/w6w/q6w/w6w/w6w/w6w/w6w/1bbbbbb1 b|13|q",
        "1bbbbbb1/w6w/w6x/w6w/w6w/w6w/w6w/1bbbbbb1 b|15|x",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w//1bbbbbb1 b|29|0 squares",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 |42|no side",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 x|42|no side",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 bw|42|no side",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1  b|42|no side",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b |44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b6w6 x|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b6w6w|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b6|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b w6b6|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b bw|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b06w6|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b-1w6|44|no count",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b0w0|44|left out",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b65w0|44|65",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b1000w0|44|no count",
        "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1|1|L",
        "1bbbbbb1\\w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b|0|7 rows",
        "1bb1/w2w/w2w/1bb1/ b|0|5 rows",
        "/1bb1/w2w/w2w/1bb1 b|0|5 rows",
        "1٦1/8/8/8/8/8/8/8 b|0|8 rows",
        "1٦bbbbb1/8/8/8/8/8/8/8 b|1|stands for nothing",
        "bbbbbbbbbbbbbbbbb/8 b|0|2 rows",
        "11bbbbb1/8/8/8/8/8/8/8 b|0|17 squares"
      })
  void faultyTextsAreRefusedWithTheirPlace(String text, int offset, String word) {
    TextException fault = catchThrowableOfType(TextException.class, () -> Setup.parse(text));
    assertThat(fault).hasMessageContaining(word).hasMessageContaining("character " + (offset + 1));
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @Test
  void missingRowsAreNamed() {
    assertThatThrownBy(() -> Setup.parse(" b"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(": 1 rows, the first of 0 squares");
  }

  /** The rows and hands of the largest board need fewer than 400 characters. */
  @Test
  void textsOfMoreThan400CharactersAreTooLong() {
    assertThatThrownBy(() -> Setup.parse("b".repeat(401)))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("401 characters is too long");
    assertThatThrownBy(() -> Setup.parse("b".repeat(400)))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(": 1 rows, the first of 400 squares");
  }

  @Test
  void emptyTextIsRefused() {
    TextException fault = catchThrowableOfType(TextException.class, () -> Setup.parse(""));
    assertThat(fault.offset()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"b", "1", "/", " ", "9", "#", "\u0000", "\uD83D\uDE00", "\uD83D", "8/"})
  void megabyteIsRefusedShortly(String part) {
    String text = part.repeat(1_000_000 / part.length());
    assertThatThrownBy(() -> Setup.parse(text))
        .isInstanceOfSatisfying(
            TextException.class, fault -> assertThat(fault.offset()).isBetween(0, text.length()))
        .message()
        .hasSizeLessThan(400);
  }

  @Test
  void otherBoardsHaveOtherRowCounts() {
    assertThat(Setup.parse("5/5/5/5/5 b").topology()).isSameAs(Topology.square(5));
    assertThat(Setup.parse("5/6/7/8/9/8/7/6/5 b").topology()).isSameAs(Topology.hexagon(5));
    assertThat(Setup.parse("3/4/5/4/3 b").topology()).isSameAs(Topology.hexagon(3));
    assertThatThrownBy(() -> Setup.parse("3/3/3 b")).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> Setup.parse("17/17 b")).isInstanceOf(TextException.class);
  }

  @Test
  void textsIgnoreTheLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : new String[] {"tr", "ar-EG-u-nu-arab"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Setup.parse(START)).hasToString(START);
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
