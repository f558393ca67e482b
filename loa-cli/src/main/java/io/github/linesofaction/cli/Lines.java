package io.github.linesofaction.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Standard input, line by line: UTF-8, any line ends, no line longer than a game can be. */
final class Lines {
  /** More than two hundred thousand plies. */
  static final int LONGEST = 2_000_000;

  private static final int BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private int number;
  private boolean afterReturn;
  private boolean ended;

  Lines(InputStream in) {
    this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
  }

  /** Returns how many lines have been read. */
  int number() {
    return number;
  }

  /** Returns whether reading on may have to wait for whoever writes the lines. */
  boolean mayWait() throws IOException {
    return !reader.ready();
  }

  /** Reads the next line, without its end; nothing after the last. */
  Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = read();
    if (afterReturn && c == '\n') {
      c = read();
    }
    afterReturn = false;
    if (number == 0 && c == BYTE_ORDER_MARK) {
      c = read();
    }
    if (c < 0) {
      return Optional.empty();
    }
    number++;
    while (c >= 0 && c != '\n' && c != '\r') {
      if (line.length() == LONGEST) {
        throw new UnusableException(
            "standard input, line " + number + ": longer than " + LONGEST + " characters");
      }
      line.append((char) c);
      c = read();
    }
    // A line is answered before the next character is there, so what follows is looked at later.
    afterReturn = c == '\r';
    return Optional.of(line.toString());
  }

  private int read() throws IOException {
    if (ended) {
      return -1;
    }
    int c = reader.read();
    ended = c < 0;
    return c;
  }
}
