package io.github.linesofaction.core.board;

/**
 * The direction of a line. Square boards have all four; hexagonal boards have {@link #ROW}, {@link
 * #UP} and {@link #DOWN}.
 */
public enum Axis {
  /** From left to right: a rank of a square board, a row of a hexagonal one. */
  ROW,
  /** From bottom to top, on square boards only. */
  FILE,
  /** Rising to the right: parallel to a1-h8. */
  UP,
  /** Falling to the right: parallel to a8-h1. */
  DOWN
}
