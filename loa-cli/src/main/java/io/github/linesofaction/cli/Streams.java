package io.github.linesofaction.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes. Text is UTF-8 whatever the system's own charset is.
 *
 * @param in what the user pipes in
 * @param out for answers
 * @param err for what goes wrong, and for progress
 * @param outWatched whether {@code out} is a terminal
 * @param errWatched whether {@code err} is a terminal
 */
record Streams(
    InputStream in, PrintWriter out, PrintWriter err, boolean outWatched, boolean errWatched) {
  private static final int BUFFER = 1 << 16;

  /** Returns the streams of the process. */
  static Streams ofProcess() {
    return new Streams(
        System.in,
        writer(new AnswerOutput(new FileOutputStream(FileDescriptor.out))),
        writer(new FileOutputStream(FileDescriptor.err)),
        Terminal.showsOut(),
        Terminal.showsErr());
  }

  private static PrintWriter writer(OutputStream bytes) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), BUFFER));
  }

  /** Tells in one line what went wrong, behind what was answered before. */
  void complain(String text) {
    out.flush();
    err.print("loa: " + OneLine.of(text) + "\n");
  }

  /** Prints a line that ends the same way on every system. */
  void line(String text) {
    out.print(text);
    out.print('\n');
  }
}
