package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.arena.player.GameProviders;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameRunner;
import io.github.linesofaction.arena.run.InProcess;
import io.github.linesofaction.core.board.TextException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Awari and Go as games of the arena, which knows nothing of them. */
class OtherGamesTest {
  private static GameProvider provider(String id) {
    return GameProviders.find(id).orElseThrow();
  }

  private static ArenaGame game(String id) {
    return provider(id).game(id.equals("go") ? Map.of("size", "5") : Map.of());
  }

  private static PlayedGame play(String id, String first, String second, long seed) {
    GameProvider provider = provider(id);
    ArenaGame game = game(id);
    GamePlan plan =
        new GamePlan(
            game,
            first,
            second,
            Opening.START,
            TimeControl.NONE,
            0,
            GamePlan.USUAL_MOST_PLIES,
            Map.of(),
            List.of());
    return GameRunner.play(
            plan,
            new InProcess(provider.player(first, game, seed, () -> 0).orElseThrow(), () -> 0),
            new InProcess(provider.player(second, game, seed, () -> 0).orElseThrow(), () -> 0),
            GameListener.NONE)
        .game();
  }

  @ParameterizedTest
  @ValueSource(strings = {"awari", "go"})
  void gamesEndByTheirRules(String id) {
    for (long seed = 1; seed <= 5; seed++) {
      PlayedGame played = play(id, "greedy", "random", seed);
      assertThat(played.end().kind()).isEqualTo(EndKind.RULES);
      assertThat(play(id, "greedy", "random", seed)).isEqualTo(played);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"awari", "go"})
  void greedyBeatsRandomMostly(String id) {
    int points = 0;
    for (long seed = 1; seed <= 10; seed++) {
      points += points(play(id, "greedy", "random", seed), Side.FIRST);
      points += points(play(id, "random", "greedy", seed), Side.SECOND);
    }
    assertThat(points).isGreaterThan(30);
  }

  private static int points(PlayedGame game, Side side) {
    return game.end().winner().map(winner -> winner == side ? 2 : 0).orElse(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"awari", "go"})
  void positionsAreReadBack(String id) {
    ArenaGame game = game(id);
    GameState state = game.start();
    for (PlayedMove move : play(id, "random", "random", 7).moves()) {
      assertThat(game.start(state.text()).text()).isEqualTo(state.text());
      assertThat(game.start(state.text()).sideToMove()).isEqualTo(state.sideToMove());
      assertThat(state.sideToMove()).isEqualTo(move.side());
      assertThat(state.picture()).endsWith("\n");
      state = state.play(move.text()).after().orElseThrow();
    }
    assertThat(state.result()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "awari, 4 4 / 0 0 / S, a position is written",
    "awari, 4 4 4 4 4 4 4 4 4 4 4 4 / 1 0 / S, 49 stones",
    "go, ../.. x 0 0, a position is a board",
    "go, .b/w b 0 0, each rank has 2 points",
    "go, bw/bb b 0 0, a group has no liberty"
  })
  void badPositionsAreRefused(String id, String position, String why) {
    ArenaGame game = provider(id).game(Map.of());
    assertThatThrownBy(() -> game.start(position))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "z", "aa", "a1", "pass!", "\u0000", "i9i"})
  void badMovesAreToldApart(String move) {
    GameState awari = provider("awari").game(Map.of()).start();
    GameState go = provider("go").game(Map.of("size", "5")).start();
    assertThat(awari.play(move).isLegal()).isFalse();
    assertThat(go.play(move).isLegal()).isEqualTo(move.equals("a1"));
    assertThat(awari.play(move).fault()).isNotEmpty();
  }

  @Test
  void choicesOfRules() {
    assertThatThrownBy(() -> provider("go").game(Map.of("size", "26")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 25");
    assertThatThrownBy(() -> provider("go").game(Map.of("ko", "no")))
        .hasMessageContaining("size and halfKomi");
    assertThatThrownBy(() -> provider("awari").game(Map.of("pits", "7")))
        .hasMessageContaining("no choices");
    assertThat(provider("go").player("deep", provider("go").game(Map.of()), 1, () -> 0))
        .isEqualTo(Optional.empty());
  }
}
