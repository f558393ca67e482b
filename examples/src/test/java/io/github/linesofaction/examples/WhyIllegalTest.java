package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhyIllegalTest {
  private final Position position = Position.start().play("c1-e3").play("h6-f6");

  @ParameterizedTest
  @CsvSource({
    "d4-d6, EMPTY_SQUARE",
    "a2-c2, NOT_YOUR_STONE",
    "b1-c3, NOT_ON_A_LINE",
    "b1-b4, WRONG_DISTANCE",
    "g1-l1, OFF_BOARD",
    "b1-g1, OWN_STONE_ON_TARGET",
    "f8-f5, ENEMY_IN_THE_WAY",
    "b1zz, UNREADABLE"
  })
  void tellsTheReason(String move, String reason) {
    // Case M8.
    assertThat(WhyIllegal.explain(position, move).get(0)).startsWith(reason + ": ");
  }

  @Test
  void tellsWhatWouldBeLegalAndHowFarTheStoneGoes() {
    // Cases M7 and M8: three stones stand on the file.
    assertThat(WhyIllegal.explain(position, "f8-f5"))
        .contains("legal: f8-d6", "legal: f8-g7", "file through f8: 3 stones");
  }

  @Test
  void saysThatALegalMoveIsLegal() {
    assertThat(WhyIllegal.explain(position, "B1 b3")).containsExactly("B1 b3 is legal.");
  }
}
