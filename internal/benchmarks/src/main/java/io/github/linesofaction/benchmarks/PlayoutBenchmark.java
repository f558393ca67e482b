package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Uniformly random games of Lines of Action to their end, without limit or repetition rule, the
 * result looked at after every ply: an operation is one game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(2)
public class PlayoutBenchmark {
  private SearchPosition board;
  private int[] moves;
  private SplittableRandom random;

  /** Counts the plies beside the games. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Plies {
    /** Plies played. */
    public long plies;
  }

  /** Makes the board. */
  @Setup
  public void setUp() {
    board = SearchPosition.of(Position.start(Ruleset.standard(Preset.SOUCIE)));
    moves = new int[board.bufferSize()];
    random = new SplittableRandom(20_260_101);
  }

  /** All moves are listed and one is chosen. */
  @Benchmark
  public int allMovesListed(Plies counter) {
    int result = board.result();
    while (result == SearchPosition.ONGOING) {
      int count = board.generate(moves);
      board.make(moves[random.nextInt(count)]);
      result = board.result();
    }
    return takeBack(result, counter);
  }

  /** A move is drawn without listing them. */
  @Benchmark
  public int moveDrawn(Plies counter) {
    int result = board.result();
    while (result == SearchPosition.ONGOING) {
      board.make(board.randomMove(random));
      result = board.result();
    }
    return takeBack(result, counter);
  }

  private int takeBack(int result, Plies counter) {
    counter.plies += board.plies();
    while (board.plies() > 0) {
      board.unmake();
    }
    return result;
  }
}
