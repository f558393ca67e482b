package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.laws.Laws;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** Which moves threaten to win. */
class ThreatProperties {
  /** From case C17, where b2-d4 wins: the move before that brings the stone to b2. */
  @Example
  void moveThatPreparesAWinThreatens() {
    Position position =
        Position.of(Ruleset.standard(), Setup.parse("8/5b2/4b3/4b3/8/8/5w2/1b1w2ww b"));
    assertThat(position.winningMoves()).isEmpty();
    assertThat(position.threatens(Move.parse("b1-b2"))).isTrue();
    assertThatThrownBy(() -> position.threatens(Move.parse("b1-b3")))
        .isInstanceOf(IllegalMoveException.class);
  }

  /** A move that wins has nothing left to threaten, and nothing at the start threatens. */
  @Example
  void winsAndFirstMovesDoNotThreaten() {
    Position position =
        Position.of(Ruleset.standard(), Setup.parse("8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b"));
    assertThat(position.winningMoves()).containsExactly(Move.parse("b2-d4"));
    assertThat(position.threatens(Move.parse("b2-d4"))).isFalse();
    for (Variant variant : Variants.builtIn()) {
      Position start = Position.start(variant.rules());
      assertThat(start.threatens(start.legalMoves().get(0))).as(variant.id()).isFalse();
    }
  }

  /** Rule S6. */
  @Property(tries = 10)
  void threatIsAWinIfTheOtherSideDoesNothing(@ForAll @Size(max = 90) List<Short> picks) {
    for (Variant variant : Variants.builtIn()) {
      Game game = Laws.of(variant.rules()).play(picks.stream().map(Short::intValue).toList());
      Position position = game.position();
      List<Move> moves = position.legalMoves();
      for (int i = 0; i < moves.size(); i += 1 + moves.size() / 12) {
        Position after = position.play(moves.get(i));
        boolean wins = !after.isOver() && !again(after).winningMoves().isEmpty();
        assertThat(position.threatens(moves.get(i)))
            .as("%s: %s", position, moves.get(i))
            .isEqualTo(wins);
      }
    }
  }

  /** The same position with the side that just moved to move once more. */
  private static Position again(Position position) {
    boolean white = position.setup().toString().matches(".* [wW]( .*)?");
    boolean kinds = position.rules().equals(Variants.AMBILOA.rules());
    SetupBuilder next = position.setup().toBuilder().sideToMove(position.sideToMove().opponent());
    if (kinds && white) {
      next.due(position.setup().dueKind() == Kind.SOLDIER ? Kind.KING : Kind.SOLDIER);
    }
    return Position.of(position.rules(), next.build());
  }
}
