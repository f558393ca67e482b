package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Looks ahead with alpha-beta search. It has the search board, and the three things that every such
 * program has around it: iterative deepening, a hash table, and an evaluation of the positions
 * where looking ahead stops. It plays every variant.
 *
 * <p>The hash table is trusted: two positions with one hash would be taken for each other, and a
 * score found on one path is used on another, where a repetition may lie at another place. For a
 * program that plays that is good enough; one that proves something has to do better.
 */
public final class AlphaBetaPlayer implements Player {
  private final long seed;
  private final LongSupplier clock;

  /**
   * Makes a player.
   *
   * @param seed where chance begins: it chooses among moves that look equally good
   * @param clock answers nanoseconds since some moment and never goes back, such as {@code
   *     System::nanoTime}; one that stands still ends no search by time
   */
  public AlphaBetaPlayer(long seed, LongSupplier clock) {
    this.seed = seed;
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  @Override
  public Choice choose(
      Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Questions.check(game, budget, stopped, listener);
    return new AlphaBetaSearch(
            game, budget.depth(), new Meter(budget, stopped, clock), Chance.of(seed, game))
        .choose(listener);
  }
}
