package io.github.linesofaction.core.internal;

/** What a long count asks from time to time whether it should go on. */
@FunctionalInterface
public interface Watch {
  /**
   * Returns if the work should go on.
   *
   * @throws java.util.concurrent.CancellationException if it should stop
   */
  void check();
}
