package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.Side;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a player may spend on one move. What is not there does not bind.
 *
 * @param clocks the clocks of both sides; nothing if the game has none
 * @param moveMillis the time for this move, in milliseconds
 * @param nodes how many positions may be looked at
 * @param depth how many plies ahead may be looked
 * @param isEndless whether the player thinks until it is stopped; if not, and nothing binds, it
 *     thinks as long as it likes
 */
public record Allowance(
    Optional<Clocks> clocks,
    OptionalLong moveMillis,
    OptionalLong nodes,
    OptionalInt depth,
    boolean isEndless) {
  /** Nothing binds, and nobody will say stop. */
  public static final Allowance FREE = unbound(false);

  /** The player thinks until it is stopped. */
  public static final Allowance ENDLESS = unbound(true);

  /**
   * The clocks as they stand before a move, in milliseconds.
   *
   * @param first what the first side has left
   * @param second what the second side has left
   * @param firstIncrement what each move adds to the first side's clock
   * @param secondIncrement what each move adds to the second side's clock
   * @param movesToGo how many moves this time has to last for; nothing if for the whole game
   */
  public record Clocks(
      long first, long second, long firstIncrement, long secondIncrement, OptionalInt movesToGo) {
    /**
     * Makes clocks.
     *
     * @param first what the first side has left
     * @param second what the second side has left
     * @param firstIncrement what each move adds to the first side's clock
     * @param secondIncrement what each move adds to the second side's clock
     * @param movesToGo how many moves this time has to last for; nothing if for the whole game
     */
    public Clocks {
      Objects.requireNonNull(movesToGo, "movesToGo");
    }

    /**
     * Tells what a side has left.
     *
     * @param side a side
     * @return milliseconds
     */
    public long left(Side side) {
      return Objects.requireNonNull(side, "side") == Side.FIRST ? first : second;
    }

    /**
     * Tells what each move adds to a side's clock.
     *
     * @param side a side
     * @return milliseconds
     */
    public long increment(Side side) {
      return Objects.requireNonNull(side, "side") == Side.FIRST ? firstIncrement : secondIncrement;
    }
  }

  /**
   * Makes an allowance.
   *
   * @param clocks the clocks of both sides; nothing if the game has none
   * @param moveMillis the time for this move, in milliseconds
   * @param nodes how many positions may be looked at
   * @param depth how many plies ahead may be looked
   * @param isEndless whether the player thinks until it is stopped
   */
  public Allowance {
    Objects.requireNonNull(clocks, "clocks");
    Objects.requireNonNull(moveMillis, "moveMillis");
    Objects.requireNonNull(nodes, "nodes");
    Objects.requireNonNull(depth, "depth");
  }

  private static Allowance unbound(boolean endless) {
    return new Allowance(
        Optional.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalInt.empty(), endless);
  }

  /**
   * Makes an allowance of clocks and nothing else.
   *
   * @param clocks the clocks of both sides
   * @return the allowance
   */
  public static Allowance ofClocks(Clocks clocks) {
    return new Allowance(
        Optional.of(Objects.requireNonNull(clocks, "clocks")),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        false);
  }

  /**
   * Makes an allowance of time for the move and nothing else.
   *
   * @param millis milliseconds
   * @return the allowance
   */
  public static Allowance ofMillis(long millis) {
    return new Allowance(
        Optional.empty(),
        OptionalLong.of(millis),
        OptionalLong.empty(),
        OptionalInt.empty(),
        false);
  }

  /**
   * Makes an allowance of positions and nothing else.
   *
   * @param nodes how many positions may be looked at
   * @return the allowance
   */
  public static Allowance ofNodes(long nodes) {
    return new Allowance(
        Optional.empty(), OptionalLong.empty(), OptionalLong.of(nodes), OptionalInt.empty(), false);
  }

  /**
   * Makes an allowance of depth and nothing else.
   *
   * @param plies how many plies ahead may be looked
   * @return the allowance
   */
  public static Allowance ofDepth(int plies) {
    return new Allowance(
        Optional.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalInt.of(plies), false);
  }
}
