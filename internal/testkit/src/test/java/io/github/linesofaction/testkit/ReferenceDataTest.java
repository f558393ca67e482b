package io.github.linesofaction.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle agrees with every reference position and game. */
class ReferenceDataTest {
  static List<String> variants() {
    return ReferencePositions.variantIds();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void positions(String variant) {
    Oracle oracle = Oracle.of(variant, OracleRules.OLYMPIAD_2000);
    List<ReferencePosition> positions = ReferencePositions.load(variant);
    assertThat(positions).hasSizeGreaterThan(30);
    for (ReferencePosition expected : positions) {
      String position = expected.position();
      OptionalInt black = OptionalInt.of(oracle.blackGroups(position));
      OptionalInt white = OptionalInt.of(oracle.whiteGroups(position));
      ReferencePosition actual =
          new ReferencePosition(
              oracle.normalize(position),
              oracle.legalMoves(position),
              expected.blackGroups().isPresent() ? black : OptionalInt.empty(),
              expected.whiteGroups().isPresent() ? white : OptionalInt.empty(),
              oracle.blackAtGoal(position),
              oracle.whiteAtGoal(position));
      assertThat(actual).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void games(String variant) {
    Oracle oracle = Oracle.of(variant, OracleRules.OLYMPIAD_2000);
    List<ReferenceGame> games = ReferenceGames.load(variant);
    assertThat(games).hasSizeGreaterThan(14);
    for (ReferenceGame game : games) {
      String last = oracle.playAll(oracle.start(), game.moves());
      assertThat(last).isEqualTo(game.lastPosition());
      assertThat(oracle.blackAtGoal(last)).as(last).isEqualTo(game.blackWon());
      assertThat(oracle.whiteAtGoal(last)).as(last).isEqualTo(game.whiteWon());
      OracleEnding ending =
          switch (game.end()) {
            case GOAL ->
                game.blackWon() && game.whiteWon() ? OracleEnding.BOTH_GOALS : OracleEnding.GOAL;
            case DEAD -> OracleEnding.DEAD;
            case STUCK -> OracleEnding.STUCK;
            case CUT -> OracleEnding.NONE;
          };
      assertThat(oracle.ending(last)).as(last).isEqualTo(ending);
      if (game.end() == ReferenceGame.End.CUT) {
        assertThat(game.moves()).hasSize(300);
      }
    }
  }

  @Test
  void readersTakeTextFromAnywhere() {
    assertThat(
            ReferencePositions.read(
                new StringReader("# head\n\n########/8 w\t0\t\t\t2\tyes\tno\n")))
        .containsExactly(
            new ReferencePosition(
                "########/8 w", List.of(), OptionalInt.empty(), OptionalInt.of(2), true, false));
    assertThat(ReferenceGames.read(new StringReader("a1-a2 b1xb2 \tpos w\tno\tno\tcut\r\n")))
        .containsExactly(
            new ReferenceGame(
                List.of("a1-a2", "b1xb2"), "pos w", false, false, ReferenceGame.End.CUT));
  }
}
