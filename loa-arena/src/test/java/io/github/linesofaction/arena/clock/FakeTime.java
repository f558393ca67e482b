package io.github.linesofaction.arena.clock;

import java.util.concurrent.atomic.AtomicLong;

/** Time that passes only when somebody says so. */
public final class FakeTime implements TimeSource {
  private final AtomicLong now = new AtomicLong(1_000);

  /** Begins a second after zero. */
  public FakeTime() {}

  public void pass(long nanos) {
    now.addAndGet(nanos);
  }

  @Override
  public long nanos() {
    return now.get();
  }
}
