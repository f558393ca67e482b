package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.Perft;
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

/** Leaves a second of each variant's tree: an operation is one perft of the depth given. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 5)
@Fork(2)
public class VariantPerftBenchmark {
  /** The variant's id, a depth, and the leaves there, from the project's perft tables. */
  @Param({
    "standard 4 1563208",
    "scrambled-eggs 4 1002260",
    "quick 4 949452",
    "parachute 2 1057326",
    "gemma 4 1419964",
    "sfilzotto 4 1563208",
    "sfilzotto-beppi 4 1076752",
    "sfilzotto-chiuso 4 506188",
    "ambiloa 5 1577633",
    "neighbors 4 3330140",
    "alveole 5 1349988",
    "black-hole 3 72836",
    "black-hole-scrambled 3 54612",
    "black-hole-hex 3 26946",
    "black-hole-hex-scrambled 3 15324"
  })
  public String tree;

  private Position start;
  private int depth;
  private long right;

  /** Counts the leaves beside the trees. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Leaves {
    /** Leaves counted. */
    public long leaves;
  }

  /** Finds the start. */
  @Setup
  public void setUp() {
    String[] words = tree.split(" ", -1);
    start = Position.start(Variants.find(words[0]).orElseThrow().rules());
    depth = Integer.parseInt(words[1]);
    right = Long.parseLong(words[2]);
  }

  /** As {@link Perft} counts: the last ply is not made. */
  @Benchmark
  public long lastPlyCounted(Leaves counter) {
    long leaves = Perft.count(start, depth);
    if (leaves != right) {
      throw new IllegalStateException(leaves + " leaves, not " + right);
    }
    counter.leaves += leaves;
    return leaves;
  }
}
