package io.github.linesofaction.arena.game;

import java.util.Optional;

/**
 * A game after some moves, with everything of its past that its rules look at. Immutable: a move
 * leads to another state.
 */
public interface GameState {
  /** {@return the side to move; anything if the game is over} */
  Side sideToMove();

  /**
   * Looks at a move and plays it.
   *
   * @param move any text, however hostile
   * @return the move as this game writes it with the state after it; or why it may not be played
   */
  MoveCheck play(String move);

  /** {@return how the game has ended by its rules; nothing while it goes on} */
  Optional<GameResult> result();

  /**
   * Tells what a claim by the side that has just moved would make of the game, where the rules know
   * claims.
   *
   * @return how the game would end; nothing where there is nothing to claim
   */
  default Optional<GameResult> claimable() {
    return Optional.empty();
  }

  /** {@return the position as one line, which {@link ArenaGame#start(String)} reads back} */
  String text();

  /** {@return the position for people, in lines that end with a line feed} */
  String picture();
}
