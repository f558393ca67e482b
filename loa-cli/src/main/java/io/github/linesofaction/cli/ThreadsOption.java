package io.github.linesofaction.cli;

import picocli.CommandLine.Option;

/** How many threads do the work. */
final class ThreadsOption {
  private static final int MOST = 1_000;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Work on so many threads at once (1 if left out).")
  private int threads = 1;

  /** Returns the number, which makes sense. */
  int number() {
    if (threads < 1 || threads > MOST) {
      throw new UnusableException(
          "--threads " + threads + ": from 1 to " + MOST + " threads are possible");
    }
    return threads;
  }
}
