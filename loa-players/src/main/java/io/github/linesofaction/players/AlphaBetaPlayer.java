package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Looks ahead with alpha-beta search. It has the search board, and the things that every such
 * program has around it: iterative deepening, a hash table, an order of moves, and an {@link
 * Evaluation} of the positions where looking ahead stops. It plays every variant.
 *
 * <p>A position that has stood before counts as drawn where the rules draw repetitions, or know
 * none, so that a search does not go in circles. The hash table is trusted: two positions with one
 * hash would be taken for each other, and a score found on one path is used on another, where a
 * repetition may lie at another place. For a program that plays that is good enough; one that
 * proves something has to do better.
 */
public final class AlphaBetaPlayer implements Player {
  private final long seed;
  private final LongSupplier clock;
  private final Function<? super Ruleset, ? extends Evaluation> evaluation;

  private AlphaBetaPlayer(
      long seed, LongSupplier clock, Function<? super Ruleset, ? extends Evaluation> evaluation) {
    this.seed = seed;
    this.clock = clock;
    this.evaluation = evaluation;
  }

  /**
   * Makes a player.
   *
   * @param seed where chance begins: it chooses among moves that look equally good
   * @param clock answers nanoseconds since some moment and never goes back, such as {@code
   *     System::nanoTime}; one that stands still ends no search by time
   */
  public AlphaBetaPlayer(long seed, LongSupplier clock) {
    this(seed, Objects.requireNonNull(clock, "clock"), Evaluation::of);
  }

  /**
   * Changes how positions are evaluated.
   *
   * @param choice makes an evaluation for each search, by the rules of the game
   * @return a player like this one with that evaluation
   */
  public AlphaBetaPlayer withEvaluation(Function<? super Ruleset, ? extends Evaluation> choice) {
    return new AlphaBetaPlayer(seed, clock, Objects.requireNonNull(choice, "choice"));
  }

  @Override
  public Choice choose(
      Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Questions.check(game, budget, stopped, listener);
    Meter meter = new Meter(budget, stopped, clock);
    AlphaBetaSearch search =
        new AlphaBetaSearch(
            game, meter, evaluation.apply(game.rules()), new HashTable(tableBits(budget)));
    return search.choose(budget.depth(), Chance.of(seed, game), listener);
  }

  /** A table as large as may be filled: a small search does not pay for a large one. */
  private static int tableBits(Budget budget) {
    long nodes = Math.min(budget.nodes(), 1L << 20);
    nodes = Math.min(nodes, 1000 * Math.min(budget.millis(), 1 << 20) + 1000);
    nodes = budget.depth() < 6 ? Math.min(nodes, 1L << 2 * budget.depth() + 4) : nodes;
    return Math.max(6, 64 - Long.numberOfLeadingZeros(nodes));
  }
}
