package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;
import org.junit.jupiter.api.Test;

class StepperTest {
  private static final Move B1_B3 = Move.parse("b1-b3");
  private static final List<String> ROUND = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");

  private static Stepper stepper(String... moves) {
    Stepper stepper = Stepper.of(Game.start());
    for (String move : moves) {
      assertThat(stepper.step(Move.parse(move))).as(move).isTrue();
    }
    return stepper;
  }

  @Test
  void whatIsNotLegalIsNotPlayedAndExplained() {
    Stepper stepper = stepper("b1-b3");

    for (String move : List.of("b1-b3", "a2-a9", "a2xc2", "a2-d2", "pass", "p1-p2")) {
      assertThat(stepper.step(Move.parse(move))).as(move).isFalse();
    }
    assertThat(stepper.plies()).isEqualTo(1);
    assertThat(stepper.check(Move.parse("a2-d2")))
        .isEqualTo(Game.start().play("b1-b3").check(Move.parse("a2-d2")));
    assertThat(stepper.check(Move.parse("a2-c2")).isLegal()).isTrue();
    assertThat(stepper.lastMove()).isEqualTo(MoveCode.of(stepper.rules().topology(), B1_B3));
    assertThat(stepper().lastMove()).isEqualTo(MoveCode.NONE);
  }

  /** The start comes for the third time after eight plies, and the game is drawn. */
  @Test
  void repetitionCountsAlsoWhereTheGameBegan() {
    Game game = Game.start();
    for (String move : ROUND) {
      game = game.play(move);
    }
    Stepper stepper = Stepper.of(game);
    ROUND.subList(0, 3).forEach(move -> assertThat(stepper.step(Move.parse(move))).isTrue());
    assertThat(stepper.isOver()).isFalse();
    assertThat(stepper.step(Move.parse("c2-a2"))).isTrue();
    assertThat(stepper.outcome()).contains(Outcome.draw(EndReason.REPETITION));
    assertThat(stepper.step(B1_B3)).isFalse();
    assertThat(stepper.check(B1_B3).reason()).contains(Reason.GAME_OVER);
    assertThat(stepper.legalMoves()).isEmpty();
    stepper.stepBack();
    assertThat(stepper.outcome()).isEmpty();
    assertThat(stepper.step(Move.parse("h2-f2"))).isTrue();
  }

  @Test
  void decisionsAreStepsOfTheirOwn() {
    Stepper stepper = stepper("b1-b3");

    stepper.lose(Color.WHITE, EndReason.TIME);
    assertThat(stepper.steps()).isEqualTo(2);
    assertThat(stepper.plies()).isEqualTo(1);
    assertThat(stepper.game()).isEqualTo(Game.start().play("b1-b3").loseOnTime(Color.WHITE));
    assertThatThrownBy(stepper::agreeDraw)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("time");
    stepper.stepBack();
    stepper.agreeDraw();
    assertThat(stepper.game()).isEqualTo(Game.start().play("b1-b3").agreeDraw());
    assertThat(stepper.step(Move.parse("a2-c2"))).isFalse();
    stepper.stepBack();
    stepper.stepBack();
    assertThat(stepper.steps()).isZero();
    assertThatThrownBy(stepper::stepBack).isInstanceOf(IllegalStateException.class);
    assertThat(stepper.game()).isEqualTo(Game.start());
  }

  @Test
  void aGameIsLeftWhereItWasAndReturnedUntouched() {
    Game game = Game.start().play("b1-b3").play("a2-c2").resign(Color.BLACK);
    Stepper stepper = Stepper.of(game);

    assertThat(stepper.game()).isSameAs(game);
    assertThat(stepper.steps()).isEqualTo(3);
    stepper.stepBack();
    stepper.stepBack();
    assertThat(stepper.game()).isEqualTo(Game.start().play("b1-b3"));
    assertThat(stepper.step(Move.parse("h2-f2"))).isTrue();
    assertThat(stepper.game()).isEqualTo(Game.start().play("b1-b3").play("h2-f2"));
    assertThat(stepper.stones(Color.WHITE))
        .isEqualTo(stepper.position().setup().stones(Color.WHITE));
    assertThat(game.plies()).isEqualTo(2);
  }

  @Test
  void aRepetitionMayBeClaimedWhereTheRulesSaySo() {
    Ruleset claims = Ruleset.standard(Preset.PLAY_STRATEGY);
    Stepper stepper = Stepper.of(Game.start(claims));
    Game game = Game.start(claims);
    while (stepper.claimable().isEmpty()) {
      for (String move : ROUND) {
        assertThat(stepper.step(Move.parse(move))).isTrue();
        game = game.play(move);
      }
    }
    assertThat(stepper.claimable()).isEqualTo(game.claimable());
    stepper.claim();
    assertThat(stepper.game()).isEqualTo(game.claim());
    assertThat(stepper.claimable()).isEmpty();
    assertThatThrownBy(stepper::claim).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void rulesAndTurnsAreThoseOfTheGame() {
    Ruleset soucie = Ruleset.standard(Preset.SOUCIE);
    Stepper stepper = Stepper.of(Game.start(soucie));

    assertThat(stepper.rules()).isEqualTo(soucie);
    assertThat(stepper.sideToMove()).isEqualTo(Color.BLACK);
    assertThat(stepper.isLegal(-1)).isFalse();
    assertThat(stepper.step(MoveCode.NONE)).isFalse();
    assertThat(stepper.moves()).isEmpty();
  }
}
