package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import org.junit.jupiter.api.Test;

class PositionTest {
  private static Position standard(String text) {
    return Position.of(Ruleset.standard(), Setup.parse(text));
  }

  /** From case C17: b2-d4 wins, and b1-b2 prepares it. */
  @Test
  void threatsAreWinsIfTheOtherSideDidNothing() {
    Position before = standard("8/5b2/4b3/4b3/8/8/5w2/1b1w2ww b");
    assertThat(before.threatens(Move.parse("b1-b2"))).isTrue();
    assertThat(before.threatens(Move.parse("b1-c2"))).isFalse();
    Position after = standard("8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b");
    assertThat(after.winningMoves()).containsExactly(Move.parse("b2-d4"));
    assertThat(after.threatens(Move.parse("b2-d4"))).as("the game is over then").isFalse();
  }

  @Test
  void stonesInHandAreNotConnected() {
    Position waiting =
        Position.of(Variants.rules("parachute"), Setup.parse("8/8/8/3b4/3b4/8/w6w/8 b b1w0"));
    assertThat(waiting.isConnected(Color.BLACK)).isFalse();
    assertThat(waiting.isConnected(Color.WHITE)).isFalse();
    Position placed =
        Position.of(Variants.rules("parachute"), Setup.parse("8/8/8/3b4/3b4/8/w6w/8 w b0w1"));
    assertThat(placed.isConnected(Color.BLACK)).isTrue();
  }

  @Test
  void aPassThatIsNotAllowedComesWithEveryLegalMove() {
    Position start = Position.start(Ruleset.standard());
    Legality pass = start.check(Move.pass());
    assertThat(pass.reason()).contains(Reason.PASS_NOT_ALLOWED);
    assertThat(pass.alternatives()).isEqualTo(start.legalMoves()).hasSize(36);
  }

  /** The start turned by a quarter is the start with exchanged colours. */
  @Test
  void refusedSymmetriesSayWhichAndWhether() {
    Ruleset sfilzotto = Variants.rules("sfilzotto");
    Symmetry quarter = sfilzotto.topology().symmetries().get(1);
    Position start = Position.start(sfilzotto);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.transform(quarter))
        .withMessage("turn by 90 degrees: the rules do not stay the same under it");
    assertThat(start.transform(quarter, true).setup().stones(Color.BLACK))
        .isEqualTo(start.setup().stones(Color.BLACK));
    Symmetry half = sfilzotto.topology().symmetries().get(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.transform(half, true))
        .withMessage(
            "turn by 180 degrees with colours exchanged: the rules do not stay the same under it");
  }
}
