package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.GameState;

/**
 * Somebody who chooses moves, inside this program. One player plays one game at a time, and is not
 * shared between threads.
 */
@FunctionalInterface
public interface GamePlayer {
  /**
   * Chooses a move.
   *
   * @param state a game that is not over
   * @param allowance what may be spent on the move
   * @param thinking what tells to stop, and takes the player's thoughts
   * @return the move; or {@code resign}, or {@code claim} and a move
   */
  String choose(GameState state, Allowance allowance, Thinking thinking);
}
