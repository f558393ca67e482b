package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How positions look without looking ahead. */
class EvaluationTest {
  private static int of(Ruleset rules, String text) {
    return Evaluation.of(rules).of(SearchPosition.of(Position.of(rules, Setup.parse(text))));
  }

  private static int standard(String text) {
    return of(Ruleset.standard(), text);
  }

  @Test
  void stonesThatStandCloserAreBetter() {
    // Black's stones two steps apart, or as far as they can be; White's always in the corners.
    int near = standard("w6w/8/8/2b1b3/8/2b5/8/w6w b");
    int far = standard("w6w/b6b/8/8/8/8/b7/w6w b");
    assertThat(near).isGreaterThan(far).isPositive();
    assertThat(standard("w6w/8/8/2b1b3/8/2b5/8/w6w w")).isNegative();
  }

  @Test
  void fewStonesAreNotBetterByBeingFew() {
    // Nine stones in a block but for one step, and two with one square between them.
    int many = standard("w6w/8/2bbb3/2bbb3/2bb4/5b2/8/w6w b");
    int few = standard("w6w/8/2b5/8/2b5/8/8/w6w b");
    assertThat(many).isGreaterThan(few);
  }

  @Test
  void aChainThatLacksLessIsBetter() {
    Ruleset rules = Variants.SFILZOTTO.rules();
    // Black joins rank 1 to rank 8 and lacks one square, then three.
    int one = of(rules, "3b4/3b4/3b3w/3b3w/8/3b3w/3b3w/3bbb1w b");
    int three = of(rules, "3b4/8/3b3w/8/3bb2w/3b3w/8/3bbb1w b");
    assertThat(one).isGreaterThan(three).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "alveole", "gemma", "neighbors", "standard-12"})
  void aPictureInTheMirrorLooksTheSame(String variant) {
    Ruleset rules = Variants.find(variant).orElseThrow().rules();
    Evaluation evaluation = Evaluation.of(rules);
    Game game = Game.start(rules);
    Player player = new RandomPlayer(3);
    for (int ply = 0; ply < 20 && !game.isOver(); ply++) {
      int score = evaluation.of(SearchPosition.of(game.position()));
      assertThat(Math.abs(score)).isLessThan(100_000);
      for (Symmetry symmetry : rules.topology().symmetries()) {
        Setup image = symmetry.apply(game.position().setup());
        // Means are rounded down, in a mirror to the other side.
        assertThat(evaluation.of(SearchPosition.of(Position.of(rules, image))))
            .isBetween(score - 2, score + 2);
      }
      game = game.play(player.choose(game, Budget.ofNodes(1)).move());
    }
  }
}
