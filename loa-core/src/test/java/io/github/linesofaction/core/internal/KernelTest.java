package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Goal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.MoveRule;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertThat(outcome(new GeneralKernel(rules), setup)).isEmpty();
    assertThat(outcome(new FastKernel(rules), setup)).isEmpty();
  }

  /**
   * On a full board no stone moves, and in Gemma a stone that cannot move may be removed; on the
   * other board Black's one move is a capture that connects both sides.
   */
  @ParameterizedTest
  @EnumSource(NoMove.class)
  void aSideIsStuckOrNot(NoMove noMove) {
    Setup full = Setup.parse("bwbw/bwbw/bwbw/bwbw b");
    Setup forbidden = Setup.parse("bw1w/1ww1/bbww/wbww b");
    boolean passes = noMove == NoMove.PASSES;
    Ruleset standard = Variants.rules("standard-4").toBuilder().noMove(noMove).build();
    Ruleset gemma = standard.toBuilder().moveRule(Variants.GEMMA).build();
    Ruleset basque = standard.toBuilder().bothConnected(BothConnected.ILLEGAL).build();

    assertThat(new FastKernel(standard).hasTurn(full)).isEqualTo(passes);
    assertThat(new GeneralKernel(standard).hasTurn(full)).isEqualTo(passes);
    assertThat(new FastKernel(gemma).hasTurn(full)).isTrue();
    assertThat(new GeneralKernel(gemma).hasTurn(full)).isTrue();
    assertThat(new FastKernel(standard).hasTurn(forbidden)).isTrue();
    assertThat(new FastKernel(basque).hasTurn(forbidden)).isEqualTo(passes);
    assertThat(new GeneralKernel(basque).hasTurn(forbidden)).isEqualTo(passes);
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

  /** The only move of a1, a capture, would connect both sides: holes close every other way. */
  @Test
  void aStoneWithForbiddenMovesAloneMayBeRemovedInGemma() {
    Setup setup = Setup.parse("w4/5/#1wb1/3b1/b#3 b");
    assertThat(Variants.GEMMA.turns(setup)).contains(Move.parse("a1xc3"));
    Ruleset rules =
        Ruleset.builder(Setup.parse("w3w/5/5/5/b3b b"))
            .moveRule(Variants.GEMMA)
            .bothConnected(BothConnected.ILLEGAL)
            .build();
    List<Move> turns = new GeneralKernel(rules).turns(setup);
    assertThat(turns).contains(Move.parse("a1")).doesNotContain(Move.parse("a1xc3"));
    assertThat(turns).filteredOn(Move::isRemoval).containsExactly(Move.parse("a1"));
    assertThat(new FastKernel(rules).turns(setup)).isEqualTo(turns);
    Setup open = Setup.parse("w4/5/#1wb1/3b1/b4 b");
    assertThat(new GeneralKernel(rules).turns(open))
        .as("with b1 open a1 has a legal move")
        .contains(Move.parse("a1-b1"))
        .noneMatch(Move::isRemoval)
        .isEqualTo(new FastKernel(rules).turns(open));
  }

  /** A rule of another's making may answer its turns in any order; the kernel puts them right. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
        "8/2bb4/8/2b5/8/2w1w3/8/7w w b2w0",
        "8/2bb4/8/2b5/8/2w1w3/8/7w b b0w1"
      })
  void turnsComeInTheDocumentedOrder(String text) {
    MoveRule backwards =
        new MoveRule() {
          @Override
          public List<Move> turns(Setup setup) {
            List<Move> turns = new ArrayList<>(Variants.PARACHUTE.turns(setup));
            Collections.reverse(turns);
            return turns;
          }

          @Override
          public Legality check(Setup setup, Move move) {
            return Variants.PARACHUTE.check(setup, move);
          }

          @Override
          public List<Edit> edits(Setup setup, Move move) {
            return Variants.PARACHUTE.edits(setup, move);
          }

          @Override
          public String describe() {
            return "As in Parachute.";
          }
        };
    Ruleset parachute = Variants.rules("parachute");
    Ruleset same = parachute.toBuilder().moveRule(backwards).build();
    Setup setup = Setup.parse(text);
    assertThat(Kernel.of(same).turns(setup)).isEqualTo(Kernel.of(parachute).turns(setup));
  }

  @Test
  void onlyGoalsOfTheLibraryAreFast() {
    Goal nobody =
        new Goal() {
          @Override
          public boolean isReached(Setup setup, Color color) {
            return false;
          }

          @Override
          public String describe() {
            return "Nobody wins.";
          }
        };
    Ruleset rules = Variants.rules("standard").toBuilder().goal(nobody).build();
    assertThat(Kernel.of(rules)).isInstanceOf(GeneralKernel.class);
    assertThatIllegalArgumentException().isThrownBy(() -> new FastKernel(rules));
  }

  @Test
  void eachBoardHasItsKernel() {
    assertThat(Kernel.of(Variants.rules("standard"))).isInstanceOf(FastKernel.class);
    assertThat(Kernel.of(Variants.rules("alveole"))).isInstanceOf(FastKernel.class);
    assertThat(Kernel.of(Variants.rules("standard-9"))).isInstanceOf(LargeKernel.class);
    assertThat(Kernel.of(Variants.rules("standard-16"))).isInstanceOf(LargeKernel.class);
    assertThat(Kernel.of(Variants.rules("black-hole"))).isInstanceOf(LargeKernel.class);
    assertThat(Kernel.of(Variants.rules("black-hole-hex"))).isInstanceOf(LargeKernel.class);
    Ruleset large = Variants.rules("standard-9");
    Ruleset gemma = large.toBuilder().moveRule(Variants.GEMMA).build();
    Ruleset edges = large.toBuilder().goal(JoinEdgesGoal.SFILZOTTO).build();
    assertThat(Kernel.of(gemma)).isInstanceOf(GeneralKernel.class);
    assertThat(Kernel.of(edges)).isInstanceOf(GeneralKernel.class);
    assertThatIllegalArgumentException().isThrownBy(() -> new FastKernel(large));
    assertThatIllegalArgumentException().isThrownBy(() -> new LargeKernel(gemma));
    assertThatIllegalArgumentException().isThrownBy(() -> new LargeKernel(edges));
  }

  private static Optional<Outcome> outcome(Kernel kernel, Setup setup) {
    return kernel.endings().onBoard(kernel, setup);
  }
}
