package io.github.linesofaction.arena.program;

import java.util.Objects;

/**
 * What came from a program.
 *
 * @param kind what sort of thing it is
 * @param text the line without its end; how the program ended, or what it did wrong
 * @param nanos when it came, by the channel's time
 */
public record Received(Kind kind, String text, long nanos) {
  /** The sorts of things that come from a program. */
  public enum Kind {
    /** A line. */
    LINE,
    /** Nothing, until the time was up. */
    NOTHING,
    /** The end: the program ended, or closed its output or its input. */
    END,
    /** A line longer than lines may be; nothing more will be read. */
    FLOOD
  }

  /**
   * Makes what came.
   *
   * @param kind what sort of thing it is
   * @param text the line without its end; how the program ended, or what it did wrong
   * @param nanos when it came
   */
  public Received {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(text, "text");
  }
}
