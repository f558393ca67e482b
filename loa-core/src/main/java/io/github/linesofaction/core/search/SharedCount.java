package io.github.linesofaction.core.search;

import io.github.linesofaction.core.internal.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.ToLongFunction;

/**
 * A count whose parts an executor runs. It ends as a whole: when one part fails or is stopped, all
 * stop, whether the executor interrupts its threads, lets the caller run the parts or does neither.
 */
final class SharedCount {
  /** How long a part is waited for before the executor is looked at again. */
  private static final long PATIENCE_MILLIS = 100;

  private final ExecutorService executor;
  private final List<Future<Long>> parts = new ArrayList<>();
  private volatile boolean stopped;

  SharedCount(ExecutorService executor) {
    this.executor = executor;
  }

  /** Hands a part to the executor; the part asks whether to go on. */
  void add(ToLongFunction<Watch> part) {
    parts.add(executor.submit(() -> part.applyAsLong(this::check)));
  }

  private void check() {
    if (stopped) {
      throw new CancellationException("perft was stopped");
    }
    Perft.checkInterrupt();
  }

  /** Returns the sum of all parts. */
  long sum() {
    long sum = 0;
    for (Future<Long> part : parts) {
      sum += result(part);
    }
    return sum;
  }

  private long result(Future<Long> part) {
    while (true) {
      try {
        return part.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        // An executor that was shut down at once forgets the parts it had not begun.
        if (executor.isTerminated() && !part.isDone()) {
          throw cancelled("perft was stopped: the executor has ended", e);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw cancelled("perft was interrupted", e);
      } catch (ExecutionException e) {
        throw failure(e);
      }
    }
  }

  private static RuntimeException failure(ExecutionException failed) {
    Throwable cause = failed.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("a part of the count failed", cause);
  }

  private static CancellationException cancelled(String message, Exception cause) {
    CancellationException cancelled = new CancellationException(message);
    cancelled.initCause(cause);
    return cancelled;
  }

  /** Ends all parts that have not ended. */
  void stop() {
    stopped = true;
    parts.forEach(part -> part.cancel(true));
  }
}
