package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

/** The immutable values: listing the moves of a position, and playing a move in a game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(2)
public class ValuesBenchmark {
  private Position position;
  private Game game;
  private Move move;

  /** Comes to the position after four plies of a known game. */
  @Setup
  public void setUp() {
    game = Game.start().play("d1-b3").play("h5-g4").play("b1-b4").play("g4xg1");
    position = game.position();
    move = Move.parse("b4-e7");
  }

  /** {@link Position#legalMoves()}. */
  @Benchmark
  public List<Move> legalMoves() {
    return position.legalMoves();
  }

  /** {@link Position#play(Move)}, the check of the move included. */
  @Benchmark
  public Position positionPlay() {
    return position.play(move);
  }

  /** {@link Game#play(Move)}, the check of the move included. */
  @Benchmark
  public Game gamePlay() {
    return game.play(move);
  }

  /** {@link Game#play(Move)} and the question whether the game is over, repetition included. */
  @Benchmark
  public boolean gamePlayAndOutcome() {
    return game.play(move).isOver();
  }
}
