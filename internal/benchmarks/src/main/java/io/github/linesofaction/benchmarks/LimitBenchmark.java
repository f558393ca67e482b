package io.github.linesofaction.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The yardstick: what {@link PerftBenchmark} and {@link PlayoutBenchmark} measure of the library,
 * measured of {@link LoaLimit}. Ratios of figures from one run say more than the figures do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(2)
public class LimitBenchmark {
  private static final int LEAVES_5 = 55_963_132;
  private static final int LEAVES_6 = 1_938_494_632;

  private LoaLimit limit;

  /** Makes the board. */
  @Setup
  public void setUp() {
    limit = new LoaLimit(88_172_645_463_325_252L);
  }

  /** Depth 5, every leaf made, moves found stone by stone. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_5)
  public long everyLeafMadeByStones5() {
    return expect(limit.leavesMadeByStones(LoaLimit.BLACK, LoaLimit.WHITE, 5, true), LEAVES_5)
        + limit.seen();
  }

  /** Depth 5, every leaf made, moves read off the lines. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_5)
  public long everyLeafMadeByLines5() {
    return expect(limit.leavesMadeByLines(LoaLimit.BLACK, LoaLimit.WHITE, 5), LEAVES_5)
        + limit.seen();
  }

  /** Depth 5, the last ply counted stone by stone. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_5)
  public long lastPlyCountedByStones5() {
    return expect(limit.leavesCountedByStones(LoaLimit.BLACK, LoaLimit.WHITE, 5, true), LEAVES_5);
  }

  /** Depth 6, the last ply counted by the lines that a move changes. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_6)
  public long lastPlyCountedByLines6() {
    return expect(limit.leavesCountedByLines(LoaLimit.BLACK, LoaLimit.WHITE, 6), LEAVES_6);
  }

  /** A random game, all moves listed. */
  @Benchmark
  public int gameByStones() {
    return limit.gameByStones(LoaLimit.BLACK, LoaLimit.WHITE);
  }

  /** A random game, moves drawn by their number along the lines. */
  @Benchmark
  public int gameByLines() {
    return limit.gameByLines(LoaLimit.BLACK, LoaLimit.WHITE);
  }

  private static long expect(long leaves, long right) {
    if (leaves != right) {
      throw new IllegalStateException(leaves + " leaves, not " + right);
    }
    return leaves;
  }
}
