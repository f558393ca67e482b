package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import org.junit.jupiter.api.Test;

class PlayAGameTest {
  @Test
  void blackWinsTheShortestGame() {
    assertThat(PlayAGame.shortest().outcome()).contains(Outcome.win(Color.BLACK, EndReason.GOAL));
    assertThat(PlayAGame.shortest().plies()).isEqualTo(9);
  }

  @Test
  void aRandomGameComesToAnEnd() {
    assertThat(PlayAGame.random(1).isOver()).isTrue();
  }
}
