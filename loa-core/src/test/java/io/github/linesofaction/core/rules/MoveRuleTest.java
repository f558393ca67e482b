package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a rule of another's making need not say itself. */
class MoveRuleTest {
  private static final MoveRule STILL =
      new MoveRule() {
        @Override
        public List<Move> turns(Setup setup) {
          return List.of();
        }

        @Override
        public Legality check(Setup setup, Move move) {
          return Legality.illegal(Reason.NOT_ON_A_LINE, "nothing moves");
        }

        @Override
        public List<Edit> edits(Setup setup, Move move) {
          return List.of(new Edit.HandOver(setup.sideToMove().opponent(), Kind.SOLDIER));
        }

        @Override
        public String describe() {
          return "Nothing moves.";
        }
      };

  @Test
  void whatIsNotSaid() {
    Setup setup = Setup.parse("b2w/4/4/w2b b");
    assertThat(STILL.passes(setup)).containsExactly(Move.pass());
    assertThat(STILL.faultsOf(setup)).isEmpty();
    assertThat(STILL.objectionsTo(setup.topology())).isEmpty();
    assertThat(STILL.mostTurns(Topology.square(8))).isEqualTo(64 * 8);
    assertThat(STILL.mostTurns(Topology.hexagon(5))).isEqualTo(61 * 6);
  }

  @Test
  void whetherThereIsATurn() {
    Setup setup = Setup.parse("b2w/4/4/w2b b");
    assertThat(STILL.hasTurn(setup, turn -> false)).isFalse();
    assertThat(Movement.STANDARD.hasTurn(setup, turn -> false)).isTrue();
    assertThat(Movement.STANDARD.hasTurn(setup, turn -> true)).isFalse();
    List<Move> asked = new ArrayList<>();
    assertThat(Movement.STANDARD.hasTurn(setup, turn -> !asked.add(turn))).isTrue();
    assertThat(asked).as("the stone on the first square alone").hasSize(3);
  }

  @Test
  void onlyTheIdentityWithoutExchangePreservesIt() {
    List<Symmetry> symmetries = Topology.square(4).symmetries();
    assertThat(symmetries)
        .filteredOn(symmetry -> STILL.isPreservedBy(symmetry, false))
        .containsExactly(symmetries.get(0));
    assertThat(symmetries).noneMatch(symmetry -> STILL.isPreservedBy(symmetry, true));
  }
}
