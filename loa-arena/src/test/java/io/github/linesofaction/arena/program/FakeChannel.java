package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.clock.FakeTime;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A talk with a {@link ToyBrain} in made-up time: what comes later, comes when it is waited for.
 */
public final class FakeChannel implements LineChannel {
  private final FakeTime time;
  private final ToyBrain brain;
  private final Deque<Received> coming = new ArrayDeque<>();
  private boolean ended;

  public FakeChannel(FakeTime time, ToyBrain brain) {
    this.time = time;
    this.brain = brain;
  }

  @Override
  public void send(String... lines) {
    for (String line : lines) {
      for (String reply : ended ? java.util.List.<String>of() : brain.hear(line)) {
        come(reply);
      }
    }
  }

  private void come(String reply) {
    String text = reply;
    long at = time.nanos();
    if (reply.startsWith("@")) {
      int blank = reply.indexOf(' ');
      at += Long.parseLong(reply.substring(1, blank)) * 1_000_000;
      text = reply.substring(blank + 1);
    }
    if (text.equals("!exit")) {
      ended = true;
      coming.add(new Received(Received.Kind.END, "ended with status 3", at));
    } else if (text.length() > LONGEST_LINE) {
      coming.add(new Received(Received.Kind.FLOOD, "a line of more than 65536 bytes", at));
    } else {
      coming.add(new Received(Received.Kind.LINE, text, at));
    }
  }

  @Override
  public Received receive(long mostNanos) {
    Received next = coming.peek();
    if (next == null || next.nanos() > time.nanos() + mostNanos) {
      time.pass(mostNanos);
      return new Received(Received.Kind.NOTHING, "", time.nanos());
    }
    time.pass(Math.max(0, next.nanos() - time.nanos()));
    return coming.remove();
  }

  @Override
  public long nanos() {
    return time.nanos();
  }

  @Override
  public void close() {
    ended = true;
    coming.clear();
  }
}
