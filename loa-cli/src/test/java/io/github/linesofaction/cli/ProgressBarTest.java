package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter err = new StringWriter();
  private final AtomicLong clock = new AtomicLong(17);

  private ProgressBar bar(boolean watched, long total) {
    return new ProgressBar(
        new Streams(
            InputStream.nullInputStream(),
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            false,
            watched),
        total,
        clock::get);
  }

  @Test
  void saysNothingWhileTheWorkIsShort() {
    ProgressBar bar = bar(true, 100);
    clock.addAndGet(SECOND / 2);
    bar.show(50, 3);
    bar.hide();

    assertThat(err.toString()).isEmpty();
  }

  @Test
  void saysNothingWhereNobodyWatches() {
    ProgressBar bar = bar(false, 100);
    clock.addAndGet(10 * SECOND);
    bar.show(50, 3);
    bar.hide();

    assertThat(err.toString()).isEmpty();
  }

  @Test
  void tellsThePartThatIsRead() {
    ProgressBar bar = bar(true, 100);
    clock.addAndGet(2 * SECOND);
    bar.show(50, 3);

    assertThat(err.toString()).isEqualTo("[===============               ]  50 %, 3 games");
  }

  @Test
  void tellsTheAmountWhereTheWholeIsNotKnown() {
    ProgressBar bar = bar(true, 0);
    clock.addAndGet(2 * SECOND);
    bar.show(5L << 20, 3);

    assertThat(err.toString()).isEqualTo("5 MB, 3 games");
  }

  @Test
  void isDrawnAFewTimesASecondAndTakenAwayOnce() {
    ProgressBar bar = bar(true, 100);
    clock.addAndGet(2 * SECOND);
    bar.show(1, 1);
    bar.show(2, 1);
    clock.addAndGet(SECOND / 2);
    bar.show(200, 2);
    bar.hide();
    bar.hide();

    assertThat(err.toString().split("\r", -1)).hasSize(3);
    assertThat(err.toString()).contains("100 %").endsWith("\r\u001b[K");
  }

  @Test
  void staysBelowAnAnswerOnTheSameTerminal() {
    StringWriter terminal = new StringWriter();
    PrintWriter out = new PrintWriter(new BufferedWriter(terminal, 1 << 16));
    Streams streams =
        new Streams(InputStream.nullInputStream(), out, new PrintWriter(terminal), true, true);
    ProgressBar bar = new ProgressBar(streams, 0, clock::get);

    clock.addAndGet(2 * SECOND);
    bar.show(0, 1);
    for (int game = 2; game <= 25; game++) {
      streams.line("game " + game);
      bar.show(0, game);
    }
    bar.hide();
    out.flush();

    assertThat(terminal.toString())
        .startsWith("0 MB, 1 game\r\u001b[Kgame 2\n")
        .contains("game 21\n0 MB, 21 games\r\u001b[Kgame 22\n")
        .endsWith("game 25\n");
  }
}
