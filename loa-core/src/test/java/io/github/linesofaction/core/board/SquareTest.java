package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
  @ParameterizedTest
  @CsvSource({"a1, 0, 0", "c1, 2, 0", "h8, 7, 7", "i2, 8, 1", "p16, 15, 15", "z26, 25, 25"})
  void namesTellFileAndRank(String name, int file, int rank) {
    Square square = Square.of(name);
    assertThat(square.file()).isEqualTo(file);
    assertThat(square.rank()).isEqualTo(rank);
    assertThat(square).hasToString(name).isSameAs(Square.of(file, rank));
    assertThat(Square.tryParse(name)).containsSame(square);
  }

  @Test
  void everyNameReadsBack() {
    Set<String> names = new HashSet<>();
    for (int file = 0; file < 26; file++) {
      for (int rank = 0; rank < 26; rank++) {
        Square square = Square.of(file, rank);
        assertThat(Square.of(square.toString())).isSameAs(square);
        names.add(square.toString());
      }
    }
    assertThat(names).hasSize(26 * 26);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "a", "1", "a0", "a01", "a27", "a100", "A1", "1a", "aa", "a1 ", " a1", "a-1", "a+1",
        "é1", "a١", "a1\n", "{1", "`1", "a1b", "a٣2", "a2٣", "a:1"
      })
  void otherTextsAreNoSquares(String text) {
    assertThat(Square.tryParse(text)).isEmpty();
    assertThatThrownBy(() -> Square.of(text))
        .isInstanceOfSatisfying(TextException.class, fault -> assertThat(fault.offset()).isZero())
        .hasMessageContaining("is no square");
  }

  @Test
  void longAndHostileTextsGiveShortMessages() {
    assertThatThrownBy(() -> Square.of("a".repeat(1_000_000)))
        .isInstanceOf(TextException.class)
        .message()
        .hasSizeLessThan(200);
    assertThatThrownBy(() -> Square.of("\u001b[31m\n"))
        .isInstanceOf(TextException.class)
        .message()
        .doesNotContain("\u001b", "\n");
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "26, 0", "0, 26", "2147483647, 2147483647"})
  void indexesOutOfRangeAreRefused(int file, int rank) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Square.of(file, rank))
        .withMessageContaining(String.valueOf(file))
        .withMessageContaining("0 to 25");
  }

  @Test
  void orderIsByLetterThenByNumber() {
    List<Square> squares = new ArrayList<>();
    for (String name : List.of("b1", "a10", "a2", "a1", "p16", "b10", "b2")) {
      squares.add(Square.of(name));
    }
    Collections.sort(squares);
    assertThat(squares)
        .extracting(Square::toString)
        .containsExactly("a1", "a2", "a10", "b1", "b2", "b10", "p16");
    assertThat(Square.of("a1").compareTo(Square.of("a1"))).isZero();
  }

  @Test
  void theIndexIsTheNaturalOrder() {
    assertThat(Square.of("a1").index()).isZero();
    assertThat(Square.of("b3").index()).isEqualTo(28);
    assertThat(Square.of("z26").index()).isEqualTo(675);
  }

  @Test
  void equalityIsIdentityAndHashesDiffer() {
    Set<Integer> hashes = new HashSet<>();
    for (int i = 0; i < 26 * 26; i++) {
      hashes.add(Square.of(i / 26, i % 26).hashCode());
    }
    assertThat(hashes).hasSize(26 * 26);
    assertThat(Square.of("a1")).isNotEqualTo("a1").isNotEqualTo(null);
  }

  @Test
  void namesIgnoreTheLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("tr", "ar-EG-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Square.of("i12")).hasToString("i12");
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
