package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswersAtOnceTest {
  /** A writer of one line who waits for its answer before the end. */
  private static final class Waiting extends InputStream {
    private final byte[] line;
    private final AtomicInteger flushes;
    private int next;
    private int flushesAtWait = -1;

    Waiting(String line, AtomicInteger flushes) {
      this.line = line.getBytes(StandardCharsets.UTF_8);
      this.flushes = flushes;
    }

    @Override
    public int read() {
      if (next < line.length) {
        return line[next++];
      }
      flushesAtWait = flushes.get();
      return -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
      int value = read();
      if (value < 0) {
        return -1;
      }
      buffer[offset] = (byte) value;
      return 1;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves", "replay"})
  void aLineIsAnsweredBeforeTheNextIsThere(String command) {
    for (String end : new String[] {"\n", "\r"}) {
      AtomicInteger flushes = new AtomicInteger();
      StringWriter text =
          new StringWriter() {
            @Override
            public void flush() {
              flushes.incrementAndGet();
            }
          };
      Waiting input = new Waiting("c1-c3" + end, flushes);

      Main.run(
          new Streams(
              input, new PrintWriter(text), new PrintWriter(new StringWriter()), false, false),
          command,
          "-");

      assertThat(input.flushesAtWait).isPositive();
    }
  }

  @Test
  void stopsSilentlyWhenNobodyReads() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    InputStream endless =
        new InputStream() {
          private int next;

          @Override
          public int read() {
            return "b1-b3 a2-c2\n".charAt(next++ % 12);
          }
        };
    Writer out = new java.io.OutputStreamWriter(new AnswerOutput(closed), StandardCharsets.UTF_8);
    StringWriter err = new StringWriter();

    int status =
        Main.run(
            new Streams(endless, new PrintWriter(out), new PrintWriter(err), false, false),
            "replay",
            "-");

    assertThat(status).isEqualTo(2);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void otherTroublesOfTheOutputStayTroubles() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (AnswerOutput output = new AnswerOutput(bytes)) {
      output.write('a');
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("a");
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    org.assertj.core.api.Assertions.assertThatIOException()
        .isThrownBy(() -> new AnswerOutput(full).write('a'));
  }
}
