package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** What every player looks at before it thinks. */
final class Questions {
  private Questions() {}

  /**
   * Refuses what cannot be answered.
   *
   * @throws IllegalArgumentException if the game is over
   */
  static void check(Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(stopped, "stopped");
    Objects.requireNonNull(listener, "listener");
    game.outcome()
        .ifPresent(
            outcome -> {
              throw new IllegalArgumentException("the game is over: " + outcome);
            });
  }
}
