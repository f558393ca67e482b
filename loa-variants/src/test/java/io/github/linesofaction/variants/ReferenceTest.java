package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Replay;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.ReferenceGame;
import io.github.linesofaction.testkit.ReferenceGames;
import io.github.linesofaction.testkit.ReferencePosition;
import io.github.linesofaction.testkit.ReferencePositions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The positions and games that a program sharing nothing with this one worked out. */
class ReferenceTest {
  static List<String> variantIds() {
    return ReferencePositions.variantIds();
  }

  /** The tables tell no passes but Ambiloa's own, so a side without a move loses. */
  private static Ruleset rules(String variantId) {
    return Variants.find(variantId).orElseThrow().rules(Preset.SOUCIE);
  }

  @ParameterizedTest
  @MethodSource("variantIds")
  void positionsHaveTheirMovesGroupsAndWinners(String variantId) {
    Ruleset rules = rules(variantId);
    for (ReferencePosition expected : ReferencePositions.load(variantId)) {
      Position position = Position.of(rules, Setup.parse(expected.position()));
      assertThat(position).hasToString(expected.position());
      assertThat(position.legalMoves().stream().map(Move::toString).sorted())
          .as("%s: moves", position)
          .isEqualTo(expected.moves());
      expected
          .blackGroups()
          .ifPresent(count -> assertThat(position.groups(Color.BLACK)).hasSize(count));
      expected
          .whiteGroups()
          .ifPresent(count -> assertThat(position.groups(Color.WHITE)).hasSize(count));
      assertThat(position.isGoalReached(Color.BLACK))
          .as("%s: Black won", position)
          .isEqualTo(expected.blackWon());
      assertThat(position.isGoalReached(Color.WHITE))
          .as("%s: White won", position)
          .isEqualTo(expected.whiteWon());
    }
  }

  @ParameterizedTest
  @MethodSource("variantIds")
  void gamesReplayToTheirEnds(String variantId) {
    for (ReferenceGame expected : ReferenceGames.load(variantId)) {
      Replay replay =
          Game.start(rules(variantId)).replay(expected.moves().stream().map(Move::parse).toList());
      assertThat(replay.fault()).isEmpty();
      Game game = replay.game();
      assertThat(game.position()).hasToString(expected.lastPosition());
      assertThat(game.position().isGoalReached(Color.BLACK)).isEqualTo(expected.blackWon());
      assertThat(game.position().isGoalReached(Color.WHITE)).isEqualTo(expected.whiteWon());
      assertThat(game.outcome()).as(game.toString()).isEqualTo(outcome(expected, game));
    }
  }

  private static Optional<Outcome> outcome(ReferenceGame expected, Game game) {
    Color mover = game.sideToMove().opponent();
    return switch (expected.end()) {
      case CUT -> Optional.empty();
      case DEAD -> Optional.of(Outcome.draw(EndReason.DEAD_POSITION));
      case STUCK -> Optional.of(Outcome.win(mover, EndReason.NO_MOVE));
      case GOAL -> {
        boolean both = expected.blackWon() && expected.whiteWon();
        Color winner = expected.blackWon() ? Color.BLACK : Color.WHITE;
        yield Optional.of(
            both
                ? Outcome.win(mover, EndReason.BOTH_AT_GOAL)
                : Outcome.win(
                    winner, winner == mover ? EndReason.GOAL : EndReason.GOAL_BY_OPPONENT));
      }
    };
  }
}
