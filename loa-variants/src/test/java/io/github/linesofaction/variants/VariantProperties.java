package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is true of one variant or of some, along random games. */
class VariantProperties {
  private static final int PLIES = 150;

  /** The positions of a random game, the start first. */
  private static List<Game> stages(Ruleset rules, long seed) {
    Random random = new Random(seed);
    List<Game> stages = new ArrayList<>();
    Game game = Game.start(rules);
    stages.add(game);
    while (stages.size() <= PLIES && !game.isOver()) {
      List<Move> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
      stages.add(game);
    }
    return stages;
  }

  private static int stones(Setup setup, Color color) {
    return setup.stones(color).size() + setup.inHand(color);
  }

  /** C13: without a capture the opponent's groups stay; only stones placed could change them. */
  @Property(tries = 20)
  void quietMovesLeaveTheOpponentsGroups(@ForAll long seed) {
    for (Variant variant : Variants.builtIn()) {
      if (variant.rules().start().inHand(Color.BLACK) > 0) {
        continue;
      }
      List<Game> stages = stages(variant.rules(), seed);
      for (int i = 1; i < stages.size(); i++) {
        Position before = stages.get(i - 1).position();
        Color other = before.sideToMove().opponent();
        if (!stages.get(i).lastMove().orElseThrow().isCapture()) {
          assertThat(stages.get(i).position().groups(other)).isEqualTo(before.groups(other));
        }
      }
    }
  }

  /**
   * C19, and how many stones there are: one fewer of the opponent's with each capture; one fewer of
   * the mover's with a removal and with a step into a black hole; a stone placed comes from hand.
   */
  @Property(tries = 20)
  void stonesGoByTheRulesAlone(@ForAll long seed) {
    for (Variant variant : Variants.builtIn()) {
      List<Game> stages = stages(variant.rules(), seed);
      for (int i = 1; i < stages.size(); i++) {
        Setup before = stages.get(i - 1).position().setup();
        Setup after = stages.get(i).position().setup();
        Move move = stages.get(i).lastMove().orElseThrow();
        Color mover = before.sideToMove();
        boolean swallowed = move.to().isPresent() && after.stoneAt(move.to().get()).isEmpty();
        assertThat(swallowed).isEqualTo(swallowed && variant.id().startsWith("black-hole"));
        assertThat(stones(after, mover))
            .as("%s: %s", before, move)
            .isEqualTo(stones(before, mover) - (move.isRemoval() || swallowed ? 1 : 0));
        assertThat(stones(after, mover.opponent()))
            .as("%s: %s", before, move)
            .isEqualTo(stones(before, mover.opponent()) - (move.isCapture() ? 1 : 0));
        assertThat(after.inHand(mover)).isEqualTo(before.inHand(mover));
        assertThat(after.inHand(mover.opponent()))
            .isEqualTo(before.inHand(mover.opponent()) - (move.placed().isPresent() ? 1 : 0));
        if (!variant.id().startsWith("sfilzotto")) {
          assertThat(stones(after, mover)).isPositive();
          assertThat(stones(after, mover.opponent())).isPositive();
        }
      }
    }
  }

  /** V13 and M15: a stone goes as far as stones stood on the line before the turn. */
  @Property(tries = 20)
  void distanceIsTheLineCountBefore(@ForAll long seed) {
    for (Variant variant : Variants.builtIn()) {
      if (variant == Variants.NEIGHBORS) {
        continue;
      }
      List<Game> stages = stages(variant.rules(), seed);
      for (int i = 1; i < stages.size(); i++) {
        Setup before = stages.get(i - 1).position().setup();
        Move move = stages.get(i).lastMove().orElseThrow();
        if (move.isStep()) {
          var ray =
              before
                  .topology()
                  .ray(move.from().orElseThrow(), move.to().orElseThrow())
                  .orElseThrow();
          assertThat(before.lineCount(move.from().orElseThrow(), ray.axis()))
              .as("%s: %s", before, move)
              .isEqualTo(ray.distance());
        }
      }
    }
  }

  /** V27: always a turn, no position twice, 64 turns at most, all squares accounted for. */
  @Property(tries = 100)
  void gemmaIsBounded(@ForAll long seed) {
    Ruleset rules =
        Variants.GEMMA.rules().toBuilder().noMove(NoMove.DRAWS).repetition(Repetition.NONE).build();
    List<Game> stages = stages(rules, seed);
    Set<Setup> met = new HashSet<>();
    for (Game stage : stages) {
      Setup setup = stage.position().setup();
      assertThat(met.add(setup)).isTrue();
      assertThat(setup.occupied().size() + setup.holes().size() + setup.empty().size())
          .isEqualTo(64);
      boolean goal =
          stage.position().isGoalReached(Color.BLACK)
              || stage.position().isGoalReached(Color.WHITE);
      assertThat(stage.isOver()).isEqualTo(goal);
    }
    Game last = stages.get(stages.size() - 1);
    assertThat(last.isOver()).isTrue();
    assertThat(last.plies()).isBetween(1, 64);
  }

  /** Each turn of Gemma makes one hole, where the stone stood; V28: undo closes it. */
  @Property(tries = 50)
  void gemmaMakesAHoleATurn(@ForAll long seed) {
    List<Game> stages = stages(Variants.GEMMA.rules(), seed);
    for (int i = 1; i < stages.size(); i++) {
      SquareSet before = stages.get(i - 1).position().setup().holes();
      Move move = stages.get(i).lastMove().orElseThrow();
      assertThat(stages.get(i).position().setup().holes())
          .isEqualTo(before.with(move.from().orElseThrow()));
      assertThat(stages.get(i).undo().orElseThrow().position().setup().holes()).isEqualTo(before);
    }
  }

  /** V38: no move completes both chains. */
  @Property(tries = 50)
  void neverBothChains(@ForAll long seed) {
    for (Variant variant :
        List.of(Variants.SFILZOTTO, Variants.SFILZOTTO_BEPPI, Variants.SFILZOTTO_CHIUSO)) {
      for (Game stage : stages(variant.rules(), seed)) {
        assertThat(
                stage.position().isGoalReached(Color.BLACK)
                    && stage.position().isGoalReached(Color.WHITE))
            .as(stage.position().toString())
            .isFalse();
      }
    }
  }

  /** Nothing is captured in the closed form, and no stone is passed over. */
  @Property(tries = 50)
  void chiusoIsClosed(@ForAll long seed) {
    for (Game stage : stages(Variants.SFILZOTTO_CHIUSO.rules(), seed)) {
      Setup setup = stage.position().setup();
      assertThat(setup.occupied().size()).isEqualTo(24);
      for (Move move : stage.legalMoves()) {
        if (move.isStep()) {
          var ray =
              setup
                  .topology()
                  .ray(move.from().orElseThrow(), move.to().orElseThrow())
                  .orElseThrow();
          int at = setup.topology().cell(move.from().orElseThrow());
          for (int step = 0; step < ray.distance(); step++) {
            at = setup.topology().step(at, ray.direction());
            assertThat(setup.occupied().containsCell(at)).isFalse();
          }
        }
      }
    }
  }

  /** Black soldier, white soldier, black king, white king, and again, passes included. */
  @Property(tries = 50)
  void kindsMoveInRotation(@ForAll long seed) {
    List<Game> stages = stages(Variants.AMBILOA.rules(), seed);
    for (int ply = 0; ply < stages.size(); ply++) {
      Setup setup = stages.get(ply).position().setup();
      Kind due = ply % 4 < 2 ? Kind.SOLDIER : Kind.KING;
      assertThat(setup.dueKind()).isEqualTo(due);
      for (Move move : stages.get(ply).legalMoves()) {
        if (!move.isPass()) {
          assertThat(setup.stones(setup.sideToMove(), due).contains(move.from().orElseThrow()))
              .isTrue();
        }
      }
    }
  }

  /** Every turn places a stone exactly as long as the mover holds some, and then none is left. */
  @Property(tries = 20)
  void parachutesAllLand(@ForAll long seed) {
    List<Game> stages = stages(Variants.PARACHUTE.rules(), seed);
    for (int ply = 1; ply < stages.size(); ply++) {
      Move move = stages.get(ply).lastMove().orElseThrow();
      Setup before = stages.get(ply - 1).position().setup();
      boolean holds = before.inHand(before.sideToMove().opponent()) > 0;
      assertThat(move.placed().isPresent()).isEqualTo(holds);
      if (ply >= 12) {
        assertThat(stages.get(ply).position().setup().inHand(Color.BLACK)).isZero();
        assertThat(stages.get(ply).position().setup().inHand(Color.WHITE)).isZero();
      }
    }
  }
}
