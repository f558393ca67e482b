package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.internal.GeneralKernel;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.ReferenceGame;
import io.github.linesofaction.testkit.ReferenceGames;
import io.github.linesofaction.testkit.ReferencePosition;
import io.github.linesofaction.testkit.ReferencePositions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions and whole games computed by a program that shares nothing with this project. */
class ReferenceTest {
  static List<String> variants() {
    return ReferencePositions.variantIds();
  }

  private static Ruleset rules(String variantId) {
    return Variants.rules(variantId).toBuilder()
        .noMove(NoMove.LOSES)
        .repetition(Repetition.NONE)
        .build();
  }

  private static List<String> texts(List<Move> moves) {
    return moves.stream().map(Move::toString).sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void positions(String variantId) {
    Ruleset rules = rules(variantId);
    for (ReferencePosition wanted : ReferencePositions.load(variantId)) {
      Position position = Position.of(rules, Setup.parse(wanted.position()));
      String what = wanted.position();
      assertThat(texts(position.legalMoves())).as(what).isEqualTo(wanted.moves());
      assertThat(position.isGoalReached(Color.BLACK)).as(what).isEqualTo(wanted.blackWon());
      assertThat(position.isGoalReached(Color.WHITE)).as(what).isEqualTo(wanted.whiteWon());
      wanted
          .blackGroups()
          .ifPresent(n -> assertThat(position.groups(Color.BLACK)).as(what).hasSize(n));
      wanted
          .whiteGroups()
          .ifPresent(n -> assertThat(position.groups(Color.WHITE)).as(what).hasSize(n));

      SearchPosition board = SearchPosition.of(position);
      int[] buffer = new int[board.bufferSize()];
      int count = board.generate(buffer);
      assertThat(Arrays.stream(buffer, 0, count).mapToObj(board::toMove))
          .as(what)
          .containsExactlyElementsOf(position.legalMoves());
      assertThat(board.outcome()).as(what).isEqualTo(position.outcome());
      if (!position.isOver()) {
        assertThat(new GeneralKernel(rules).turns(position.setup()))
            .as(what)
            .isEqualTo(position.legalMoves());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void games(String variantId) {
    Ruleset rules = rules(variantId);
    for (ReferenceGame wanted : ReferenceGames.load(variantId)) {
      Game game = Game.start(rules);
      SearchPosition board = SearchPosition.of(game);
      for (String text : wanted.moves()) {
        Move move = Move.parse(text);
        assertThat(game.isOver()).as(game.toString()).isFalse();
        game = game.play(move);
        board.make(board.toCode(move));
        assertThat(board.hash()).isEqualTo(game.position().hash());
      }
      assertThat(game.position()).hasToString(wanted.lastPosition());
      assertThat(board.toPosition()).isEqualTo(game.position());
      assertThat(game.plies()).isEqualTo(wanted.moves().size());
      assertThat(texts(game.moves())).isEqualTo(wanted.moves().stream().sorted().toList());
      assertThat(game.outcome()).isEqualTo(board.outcome());
      assertThat(game.position().isGoalReached(Color.BLACK)).isEqualTo(wanted.blackWon());
      assertThat(game.position().isGoalReached(Color.WHITE)).isEqualTo(wanted.whiteWon());
      checkEnd(game, wanted);
      assertThat(board.toGame()).isEqualTo(game);
      while (board.plies() > 0) {
        board.unmake();
      }
      assertThat(board.toPosition()).isEqualTo(game.initial());
      assertThat(board.hash()).isEqualTo(game.initial().hash());
    }
  }

  private static void checkEnd(Game game, ReferenceGame wanted) {
    Optional<EndReason> reason = game.outcome().map(Outcome::reason);
    switch (wanted.end()) {
      case GOAL ->
          assertThat(reason.orElseThrow())
              .isIn(EndReason.GOAL, EndReason.GOAL_BY_OPPONENT, EndReason.BOTH_AT_GOAL);
      case DEAD -> assertThat(reason).contains(EndReason.DEAD_POSITION);
      case STUCK -> assertThat(reason).contains(EndReason.NO_MOVE);
      case CUT -> {
        assertThat(reason).isEmpty();
        assertThat(game.plies()).isEqualTo(300);
      }
      default -> throw new IllegalStateException(wanted.end().toString());
    }
  }
}
