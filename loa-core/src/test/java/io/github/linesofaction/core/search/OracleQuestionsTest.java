package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleEnding;
import io.github.linesofaction.testkit.OracleRules;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Mobility and groups of either side along random games, as the plain oracle counts them. */
class OracleQuestionsTest {
  private static final int GAMES = 3;
  private static final int MOST_PLIES = 60;

  static Stream<Arguments> variantsAndRules() {
    return OracleVariant.all().stream()
        .map(OracleVariant::id)
        .flatMap(
            id ->
                Stream.of(
                    Arguments.of(id, OracleRules.MIND_SPORTS),
                    Arguments.of(id, OracleRules.OLYMPIAD_2000)));
  }

  @ParameterizedTest
  @MethodSource("variantsAndRules")
  void mobilityAndGroups(String variantId, OracleRules choices) {
    Oracle oracle = Oracle.of(variantId, choices);
    boolean large = oracle.variant().cells().size() > Long.SIZE;
    for (int seed = 1; seed <= (large ? 1 : GAMES); seed++) {
      SearchPosition board = SearchPosition.of(Position.start(Variants.rules(variantId, choices)));
      compare(board, oracle, oracle.start());
      String position = oracle.start();
      List<String> game = oracle.randomGame(seed, large ? MOST_PLIES / 6 : MOST_PLIES);
      for (String move : game) {
        board.make(board.toCode(Move.parse(move)));
        position = oracle.play(position, move);
        compare(board, oracle, position);
      }
    }
  }

  private static void compare(SearchPosition board, Oracle oracle, String position) {
    assertThat(board.countGroups(Color.BLACK)).as(position).isEqualTo(oracle.blackGroups(position));
    assertThat(board.countGroups(Color.WHITE)).as(position).isEqualTo(oracle.whiteGroups(position));
    boolean over = oracle.ending(position) != OracleEnding.NONE;
    for (Color color : Color.values()) {
      String turned = Setup.parse(position).withSideToMove(color).toString();
      assertThat(board.mobility(color))
          .as("%s: mobility of %s", position, color)
          .isEqualTo(over ? 0 : oracle.legalMoves(turned).size());
    }
  }
}
