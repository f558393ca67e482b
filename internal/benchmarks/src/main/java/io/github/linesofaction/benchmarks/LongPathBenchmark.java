package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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

/** What a question for the result costs after many quiet plies, under a rule about repetition. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(2)
public class LongPathBenchmark {
  /** How many plies without a capture lie behind. */
  @Param({"4", "10", "30", "1000", "16000"})
  public int quietPlies;

  private SearchPosition board;
  private int next;

  /** Walks at random without a capture, and without a position for the third time. */
  @Setup
  public void setUp() {
    board = SearchPosition.of(Position.start());
    int[] moves = new int[board.bufferSize()];
    SplittableRandom random = new SplittableRandom(5);
    while (board.plies() < quietPlies) {
      int count = board.generate(moves);
      next = moves[random.nextInt(count)];
      board.make(next);
      if (MoveCode.isCapture(next) || board.result() != SearchPosition.ONGOING) {
        board.unmake();
      }
    }
    board.unmake();
  }

  /** The same question again. */
  @Benchmark
  public int result() {
    return board.result();
  }

  /** As a search asks: a move made, the question, the move taken back. */
  @Benchmark
  public int makeResultUnmake() {
    board.make(next);
    int result = board.result();
    board.unmake();
    return result;
  }
}
