package io.github.linesofaction.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * A bar on the terminal that tells how much has been read, once the work takes longer than a
 * moment. It gives way to every line of the answer.
 */
final class ProgressBar {
  private static final long PATIENCE = 1_000_000_000L;
  private static final long PAUSE = 200_000_000L;
  private static final int WIDTH = 30;

  private final PrintWriter err;
  private final boolean watched;
  private final long total;
  private final LongSupplier clock;
  private final long begun;
  private long drawn;
  private boolean visible;

  /**
   * @param err where to draw
   * @param watched whether that is a terminal; if not, nothing is ever drawn
   * @param total how many bytes there are to read, 0 if that is not known
   * @param clock nanoseconds from any beginning
   */
  ProgressBar(PrintWriter err, boolean watched, long total, LongSupplier clock) {
    this.err = err;
    this.watched = watched;
    this.total = total;
    this.clock = clock;
    this.begun = clock.getAsLong();
    this.drawn = begun + PATIENCE - PAUSE;
  }

  /** Tells that so many bytes and games have been read. */
  void show(long bytes, long games) {
    if (!watched) {
      return;
    }
    long now = clock.getAsLong();
    if (now - drawn < PAUSE) {
      return;
    }
    drawn = now;
    visible = true;
    err.print("\r" + text(bytes, games) + "\u001b[K");
    err.flush();
  }

  private String text(long bytes, long games) {
    if (total <= 0) {
      return String.format(Locale.ROOT, "%d MB, %d games", bytes >> 20, games);
    }
    double part = Math.min(1, (double) bytes / total);
    int filled = (int) (part * WIDTH);
    return String.format(
        Locale.ROOT,
        "[%s%s] %3d %%, %d games",
        "=".repeat(filled),
        " ".repeat(WIDTH - filled),
        (int) (part * 100),
        games);
  }

  /** Takes the bar away, if it is there. */
  void hide() {
    if (visible) {
      visible = false;
      err.print("\r\u001b[K");
      err.flush();
    }
  }
}
