package io.github.linesofaction.players;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How much a player may spend on one move: time, nodes and depth, whichever ends first. A node is a
 * position looked at, or for {@link MonteCarloPlayer} a game played at random. Every player chooses
 * a legal move however little it is.
 */
public final class Budget {
  private static final Budget UNLIMITED =
      new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

  private final long aimMillis;
  private final long millis;
  private final long nodes;
  private final int depth;

  private Budget(long aimMillis, long millis, long nodes, int depth) {
    this.aimMillis = aimMillis;
    this.millis = millis;
    this.nodes = nodes;
    this.depth = depth;
  }

  /** {@return a budget without an end: the player thinks until it is stopped or knows all} */
  public static Budget unlimited() {
    return UNLIMITED;
  }

  /**
   * Limits the time.
   *
   * @param millis the most milliseconds to think, 0 or more
   * @return a budget of that time and nothing else
   * @throws IllegalArgumentException if the number is negative
   */
  public static Budget ofMillis(long millis) {
    return UNLIMITED.withMillis(millis);
  }

  /**
   * Limits the nodes.
   *
   * @param nodes the most nodes, 0 or more
   * @return a budget of so many nodes and nothing else
   * @throws IllegalArgumentException if the number is negative
   */
  public static Budget ofNodes(long nodes) {
    return UNLIMITED.withNodes(nodes);
  }

  /**
   * Limits the depth.
   *
   * @param depth the most plies to look ahead, 0 or more
   * @return a budget of that depth and nothing else
   * @throws IllegalArgumentException if the number is negative
   */
  public static Budget ofDepth(int depth) {
    return UNLIMITED.withDepth(depth);
  }

  /**
   * Divides the time on a clock: how long to think now if the rest of the game is to have its
   * share.
   *
   * @param remaining the milliseconds left on the clock, 0 or more
   * @param increment the milliseconds that are added after each move, 0 or more
   * @param movesToGo how many moves the time left has to last for, this one included; 0 for the
   *     whole game
   * @return a budget of time
   * @throws IllegalArgumentException if a number is negative
   */
  public static Budget ofClock(long remaining, long increment, int movesToGo) {
    atLeastZero("remaining", remaining);
    atLeastZero("increment", increment);
    atLeastZero("movesToGo", movesToGo);
    // A game of programs lasts some 25 moves a side; the share never falls below a 20th of the
    // rest.
    long moves = movesToGo == 0 ? 20 : Math.min(movesToGo, 20);
    long spare = remaining - Math.min(remaining, Math.max(10, remaining / 20));
    long share = spare / moves;
    share += Math.min(increment - increment / 4, spare - share);
    long most = Math.min(moves == 1 ? spare : spare / 2, 4 * Math.min(share, spare / 4));
    return new Budget(share, Math.max(share, most), Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  /**
   * Changes the limit of time.
   *
   * @param limit the most milliseconds to think, 0 or more; {@link Long#MAX_VALUE} for no limit
   * @return a budget like this one with that limit
   * @throws IllegalArgumentException if the number is negative
   */
  public Budget withMillis(long limit) {
    return new Budget(Long.MAX_VALUE, atLeastZero("millis", limit), nodes, depth);
  }

  /**
   * Changes the limit of nodes.
   *
   * @param limit the most nodes, 0 or more; {@link Long#MAX_VALUE} for no limit
   * @return a budget like this one with that limit
   * @throws IllegalArgumentException if the number is negative
   */
  public Budget withNodes(long limit) {
    return new Budget(aimMillis, millis, atLeastZero("nodes", limit), depth);
  }

  /**
   * Changes the limit of depth.
   *
   * @param limit the most plies to look ahead, 0 or more; {@link Integer#MAX_VALUE} for no limit
   * @return a budget like this one with that limit
   * @throws IllegalArgumentException if the number is negative
   */
  public Budget withDepth(int limit) {
    return new Budget(aimMillis, millis, nodes, (int) atLeastZero("depth", limit));
  }

  /**
   * {@return after how many milliseconds to begin nothing new, or {@link Long#MAX_VALUE}; never
   * more than {@link #millis()} unless there is no such aim}
   */
  public long aimMillis() {
    return aimMillis;
  }

  /** {@return the most milliseconds to think, or {@link Long#MAX_VALUE}} */
  public long millis() {
    return millis;
  }

  /** {@return the most nodes, or {@link Long#MAX_VALUE}} */
  public long nodes() {
    return nodes;
  }

  /** {@return the most plies to look ahead, or {@link Integer#MAX_VALUE}} */
  public int depth() {
    return depth;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Budget that
        && aimMillis == that.aimMillis
        && millis == that.millis
        && nodes == that.nodes
        && depth == that.depth;
  }

  @Override
  public int hashCode() {
    return Objects.hash(aimMillis, millis, nodes, depth);
  }

  /** {@return the limits in words} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    if (millis != Long.MAX_VALUE) {
      text.append(", ").append(millis).append(" ms");
    }
    if (aimMillis != Long.MAX_VALUE) {
      text.append(", aiming at ").append(aimMillis).append(" ms");
    }
    if (nodes != Long.MAX_VALUE) {
      text.append(", ").append(nodes).append(nodes == 1 ? " node" : " nodes");
    }
    if (depth != Integer.MAX_VALUE) {
      text.append(", depth ").append(depth);
    }
    return text.length() == 0 ? "unlimited" : text.substring(2);
  }

  private static long atLeastZero(String name, long number) {
    if (number < 0) {
      throw new IllegalArgumentException(name + " " + number + ": 0 or more");
    }
    return number;
  }
}
