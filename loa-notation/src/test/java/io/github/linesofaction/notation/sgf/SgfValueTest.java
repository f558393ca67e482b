package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.text.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SgfValueTest {
  private static SgfValue raw(String raw) {
    return SgfValue.ofRaw(raw, new Place("x", 10, 3, 5));
  }

  /** In the table, N is a line feed, R a carriage return, T a tab and ! a backslash. */
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a!]b,a]b,a]b",
        "p!!q,p!q,p!q",
        "9!:30,9:30,9:30",
        "oneNtwo,oneNtwo,one two",
        "oneRNtwo,oneNtwo,one two",
        "oneNRtwo,oneNtwo,one two",
        "oneRtwo,oneNtwo,one two",
        "oneNNtwo,oneNNtwo,one  two",
        "one!Ntwo,onetwo,onetwo",
        "one!RNtwo,onetwo,onetwo",
        "one!N!Ntwo,onetwo,onetwo",
        "one!NNtwo,oneNtwo,one two",
        "aTb,a b,a b",
        "a!Tb,a b,a b",
        "!a!b,ab,ab"
      })
  void escapesAndLineBreaks(String raw, String text, String simpleText) {
    assertThat(raw(written(raw)).text()).isEqualTo(written(text));
    assertThat(raw(written(raw)).simpleText()).isEqualTo(written(simpleText));
  }

  private static String written(String signs) {
    return signs.replace('N', '\n').replace('R', '\r').replace('T', '\t').replace('!', '\\');
  }

  @Test
  void spellingsThatMeanTheSameAreEqual() {
    assertThat(raw("a\r\nb\\\nc\\d"))
        .isEqualTo(raw("a\nbcd"))
        .hasSameHashCodeAs(raw("a\nbcd"))
        .isNotEqualTo(raw("a bcd"));
    assertThat(raw("a\\:b")).isNotEqualTo(raw("a:b"));
    assertThat(raw("a")).isEqualTo(SgfValue.of("a")).hasToString("[a]");
  }

  @Test
  void placesInsideAValue() {
    SgfValue value = raw("ab\r\n\ud83d\ude00c\rd:e");
    assertThat(value.placeAt(0)).isEqualTo(new Place("x", 10, 3, 5));
    assertThat(value.placeAt(2)).isEqualTo(new Place("x", 12, 3, 7));
    assertThat(value.placeAt(4)).isEqualTo(new Place("x", 14, 4, 1));
    assertThat(value.placeAt(6)).isEqualTo(new Place("x", 16, 4, 2));
    assertThat(value.placeAt(8)).isEqualTo(new Place("x", 18, 5, 1));
    assertThat(value.composed().orElseThrow().second().place()).isEqualTo(new Place("x", 20, 5, 3));
    assertThat(SgfValue.of("abc").placeAt(2)).isEqualTo(Place.NOWHERE);
    assertThatThrownBy(() -> value.placeAt(12)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void rawTextThatWouldNotEndIsRefused() {
    for (String bad : new String[] {"]", "a]b", "a\\", "\\\\]", "\\\\\\"}) {
      assertThatThrownBy(() -> SgfValue.ofRaw(bad, Place.NOWHERE))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(bad);
    }
  }

  @Test
  void placesCountAReturnAtTheEnd() {
    Place place = new Place("x", 10, 2, 5);

    assertThat(SgfValue.ofRaw("a\r", place).placeAt(2)).isEqualTo(new Place("x", 12, 3, 1));
    assertThat(SgfValue.ofRaw("\r\n", place).placeAt(1)).isEqualTo(new Place("x", 11, 2, 5));
    assertThat(SgfValue.ofRaw("\r\na", place).placeAt(3)).isEqualTo(new Place("x", 13, 3, 2));
  }
}
