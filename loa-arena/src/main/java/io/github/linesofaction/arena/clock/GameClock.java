package io.github.linesofaction.arena.clock;

import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Allowance;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What both sides have left under a time control. Immutable: a move that took some time leads to
 * another value. Times are in nanoseconds, as no sum of moves may be rounded.
 */
public final class GameClock {
  private static final long MILLI = 1_000_000L;

  private final TimeControl control;
  private final long first;
  private final long second;
  private final int firstMoves;
  private final int secondMoves;

  private GameClock(TimeControl control, long first, long second, int firstMoves, int secondMoves) {
    this.control = control;
    this.first = first;
    this.second = second;
    this.firstMoves = firstMoves;
    this.secondMoves = secondMoves;
  }

  /**
   * Sets the clocks for a game.
   *
   * @param control the time control
   * @return the clocks before the first move
   */
  public static GameClock start(TimeControl control) {
    long time =
        Objects.requireNonNull(control, "control").hasClock() ? control.amount() * MILLI : 0;
    return new GameClock(control, time, time, 0, 0);
  }

  /** {@return the time control} */
  public TimeControl control() {
    return control;
  }

  /**
   * Tells the longest time that a side may take for its next move without losing.
   *
   * @param side a side
   * @return nanoseconds; nothing if no time is bounded
   */
  public OptionalLong allowed(Side side) {
    return switch (control.kind()) {
      case CLOCK -> OptionalLong.of(left(side));
      case MOVE_TIME -> OptionalLong.of(control.amount() * MILLI);
      default -> OptionalLong.empty();
    };
  }

  /**
   * Takes the time of a move off a side's clock, and adds what a move earns.
   *
   * @param side who moved
   * @param nanos how long it took, 0 or more
   * @return the clocks after the move; a side that took more than it had has nothing left but what
   *     the move earned
   */
  public GameClock spend(Side side, long nanos) {
    Objects.requireNonNull(side, "side");
    if (nanos < 0) {
      throw new IllegalArgumentException("a move of " + nanos + " ns");
    }
    if (!control.hasClock()) {
      return this;
    }
    int moves = (side == Side.FIRST ? firstMoves : secondMoves) + 1;
    long left = Math.max(0, left(side) - nanos) + control.incrementMillis() * MILLI;
    if (control.sessionMoves() > 0 && moves % control.sessionMoves() == 0) {
      left += control.amount() * MILLI;
    }
    return with(side, left, moves);
  }

  /**
   * Sets one side's clock by hand.
   *
   * @param side whose clock
   * @param millis what it is to show, in milliseconds, 0 or more
   * @return the clocks
   * @throws IllegalArgumentException if {@code millis} is below 0
   */
  public GameClock withMillis(Side side, long millis) {
    Objects.requireNonNull(side, "side");
    if (millis < 0) {
      throw new IllegalArgumentException(millis + " ms: 0 or more");
    }
    return with(side, millis * MILLI, side == Side.FIRST ? firstMoves : secondMoves);
  }

  private GameClock with(Side side, long left, int moves) {
    return side == Side.FIRST
        ? new GameClock(control, left, second, moves, secondMoves)
        : new GameClock(control, first, left, firstMoves, moves);
  }

  private long left(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? first : second;
  }

  /**
   * Tells what a clock shows.
   *
   * @param side a side
   * @return milliseconds left, rounded down; nothing if no clock runs
   */
  public OptionalLong millisLeft(Side side) {
    long left = left(side);
    return control.hasClock() ? OptionalLong.of(left / MILLI) : OptionalLong.empty();
  }

  /**
   * Tells what a side may spend on its next move.
   *
   * @param side the side to move
   * @return what a player is told
   */
  public Allowance allowance(Side side) {
    Objects.requireNonNull(side, "side");
    long amount = control.amount();
    return switch (control.kind()) {
      case NONE -> Allowance.FREE;
      case CLOCK ->
          Allowance.ofClocks(
              new Allowance.Clocks(
                  first / MILLI,
                  second / MILLI,
                  control.incrementMillis(),
                  control.incrementMillis(),
                  movesToGo(side)));
      case MOVE_TIME -> Allowance.ofMillis(amount);
      case NODES -> Allowance.ofNodes(amount);
      case DEPTH -> Allowance.ofDepth((int) amount);
    };
  }

  private OptionalInt movesToGo(Side side) {
    int session = control.sessionMoves();
    int moves = side == Side.FIRST ? firstMoves : secondMoves;
    return session == 0 ? OptionalInt.empty() : OptionalInt.of(session - moves % session);
  }
}
