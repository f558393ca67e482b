package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every player. */
class PlayersTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "standard",
        "scrambled-eggs",
        "parachute",
        "gemma",
        "sfilzotto",
        "sfilzotto-beppi",
        "sfilzotto-chiuso",
        "ambiloa",
        "neighbors",
        "alveole",
        "standard-6"
      })
  void playLegalMovesInEveryVariant(String variant) {
    Game game = Game.start(Variants.find(variant).orElseThrow().rules());
    while (!game.isOver() && game.plies() < 60) {
      PlayerKind kind = PlayerKind.values()[game.plies() / 2 % 3];
      Player player = kind.create(game.plies(), System::nanoTime);
      Move move = player.choose(game, Budget.ofNodes(40)).move();
      assertThat(game.legalMoves()).contains(move);
      game = game.play(move);
    }
    assertThat(game.plies()).isPositive();
  }

  @ParameterizedTest
  @EnumSource(names = {"ALPHA_BETA", "MONTE_CARLO"})
  void seeTheOnlyWinInOne(PlayerKind kind) {
    // Case C17, in either colour.
    Player player = kind.create(1, System::nanoTime);
    for (String text :
        new String[] {"8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b", "8/5w2/4w3/4w3/8/8/1w3b2/3b2bb w"}) {
      Game game = Game.from(Position.of(Ruleset.standard(), Setup.parse(text)));
      assertThat(player.choose(game, Budget.ofNodes(500)).move()).isEqualTo(Move.parse("b2-d4"));
    }
  }

  @Test
  void areFoundByName() {
    for (PlayerKind kind : PlayerKind.values()) {
      assertThat(PlayerKind.find(kind.id())).contains(kind);
    }
    assertThat(PlayerKind.find("nobody")).isEmpty();
  }
}
