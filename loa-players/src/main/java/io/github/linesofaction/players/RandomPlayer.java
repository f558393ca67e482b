package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Plays any legal move, each with the same chance: the weakest player, and the shortest to read.
 */
public final class RandomPlayer implements Player {
  private final long seed;

  /**
   * Makes a player.
   *
   * @param seed where chance begins
   */
  public RandomPlayer(long seed) {
    this.seed = seed;
  }

  @Override
  public Choice choose(
      Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Questions.check(game, budget, stopped, listener);
    List<Move> moves = game.legalMoves();
    Move move = moves.get(Chance.of(seed, game).below(moves.size()));
    Thought thought = new Thought(0, 0, 0, 0, List.of(move));
    listener.accept(thought);
    return new Choice(move, thought);
  }
}
