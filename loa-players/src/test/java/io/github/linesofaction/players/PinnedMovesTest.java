package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.variants.Variants;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A seed means the same on every machine: these moves were chosen once, and are to be chosen by
 * every build, in a browser too. They change only when a player does, or the drawing of random
 * moves.
 */
class PinnedMovesTest {
  @ParameterizedTest
  @CsvSource({
    "standard, ALPHA_BETA, b8-b6 a7-c7 c8-e6 a6-c4 g8xc4 c7xc4",
    "standard, MONTE_CARLO, d8-b6 h5-f5 b6-b3 a4-c4 c8xf5 h6-h1",
    "standard, RANDOM, d1-f3 h5xf3 g1-g3 a6-c4 f8-f5 c4-c7",
    "gemma, ALPHA_BETA, b8-b6 a7-c7 g1-e3 h3xe3 c8-d7 a4xd7",
    "gemma, MONTE_CARLO, f8-d6 h4-f4 d1-f3 a6-c4 d8-e7 a2-d5",
    "sfilzotto, ALPHA_BETA, c8xa6 h2-f2 b1-b3 a2-c2 g1-g3 h5-f5",
    "sfilzotto, MONTE_CARLO, c1-e3 h6xf8 e3-b3 h4-f4 d1-d3 a6-b6",
    "ambiloa, ALPHA_BETA, h3xf1 b8-b6 a7-a1 e1-c3 f1-d3 d8xa5",
    "ambiloa, MONTE_CARLO, h3-f5 f8xf5 a3-b3 g1-a1 h6-f4 d8-f6"
  })
  void aSeedMeansTheSameEverywhere(String variant, PlayerKind kind, String moves) {
    Game game = Game.start(Variants.find(variant).orElseThrow().rules());
    for (int ply = 0; ply < 6; ply++) {
      game = game.play(kind.create(7, () -> 0).choose(game, Budget.ofNodes(300)).move());
    }
    assertThat(game.moves().stream().map(Move::toString).collect(Collectors.joining(" ")))
        .isEqualTo(moves);
  }
}
