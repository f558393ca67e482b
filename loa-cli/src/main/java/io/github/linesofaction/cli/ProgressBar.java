package io.github.linesofaction.cli;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * A bar on the terminal that tells how much has been read, once the work takes longer than a
 * moment. Where the answer goes to the same terminal, the bar stays below it: what is answered
 * waits in its buffer until the bar is drawn anew, a few times a second.
 */
final class ProgressBar {
  private static final long PATIENCE = 1_000_000_000L;
  private static final long PAUSE = 200_000_000L;
  private static final int WIDTH = 30;

  /** So many games' lines fit into the answer's buffer. */
  private static final int MOST_WAITING = 20;

  private static final String CLEAR = "\r\u001b[K";

  private final Streams streams;
  private final long total;
  private final LongSupplier clock;
  private long drawn;
  private long drawnGames;
  private boolean visible;

  /**
   * Makes a bar.
   *
   * @param streams where to draw it, if somebody watches
   * @param total how many bytes there are to read, 0 if that is not known
   * @param clock nanoseconds from any beginning
   */
  ProgressBar(Streams streams, long total, LongSupplier clock) {
    this.streams = streams;
    this.total = total;
    this.clock = clock;
    this.drawn = clock.getAsLong() + PATIENCE - PAUSE;
  }

  /** Tells that so many bytes and games have been read. */
  void show(long bytes, long games) {
    if (!streams.errWatched()) {
      return;
    }
    long now = clock.getAsLong();
    boolean crowded = visible && games - drawnGames >= MOST_WAITING && streams.outWatched();
    if (now - drawn < PAUSE && !crowded) {
      return;
    }
    hide();
    if (streams.outWatched()) {
      streams.out().flush();
    }
    drawn = now;
    drawnGames = games;
    visible = true;
    streams.err().print(text(bytes, games));
    streams.err().flush();
  }

  private String text(long bytes, long games) {
    if (total <= 0) {
      return String.format(Locale.ROOT, "%d MB, %s", bytes >> 20, Count.games(games));
    }
    double part = Math.min(1, (double) bytes / total);
    int filled = (int) (part * WIDTH);
    return String.format(
        Locale.ROOT,
        "[%s%s] %3d %%, %s",
        "=".repeat(filled),
        " ".repeat(WIDTH - filled),
        (int) (part * 100),
        Count.games(games));
  }

  /** Takes the bar away, if it is there. */
  void hide() {
    if (visible) {
      visible = false;
      streams.err().print(CLEAR);
      streams.err().flush();
    }
  }
}
