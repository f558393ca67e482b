package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games: the cases R, T, H and W as far as they speak of a path of moves. */
class GameTest {
  private static final List<String> CYCLE = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");
  private static final List<String> SHORTEST =
      List.of("d1-b3", "h5-g4", "b1-b4", "g4xg1", "b4-e7", "a3xc1", "b3-e6", "h3xf1", "e1-e5");
  private static final Ruleset ENDLESS = Variants.endless("standard");

  /** Plays on, the search board beside it, which has to say the same of each position. */
  private static Game play(Game game, List<String> moves) {
    Game now = game;
    SearchPosition search = SearchPosition.of(game);
    for (String move : moves) {
      now = now.play(move);
      search.make(search.toCode(Move.parse(move)));
      assertThat(search.outcome()).isEqualTo(now.outcome());
    }
    return now;
  }

  private static List<String> cycles(int times) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      moves.addAll(CYCLE);
    }
    return moves;
  }

  private static Game start(Repetition repetition, Limits limits) {
    return Game.start(ENDLESS.toBuilder().repetition(repetition).limits(limits).build());
  }

  private static List<Integer> occurrences(Game game, List<String> moves) {
    List<Integer> counts = new ArrayList<>(List.of(game.occurrences()));
    Game now = game;
    for (String move : moves) {
      now = now.play(move);
      counts.add(now.occurrences());
    }
    return counts;
  }

  @Test
  void aNewGameKnowsNothing() {
    Game game = Game.start();
    assertThat(game.plies()).isZero();
    assertThat(game.moves()).isEmpty();
    assertThat(game.lastMove()).isEmpty();
    assertThat(game.pliesWithoutCapture()).isZero();
    assertThat(game.occurrences()).isOne();
    assertThat(game.outcome()).isEmpty();
    assertThat(game.isOver()).isFalse();
    assertThat(game.undo()).isEmpty();
    assertThat(game.redo()).isEmpty();
    assertThat(game.claimable()).isEmpty();
    assertThat(game.position()).isEqualTo(Position.start()).isSameAs(game.initial());
    assertThat(game.rules()).isEqualTo(Ruleset.standard());
    assertThat(game.legalMoves()).hasSize(36);
    assertThat(game.sideToMove()).isEqualTo(Color.BLACK);
  }

  @Test
  void shortestGame() {
    Game game = Game.start();
    for (String move : SHORTEST) {
      assertThat(game.isOver()).isFalse();
      game = game.play(move);
    }
    assertThat(game.outcome()).contains(Outcome.win(Color.BLACK, EndReason.GOAL));
    assertThat(game.position()).hasToString("1bbbbbb1/w3b2w/w3b2w/w3b3/w6w/8/w6w/2w2ww1 w");
    assertThat(game.plies()).isEqualTo(9);
    assertThat(game.moves()).extracting(Move::toString).isEqualTo(SHORTEST);
    assertThat(game.lastMove()).contains(Move.parse("e1-e5"));
    assertThat(game.pliesWithoutCapture()).isOne();
    assertThat(game.legalMoves()).isEmpty();
    assertThat(game)
        .hasToString(
            "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5 (Black wins: goal reached)");
  }

  /** Case R11. */
  @Test
  void positionsAlongTheWay() {
    Game game = play(Game.start(), SHORTEST);
    for (int ply = 0; ply <= 9; ply++) {
      Game then = game.at(ply);
      assertThat(then).isEqualTo(play(Game.start(), SHORTEST.subList(0, ply)));
      assertThat(then.position()).isEqualTo(then.at(ply).position());
      assertThat(then.redo()).isEmpty();
    }
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.at(10));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.at(-1));
    Game back = game.undo().orElseThrow();
    assertThat(back.at(8).redo()).as("nothing to redo").isEmpty();
    assertThat(back.play("e1-e5").at(8).redo()).isEmpty();
  }

  /** Case C15. */
  @Test
  void afterTheEndNothingIsPlayed() {
    Game game = play(Game.start(), SHORTEST);
    IllegalMoveException refused =
        catchThrowableOfType(IllegalMoveException.class, () -> game.play("h4-f4"));
    assertThat(refused.reason()).isEqualTo(Reason.GAME_OVER);
    assertThat(refused.move()).isEqualTo(Move.parse("h4-f4"));
    assertThat(refused.position()).isEqualTo(game.position());
    assertThat(refused).hasMessageContaining("Black wins");
    Game back = game.undo().orElseThrow();
    assertThat(back.outcome()).isEmpty();
    assertThat(back.sideToMove()).isEqualTo(Color.BLACK);
    assertThat(back.position().isConnected(Color.BLACK)).isFalse();
    assertThat(back.position().isConnected(Color.WHITE)).isFalse();
  }

  @Test
  void refusedMovesChangeNothingAndSayWhatWouldBeRight() {
    Game game = Game.start();
    IllegalMoveException refused =
        catchThrowableOfType(IllegalMoveException.class, () -> game.play("b1-b4"));
    assertThat(refused.reason()).isEqualTo(Reason.WRONG_DISTANCE);
    assertThat(refused.legality().alternatives())
        .extracting(Move::toString)
        .containsExactly("b1-b3", "b1-d3", "b1-h1");
    assertThat(refused).hasMessageContaining("b1-b3 b1-d3 b1-h1");
    assertThat(game).isEqualTo(Game.start());
    assertThatThrownBy(() -> game.play("b1b3")).isInstanceOf(TextException.class);
  }

  /** Case R1. Rule C3. */
  @Test
  void occurrencesAreCounted() {
    assertThat(occurrences(Game.start(ENDLESS), cycles(2)))
        .containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
    Game second = start(Repetition.drawAt(2), Limits.NONE);
    assertThat(play(second, cycles(1).subList(0, 3)).isOver()).isFalse();
    assertThat(play(second, cycles(1)).outcome()).contains(Outcome.draw(EndReason.REPETITION));
    Game third = start(Repetition.drawAt(3), Limits.NONE);
    assertThat(play(third, cycles(2).subList(0, 7)).isOver()).isFalse();
    assertThat(play(third, cycles(2)).outcome()).contains(Outcome.draw(EndReason.REPETITION));
    assertThat(play(third, cycles(2)).legalMoves()).isEmpty();
  }

  /** Cases R2 and R6. */
  @Test
  void claimsCountThePositionOnTheBoard() {
    Game game = start(Repetition.claimableAt(3), Limits.NONE);
    Game seven = play(game, cycles(2).subList(0, 7));
    assertThat(seven.claimable()).isEmpty();
    assertThat(seven.occurrencesAfter(Move.parse("c2-a2"))).isEqualTo(3);
    assertThatIllegalStateException()
        .isThrownBy(seven::claim)
        .withMessageContaining("ply 7")
        .withMessageContaining("third");
    Game eight = seven.play("c2-a2");
    assertThat(eight.isOver()).isFalse();
    assertThat(eight.claimable()).contains(Outcome.draw(EndReason.CLAIMED_REPETITION));
    Game claimed = eight.claim();
    assertThat(claimed.outcome()).contains(Outcome.draw(EndReason.CLAIMED_REPETITION));
    assertThat(claimed.claimable()).as("it is over already").isEmpty();
    assertThat(claimed.plies()).isEqualTo(8);
    assertThat(claimed.lastMove()).contains(Move.parse("c2-a2"));
    assertThat(claimed.undo()).contains(eight);
    assertThat(eight.play("g1-g3").claimable()).isEmpty();
    assertThat(eight.undo().orElseThrow().claimable()).isEmpty();
    assertThat(Game.start(ENDLESS).claimable()).isEmpty();
    Game cycled = play(Game.start(ENDLESS), cycles(3));
    assertThat(cycled.claimable()).as("rule none").isEmpty();
  }

  /** PlayStrategy: claimable at the third occurrence, by itself at the fifth. */
  @Test
  void claimsComeBeforeTheEndByItself() {
    Game game = play(Game.start(Ruleset.standard(Preset.PLAY_STRATEGY)), cycles(2));
    assertThat(game.claimable()).isPresent();
    Game later = play(game, cycles(2).subList(0, 7));
    assertThat(later.isOver()).isFalse();
    assertThat(later.claimable()).as("position with White to move, fourth time").isPresent();
    assertThat(later.play("c2-a2").outcome()).contains(Outcome.draw(EndReason.REPETITION));
    assertThatIllegalStateException().isThrownBy(later.play("c2-a2")::claim);
  }

  /** Case R7. */
  @Test
  void withoutARuleNothingEnds() {
    Game game = play(Game.start(ENDLESS), cycles(1_000));
    assertThat(game.outcome()).isEmpty();
    assertThat(game.plies()).isEqualTo(4_000);
    assertThat(game.position()).isEqualTo(Position.start(ENDLESS));
  }

  /** Case R8. */
  @Test
  void redoGivesTheSameCounts() {
    Game game = play(start(Repetition.drawAt(3), Limits.NONE), cycles(2));
    Game back = game;
    for (int i = 0; i < 8; i++) {
      back = back.undo().orElseThrow();
    }
    assertThat(back.plies()).isZero();
    assertThat(back.occurrences()).isOne();
    assertThat(back.undo()).isEmpty();
    assertThat(back.position()).isEqualTo(game.initial());
    List<Integer> counts = new ArrayList<>(List.of(back.occurrences()));
    for (int i = 0; i < 8; i++) {
      back = back.redo().orElseThrow();
      counts.add(back.occurrences());
    }
    assertThat(counts).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
    assertThat(back).isEqualTo(game);
    assertThat(back.redo()).isEmpty();
  }

  /** Turns taken back no longer count. */
  @Test
  void otherMovesForgetWhatCouldBeRedone() {
    Game game = play(Game.start(ENDLESS), cycles(1));
    Game other = game.undo().orElseThrow().undo().orElseThrow().play("g1-g3");
    assertThat(other.redo()).isEmpty();
    assertThat(other.occurrences()).isOne();
    Game again = other.undo().orElseThrow().play("b3-b1").play("c2-a2");
    assertThat(again.occurrences()).isEqualTo(2);
    assertThat(again).isEqualTo(game);
  }

  /** Case R9. */
  @Test
  void captureIsTakenBack() {
    Game game = Game.start().play("c1xa3");
    assertThat(game.pliesWithoutCapture()).isZero();
    Game back = game.undo().orElseThrow();
    assertThat(back.position()).isEqualTo(Position.start());
    assertThat(back.legalMoves()).hasSize(36);
    assertThat(back).isEqualTo(Game.start()).hasSameHashCodeAs(Game.start());
    assertThat(back.redo()).contains(game);
  }

  /** Rule C3. */
  @Test
  void positionalRepetitionForgetsWhoseTurnItIs() {
    // White loses a move on purpose: the board of ply 2 comes again with the other side to move.
    Setup setup = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    Ruleset situational = ENDLESS.toBuilder().start(setup).noMove(NoMove.PASSES).build();
    Ruleset positional =
        situational.toBuilder()
            .repetition(Repetition.drawAt(2).by(Repetition.Basis.POSITIONAL))
            .build();
    assertThat(Game.start(situational).play("pass").occurrences()).isOne();
    Game passed = Game.start(positional).play("pass");
    assertThat(passed.occurrences()).isEqualTo(2);
    assertThat(passed.outcome()).contains(Outcome.draw(EndReason.REPETITION));
  }

  /** Rule C2. */
  @Test
  void passIsAPlyLikeAnyOther() {
    Ruleset rules = ENDLESS.toBuilder().start(Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b")).build();
    Game game = Game.start(rules);
    assertThat(game.legalMoves()).containsExactly(Move.pass());
    Game passed = game.play("pass").play("g8-e8");
    assertThat(passed.plies()).isEqualTo(2);
    assertThat(passed.pliesWithoutCapture()).isEqualTo(2);
    assertThat(passed.moves()).containsExactly(Move.pass(), Move.parse("g8-e8"));
    assertThat(passed.position()).hasToString("4w2b/6ww/8/8/8/8/ww6/bw6 b");
    assertThat(passed.legalMoves()).containsExactly(Move.parse("h8-f8"));
    assertThat(passed.undo().orElseThrow().undo()).contains(game);
  }

  /**
   * The Olympiad's long cycle: who captured more since the board stood there before, wins. Rule C4.
   */
  @Test
  void longCycleIsWonByTheSideThatCapturedMore() {
    // Black takes a white stone and puts another in the place he left, twice; so the board comes
    // again, with two white stones less in his hand.
    List<String> moves = List.of("d4xd6@d4", "a1-a2", "d6xd4@d6", "a2-a1");
    Setup setup = Setup.parse("7b/8/3w4/8/3b4/8/8/w6w b b0w2");
    Repetition board =
        Repetition.drawAt(2).by(Repetition.Basis.POSITIONAL).verdict(Repetition.Verdict.LONG_CYCLE);
    Ruleset rules = Variants.endless("parachute").toBuilder().repetition(board).build();
    Game game = Game.from(Position.of(rules, setup));
    assertThat(play(game, moves.subList(0, 3)).isOver()).isFalse();
    assertThat(play(game, moves).outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.REPETITION));
    Game twin = Game.from(Position.of(rules, setup.swapColors()));
    assertThat(play(twin, moves).outcome())
        .contains(Outcome.win(Color.WHITE, EndReason.REPETITION));

    Ruleset drawn = rules.toBuilder().repetition(board.verdict(Repetition.Verdict.DRAW)).build();
    assertThat(play(Game.from(Position.of(drawn, setup)), moves).outcome())
        .contains(Outcome.draw(EndReason.REPETITION));
    Ruleset situational =
        rules.toBuilder().repetition(board.by(Repetition.Basis.SITUATIONAL)).build();
    assertThat(play(Game.from(Position.of(situational, setup)), moves).isOver())
        .as("other hands, another situation")
        .isFalse();
    SearchPosition search = SearchPosition.of(Game.from(Position.of(rules, setup)));
    for (String move : moves) {
      assertThat(search.result()).isEqualTo(SearchPosition.ONGOING);
      search.make(search.toCode(Move.parse(move)));
    }
    assertThat(search.outcome()).contains(Outcome.win(Color.BLACK, EndReason.REPETITION));
  }

  @Test
  void longCycleWithoutCapturesIsADraw() {
    Game game = start(Repetition.drawAt(2).verdict(Repetition.Verdict.LONG_CYCLE), Limits.NONE);
    assertThat(play(game, cycles(1)).outcome()).contains(Outcome.draw(EndReason.REPETITION));
  }

  /** One capture of each side, and two of the side that made the last move. */
  @Test
  void longCycleCountsBothSidesAndAllItsPlies() {
    Ruleset rules =
        Variants.endless("parachute").toBuilder()
            .repetition(
                Repetition.drawAt(2)
                    .by(Repetition.Basis.POSITIONAL)
                    .verdict(Repetition.Verdict.LONG_CYCLE))
            .build();
    Setup even = Setup.parse("7b/8/3w4/8/3b4/8/8/w6w b b1w1");
    assertThat(play(Game.from(Position.of(rules, even)), List.of("d4xd6@d4", "d4xd6@d4")).outcome())
        .contains(Outcome.draw(EndReason.REPETITION));
    Setup ahead = Setup.parse("7b/8/3w4/8/3b4/8/8/w6w w b0w2");
    assertThat(
            play(
                    Game.from(Position.of(rules, ahead)),
                    List.of("a1-a2", "d4xd6@d4", "a2-a1", "d6xd4@d6"))
                .outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.REPETITION));
  }

  /** The capture that brings a position about for the first time is no part of the cycle. */
  @Test
  void longCycleCountsFromTheOccurrenceBefore() {
    Ruleset rules =
        ENDLESS.toBuilder()
            .repetition(Repetition.drawAt(2).verdict(Repetition.Verdict.LONG_CYCLE))
            .build();
    Game game = Game.from(Position.of(rules, Setup.parse("7b/8/3w4/8/3b4/8/8/w6w b")));
    assertThat(play(game, List.of("d4xd6", "h1-h3", "d6-d5", "h3-h1", "d5-d6")).outcome())
        .contains(Outcome.draw(EndReason.REPETITION));
  }

  /** Case T1. Rule C5. */
  @Test
  void limitDrawsExactlyAtItsPly() {
    Game game = start(Repetition.NONE, Limits.ofPlies(4));
    Game three = play(game, CYCLE.subList(0, 3));
    assertThat(three.isOver()).isFalse();
    Game four = three.play("c2-a2");
    assertThat(four.outcome()).contains(Outcome.draw(EndReason.PLY_LIMIT));
    assertThatThrownBy(() -> four.play("b1-b3"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("limit of plies");
    assertThat(four.undo()).contains(three);
  }

  /** Case T2. */
  @Test
  void limitsNotAboveThePliesMadeAreRefused() {
    Game game = play(Game.start(ENDLESS), CYCLE);
    for (int limit : new int[] {1, 3, 4}) {
      Ruleset rules = ENDLESS.toBuilder().limits(Limits.ofPlies(limit)).build();
      assertThatThrownBy(() -> game.withRules(rules))
          .isInstanceOf(RulesException.class)
          .hasMessageContaining(String.valueOf(limit));
    }
    Game five = game.withRules(ENDLESS.toBuilder().limits(Limits.ofPlies(5)).build());
    assertThat(five.isOver()).isFalse();
    assertThat(five.play("b1-b3").outcome()).contains(Outcome.draw(EndReason.PLY_LIMIT));
  }

  /** Case T3. */
  @Test
  void longerRecordsAreCutAtTheLimit() {
    List<Move> moves =
        List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2", "g1-g3", "h2-f2").stream()
            .map(Move::parse)
            .toList();
    Replay replay = start(Repetition.NONE, Limits.ofPlies(4)).replay(moves);
    assertThat(replay.isComplete()).isFalse();
    assertThat(replay.played()).isEqualTo(4);
    assertThat(replay.game().outcome()).contains(Outcome.draw(EndReason.PLY_LIMIT));
    assertThat(replay.fault().orElseThrow().reason()).contains(Reason.GAME_OVER);
    assertThat(replay.rest()).isEqualTo(moves.subList(4, 6));
  }

  /** Case T4. Rule C5. */
  @Test
  void captureBeginsTheCaptureLessCountAnew() {
    Game game = start(Repetition.NONE, Limits.ofPliesWithoutCapture(4));
    Game captured = play(game, List.of("c1xa3", "a2-c2", "b1-b3", "c2-a2"));
    assertThat(captured.isOver()).isFalse();
    assertThat(captured.pliesWithoutCapture()).isEqualTo(3);
    assertThat(play(game, CYCLE).outcome()).contains(Outcome.draw(EndReason.CAPTURELESS_LIMIT));
  }

  /** A win comes first, except where the rules say the opposite. Rule C6. */
  @Test
  void winsAndLimitsAtOnce() {
    Ruleset nine = ENDLESS.toBuilder().limits(Limits.ofPlies(9)).build();
    assertThat(play(Game.start(nine), SHORTEST).outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.GOAL));
    Ruleset counters =
        nine.toBuilder()
            .precedence(io.github.linesofaction.core.rules.Precedence.COUNTERS_FIRST)
            .build();
    assertThat(play(Game.start(counters), SHORTEST).outcome())
        .contains(Outcome.draw(EndReason.PLY_LIMIT));
    assertThat(play(Game.start(Ruleset.standard(Preset.OPEN_SPIEL)), SHORTEST).outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.GOAL));
  }

  /**
   * Case C16: every option driven through one position, each with its result and reason. Rules R5,
   * C1 and C2.
   */
  @Test
  void everyEndHasItsReason() {
    Game open = Game.start();
    assertThat(open.resign(Color.BLACK).outcome())
        .contains(Outcome.win(Color.WHITE, EndReason.RESIGNATION));
    assertThat(open.forfeit(Color.WHITE).outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.FORFEIT));
    assertThat(open.loseOnTime(Color.BLACK).outcome())
        .contains(Outcome.win(Color.WHITE, EndReason.TIME));
    assertThat(open.agreeDraw().outcome()).contains(Outcome.draw(EndReason.AGREEMENT));
    Setup stuck = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    for (NoMove noMove : NoMove.values()) {
      Game game = Game.start(ENDLESS.toBuilder().start(stuck).noMove(noMove).build());
      Optional<Outcome> wanted =
          switch (noMove) {
            case LOSES -> Optional.of(Outcome.win(Color.WHITE, EndReason.NO_MOVE));
            case DRAWS -> Optional.of(Outcome.draw(EndReason.NO_MOVE));
            case PASSES -> Optional.empty();
          };
      assertThat(game.outcome()).isEqualTo(wanted);
      assertThat(game.outcome()).as("asked twice").isEqualTo(wanted);
    }
    Setup both = Setup.parse("8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b");
    for (BothConnected choice : BothConnected.values()) {
      Game game = Game.start(ENDLESS.toBuilder().start(both).bothConnected(choice).build());
      if (choice == BothConnected.ILLEGAL) {
        assertThat(game.check(Move.parse("g7xg4")).reason()).contains(Reason.CONNECTS_BOTH);
        assertThat(game.legalMoves()).doesNotContain(Move.parse("g7xg4"));
        assertThatThrownBy(() -> game.play("g7xg4")).isInstanceOf(IllegalMoveException.class);
        continue;
      }
      Outcome wanted =
          switch (choice) {
            case MOVER_WINS -> Outcome.win(Color.BLACK, EndReason.BOTH_AT_GOAL);
            case MOVER_LOSES -> Outcome.win(Color.WHITE, EndReason.BOTH_AT_GOAL);
            default -> Outcome.draw(EndReason.BOTH_AT_GOAL);
          };
      assertThat(game.play("g7xg4").outcome()).contains(wanted);
    }
  }

  /** Case W6: recorded, told apart, undone; nothing comes after them. */
  @Test
  void decisionsOfThePlayers() {
    Game open = play(Game.start(), SHORTEST.subList(0, 4));
    Set<Game> all = new HashSet<>(List.of(open));
    for (Game ended :
        List.of(
            open.resign(Color.BLACK),
            open.resign(Color.WHITE),
            open.forfeit(Color.BLACK),
            open.loseOnTime(Color.BLACK),
            open.agreeDraw())) {
      assertThat(all.add(ended)).as("all different").isTrue();
      assertThat(ended.isOver()).isTrue();
      assertThat(ended.plies()).isEqualTo(4);
      assertThat(ended.moves()).isEqualTo(open.moves());
      assertThat(ended.position()).isEqualTo(open.position());
      assertThat(ended.occurrences()).isEqualTo(open.occurrences());
      assertThat(ended.lastMove()).isEqualTo(open.lastMove());
      assertThat(ended.legalMoves()).isEmpty();
      assertThat(ended.undo()).contains(open);
      assertThat(ended.undo().orElseThrow().redo()).contains(ended);
      assertThat(ended.at(4)).as("case J5").isEqualTo(ended);
      assertThat(ended.at(2)).isEqualTo(open.at(2));
      assertThat(ended.undo().orElseThrow().at(4)).isEqualTo(open);
      assertThat(ended.check(Move.parse("b4-e7")).reason()).contains(Reason.GAME_OVER);
      assertThatIllegalStateException().isThrownBy(() -> ended.resign(Color.BLACK));
      assertThatIllegalStateException().isThrownBy(() -> ended.forfeit(Color.BLACK));
      assertThatIllegalStateException().isThrownBy(() -> ended.loseOnTime(Color.WHITE));
      assertThatIllegalStateException().isThrownBy(ended::agreeDraw);
      assertThatIllegalStateException().isThrownBy(ended::claim);
      assertThat(ended.toString()).contains(ended.outcome().orElseThrow().toString());
    }
    assertThatIllegalStateException()
        .isThrownBy(() -> play(Game.start(), SHORTEST).resign(Color.WHITE))
        .withMessageContaining("Black wins");
  }

  /**
   * Case J1: what was taken back is forgotten with the next move, whatever came before, so that
   * trying moves for ever needs no more room.
   */
  @Test
  void triedMovesAreForgotten() {
    List<UnaryOperator<Game>> tries =
        List.of(
            game -> game.play("b1-b3"),
            game -> game.resign(Color.BLACK),
            Game::agreeDraw,
            game -> game.play("b1-b3").play("a2-c2").undo().orElseThrow(),
            game -> game.play("b1-b3").undo().orElseThrow().redo().orElseThrow());
    for (UnaryOperator<Game> attempt : tries) {
      Game game = Game.start();
      List<WeakReference<Game>> tried = new ArrayList<>();
      for (int round = 0; round < 20; round++) {
        Game next = attempt.apply(game);
        tried.add(new WeakReference<>(next));
        game = next.undo().orElseThrow();
        assertThat(game).isEqualTo(Game.start());
        assertThat(game.redo()).contains(next);
      }
      for (int wait = 0; wait < 100 && remembered(tried) > 1; wait++) {
        System.gc();
      }
      assertThat(remembered(tried)).as("the last one can be redone").isEqualTo(1);
      assertThat(game.redo()).isPresent();
    }
  }

  private static long remembered(List<WeakReference<Game>> games) {
    return games.stream().filter(game -> game.get() != null).count();
  }

  /** Case J5. */
  @Test
  void theGameAfterAllItsPliesIsTheGame() {
    Game won = play(Game.start(), SHORTEST);
    Game open = play(Game.start(), SHORTEST.subList(0, 4));
    for (Game game :
        List.of(
            won,
            open,
            Game.start(),
            Game.start().resign(Color.WHITE),
            open.agreeDraw(),
            open.loseOnTime(Color.WHITE))) {
      assertThat(game.at(game.plies())).isEqualTo(game);
      assertThat(game.at(game.plies()).outcome()).isEqualTo(game.outcome());
      assertThat(game.at(game.plies()).undo()).isEqualTo(game.undo());
    }
    assertThat(open.undo().orElseThrow().at(3).redo()).as("nothing to redo").isEmpty();
  }

  /** Case W5: a look at a variation without losing the game. */
  @Test
  void forksLeaveEachOtherAlone() {
    Game game = play(Game.start(), SHORTEST.subList(0, 4));
    Game one = game.play("b4-e7");
    Game other = game.play("b4-b7");
    assertThat(one).isNotEqualTo(other);
    assertThat(game.plies()).isEqualTo(4);
    assertThat(one.undo()).contains(game).isEqualTo(other.undo());
    assertThat(one.play("a3xc1").at(4)).isEqualTo(game);
  }

  @Test
  void replaysTellHowFarTheyGot() {
    List<Move> moves =
        new ArrayList<>(
            List.of(Move.parse("b1-b3"), Move.parse("a2-c2"), Move.parse("b1-b3"), Move.pass()));
    Replay replay = Game.start().replay(moves);
    assertThat(replay.played()).isEqualTo(2);
    assertThat(replay.game()).isEqualTo(play(Game.start(), List.of("b1-b3", "a2-c2")));
    assertThat(replay.fault().orElseThrow().reason()).contains(Reason.EMPTY_SQUARE);
    List<Move> rest = List.of(Move.parse("b1-b3"), Move.pass());
    assertThat(replay.rest()).isEqualTo(rest);
    moves.clear();
    assertThat(replay.rest()).as("a copy").isEqualTo(rest);
    Replay whole = Game.start().replay(SHORTEST.stream().map(Move::parse).toList());
    assertThat(whole.isComplete()).isTrue();
    assertThat(whole.played()).isEqualTo(9);
    assertThat(whole.rest()).isEmpty();
    assertThat(Game.start().replay(List.of()).isComplete()).isTrue();
    assertThatThrownBy(() -> Game.start().replay(Arrays.asList(Move.parse("b1-b3"), null)))
        .isInstanceOf(NullPointerException.class);
  }

  /** Case H7 and H1: equality is by the path, whatever objects it is made of. */
  @Test
  void equalityIsThatOfThePath() {
    Game one = play(Game.start(), SHORTEST);
    Game other = play(Game.start(Ruleset.standard(Preset.MIND_SPORTS)), SHORTEST);
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one).isNotEqualTo(null).isNotEqualTo(one.toString());
    assertThat(play(Game.start(Ruleset.standard(Preset.SOUCIE)), SHORTEST)).isNotEqualTo(one);
    Game first = play(Game.start(), List.of("b1-b3", "a2-c2", "g1-g3", "h2-f2"));
    Game second = play(Game.start(), List.of("g1-g3", "h2-f2", "b1-b3", "a2-c2"));
    assertThat(first.position()).isEqualTo(second.position());
    assertThat(first.position().hash()).isEqualTo(second.position().hash());
    assertThat(first).isNotEqualTo(second);
  }

  @Test
  void hashesTellMovesAndDecisionsApart() {
    List<Game> games = new ArrayList<>();
    for (Move move : Position.start(ENDLESS).legalMoves()) {
      Game one = Game.start(ENDLESS).play(move);
      games.addAll(List.of(one, one.agreeDraw(), one.resign(Color.BLACK), one.resign(Color.WHITE)));
    }
    assertThat(games).hasSize(4 * 36).doesNotHaveDuplicates();
    assertThat(games.stream().map(Game::hashCode).distinct())
        .as("chance would bring about far fewer than one hash twice")
        .hasSizeGreaterThan(4 * 36 - 5);
  }

  /** Case H3 and H9: a game at ply 7 is a copy of itself. */
  @Test
  void repeatedWorkGivesTheSame() {
    Game seven = play(Game.start(ENDLESS), cycles(2).subList(0, 7));
    Game last = seven.play("c2-a2");
    long hash = last.position().hash();
    Game again = last.undo().orElseThrow().play("c2-a2");
    assertThat(again.position().hash()).isEqualTo(hash);
    assertThat(again.occurrences()).isEqualTo(last.occurrences()).isEqualTo(3);
    Game back = seven;
    while (back.undo().isPresent()) {
      back = back.undo().orElseThrow();
    }
    assertThat(back.position().hash()).isEqualTo(Position.start(ENDLESS).hash());
  }

  /** Case H4: equality never rests on the hash. */
  @ParameterizedTest
  @ValueSource(ints = {0, -1, 1 << 31, 0x5555_5555})
  void aHasherThatAlwaysSaysTheSame(int hash) {
    Ruleset rules = ENDLESS.toBuilder().repetition(Repetition.drawAt(3)).build();
    Game game = Game.from(Position.start(rules), setup -> hash);
    assertThat(occurrences(game, cycles(2))).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
    assertThat(play(game, cycles(2)).outcome()).contains(Outcome.draw(EndReason.REPETITION));
    assertThat(play(game, cycles(2))).isEqualTo(play(Game.start(rules), cycles(2)));
    Game few = Game.from(Position.start(rules), setup -> setup.hashCode() & 3);
    assertThat(occurrences(few, cycles(2))).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
  }

  /** Rule S3. */
  @Test
  void startsThatAreOverNeedToBeAccepted() {
    Position over = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"));
    assertThatThrownBy(() -> Game.from(over))
        .isInstanceOfSatisfying(
            SetupException.class,
            refused ->
                assertThat(refused.faults())
                    .extracting(SetupFault::kind)
                    .containsExactly(SetupFault.Kind.FINISHED));
    Game game = Game.fromAny(over);
    assertThat(game.outcome()).contains(Outcome.win(Color.WHITE, EndReason.GOAL));
    assertThat(game.legalMoves()).isEmpty();
    Position bare = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b6/8 b"));
    assertThatThrownBy(() -> Game.fromAny(bare))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("White has no stones");
    Position many =
        Position.of(Ruleset.standard(), Setup.parse("bbbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"));
    assertThatThrownBy(() -> Game.from(many)).isInstanceOf(SetupException.class);
    assertThat(Game.fromAny(many).isOver()).isFalse();
  }

  /** Case J3: a side that cannot move has lost or drawn already. */
  @Test
  void startsWithoutAMoveNeedToBeAccepted() {
    Setup stuck = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    for (NoMove noMove : List.of(NoMove.LOSES, NoMove.DRAWS)) {
      Ruleset rules = ENDLESS.toBuilder().noMove(noMove).build();
      assertThat(rules.faultsOf(stuck))
          .extracting(SetupFault::kind)
          .containsExactly(SetupFault.Kind.FINISHED);
      assertThat(rules.faultsOf(stuck).get(0).message()).startsWith("Black has no legal move");
      Position position = Position.of(rules, stuck);
      assertThatThrownBy(() -> Game.from(position)).isInstanceOf(SetupException.class);
      assertThat(Game.fromAny(position).isOver()).isTrue();
      assertThat(rules.faultsOf(stuck.withSideToMove(Color.WHITE))).isEmpty();
    }
    assertThat(ENDLESS.faultsOf(stuck)).as("where it passes").isEmpty();
    assertThat(Game.from(Position.of(ENDLESS, stuck)).isOver()).isFalse();
  }

  @Test
  void otherRulesForTheSameMoves() {
    Game game = play(Game.start(ENDLESS), cycles(2));
    assertThatThrownBy(
            () -> game.withRules(ENDLESS.toBuilder().repetition(Repetition.drawAt(2)).build()))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("ply 5");
    Game third = game.withRules(Ruleset.standard());
    assertThat(third.outcome()).contains(Outcome.draw(EndReason.REPETITION));
    assertThat(third.moves()).isEqualTo(game.moves());
    Game resigned = play(Game.start(ENDLESS), CYCLE).resign(Color.BLACK);
    assertThat(resigned.withRules(Ruleset.standard()).outcome()).isEqualTo(resigned.outcome());
    assertThatThrownBy(
            () -> resigned.withRules(ENDLESS.toBuilder().repetition(Repetition.drawAt(2)).build()))
        .as("the game is over before White resigns")
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("ply 4");
    assertThatThrownBy(() -> game.withRules(Variants.rules("standard-9")))
        .isInstanceOf(SetupException.class);
  }

  /** Case V25: the Gemma game replays; undo brings the holes back. */
  @Test
  void holesComeAndGoWithTheMoves() {
    Game game = Game.start(Variants.rules("gemma"));
    List<Game> path = new ArrayList<>(List.of(game));
    for (String move : List.of("c1-c3", "a2-c4", "f1xc4", "a6xc4")) {
      game = game.play(move);
      path.add(game);
    }
    assertThat(game.position().setup().holes()).hasToString("{a2, a6, c1, f1}");
    for (int i = path.size() - 2; i >= 0; i--) {
      game = game.undo().orElseThrow();
      assertThat(game).isEqualTo(path.get(i));
      assertThat(game.position().setup().holes()).isEqualTo(path.get(i).position().setup().holes());
    }
  }

  @Test
  void listsCannotBeChanged() {
    Game game = play(Game.start(), SHORTEST);
    assertThatThrownBy(() -> game.moves().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> Game.start().legalMoves().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> game.position().groups(Color.BLACK).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  /** Case H8. */
  @Test
  void movesAndPositionsInHashSets() {
    Position start = Position.start();
    Set<Move> moves = new HashSet<>(start.legalMoves());
    assertThat(moves).hasSize(36);
    for (Move move : start.legalMoves()) {
      assertThat(Game.start().play(move).undo()).contains(Game.start());
      assertThat(moves).contains(Move.parse(move.toString()));
    }
  }
}
