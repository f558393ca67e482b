package io.github.linesofaction.core.board;

/**
 * The direction of a line. Square boards have all four; hexagonal boards have {@link #ROW}, {@link
 * #UP} and {@link #DOWN}.
 */
public enum Axis {
  /** From left to right: a rank of a square board, a row of a hexagonal one. */
  ROW("row"),
  /** From bottom to top, on square boards only. */
  FILE("file"),
  /** Rising to the right: parallel to a1-h8. */
  UP("rising diagonal"),
  /** Falling to the right: parallel to a8-h1. */
  DOWN("falling diagonal");

  private final String words;

  Axis(String words) {
    this.words = words;
  }

  /**
   * Returns the axis in English, for messages.
   *
   * @return such as {@code rising diagonal}
   */
  public String words() {
    return words;
  }
}
