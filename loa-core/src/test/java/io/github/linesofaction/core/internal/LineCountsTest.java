package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineCountsTest {
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
    int state = 0;
    for (int i = line.length() - 1; i >= 0; i--) {
      state = 3 * state + ".bw".indexOf(line.charAt(i));
    }
    LineCounts counts = LineCounts.ofLength(line.length());
    assertThat(counts.of(0)[state]).as("Black").isEqualTo((byte) black);
    assertThat(counts.of(1)[state]).as("White").isEqualTo((byte) white);
  }

  /** Case J9. */
  @Test
  void tablesAreWorkedOutOnce() {
    byte[] known = LineCounts.ofLength(8).of(0);
    assertThat(LineCounts.ofLength(8).of(0)).isSameAs(known);
  }
}
