package io.github.linesofaction.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameRunner;
import io.github.linesofaction.arena.run.InProcess;
import io.github.linesofaction.variants.Variants;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs as processes: whatever they do, the game has its end, and nothing of them is left. */
@Tag("slow")
class ProcessTest {
  private final Set<ProcessHandle> started = ConcurrentHashMap.newKeySet();
  @TempDir private Path folder;

  private ProgramParticipant toy(String... modes) {
    return ProgramParticipant.of(
            ProcessLauncher.of(ToyEngine.command(modes), TimeSource.system())
                .withErrors(folder.resolve("toy.err"))
                .withListener(started::add))
        .withPatience(new Patience(60_000, 20_000, 60_000));
  }

  private GameEnd play(String control, ProgramParticipant first) {
    GamePlan plan =
        new GamePlan(
            LoaGame.of(Variants.STANDARD),
            "one",
            "two",
            Opening.START,
            TimeControl.parse(control),
            0,
            12,
            Map.of(),
            List.of());
    InProcess second =
        new InProcess(
            (state, allowance, thinking) ->
                ((io.github.linesofaction.arena.loa.LoaState) state)
                    .game()
                    .legalMoves()
                    .get(0)
                    .toString(),
            TimeSource.system());
    try (first) {
      return GameRunner.play(plan, first, second, GameListener.NONE).game().end();
    }
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    for (ProcessHandle process : started) {
      process.onExit().get(20, TimeUnit.SECONDS);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "good, none, PLY_LIMIT, 12 plies",
    "crash-at-3, none, CRASH, 'ended with status 3, and last complained: \"toy: [crash-at-3]'",
    "flood, none, GARBAGE, a line of more than 65536 bytes",
    "closes-input, none, CRASH, 'reads its input no more'",
    "silent, movetime=0.3, TIME, no answer within 300 ms",
    "stubborn, none, PLY_LIMIT, 12 plies"
  })
  void eachFaultHasItsEnd(String mode, String control, EndKind kind, String detail) {
    GameEnd end = play(control, toy(mode));
    assertThat(end.kind()).isEqualTo(kind);
    assertThat(end.detail()).contains(detail);
    assertThat(started).hasSize(1);
  }

  /** What was written before the input was closed went into the pipe, and nobody reads it. */
  @Test
  void anInputThatIsClosedLateIsSeenToo() {
    GameEnd end =
        play("none", toy("closes-input-late").withPatience(new Patience(60_000, 3_000, 60_000)));
    assertThat(end.kind()).isEqualTo(EndKind.CRASH);
    assertThat(end.detail()).contains("reads its input no more");
  }

  @Test
  void childrenEndWithTheirParent() {
    String mark = "mark-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
    ProgramParticipant forking = toy("forks", mark);
    GameEnd end = play("none", forking);
    assertThat(end.kind()).isEqualTo(EndKind.PLY_LIMIT);
    assertThat(
            ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains(mark))
                .filter(ProcessHandle::isAlive))
        .isEmpty();
  }

  @Test
  void orphansEndTooWhereTheirMarkIsSeen() {
    String mark = "mark-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
    GameEnd end = play("none", toy("forks", "crash-at-3", mark));
    assertThat(end.kind()).isEqualTo(EndKind.CRASH);
    boolean shown = Files.isReadable(Path.of("/proc/self/environ"));
    assertThat(
            ProcessHandle.allProcesses()
                .filter(process -> shown)
                .filter(process -> process.info().commandLine().orElse("").contains(mark))
                .filter(ProcessHandle::isAlive))
        .isEmpty();
  }

  @Test
  void aProgramThatIsNotThereIsSaidToBe() {
    ProcessLauncher launcher = ProcessLauncher.of(List.of("/no/such/program"), TimeSource.system());
    assertThatThrownBy(launcher::launch)
        .isInstanceOf(FailureException.class)
        .hasMessageContaining("cannot be started")
        .hasMessageContaining("/no/such/program");
    GameEnd end = play("none", ProgramParticipant.of(launcher));
    assertThat(end.kind()).isEqualTo(EndKind.CRASH);
    assertThat(end.winner()).contains(Side.SECOND);
  }
}
