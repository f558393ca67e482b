package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Objects;

/**
 * What a side has to reach to win. {@link ConnectGoal} and {@link JoinEdgesGoal} are the goals the
 * library knows; others may write their own.
 *
 * <p>An implementation is an immutable value: stateless, safe to share between threads, with {@code
 * equals} and {@code hashCode} over everything that decides its answers.
 */
public interface Goal {
  /**
   * Tells whether a side has reached the goal.
   *
   * @param setup any set-up
   * @param color the side
   * @return whether it is there
   */
  boolean isReached(Setup setup, Color color);

  /**
   * Tells whether a side may still reach the goal. A game is drawn when neither side can.
   *
   * @param setup any set-up
   * @param color the side
   * @return false only if it never can; true unless overridden
   */
  default boolean isReachable(Setup setup, Color color) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(color, "color");
    return true;
  }

  /**
   * Tells whether a game is drawn because neither side can reach the goal any more.
   *
   * @param setup any set-up
   * @return whether {@link #isReachable} says no of both
   */
  default boolean isDead(Setup setup) {
    return !isReachable(setup, Color.BLACK) && !isReachable(setup, Color.WHITE);
  }

  /**
   * Describes the goal to a player.
   *
   * @return sentences
   */
  String describe();

  /**
   * Returns why this goal cannot be played for on a board.
   *
   * @param topology any board
   * @return the objections; none unless overridden
   */
  default List<String> objectionsTo(Topology topology) {
    Objects.requireNonNull(topology, "topology");
    return List.of();
  }

  /**
   * Tells whether this goal is the same after a symmetry of the board, with or without an exchange
   * of colours.
   *
   * @param symmetry a symmetry of the board
   * @param colorsSwapped whether the colours are exchanged as well
   * @return whether it is; false unless overridden, except for the identity without exchange
   */
  default boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Objects.requireNonNull(symmetry, "symmetry");
    return symmetry.isIdentity() && !colorsSwapped;
  }
}
