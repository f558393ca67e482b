package io.github.linesofaction.benchmarks;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.program.Command;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.arena.program.ProgramParticipant;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.Hall;
import io.github.linesofaction.arena.run.InProcess;
import io.github.linesofaction.arena.run.Match;
import io.github.linesofaction.arena.run.MatchPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * What the arena costs a move: the time from one move to the next where nobody thinks, between
 * players in this process and between two processes that speak UGI. It holds all that is asked
 * between two moves, and what the programs need to answer.
 *
 * <p>Run it with the number of games and the command line of a program that answers at once, such
 * as {@code "java -jar loa-cli/target/loa.jar engine --player random"}.
 */
public final class ArenaOverhead {
  /** Games in which everything is compiled first. */
  private static final int WARM_UP = 4;

  private ArenaOverhead() {}

  /**
   * Plays the matches and tells the median and the 99th percentile.
   *
   * @param args the number of games, a command line
   */
  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    TimeSource time = TimeSource.system();
    LoaProvider provider = new LoaProvider();
    LoaGame game = provider.game(Map.of());
    report(
        "within a process",
        measured(
            game,
            games,
            name ->
                new Entrant(
                    name,
                    false,
                    seed ->
                        new InProcess(
                            provider.player("random", game, seed, time::nanos).orElseThrow(),
                            time))));
    ProcessLauncher launcher = ProcessLauncher.of(Command.parse(args[1]), time);
    report(
        "between processes",
        measured(
            game, games, name -> new Entrant(name, true, seed -> ProgramParticipant.of(launcher))));
  }

  /** Makes an entrant of a name. */
  private interface Maker {
    Entrant make(String name);
  }

  /** Returns the nanoseconds from each move to the next, the shortest first. */
  private static List<Long> measured(LoaGame game, int games, Maker maker) {
    List<Long> all = Collections.synchronizedList(new ArrayList<>());
    MatchPlan plan = MatchPlan.of(game, games + WARM_UP, TimeControl.parse("nodes=1"));
    Match.Audience audience =
        new Match.Audience() {
          @Override
          public GameListener follow(int number, GamePlan of) {
            return number <= WARM_UP ? GameListener.NONE : new Stopwatch(all);
          }
        };
    try (Hall hall = new Hall(1)) {
      hall.play(new Match(plan, maker.make("one"), maker.make("two"), audience));
    }
    List<Long> sorted = new ArrayList<>(all);
    Collections.sort(sorted);
    return sorted;
  }

  private static void report(String where, List<Long> nanos) {
    System.out.printf(
        "%s: %d moves, median %.3f ms, 99th percentile %.3f ms%n",
        where,
        nanos.size(),
        nanos.get(nanos.size() / 2) / 1e6,
        nanos.get(nanos.size() * 99 / 100) / 1e6);
  }

  /** Keeps how long each move took from the one before. */
  private static final class Stopwatch implements GameListener {
    private final List<Long> all;
    private long last;

    Stopwatch(List<Long> all) {
      this.all = all;
    }

    @Override
    public void started(GameState state, GameClock clock) {
      last = System.nanoTime();
    }

    @Override
    public void moved(PlayedMove move, GameState state, GameClock clock) {
      long now = System.nanoTime();
      all.add(now - last);
      last = now;
    }
  }
}
