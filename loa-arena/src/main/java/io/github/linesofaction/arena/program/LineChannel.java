package io.github.linesofaction.arena.program;

/** Lines to a program and from it. */
public interface LineChannel extends AutoCloseable {
  /** The longest line that is read, in bytes without its end. */
  int LONGEST_LINE = 65_536;

  /**
   * Sends lines, without waiting for anybody to read them. Where the program does not listen any
   * more, {@link #receive} will tell.
   *
   * @param lines lines without their ends
   */
  void send(String... lines);

  /**
   * Waits for what comes next.
   *
   * @param mostNanos how long to wait, in nanoseconds, 0 or more
   * @return a line, the end, or that nothing came
   */
  Received receive(long mostNanos);

  /** {@return the time now, by the clock that {@link Received#nanos()} is told by} */
  long nanos();

  /** Ends the program, its children included; nothing of it is left running. */
  @Override
  void close();
}
