package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SizedBoardsTest {
  /** Every square board from 4 to 16 but the usual one, set up in three ways, and the hexagon. */
  @Test
  void allSizesButTheUsualOne() {
    assertThat(SizedBoards.all().stream().map(Variant::id))
        .hasSize(12 * 3 + 1)
        .startsWith("standard-4", "scrambled-4", "scrambled-4-mirrored", "standard-5")
        .containsSubsequence("standard-7", "standard-9", "standard-16")
        .doesNotContainAnyElementsOf(
            List.of("standard-8", "scrambled-8", "scrambled-8-mirrored", "standard-17"))
        .endsWith("scrambled-16-mirrored", "hexagon-6");
  }

  @Test
  void theSizeIsThatOfTheBoard() {
    assertThat(SizedBoards.standard(12).aliases()).containsExactly("Loa-12");
    assertThat(SizedBoards.standard(10).aliases()).isEmpty();
    assertThat(SizedBoards.standard(10).rules().topology()).hasToString("the 10×10 board");
  }
}
