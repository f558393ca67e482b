package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Somebody who chooses moves.
 *
 * <p>The players of this package are immutable and safe to share between threads, and their choice
 * depends on nothing but their seed, the game and the budget: asked again, they choose the same
 * move, unless they were stopped or their time ran out.
 */
@FunctionalInterface
public interface Player {
  /**
   * Chooses a move, and tells on the way what it thinks.
   *
   * @param game a game that is not over
   * @param budget how much may be spent on the choice
   * @param stopped asked again and again while thinking, and never after it has said true; then the
   *     player chooses soon, as it would at the end of its budget. Another thread may set what it
   *     reads: {@code AtomicBoolean::get} serves
   * @param listener is told each finished thought, the last one included, by the thread that asks
   *     for the move
   * @return a legal move of the game, and why
   * @throws IllegalArgumentException if the game is over
   */
  Choice choose(Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener);

  /**
   * Chooses a move.
   *
   * @param game a game that is not over
   * @param budget how much may be spent on the choice
   * @return a legal move of the game, and why
   * @throws IllegalArgumentException if the game is over
   */
  default Choice choose(Game game, Budget budget) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(budget, "budget");
    return choose(game, budget, () -> false, thought -> {});
  }
}
