package io.github.linesofaction.players;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** Counts what a search spends, and tells when it has to end. */
final class Meter {
  /** How many nodes to go between two looks at the clock and at whether somebody said stop. */
  private static final int LOOK_EVERY = 64;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Budget budget;
  private final BooleanSupplier stopped;
  private final LongSupplier clock;
  private final long start;
  private long nodes;
  private boolean spent;

  /**
   * Starts counting.
   *
   * @param clock answers nanoseconds since some moment
   */
  Meter(Budget budget, BooleanSupplier stopped, LongSupplier clock) {
    this.budget = budget;
    this.stopped = stopped;
    this.clock = clock;
    this.start = clock.getAsLong();
    look();
  }

  /** Counts a node, unless all is spent: then answers false. */
  boolean spendNode() {
    if (spent || nodes >= budget.nodes()) {
      spent = true;
      return false;
    }
    nodes++;
    if (nodes % LOOK_EVERY == 0) {
      look();
    }
    return true;
  }

  /** Whether the search has to end now. */
  boolean isSpent() {
    return spent;
  }

  /** Whether there is enough left to begin something that may take longer than all before it. */
  boolean allowsMore() {
    look();
    return !spent && nodes < budget.nodes() && millis() < budget.aimMillis();
  }

  long nodes() {
    return nodes;
  }

  /** How long the search has lasted; a clock that goes backwards counts as one that stands. */
  long millis() {
    return Math.max(0, clock.getAsLong() - start) / NANOS_PER_MILLI;
  }

  private void look() {
    spent = spent || stopped.getAsBoolean() || millis() >= budget.millis();
  }
}
