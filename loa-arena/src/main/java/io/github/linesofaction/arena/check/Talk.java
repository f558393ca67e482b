package io.github.linesofaction.arena.check;

import io.github.linesofaction.arena.program.Launcher;
import io.github.linesofaction.arena.program.LineChannel;
import io.github.linesofaction.arena.program.Received;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A talk with one run of a program. */
final class Talk implements AutoCloseable {
  private static final long MILLI = 1_000_000L;

  private final LineChannel channel;
  private String lastSent = "";

  Talk(Launcher launcher) {
    this.channel = launcher.launch();
  }

  void send(String... lines) {
    lastSent = lines[lines.length - 1];
    channel.send(lines);
  }

  long nanos() {
    return channel.nanos();
  }

  /** Waits for a line that begins with a word, and answers it with all lines before it. */
  List<String> until(String word, long millis) {
    List<String> lines = new ArrayList<>();
    long end = channel.nanos() + millis * MILLI;
    while (true) {
      Received received = channel.receive(Math.max(0, end - channel.nanos()));
      switch (received.kind()) {
        case LINE -> {
          lines.add(received.text());
          if (first(received.text()).equals(word)) {
            return lines;
          }
        }
        case NOTHING ->
            throw new BrokenException(
                "no " + word + " within " + millis + " ms after " + quoted(lastSent) + said(lines));
        default -> throw new BrokenException("after " + quoted(lastSent) + ": " + received.text());
      }
    }
  }

  /** Returns the first line that begins with a word and comes within some time, if there is one. */
  Optional<String> within(String word, long millis) {
    long end = channel.nanos() + millis * MILLI;
    while (true) {
      Received received = channel.receive(Math.max(0, end - channel.nanos()));
      switch (received.kind()) {
        case LINE -> {
          if (first(received.text()).equals(word)) {
            return Optional.of(received.text());
          }
        }
        case NOTHING -> {
          return Optional.empty();
        }
        default -> throw new BrokenException("after " + quoted(lastSent) + ": " + received.text());
      }
    }
  }

  /** Tells whether the program's output ends within some time. */
  boolean ends(long millis) {
    long end = channel.nanos() + millis * MILLI;
    while (true) {
      Received received = channel.receive(Math.max(0, end - channel.nanos()));
      if (received.kind() != Received.Kind.LINE) {
        return received.kind() == Received.Kind.END;
      }
    }
  }

  /** Waits until the program is ready, and answers what it said before. */
  List<String> ready(long millis) {
    send("isready");
    return until("readyok", millis);
  }

  private static String said(List<String> lines) {
    return lines.isEmpty()
        ? ", nothing was said"
        : ", last said: " + quoted(lines.get(lines.size() - 1));
  }

  static String first(String line) {
    String stripped = line.strip();
    int blank = stripped.indexOf(' ');
    return blank < 0 ? stripped : stripped.substring(0, blank);
  }

  static String quoted(String line) {
    String shown = line.replaceAll("\\p{Cntrl}", "�");
    return '"' + (shown.length() > 120 ? shown.substring(0, 120) + "…" : shown) + '"';
  }

  @Override
  public void close() {
    channel.close();
  }
}
