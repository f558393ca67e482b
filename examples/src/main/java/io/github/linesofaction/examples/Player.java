package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;

/** Somebody who chooses moves: a program or a person. */
@FunctionalInterface
public interface Player {
  /**
   * Chooses a move.
   *
   * @param game a game that is not over
   * @return one of its legal moves
   */
  Move choose(Game game);
}
