package io.github.linesofaction.notation.text;

/** How a reader meets text that breaks the rules of its format. */
public enum Strictness {
  /** The first fault stops the reading with a {@link SyntaxException}. */
  STRICT,

  /**
   * Faults become {@linkplain Note notes} and the reading goes on. What cannot be understood is
   * left out and reported; nothing is invented in its place.
   */
  LENIENT
}
