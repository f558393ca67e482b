package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.GameRecord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Judges records on one thread or several, and hands over what was found in the order in which the
 * records came. How much waits is bounded by the nodes of the records, so that memory is constant.
 */
final class Judging implements AutoCloseable {
  /** So many nodes are worth handing over to another thread. */
  private static final int BATCH = 1_500;

  /** So many nodes may wait for each thread. */
  private static final int MOST_WAITING = 4 * BATCH;

  /** Records that are judged together. */
  private record Batch(int nodes, Future<List<JudgedGame>> judged) {}

  private final Function<GameRecord, JudgedGame> judge;
  private final Consumer<JudgedGame> teller;
  private final int most;

  /** Where others work; null if this thread does it all. */
  private final @Nullable ExecutorService others;

  private final Deque<Batch> waiting = new ArrayDeque<>();
  private int waitingNodes;
  private List<GameRecord> gathered = new ArrayList<>();
  private int gatheredNodes;

  /**
   * Prepares to judge.
   *
   * @param threads how many threads judge beside the one that reads; 1: that one judges
   * @param judge judges one record; may be called on any thread
   * @param teller takes what was found, in order, on the thread that gives the records
   */
  Judging(int threads, Function<GameRecord, JudgedGame> judge, Consumer<JudgedGame> teller) {
    this.judge = judge;
    this.teller = teller;
    this.most = threads * MOST_WAITING;
    this.others = threads == 1 ? null : Executors.newFixedThreadPool(threads);
  }

  /** Takes a record. */
  void give(GameRecord record) {
    if (others == null) {
      teller.accept(judge.apply(record));
      return;
    }
    gathered.add(record);
    gatheredNodes += record.nodes().size();
    if (gatheredNodes >= BATCH) {
      handOver(others);
      while (!waiting.isEmpty() && (waitingNodes > most || waiting.getFirst().judged().isDone())) {
        tellFirst();
      }
    }
  }

  private void handOver(ExecutorService to) {
    List<GameRecord> records = gathered;
    waiting.add(new Batch(gatheredNodes, to.submit(() -> records.stream().map(judge).toList())));
    waitingNodes += gatheredNodes;
    gathered = new ArrayList<>();
    gatheredNodes = 0;
  }

  /** Waits until everything that was given has been told. */
  void finish() {
    if (others != null && !gathered.isEmpty()) {
      handOver(others);
    }
    while (!waiting.isEmpty()) {
      tellFirst();
    }
  }

  private void tellFirst() {
    Batch first = waiting.removeFirst();
    waitingNodes -= first.nodes();
    try {
      first.judged().get().forEach(teller);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      // Want of memory is told as such, on whichever thread it is met.
      if (e.getCause() instanceof Error end) {
        throw end;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Leaves what has not been told. */
  @Override
  public void close() {
    if (others != null) {
      others.shutdownNow();
    }
  }
}
