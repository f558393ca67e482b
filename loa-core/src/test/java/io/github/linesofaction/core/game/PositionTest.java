package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Case J7: a square of no board holds nothing, leads nowhere, and lies on no line. */
  @ParameterizedTest
  @ValueSource(strings = {"i9", "a9", "i1", "z26"})
  void squaresOfNoBoard(String name) {
    Position start = Position.start();
    Square square = Square.of(name);
    assertThat(start.targets(square).isEmpty()).isTrue();
    assertThat(start.legalMoves(square)).isEmpty();
    assertThat(start.groupOf(square)).isEmpty();
    assertThat(start.setup().stoneAt(square)).isEmpty();
    assertThat(start.lineCounts(square).keySet())
        .containsExactlyElementsOf(start.topology().axes());
    assertThat(start.lineCounts(square).values()).containsOnly(0);
    assertThat(start.targets()).doesNotContainKey(square);
  }

  @Test
  void targetsOfAllStones() {
    Position start = Position.start();
    Map<Square, SquareSet> targets = start.targets();
    assertThat(targets.keySet().toString())
        .isEqualTo("[b1, b8, c1, c8, d1, d8, e1, e8, f1, f8, g1, g8]");
    assertThat(targets.get(Square.of("b1"))).hasToString("{b3, d3, h1}");
    assertThatThrownBy(targets::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThat(standard("7b/8/8/8/8/8/1b1w4/8 b").targets()).as("a decided position").isEmpty();
  }
}
