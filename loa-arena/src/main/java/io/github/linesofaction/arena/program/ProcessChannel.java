package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.clock.TimeSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lines to a process and from it. Two threads of its own read and write, so that a program that
 * neither reads nor writes blocks nobody else.
 */
final class ProcessChannel implements LineChannel {
  private static final String NO_MORE = "";
  private static final int MOST_WAITING_LINES = 256;
  private static final int MOST_UNREAD = 4_096;
  private static final long GRACE_MILLIS = 500;

  /** How often, and how long, it is looked whether a line could be written. */
  private static final int PROBES = 10;

  private static final long PROBE_MILLIS = 3;

  private static final long SLICE_NANOS = 200_000_000L;
  private static final int TAIL = 2_000;

  private final Process process;
  private final Family family;
  private final TimeSource time;
  private final Optional<Path> errors;
  private final BlockingQueue<Received> received = new ArrayBlockingQueue<>(MOST_WAITING_LINES);
  private final BlockingQueue<String> unsent = new LinkedBlockingQueue<>(MOST_UNREAD);
  private final AtomicBoolean closed = new AtomicBoolean();
  private final Thread reader;
  private volatile boolean deaf;

  ProcessChannel(Process process, Family family, TimeSource time, Optional<Path> errors) {
    this.process = process;
    this.family = family;
    this.time = time;
    this.errors = errors;
    reader = start("reader", this::read);
    start("writer", this::write);
  }

  private Thread start(String name, Runnable work) {
    Thread thread = new Thread(work, "arena-" + name + "-" + process.pid());
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  @Override
  public void send(String... lines) {
    String text = String.join("\n", lines) + "\n";
    if (!unsent.offer(text)) {
      deaf = true;
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (true) {
        String text = unsent.take();
        if (text.equals(NO_MORE)) {
          return;
        }
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      deaf = true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try (InputStream in = process.getInputStream()) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      byte[] buffer = new byte[8_192];
      int count;
      while ((count = in.read(buffer)) >= 0) {
        long now = time.nanos();
        int start = 0;
        for (int i = 0; i < count; i++) {
          if (buffer[i] == '\n') {
            line.write(buffer, start, i - start);
            start = i + 1;
            if (line.size() > LONGEST_LINE) {
              break;
            }
            tell(Received.Kind.LINE, text(line), now);
            line.reset();
          }
        }
        line.write(buffer, start, count - start);
        if (line.size() > LONGEST_LINE) {
          tell(
              Received.Kind.FLOOD,
              "a line of more than " + LONGEST_LINE + " bytes: " + Quote.of(text(line)),
              now);
          return;
        }
      }
      if (line.size() > 0) {
        tell(Received.Kind.LINE, text(line), time.nanos());
      }
      tell(Received.Kind.END, farewell(), time.nanos());
    } catch (IOException e) {
      tell(Received.Kind.END, farewell(), time.nanos());
    }
  }

  private static String text(ByteArrayOutputStream line) {
    String text = line.toString(StandardCharsets.UTF_8);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  private void tell(Received.Kind kind, String text, long nanos) {
    try {
      received.put(new Received(kind, text, nanos));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns how the program ended, with the last thing it complained of. */
  private String farewell() {
    String how = "closed its output";
    try {
      if (process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
        how = "ended with status " + process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return how + complaint();
  }

  private String complaint() {
    if (errors.isEmpty()) {
      return "";
    }
    try (RandomAccessFile file = new RandomAccessFile(errors.get().toFile(), "r")) {
      byte[] tail = new byte[(int) Math.min(TAIL, file.length())];
      file.seek(file.length() - tail.length);
      file.readFully(tail);
      String[] lines = new String(tail, StandardCharsets.UTF_8).strip().split("\\R", -1);
      String last = lines[lines.length - 1].strip();
      return last.isEmpty() ? "" : ", and last complained: " + Quote.of(last);
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public Received receive(long mostNanos) {
    long end = time.nanos() + mostNanos;
    try {
      Received next = received.poll();
      while (next == null) {
        // Whether the program still runs and listens, nobody tells: it is looked at now and then.
        boolean gone = deaf || !process.isAlive();
        long left = gone ? SLICE_NANOS : Math.min(SLICE_NANOS, end - time.nanos());
        next = left > 0 ? received.poll(left, TimeUnit.NANOSECONDS) : null;
        if (next == null && gone) {
          return gone();
        } else if (next == null && time.nanos() >= end) {
          return hasClosedInput() ? gone() : new Received(Received.Kind.NOTHING, "", time.nanos());
        }
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Received(Received.Kind.END, "the arena was interrupted", time.nanos());
    }
  }

  /**
   * Tells whether a program that says nothing has closed its input. What was written shortly before
   * went into the pipe all the same, so one more line has to tell: an empty one, which says
   * nothing.
   */
  private boolean hasClosedInput() throws InterruptedException {
    send("");
    for (int i = 0; i < PROBES && !deaf; i++) {
      Thread.sleep(PROBE_MILLIS);
    }
    return deaf;
  }

  private Received gone() {
    String how = process.isAlive() ? "reads its input no more" + complaint() : farewell();
    return new Received(Received.Kind.END, how, time.nanos());
  }

  @Override
  public long nanos() {
    return time.nanos();
  }

  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    family.look(process.toHandle());
    boolean asked = unsent.offer("quit\n") && unsent.offer(NO_MORE);
    try {
      if (asked && !deaf) {
        process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    family.end(process.toHandle());
    // The reader may wait for room, and whoever waits for the program has to hear of its end.
    reader.interrupt();
    received.clear();
    received.offer(new Received(Received.Kind.END, "was ended by the arena", time.nanos()));
  }
}
