package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.Perft;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Leaves a second of the standard start's tree: an operation is one leaf. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
@Fork(2)
public class PerftBenchmark {
  /** The leaves at depths 5, 2 and 6 of the standard start, from the project's perft tables. */
  private static final int LEAVES_5 = 55_963_132;

  private static final int LEAVES_2 = 1_244;
  private static final int LEAVES_6 = 1_938_494_632;

  private Position start;
  private SearchPosition board;
  private int[][] buffers;
  private ExecutorService twoThreads;

  /** Makes the boards. */
  @Setup
  public void setUp() {
    start = Position.start();
    board = SearchPosition.of(start);
    buffers = new int[7][board.bufferSize()];
    twoThreads = Executors.newFixedThreadPool(2);
  }

  /** Ends the threads. */
  @TearDown
  public void tearDown() {
    twoThreads.shutdown();
  }

  /** Depth 6, every leaf made and unmade on the public search board. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_6)
  public long everyLeafMade6() {
    return expect(leaves(6), LEAVES_6);
  }

  /** Depth 5, every leaf made and unmade on the public search board. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_5)
  public long everyLeafMade5() {
    return expect(leaves(5), LEAVES_5);
  }

  /** Depth 6, the last ply listed and not made. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_6)
  public long lastPlyCountedOneByOne6() {
    return expect(counted(6), LEAVES_6);
  }

  /** Depth 6 by {@link Perft}, which counts the last ply by the lines that a move changes. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_6)
  public long lastPlyCountedByLines6() {
    return expect(Perft.count(start, 6), LEAVES_6);
  }

  /** Depth 2 by {@link Perft}: mostly what it costs to make a board. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_2)
  public long fewLeavesCounted2() {
    return expect(Perft.count(start, 2), LEAVES_2);
  }

  /** Depth 6 by {@link Perft} on two threads. */
  @Benchmark
  @OperationsPerInvocation(LEAVES_6)
  public long lastPlyCountedByLinesOnTwoThreads6() {
    return expect(Perft.count(start, 6, twoThreads), LEAVES_6);
  }

  private static long expect(long leaves, long right) {
    if (leaves != right) {
      throw new IllegalStateException(leaves + " leaves, not " + right);
    }
    return leaves;
  }

  private long leaves(int depth) {
    int[] moves = buffers[depth];
    int count = board.generate(moves);
    long leaves = 0;
    if (depth == 1) {
      for (int i = 0; i < count; i++) {
        board.make(moves[i]);
        leaves++;
        board.unmake();
      }
      return leaves;
    }
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      leaves += leaves(depth - 1);
      board.unmake();
    }
    return leaves;
  }

  private long counted(int depth) {
    if (depth == 1) {
      return board.countMoves();
    }
    int[] moves = buffers[depth];
    int count = board.generate(moves);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      leaves += counted(depth - 1);
      board.unmake();
    }
    return leaves;
  }
}
