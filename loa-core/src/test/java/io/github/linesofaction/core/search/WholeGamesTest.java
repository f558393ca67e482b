package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleResult;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole random games with fixed seeds, replayed by the plain oracle of the test kit. */
class WholeGamesTest {
  private static final int OF_EACH_END = 20;
  private static final int MOST_GAMES = 60_000;

  /** How a game may end by a goal: the five ends of case C18. */
  private enum End {
    QUIET_WIN,
    WINNING_CAPTURE,
    CAPTURE_TO_ONE_STONE,
    CAPTURE_CONNECTING_OPPONENT_ONLY,
    CAPTURE_CONNECTING_BOTH
  }

  private static Optional<End> end(Game game) {
    Outcome outcome = game.outcome().orElseThrow();
    boolean capture = game.lastMove().orElseThrow().isCapture();
    Color stricken = game.sideToMove();
    return Optional.ofNullable(
        switch (outcome.reason()) {
          case GOAL -> capture ? End.WINNING_CAPTURE : End.QUIET_WIN;
          case BOTH_AT_GOAL -> End.CAPTURE_CONNECTING_BOTH;
          case GOAL_BY_OPPONENT ->
              game.position().setup().stones(stricken).size() == 1
                  ? End.CAPTURE_TO_ONE_STONE
                  : End.CAPTURE_CONNECTING_OPPONENT_ONLY;
          default -> null;
        });
  }

  @Test
  void twentyGamesOfEachEnd() {
    Ruleset rules = Variants.endless("standard-5");
    Oracle oracle = Oracle.of("standard-5");
    Map<End, List<Game>> games = new EnumMap<>(End.class);
    for (End end : End.values()) {
      games.put(end, new ArrayList<>());
    }
    for (long seed = 0; seed < MOST_GAMES; seed++) {
      SearchPosition board = SearchPosition.of(Position.start(rules));
      SplittableRandom random = new SplittableRandom(seed);
      while (board.result() == SearchPosition.ONGOING && board.plies() < 200) {
        board.make(board.randomMove(random));
      }
      if (board.result() == SearchPosition.ONGOING) {
        continue;
      }
      Game game = board.toGame();
      end(game)
          .map(games::get)
          .filter(known -> known.size() < OF_EACH_END)
          .ifPresent(known -> known.add(game));
      if (games.values().stream().allMatch(known -> known.size() == OF_EACH_END)) {
        break;
      }
    }
    games.forEach(
        (end, known) -> {
          assertThat(known).as(end.name()).hasSize(OF_EACH_END);
          known.forEach(game -> compare(game, oracle));
        });
  }

  private static void compare(Game game, Oracle oracle) {
    String last =
        oracle.playAll(oracle.start(), game.moves().stream().map(Move::toString).toList());
    assertThat(game.position()).hasToString(last);
    assertThat(result(game)).isEqualTo(oracle.result(last));
    boolean mover =
        game.sideToMove() == Color.WHITE ? oracle.blackAtGoal(last) : oracle.whiteAtGoal(last);
    boolean other =
        game.sideToMove() == Color.WHITE ? oracle.whiteAtGoal(last) : oracle.blackAtGoal(last);
    EndReason reason =
        mover && other
            ? EndReason.BOTH_AT_GOAL
            : mover ? EndReason.GOAL : EndReason.GOAL_BY_OPPONENT;
    assertThat(game.outcome().map(Outcome::reason)).contains(reason);
  }

  private static OracleResult result(Game game) {
    return game.outcome()
        .map(
            outcome ->
                outcome
                    .winner()
                    .map(
                        color ->
                            color == Color.BLACK
                                ? OracleResult.BLACK_WINS
                                : OracleResult.WHITE_WINS)
                    .orElse(OracleResult.DRAW))
        .orElse(OracleResult.ONGOING);
  }

  static List<String> variants() {
    return OracleVariant.all().stream().map(OracleVariant::id).toList();
  }

  /** Case M17: another generator, built in another way, finds the same moves all along. */
  @ParameterizedTest
  @MethodSource("variants")
  void oraclePlaysTheSameGame(String variantId) {
    Oracle oracle = Oracle.of(variantId);
    int plies = variantId.equals("parachute") ? 16 : 30;
    for (long seed = 1; seed <= 2; seed++) {
      String position = oracle.start();
      Game game = Game.start(Variants.endless(variantId));
      for (String move : oracle.randomGame(seed, plies)) {
        assertThat(game.legalMoves().stream().map(Move::toString).sorted().toList())
            .isEqualTo(oracle.legalMoves(position));
        position = oracle.play(position, move);
        game = game.play(move);
        assertThat(game.position()).hasToString(position);
        assertThat(result(game)).isEqualTo(oracle.result(position));
      }
    }
  }
}
