package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineTablesTest {
  /** Lines of four and five cells, and how many moves along them Black and White have. */
  @ParameterizedTest
  @CsvSource({
    "...., 0, 0",
    "b..., 1, 0",
    ".w.., 0, 2",
    "bb.., 2, 0",
    "bw.., 0, 1",
    "b.w., 1, 1",
    "b..w, 1, 1",
    "bww., 0, 0",
    "wbb., 0, 0",
    "b.bw, 1, 0",
    "bbbb, 0, 0",
    "..b.., 2, 0",
    "b.w.b, 0, 0",
    "bb.w., 1, 0"
  })
  void movesAlongALine(String line, int black, int white) {
    int number = 0;
    for (int i = line.length() - 1; i >= 0; i--) {
      number = 3 * number + ".bw".indexOf(line.charAt(i));
    }
    int state = LineTables.first(line.length()) + number;
    for (int longest = line.length(); longest <= 9; longest++) {
      LineTables tables = LineTables.upTo(longest);
      assertThat(tables.counts(0)[state]).as("Black").isEqualTo((byte) black);
      assertThat(tables.counts(1)[state]).as("White").isEqualTo((byte) white);
      assertThat(Integer.bitCount(tables.moves(0)[state])).as("Black").isEqualTo(black);
      assertThat(Integer.bitCount(tables.moves(1)[state])).as("White").isEqualTo(white);
      assertThat(tables.distances()[state])
          .isEqualTo((byte) line.chars().filter(stone -> stone != '.').count());
    }
  }

  /** Case J9. */
  @Test
  void tablesAreWorkedOutOnce() {
    byte[] known = LineTables.upTo(8).counts(0);
    assertThat(LineTables.upTo(8).counts(0)).isSameAs(known);
  }
}
