package io.github.linesofaction.core.board;

/**
 * An edge of a board. Square boards have the first four, hexagonal ones all but {@link #LEFT} and
 * {@link #RIGHT}. A corner square lies on both edges it touches.
 */
public enum Edge {
  /** The lowest row: rank 1. */
  BOTTOM,
  /** The highest row. */
  TOP,
  /** The file a of a square board. */
  LEFT,
  /** The last file of a square board. */
  RIGHT,
  /** The lower left edge of a hexagon. */
  LOWER_LEFT,
  /** The upper left edge of a hexagon. */
  UPPER_LEFT,
  /** The lower right edge of a hexagon. */
  LOWER_RIGHT,
  /** The upper right edge of a hexagon. */
  UPPER_RIGHT
}
