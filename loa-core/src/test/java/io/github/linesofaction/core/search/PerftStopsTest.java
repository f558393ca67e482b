package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case J2: a count of any depth ends when it is told to, and leaves nothing behind. */
class PerftStopsTest {
  private static Ruleset large(Movement movement) {
    Setup start = StandardSetups.standard(Topology.square(16));
    boolean places = movement.placing() != Movement.Placing.NONE;
    return Ruleset.builder(
            places
                ? start.toBuilder().inHand(Color.BLACK, 20).inHand(Color.WHITE, 20).build()
                : start)
        .moveRule(movement)
        .build();
  }

  static Stream<Position> positions() {
    return Stream.of(
            Ruleset.standard(),
            Variants.rules("parachute"),
            Variants.rules("gemma"),
            large(Movement.STANDARD),
            large(Variants.PARACHUTE))
        .map(Position::start);
  }

  /** An executor whose thread and queue are soon full, so that the caller runs most parts. */
  private static ExecutorService callerRuns() {
    return new ThreadPoolExecutor(
        1,
        1,
        1,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(1),
        new ThreadPoolExecutor.CallerRunsPolicy());
  }

  @ParameterizedTest
  @MethodSource("positions")
  void anInterruptEndsACount(Position position) throws Exception {
    ends(() -> Perft.count(position, 9));
    ends(() -> Perft.count(position, 1_000));
    ends(() -> Perft.divide(position, 9));
    SearchPosition board = SearchPosition.of(position);
    ends(() -> Perft.count(board, 9));
    assertThat(board.toPosition()).isEqualTo(position);
    ends(() -> Perft.divide(board, 9));
    assertThat(board.toPosition()).isEqualTo(position);
    assertThat(board.plies()).isZero();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void anInterruptEndsASharedCountAndItsParts(Position position) throws Exception {
    for (ExecutorService threads :
        List.of(Executors.newFixedThreadPool(2), callerRuns(), new ForkJoinPool(2))) {
      ends(() -> Perft.count(position, 9, threads));
      threads.shutdown();
      assertThat(threads.awaitTermination(10, TimeUnit.SECONDS)).as("the parts end").isTrue();
    }
  }

  /**
   * An executor that takes parts, runs none, and has ended when it is asked for the second time.
   */
  private static final class Forgetful extends AbstractExecutorService {
    private int asked;

    @Override
    public void execute(Runnable part) {
      // It is forgotten.
    }

    @Override
    public boolean isTerminated() {
      return ++asked > 1;
    }

    @Override
    public boolean isShutdown() {
      return true;
    }

    @Override
    public void shutdown() {
      // Nothing runs.
    }

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return true;
    }
  }

  @Test
  void anExecutorThatHasEndedCannotCount() {
    assertThatThrownBy(() -> Perft.count(Position.start(), 4, new Forgetful()))
        .isInstanceOf(CancellationException.class)
        .hasMessage("perft was stopped: the executor has ended");
  }

  /** What an executor makes of a part may fail in other ways than the part does. */
  @ParameterizedTest
  @ValueSource(
      classes = {IOException.class, IllegalArgumentException.class, StackOverflowError.class})
  void whatFailsInAnExecutorIsThrown(Class<? extends Throwable> kind) throws Exception {
    Throwable failure = kind.getConstructor(String.class).newInstance("broken");
    AbstractExecutorService broken =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1_000)) {
          @Override
          protected <T> RunnableFuture<T> newTaskFor(Callable<T> part) {
            return new FutureTask<>(
                () -> {
                  if (failure instanceof Error error) {
                    throw error;
                  }
                  throw (Exception) failure;
                });
          }
        };
    assertThatThrownBy(() -> Perft.count(Position.start(), 4, broken))
        .satisfies(
            thrown ->
                assertThat(failure instanceof IOException ? thrown.getCause() : thrown)
                    .isSameAs(failure));
    broken.shutdownNow();
  }

  /** Lets a count begin, interrupts it, and looks at how it ends. */
  private static void ends(ThrowingCallable count) throws Exception {
    Throwable[] thrown = new Throwable[1];
    boolean[] interrupted = new boolean[1];
    Thread counting =
        new Thread(
            () -> {
              try {
                count.call();
              } catch (Throwable e) {
                thrown[0] = e;
              }
              interrupted[0] = Thread.currentThread().isInterrupted();
            });
    counting.setDaemon(true);
    counting.start();
    Thread.sleep(60);
    counting.interrupt();
    counting.join(10_000);
    assertThat(counting.isAlive()).isFalse();
    assertThat(thrown[0]).isInstanceOf(CancellationException.class);
    assertThat(interrupted[0]).as("stays interrupted").isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 9, Integer.MAX_VALUE})
  void anInterruptedThreadCountsNothing(int depth) {
    Position start = Position.start();
    Position over = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"));
    ExecutorService threads = callerRuns();
    Thread.currentThread().interrupt();
    try {
      for (Position position : List.of(start, over)) {
        cancelled(() -> Perft.count(position, depth));
        cancelled(() -> Perft.count(SearchPosition.of(position), depth));
        cancelled(() -> Perft.count(position, depth, threads));
        if (depth > 0) {
          cancelled(() -> Perft.divide(position, depth));
          cancelled(() -> Perft.divide(SearchPosition.of(position), depth));
        }
      }
    } finally {
      assertThat(Thread.interrupted()).as("stays interrupted").isTrue();
      threads.shutdownNow();
    }
  }

  private static void cancelled(ThrowingCallable count) {
    assertThatThrownBy(count).isInstanceOf(CancellationException.class);
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void callersThatRunPartsCountTheSame() {
    ExecutorService threads = callerRuns();
    assertThat(Perft.count(Position.start(), 3, threads)).isEqualTo(44_952);
    threads.shutdown();
  }

  @Test
  void executorsThatEndEndTheCount() throws Exception {
    ExecutorService ended = Executors.newFixedThreadPool(1);
    ended.shutdown();
    assertThatThrownBy(() -> Perft.count(Position.start(), 3, ended))
        .isInstanceOf(RejectedExecutionException.class);
    ExecutorService ending = Executors.newFixedThreadPool(1);
    Thread killer =
        new Thread(
            () -> {
              while (((ThreadPoolExecutor) ending).getQueue().size() < 35) {
                Thread.onSpinWait();
              }
              ending.shutdownNow();
            });
    killer.start();
    assertThatThrownBy(() -> Perft.count(Position.start(), 9, ending))
        .isInstanceOf(CancellationException.class);
    killer.join();
  }

  @Test
  void depthsAreNamedAsGiven() {
    Position start = Position.start();
    SearchPosition board = SearchPosition.of(start);
    for (int depth : new int[] {0, -1, Integer.MIN_VALUE}) {
      String wanted = "a depth of " + depth + " plies, where 1 is the least";
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Perft.divide(start, depth))
          .withMessageContaining(wanted);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Perft.divide(board, depth))
          .withMessageContaining(wanted);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(board, -3))
        .withMessageContaining("a depth of -3 plies, where 0 is the least");
  }

  @Test
  void nothingComesAfterTheEndAtAnyDepth() {
    Position over = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"));
    assertThat(Perft.count(over, Integer.MAX_VALUE)).isZero();
    assertThat(Perft.count(SearchPosition.of(over), Integer.MAX_VALUE)).isZero();
    assertThat(Perft.divide(over, Integer.MAX_VALUE)).isEmpty();
    ExecutorService threads = callerRuns();
    assertThat(Perft.count(over, Integer.MAX_VALUE, threads)).isZero();
    threads.shutdown();
  }

  /** On full boards of columns both sides can only pass: one sequence of any length. */
  @ParameterizedTest
  @ValueSource(ints = {4, 8, 9})
  void deepCountsOnAStuckBoard(int size) {
    String row = "bw".repeat(size).substring(0, size);
    Setup columns = Setup.parse("/".repeat(size - 1).replace("/", row + "/") + row + " b");
    for (Movement movement : List.of(Movement.STANDARD, Variants.AMBILOA)) {
      Position stuck = Position.of(Ruleset.builder(columns).moveRule(movement).build(), columns);
      assertThat(Perft.count(stuck, 10_000)).isOne();
      assertThat(Perft.divide(stuck, 10_000)).isEqualTo(Map.of(Move.pass(), 1L));
      SearchPosition board = SearchPosition.of(stuck);
      assertThat(Perft.count(board, 10_000)).isOne();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Perft.count(board, Integer.MAX_VALUE))
          .withMessageContaining("2147483647")
          .withMessageContaining("100000 plies");
      assertThat(board.plies()).isZero();
      assertThat(board.toPosition()).isEqualTo(stuck);
    }
  }

  @Test
  void divisionOfASearchBoard() {
    Position start = Position.start();
    SearchPosition board = SearchPosition.of(start);
    board.make(board.toCode(Move.parse("b1-b3")));
    Position next = start.play("b1-b3");
    assertThat(Perft.count(board, 3)).isEqualTo(Perft.count(next, 3));
    Map<Move, Long> parts = Perft.divide(board, 3);
    assertThat(parts).isEqualTo(Perft.divide(next, 3));
    assertThat(parts.keySet()).containsExactlyElementsOf(next.legalMoves());
    assertThatThrownBy(parts::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThat(board.toPosition()).isEqualTo(next);
    assertThat(board.plies()).isOne();
  }
}
