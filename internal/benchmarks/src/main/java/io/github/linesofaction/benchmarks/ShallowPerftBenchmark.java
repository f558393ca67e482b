package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a count of few plies costs, whatever it sets up included. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(2)
public class ShallowPerftBenchmark {
  /** How many plies. */
  @Param({"1", "2", "3"})
  public int depth;

  private final Position start = Position.start();

  /** A count from the standard start. */
  @Benchmark
  public long count() {
    return Perft.count(start, depth);
  }
}
