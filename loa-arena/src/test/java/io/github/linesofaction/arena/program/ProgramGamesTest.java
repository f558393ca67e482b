package io.github.linesofaction.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.arena.clock.FakeTime;
import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameReport;
import io.github.linesofaction.arena.run.GameRunner;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of games with programs that do not do as they should, in made-up time. */
class ProgramGamesTest {
  private final FakeTime time = new FakeTime();
  private int launched;

  private ProgramParticipant toy(String... modes) {
    return ProgramParticipant.of(
            () -> {
              launched++;
              return new FakeChannel(time, new ToyBrain(modes));
            })
        .withPatience(new Patience(5_000, 1_000, 9_000));
  }

  private GameReport play(String control, ProgramParticipant first, ProgramParticipant second) {
    return play(LoaGame.of(Variants.STANDARD), control, first, second);
  }

  private GameReport play(
      LoaGame game, String control, ProgramParticipant first, ProgramParticipant second) {
    GamePlan plan =
        new GamePlan(
            game,
            "one",
            "two",
            Opening.START,
            TimeControl.parse(control),
            0,
            200,
            Map.of(),
            List.of());
    return GameRunner.play(plan, first, second, GameListener.NONE);
  }

  @Test
  void programsThatDoAsTheyShouldPlayToTheEnd() {
    GameReport report = play("1+0.1", toy(), toy());
    assertThat(report.game().end().kind()).isIn(EndKind.RULES, EndKind.PLY_LIMIT);
    assertThat(report.game().moves()).hasSizeGreaterThan(10);
    assertThat(report.remarks()).isEmpty();
    assertThat(report.game().moves().get(0).comment()).isEqualTo("+0.12, depth 1, 34 nodes");
    assertThat(report.game().moves().get(0).millisLeft()).hasValue(1_100);
  }

  @ParameterizedTest
  @CsvSource({
    "crash-at-start, CRASH, ended with status 3",
    "hang-at-start, NO_ANSWER, 'neither ugiok nor uciok'",
    "never-ready, NO_ANSWER, no answer to ugi within 5000 ms",
    "crash-at-3, CRASH, ended with status 3",
    "silent, TIME, no answer within 1000 ms",
    "flood, GARBAGE, a line of more than 65536 bytes",
    "chatter, GARBAGE, more than 16000000 characters and no answer",
    "garbage, GARBAGE, 'said: \"bestmove\"'",
    "unreadable, GARBAGE, %$&!",
    "illegal, ILLEGAL_MOVE, a1-a2",
    "none, DISAGREEMENT, bestmove (none) where there is a move",
    "resigns, RESIGNATION, Black resigned",
    "claims, CLAIM_REFUSED, nothing to claim",
    "late, TIME, no answer within 1000 ms",
    "believes-over, DISAGREEMENT, 'query gameover: true where it is false, at '",
    "wrong-turn, DISAGREEMENT, 'query p1turn: false where it is true, at '"
  })
  void eachFaultHasItsEnd(String mode, EndKind kind, String detail) {
    GameEnd asFirst = play("1", toy(mode), toy()).game().end();
    assertThat(asFirst.kind()).isEqualTo(kind);
    assertThat(asFirst.winner()).contains(Side.SECOND);
    assertThat(asFirst.detail()).contains(detail);
    GameEnd asSecond = play("1", toy(), toy(mode)).game().end();
    assertThat(asSecond.kind()).isEqualTo(kind);
    assertThat(asSecond.winner()).contains(Side.FIRST);
  }

  /** The library's sentence begins with the move already. */
  @Test
  void anIllegalMoveIsNamedOnce() {
    GameEnd end = play("1", toy("illegal"), toy()).game().end();
    assertThat(end.detail()).startsWith("a1-a2: ").doesNotContain("a1-a2: a1-a2");
  }

  @Test
  void whereNoClockRunsThereIsNoLossOnTime() {
    GameEnd end = play("nodes=100", toy("silent"), toy()).game().end();
    assertThat(end.kind()).isEqualTo(EndKind.NO_ANSWER);
    assertThat(end.detail()).isEqualTo("no answer within 9000 ms");
  }

  @Test
  void bothThatCannotStartDraw() {
    GameEnd end = play("1", toy("crash-at-start"), toy("crash-at-start")).game().end();
    assertThat(end.kind()).isEqualTo(EndKind.CRASH);
    assertThat(end.winner()).isEmpty();
  }

  @Test
  void theClockRunsWhileTheProgramThinks() {
    GameReport report = play("1", toy("slow"), toy());
    assertThat(report.game().end().kind()).isEqualTo(EndKind.TIME);
    assertThat(report.game().end().winner()).contains(Side.SECOND);
    assertThat(report.game().moves().get(0).millisLeft()).hasValue(900);
    assertThat(report.game().moves().get(0).millis()).hasValue(100);
    // Ten moves of exactly a tenth of a second are within the second; one more is not.
    assertThat(report.game().moves()).hasSize(20);
  }

  @Test
  void answersThatNobodyAskedForAreRemarks() {
    GameReport report = play("1+0.1", toy("twice"), toy());
    assertThat(report.game().end().kind()).isIn(EndKind.RULES, EndKind.PLY_LIMIT);
    assertThat(report.remarks())
        .isNotEmpty()
        .allMatch(remark -> remark.startsWith("one: answered without being asked: bestmove "));
  }

  @Test
  void programsWithoutQueriesAreNotAsked() {
    GameReport report = play("1+0.1", toy("no-queries"), toy("no-queries"));
    assertThat(report.game().end().kind()).isIn(EndKind.RULES, EndKind.PLY_LIMIT);
  }

  @Test
  void aProgramThatSpeaksUciIsSpokenToInUci() {
    GameReport report = play("1+0.1", toy("uci"), toy());
    assertThat(report.game().end().kind()).isIn(EndKind.RULES, EndKind.PLY_LIMIT);
    assertThat(report.game().moves().get(0).text()).contains("-");
    GameEnd end = play(LoaGame.of(Variants.GEMMA), "1", toy("uci"), toy()).game().end();
    assertThat(end.kind()).isEqualTo(EndKind.NO_ANSWER);
    assertThat(end.detail()).contains("speaks UCI");
  }

  @Test
  void aProgramThatFailsIsStartedAnewForTheNextGame() {
    ProgramParticipant failing = toy("crash-at-3");
    ProgramParticipant other = toy();
    for (int game = 1; game <= 3; game++) {
      assertThat(play("1", failing, other).game().end().kind()).isEqualTo(EndKind.CRASH);
      assertThat(launched).isEqualTo(game + 1);
    }
  }

  @Test
  void aProgramThatIsOnlyLateStays() {
    ProgramParticipant late = toy("a-second-late");
    ProgramParticipant other = toy();
    for (int game = 1; game <= 3; game++) {
      assertThat(play("0.5", late, other).game().end().kind()).isEqualTo(EndKind.TIME);
    }
    assertThat(launched).isEqualTo(2);
  }

  @Test
  void aResultHeldOtherwiseIsRemarked() {
    // Black's first move, a1-a3, joins its two stones.
    Opening oneMoveBeforeTheEnd = new Opening(Optional.of("8/8/8/8/b6w/8/8/b6w b"), List.of());
    GamePlan plan =
        new GamePlan(
            LoaGame.of(Variants.STANDARD),
            "one",
            "two",
            oneMoveBeforeTheEnd,
            TimeControl.NONE,
            0,
            200,
            Map.of(),
            List.of());
    GameReport report = GameRunner.play(plan, toy("wrong-result"), toy(), GameListener.NONE);
    assertThat(report.game().end())
        .isEqualTo(new GameEnd(Optional.of(Side.FIRST), EndKind.RULES, "goal reached"));
    assertThat(report.remarks())
        .containsExactly("one: query result: draw where it is p1win, at 8/8/8/8/b6w/b7/8/7w w");
  }
}
