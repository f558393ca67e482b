package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleRules;
import io.github.linesofaction.testkit.ReferenceGame;
import io.github.linesofaction.testkit.ReferenceGames;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts where some moves end the game, so that nothing follows them; against the oracle. */
class PerftNearTheEndTest {
  private static long count(String variant, NoMove noMove, String position, int depth) {
    Ruleset rules = Variants.endless(variant).toBuilder().noMove(noMove).build();
    return Perft.count(Position.of(rules, Setup.parse(position)), depth);
  }

  private static Oracle oracle(String variant, NoMove noMove) {
    return Oracle.of(
        variant, OracleRules.MIND_SPORTS.with(OracleRules.NoMove.valueOf(noMove.name())));
  }

  /** Counts up to three plies. */
  private static void agreesWithTheOracle(String variant, NoMove noMove, String position) {
    Oracle oracle = oracle(variant, noMove);
    for (int depth = 1; depth <= 3; depth++) {
      assertThat(count(variant, noMove, position, depth))
          .as("%s, depth %d", noMove, depth)
          .isEqualTo(oracle.perft(position, depth));
    }
  }

  /** The last positions of whole games, up to four moves before the end. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "alveole", "gemma"})
  void lastPositionsOfGames(String variant) {
    Oracle oracle = oracle(variant, NoMove.PASSES);
    List<ReferenceGame> games =
        ReferenceGames.load(variant).stream()
            .filter(game -> game.end() == ReferenceGame.End.GOAL)
            .limit(5)
            .toList();
    assertThat(games).isNotEmpty();
    for (ReferenceGame game : games) {
      for (int back = 1; back <= 4; back++) {
        List<String> moves = game.moves().subList(0, game.moves().size() - back);
        String position = oracle.playAll(oracle.start(), moves);
        assertThat(count(variant, NoMove.PASSES, position, 2))
            .as(position)
            .isEqualTo(oracle.perft(position, 2));
      }
    }
  }

  /**
   * Two groups that one move joins; a stone that joins two groups by leaving a third; a capture
   * that joins the enemy; a mover with a single stone apart; a side that may have to pass.
   */
  @ParameterizedTest
  @CsvSource({
    "8/8/2bb4/8/2bb4/8/w6w/8 b, PASSES",
    "8/8/2bb4/8/2b5/8/w5bw/8 b, PASSES",
    "8/2w5/2wb4/3w4/8/8/1b4w1/b6b b, PASSES",
    "8/2w5/2w5/3b4/3w4/8/1b6/b6b b, PASSES",
    "6wb/6ww/8/8/8/8/ww6/bw6 b, PASSES",
    "6wb/6ww/8/8/8/8/ww6/bw6 w, PASSES",
    "6wb/6ww/8/8/8/8/ww6/bw6 w, LOSES",
    "7b/6w1/8/8/8/8/1w6/b7 w, PASSES",
    "7b/8/8/8/8/3w4/8/b6w b, LOSES"
  })
  void movesThatJoinGroups(String position, NoMove noMove) {
    agreesWithTheOracle("standard", noMove, position);
  }

  /** Under the Basque rule captures that connect both sides are missing in the middle too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/3bb3/3w4/3ww3/1b6/8 b",
        "8/8/2b1b3/2ww4/3b4/8/5w2/8 b",
        "8/8/2b1b3/2ww4/3b4/8/5w2/8 w"
      })
  void capturesThatConnectBothUnderTheBasqueRule(String position) {
    Oracle oracle =
        Oracle.of("standard", OracleRules.MIND_SPORTS.with(OracleRules.BothConnected.ILLEGAL));
    Ruleset rules =
        Variants.endless("standard").toBuilder().bothConnected(BothConnected.ILLEGAL).build();
    for (int depth = 1; depth <= 3; depth++) {
      assertThat(Perft.count(Position.of(rules, Setup.parse(position)), depth))
          .as("depth %d", depth)
          .isEqualTo(oracle.perft(position, depth));
    }
  }

  /** Black's one move is a capture that connects both: he has none, and loses or passes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bw1w/1ww1/bbww/wbww b",
        "wwbw/1wbb/wbw1/b1wb b",
        "wwbw/wbbb/w1w1/bwww b",
        "bbw1/wwbw/bbww/wb1b b"
      })
  void aSideWithAForbiddenCaptureAlone(String position) {
    // A movement of another kind that is the same: on a file with a stone of each there is no step
    // of one square.
    Movement same =
        Movement.STANDARD.toBuilder().forbiddenCaptures(Set.of(Move.parse("a1xa2"))).build();
    for (Movement movement : List.of(Movement.STANDARD, same)) {
      Ruleset losing =
          Variants.endless("standard-4").toBuilder()
              .moveRule(movement)
              .bothConnected(BothConnected.ILLEGAL)
              .noMove(NoMove.LOSES)
              .build();
      SearchPosition lost = SearchPosition.of(Position.of(losing, Setup.parse(position)));
      assertThat(lost.outcome()).contains(Outcome.win(Color.WHITE, EndReason.NO_MOVE));
      Ruleset passing = losing.toBuilder().noMove(NoMove.PASSES).build();
      SearchPosition stuck = SearchPosition.of(Position.of(passing, Setup.parse(position)));
      assertThat(stuck.outcome()).isEmpty();
      assertThat(stuck.countMoves()).isEqualTo(1);
      assertThat(stuck.generateCaptures(new int[stuck.bufferSize()], 0)).isZero();
      Oracle oracle =
          Oracle.of("standard-4", OracleRules.MIND_SPORTS.with(OracleRules.BothConnected.ILLEGAL));
      assertThat(Perft.count(stuck.toPosition(), 2)).isEqualTo(oracle.perft(position, 2));
    }
  }

  /** On a full board of columns nobody can move and nobody is connected: everyone passes. */
  @Test
  void bothSidesStuck() {
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(count("standard-4", NoMove.PASSES, "bwbw/bwbw/bwbw/bwbw b", depth)).isEqualTo(1);
    }
  }

  /** White has moves after which Black has none, and others. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "wwww/bbb1/wwww/wwbw w",
        "w1bw/wbww/wbww/b1wb w",
        "bwbw/w2w/bbbb/1wwb w",
        "wbwb/wbww/wbwb/b1bw w",
        "wwbw/wwww/bw1b/b1bw w",
        "wbw1/bb1w/ww1w/wwbw w"
      })
  void movesThatLeaveTheOtherSideStuck(String position) {
    for (NoMove noMove : NoMove.values()) {
      agreesWithTheOracle("standard-4", noMove, position);
    }
  }

  /** The stone from e8 joins the chain on file c to the top edge. */
  @Test
  void chainsThatReachTheirEdge() {
    String position = "4b1w1/2b4w/w1b5/2b4w/w1b5/2b4w/w1b5/2b4w b";
    Oracle oracle = oracle("sfilzotto", NoMove.PASSES);
    assertThat(oracle.blackAtGoal(oracle.play(position, "e8-c8"))).isTrue();
    for (int depth = 1; depth <= 2; depth++) {
      assertThat(count("sfilzotto", NoMove.PASSES, position, depth))
          .isEqualTo(oracle.perft(position, depth));
    }
  }
}
