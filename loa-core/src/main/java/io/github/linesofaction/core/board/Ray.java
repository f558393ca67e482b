package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * How one square is seen from another along a line.
 *
 * @param axis the axis of the line
 * @param direction the direction index, as explained at {@link Topology}
 * @param distance how many squares away, 1 or more
 */
public record Ray(Axis axis, int direction, int distance) {
  /**
   * Makes an answer.
   *
   * @param axis the axis of the line
   * @param direction the direction index, as explained at {@link Topology}
   * @param distance how many squares away, 1 or more
   */
  public Ray {
    Objects.requireNonNull(axis, "axis");
  }
}
