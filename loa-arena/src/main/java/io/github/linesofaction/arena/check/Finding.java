package io.github.linesofaction.arena.check;

import java.util.Objects;

/**
 * One point that a program was asked to keep.
 *
 * @param point the point, in a few words
 * @param verdict whether the program keeps it
 * @param detail what it did, with the line that broke the point; empty where there is nothing to
 *     tell
 */
public record Finding(String point, Verdict verdict, String detail) {
  /** What became of a point. */
  public enum Verdict {
    /** The program keeps it. */
    KEPT,
    /** The program breaks it. */
    BROKEN,
    /** The program does not offer what the point is about, and need not. */
    NOT_OFFERED
  }

  /**
   * Makes a finding.
   *
   * @param point the point, in a few words
   * @param verdict whether the program keeps it
   * @param detail what it did
   */
  public Finding {
    Objects.requireNonNull(point, "point");
    Objects.requireNonNull(verdict, "verdict");
    Objects.requireNonNull(detail, "detail");
  }
}
