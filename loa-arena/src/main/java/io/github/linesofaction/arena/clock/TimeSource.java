package io.github.linesofaction.arena.clock;

/** Where time comes from: the system's clock, or one made up for a test. Safe to share. */
@FunctionalInterface
public interface TimeSource {
  /** {@return nanoseconds since any fixed beginning; never less than before} */
  long nanos();

  /** {@return the system's own time, which runs evenly whatever is done to its date} */
  static TimeSource system() {
    return System::nanoTime;
  }
}
