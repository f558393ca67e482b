package io.github.linesofaction.examples.ferry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.Perft;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The variant of another's making, found in the catalogue and played. */
class FerryTest {
  static final Ruleset RULES = Variants.find("Ferry").orElseThrow().rules();

  @Test
  void isInTheCatalogue() {
    assertThat(Variants.all().stream().map(Variant::id)).contains("standard", "ferry");
    assertThat(RULES.moveRule()).isEqualTo(new FerryRule());
    assertThat(RULES.describe()).contains("cross to either end");
  }

  /** The stone on d4 is alone on its row and its file, and one of two on each of its diagonals. */
  @Test
  void loneStoneCrossesItsLines() {
    Position position = Position.of(RULES, Setup.parse("w6w/8/8/8/3b4/8/5b2/1b6 b"));
    assertThat(position.legalMoves(Square.of("d4")))
        .extracting(Move::toString)
        .containsExactly(
            "d4-a4", "d4-b2", "d4-b6", "d4-c4", "d4-d1", "d4-d3", "d4-d5", "d4-d8", "d4-e4",
            "d4-f6", "d4-h4");
    assertThat(position.check(Move.parse("d4-a1")).reason()).contains(Reason.WRONG_DISTANCE);
    assertThat(position.check(Move.parse("d4xa4")).reason()).contains(Reason.WRONG_DISTANCE);
    assertThat(position.check(Move.parse("b1-g1")).reason()).contains(Reason.WRONG_DISTANCE);
    assertThat(position.play("d4-h4")).hasToString("w6w/8/8/8/7b/8/5b2/1b6 w");
  }

  /** At the start every line with a stone on it has two or more. */
  @Test
  void firstMovesAreTheUsualOnes() {
    assertThat(Position.start(RULES).legalMoves())
        .isEqualTo(Position.start(Ruleset.standard()).legalMoves());
    assertThat(Perft.count(Position.start(RULES), 1)).isEqualTo(36);
  }

  /** The library's variants lend their start; a second way of moving is refused. */
  @Test
  void combinesWithOtherStarts() {
    Variant ferry = Variants.find("ferry").orElseThrow();
    Ruleset rules = Variants.combine(ferry, Variants.SCRAMBLED_EGGS);
    assertThat(rules.moveRule()).isEqualTo(new FerryRule());
    assertThat(rules.start()).isEqualTo(Variants.SCRAMBLED_EGGS.rules().start());
    assertThatThrownBy(() -> Variants.combine(ferry, Variants.GEMMA))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("Ferry together with Gemma")
        .hasMessageContaining("how stones move");
  }

  @Test
  void gameIsWonByFerry() {
    Position position = Position.of(RULES, Setup.parse("8/8/w6w/8/8/7b/7b/b7 b"));
    assertThat(position.winningMoves()).containsExactly(Move.parse("a1-h1"));
    Game game = Game.from(position).play("a1-h1");
    assertThat(game.outcome().orElseThrow()).hasToString("Black wins: goal reached");
    assertThat(game.moves()).isEqualTo(List.of(Move.parse("a1-h1")));
  }
}
