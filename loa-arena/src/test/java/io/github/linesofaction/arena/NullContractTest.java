package io.github.linesofaction.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.arena.clock.FakeTime;
import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.loa.LoaState;
import io.github.linesofaction.arena.player.Allowance;
import io.github.linesofaction.arena.player.Answer;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.arena.player.Info;
import io.github.linesofaction.arena.player.Participant;
import io.github.linesofaction.arena.player.Turn;
import io.github.linesofaction.arena.program.FakeChannel;
import io.github.linesofaction.arena.program.Launcher;
import io.github.linesofaction.arena.program.LineChannel;
import io.github.linesofaction.arena.program.Patience;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.arena.program.ProgramParticipant;
import io.github.linesofaction.arena.program.ToyBrain;
import io.github.linesofaction.arena.run.Booking;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameReport;
import io.github.linesofaction.arena.run.Hall;
import io.github.linesofaction.arena.run.InProcess;
import io.github.linesofaction.arena.run.Match;
import io.github.linesofaction.arena.run.MatchPlan;
import io.github.linesofaction.arena.run.Schedule;
import io.github.linesofaction.arena.run.Sprt;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.testkit.NullContract;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Every public method names the argument that is null, at once. */
class NullContractTest {
  private static final NullContract CONTRACT = NullContract.of(LoaGame.class, samples());

  private static Map<Class<?>, Object> samples() {
    LoaGame game = LoaGame.of(Variants.STANDARD);
    LoaState state = game.start();
    TimeControl control = TimeControl.parse("1+1");
    FakeTime time = new FakeTime();
    GamePlayer player = (position, allowance, thinking) -> "resign";
    Participant participant = new InProcess(player, time);
    Entrant entrant = new Entrant("one", false, seed -> participant);
    Entrant other = new Entrant("two", false, seed -> participant);
    GameEnd end = new GameEnd(Optional.empty(), EndKind.BY_HAND, "enough");
    PlayedGame played = new PlayedGame(Map.of(), "one", "two", Optional.empty(), List.of(), end);
    GamePlan plan =
        new GamePlan(game, "one", "two", Opening.START, control, 0, 1, Map.of(), List.of());
    GameReport report = new GameReport(played, List.of());
    MatchPlan matchPlan = MatchPlan.of(game, 1, control);
    Launcher launcher = () -> new FakeChannel(time, new ToyBrain());
    Map<Class<?>, Object> samples = new HashMap<>();
    samples.put(String.class, "depth=1");
    samples.put(Map.class, Map.of());
    samples.put(OptionalInt.class, OptionalInt.empty());
    samples.put(OptionalLong.class, OptionalLong.empty());
    samples.put(Path.class, Path.of("x"));
    samples.put(Consumer.class, (Consumer<Object>) each -> {});
    samples.put(LongSupplier.class, (LongSupplier) () -> 0);
    samples.put(LongFunction.class, (LongFunction<Participant>) seed -> participant);
    samples.put(BufferedReader.class, new BufferedReader(new StringReader("")));
    samples.put(PrintWriter.class, new PrintWriter(new StringWriter()));
    samples.put(Color.class, Color.BLACK);
    samples.put(Preset.class, Preset.SOUCIE);
    samples.put(Variant.class, Variants.STANDARD);
    samples.put(LoaGame.class, game);
    samples.put(ArenaGame.class, game);
    samples.put(LoaState.class, state);
    samples.put(GameState.class, state);
    samples.put(LoaProvider.class, new LoaProvider());
    samples.put(GameProvider.class, new LoaProvider());
    samples.put(TimeControl.class, control);
    samples.put(TimeSource.class, time);
    samples.put(GameClock.class, GameClock.start(control));
    samples.put(Allowance.class, Allowance.FREE);
    samples.put(Allowance.Clocks.class, new Allowance.Clocks(1, 1, 0, 0, OptionalInt.empty()));
    samples.put(Info.class, Info.NONE);
    samples.put(Answer.class, new Answer("resign", 0, Info.NONE));
    samples.put(
        Turn.class,
        new Turn(game, Optional.empty(), List.of(), state, Allowance.FREE, OptionalLong.empty()));
    samples.put(GamePlayer.class, player);
    samples.put(Participant.class, participant);
    samples.put(InProcess.class, participant);
    samples.put(FailureException.class, new FailureException(EndKind.CRASH, "x"));
    samples.put(GameResult.class, GameResult.draw("x"));
    samples.put(MoveCheck.class, MoveCheck.illegal("x", "y"));
    samples.put(
        PlayedMove.class,
        new PlayedMove(
            io.github.linesofaction.arena.game.Side.FIRST,
            "x",
            OptionalLong.empty(),
            OptionalLong.empty(),
            ""));
    samples.put(PlayedGame.class, played);
    samples.put(GameEnd.class, end);
    samples.put(Opening.class, Opening.START);
    samples.put(Launcher.class, launcher);
    samples.put(LineChannel.class, launcher.launch());
    samples.put(Patience.class, Patience.USUAL);
    samples.put(ProcessLauncher.class, ProcessLauncher.of(List.of("x"), time));
    samples.put(ProgramParticipant.class, ProgramParticipant.of(launcher));
    samples.put(Entrant.class, entrant);
    samples.put(GamePlan.class, plan);
    samples.put(GameReport.class, report);
    samples.put(GameListener.class, GameListener.NONE);
    samples.put(Booking.class, new Booking(plan, entrant, other, 1, GameListener.NONE));
    samples.put(Hall.class, new Hall(1));
    samples.put(MatchPlan.class, matchPlan);
    samples.put(Match.Audience.class, new Match.Audience() {});
    samples.put(Match.class, new Match(matchPlan, entrant, other, new Match.Audience() {}));
    samples.put(Schedule.class, samples.get(Match.class));
    samples.put(Sprt.class, new Sprt(0, 1, 0.1, 0.1));
    samples.put(
        io.github.linesofaction.arena.run.Score.class,
        io.github.linesofaction.arena.run.Score.NONE);
    samples.putAll(EventSamples.all());
    return samples;
  }

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(100);
  }
}
