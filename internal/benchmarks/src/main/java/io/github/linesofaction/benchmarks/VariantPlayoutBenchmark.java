package io.github.linesofaction.benchmarks;

import io.github.linesofaction.benchmarks.PlayoutBenchmark.Plies;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.variants.Variants;
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

/**
 * Uniformly random games of each variant, without repetition rule, the result looked at after every
 * ply: an operation is one game. Games without a capture can go on for ever, so one that lasts
 * 1,000 plies ends there.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 5)
@Fork(2)
public class VariantPlayoutBenchmark {
  /** The variant's id. */
  @Param({
    "standard",
    "scrambled-eggs",
    "quick",
    "parachute",
    "gemma",
    "sfilzotto",
    "sfilzotto-beppi",
    "sfilzotto-chiuso",
    "ambiloa",
    "neighbors",
    "alveole",
    "black-hole",
    "black-hole-scrambled",
    "black-hole-hex",
    "black-hole-hex-scrambled"
  })
  public String variant;

  private SearchPosition board;
  private SplittableRandom random;

  /** Makes the board. */
  @Setup
  public void setUp() {
    Ruleset rules =
        Variants.find(variant).orElseThrow().rules(Preset.SOUCIE).toBuilder()
            .limits(Limits.ofPlies(1_000))
            .build();
    board = SearchPosition.of(Position.start(rules));
    random = new SplittableRandom(20_260_101);
  }

  /** A move is drawn at every ply. */
  @Benchmark
  public int moveDrawn(Plies counter) {
    int result = board.result();
    while (result == SearchPosition.ONGOING) {
      board.make(board.randomMove(random));
      result = board.result();
    }
    counter.plies += board.plies();
    while (board.plies() > 0) {
      board.unmake();
    }
    return result;
  }
}
