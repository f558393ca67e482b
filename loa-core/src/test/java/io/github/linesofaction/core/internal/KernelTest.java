package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KernelTest {
  /** The due soldier's only move would connect both sides, which the Basque rule forbids. */
  @ParameterizedTest
  @EnumSource(NoMove.class)
  void aSideWithForbiddenMovesAlonePassesInAmbiloa(NoMove noMove) {
    Setup setup = Setup.parse("BB2/2wB/w1B1/b1B1 b");
    assertThat(Variants.AMBILOA.turns(setup)).containsExactly(Move.parse("a1xc3"));
    Ruleset rules =
        Ruleset.builder(Setup.parse("bw2/4/4/2wb b"))
            .moveRule(Variants.AMBILOA)
            .bothConnected(BothConnected.ILLEGAL)
            .noMove(noMove)
            .build();
    assertThat(new GeneralKernel(rules).turns(setup)).containsExactly(Move.pass());
    assertThat(new FastKernel(rules).turns(setup)).containsExactly(Move.pass());
    assertThat(Referee.outcome(new GeneralKernel(rules), setup)).isEmpty();
    assertThat(Referee.outcome(new FastKernel(rules), setup)).isEmpty();
  }

  /** On a full board nothing can be placed, so the pass places nothing. */
  @Test
  void aSideThatCanPlaceNothingStillPasses() {
    Setup setup = Setup.parse("bwbw/wbwb/bwbw/wwbb b b0w1");
    Ruleset rules =
        Ruleset.builder(Setup.parse("b2w/4/4/w2b b b1w1"))
            .moveRule(
                Variants.PARACHUTE.toBuilder().capturing(Movement.Capturing.FORBIDDEN).build())
            .noMove(NoMove.PASSES)
            .build();
    assertThat(new GeneralKernel(rules).turns(setup)).containsExactly(Move.pass());
    assertThat(new FastKernel(rules).turns(setup)).containsExactly(Move.pass());
    assertThat(new FastKernel(rules).cursor(setup).count()).isEqualTo(1);
    assertThat(new FastKernel(rules).play(setup, Move.pass()))
        .hasToString("bwbw/wbwb/bwbw/wwbb w b0w1");
  }

  @Test
  void largeBoardsRunInTheGeneralKernel() {
    assertThat(Kernel.of(Variants.rules("standard"))).isInstanceOf(FastKernel.class);
    assertThat(Kernel.of(Variants.rules("alveole"))).isInstanceOf(FastKernel.class);
    assertThat(Kernel.of(Variants.rules("standard-9"))).isInstanceOf(GeneralKernel.class);
    assertThat(Kernel.of(Variants.rules("black-hole-hex"))).isInstanceOf(GeneralKernel.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FastKernel(Variants.rules("standard-9")));
  }
}
