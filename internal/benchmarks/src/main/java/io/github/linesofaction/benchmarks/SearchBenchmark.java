package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.players.AlphaBetaPlayer;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.Choice;
import io.github.linesofaction.players.MonteCarloPlayer;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.variants.Variants;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the authors of programs do with the board: an operation is one move chosen by one of the
 * library's players at the start of a game, and beside the operations its nodes are counted:
 * positions of alpha-beta, rounds of Monte-Carlo.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(2)
public class SearchBenchmark {
  private static final Budget POSITIONS = Budget.ofNodes(200_000);
  private static final Budget ROUNDS = Budget.ofNodes(1_000);

  /** The variant's id. */
  @Param({"standard", "scrambled-eggs", "gemma", "black-hole"})
  public String variant;

  private Game start;
  private Player alphaBeta;
  private Player monteCarlo;

  /** Counts the nodes beside the moves. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Nodes {
    /** Positions or rounds. */
    public long nodes;
  }

  /** Makes the players. */
  @Setup
  public void setUp() {
    start = Game.start(Variants.find(variant).orElseThrow().rules());
    alphaBeta = new AlphaBetaPlayer(1, System::nanoTime);
    monteCarlo = new MonteCarloPlayer(1, System::nanoTime);
  }

  /** A move after 200,000 positions of alpha-beta. */
  @Benchmark
  public Choice alphaBeta(Nodes counter) {
    return choose(alphaBeta, POSITIONS, counter);
  }

  /** A move after 1,000 rounds of Monte-Carlo. */
  @Benchmark
  public Choice monteCarlo(Nodes counter) {
    return choose(monteCarlo, ROUNDS, counter);
  }

  private Choice choose(Player player, Budget budget, Nodes counter) {
    Choice choice = player.choose(start, budget);
    counter.nodes += choice.thought().nodes();
    return choice;
  }
}
