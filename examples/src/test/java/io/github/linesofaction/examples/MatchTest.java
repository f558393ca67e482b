package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static Function<Game, Move> player(PlayerKind kind, int nodes) {
    Player player = kind.create(1, () -> 0);
    return game -> player.choose(game, Budget.ofNodes(nodes)).move();
  }

  @Test
  void gamesArePlayedToTheirEnd() {
    Function<Game, Move> alphaBeta = player(PlayerKind.ALPHA_BETA, 500);
    Function<Game, Move> monteCarlo = player(PlayerKind.MONTE_CARLO, 50);
    Game start = Game.start();
    assertThat(Match.play(alphaBeta, monteCarlo, start, 200).isOver()).isTrue();
    assertThat(Match.play(monteCarlo, alphaBeta, start, 200).isOver()).isTrue();
  }

  @Test
  void aVariantOfYourOwnIsPlayed() {
    Game start = Game.start(Variants.find("ferry").orElseThrow().rules());
    Game game =
        Match.play(player(PlayerKind.ALPHA_BETA, 50), player(PlayerKind.MONTE_CARLO, 5), start, 20);
    assertThat(game.isOver() || game.plies() == 20).isTrue();
  }

  @Test
  void gamesStopAfterTheMostPlies() {
    // Case R7: under this rule the same four moves may go on for ever.
    Ruleset rules = Ruleset.standard(Preset.SOUCIE);
    List<String> round = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");
    Function<Game, Move> shuffling = game -> Move.parse(round.get(game.plies() % 4));
    Game game = Match.play(shuffling, shuffling, Game.start(rules), 4000);
    assertThat(game.plies()).isEqualTo(4000);
    assertThat(game.position()).isEqualTo(Position.start(rules));
  }
}
