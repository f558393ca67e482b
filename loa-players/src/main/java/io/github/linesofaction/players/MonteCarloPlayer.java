package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Plays by Monte-Carlo tree search: from a position many games are played at random, moves that did
 * well are tried more often, and a tree of them grows. It knows nothing about a variant but its
 * rules.
 *
 * <p>Each round goes down the tree, always to the move with the best mixture of success and of not
 * having been tried much (the formula is known as UCT); adds the moves of the position it comes to;
 * plays one game at random from there; and tells the result to all positions on the way.
 *
 * <p>Wins and losses that are certain are kept as such, not as one more success among others (the
 * method is known as MCTS-Solver, by Winands, Björnsson and Saito, 2008): a move is won if all
 * replies are lost, and lost if one reply is won. Who is lost is not tried again.
 *
 * <p>A node of a {@link Budget} is one game at random here, and its depth limits the length of the
 * tree's branches.
 */
public final class MonteCarloPlayer implements Player {
  private final long seed;
  private final LongSupplier clock;
  private final boolean proofs;

  private MonteCarloPlayer(long seed, LongSupplier clock, boolean proofs) {
    this.seed = seed;
    this.clock = clock;
    this.proofs = proofs;
  }

  /**
   * Makes a player that keeps proven wins and losses.
   *
   * @param seed where chance begins
   * @param clock answers nanoseconds since some moment and never goes back, such as {@code
   *     System::nanoTime}; one that stands still ends no search by time
   */
  public MonteCarloPlayer(long seed, LongSupplier clock) {
    this(seed, Objects.requireNonNull(clock, "clock"), true);
  }

  /**
   * Chooses whether wins and losses that are certain are kept as such. Without, it is plain
   * Monte-Carlo tree search: for comparison.
   *
   * @param choice whether they are
   * @return a player like this one with that choice
   */
  public MonteCarloPlayer withProofs(boolean choice) {
    return new MonteCarloPlayer(seed, clock, choice);
  }

  @Override
  public Choice choose(
      Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Questions.check(game, budget, stopped, listener);
    Meter meter = new Meter(budget, stopped, clock);
    return new MonteCarloSearch(game, meter, Chance.of(seed, game), proofs)
        .choose(budget.depth(), listener);
  }
}
