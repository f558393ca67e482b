package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineMovesTest {
  /** Lines of four to seventeen cells, and the lower ends of Black's moves along them. */
  @ParameterizedTest
  @CsvSource({
    "b..., x...",
    "...b, ..x.",
    "bb.., xx..",
    "bw.., ....",
    "b.w., x...",
    "b..w, x...",
    "wbb., ....",
    "b.bw, x...",
    "bbbb, ....",
    "..b.., .xx..",
    "b.w.b, .....",
    "bw..wb, ......",
    "b...............b, x.............x..",
    "bbbbbbbb........., xxxxxxxx........."
  })
  void movesAlongALine(String line, String lowerEnds) {
    int own = places(line, 'b');
    int enemy = places(line, 'w');
    int room = (1 << line.length()) - 1;
    assertThat(LineMoves.mask(own, enemy, room)).isEqualTo(places(lowerEnds, 'x'));
    assertThat(LineMoves.mask(own << 3, enemy << 3, room << 3))
        .as("where the places begin later")
        .isEqualTo(places(lowerEnds, 'x') << 3);
  }

  private static int places(String line, char wanted) {
    int places = 0;
    for (int i = 0; i < line.length(); i++) {
      places |= line.charAt(i) == wanted ? 1 << i : 0;
    }
    return places;
  }
}
