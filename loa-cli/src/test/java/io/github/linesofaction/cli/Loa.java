package io.github.linesofaction.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs the program in this process and keeps what it answers. */
final class Loa {
  private Loa() {}

  /** What the program answered. */
  record Answer(int status, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }

    String lastLine() {
      List<String> lines = lines();
      return lines.get(lines.size() - 1);
    }
  }

  static Answer run(String... args) {
    return fed(new byte[0], args);
  }

  static Answer fed(List<String> lines, String... args) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    return fed(text.toString().getBytes(StandardCharsets.UTF_8), args);
  }

  static Answer fed(byte[] input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(input),
            new PrintWriter(out),
            new PrintWriter(err),
            false,
            false);
    int status = Main.run(streams, args);
    return new Answer(status, out.toString(), err.toString());
  }
}
