package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Legality;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What came of playing a list of moves: how far it got, and why it stopped.
 *
 * @param game the game after the last move that was legal
 * @param played how many moves of the list were played, from 0 to all of them
 * @param fault why the next move could not be played; nothing if all were
 * @param rest the moves that were not played, the faulty one first; empty if all were
 */
public record Replay(Game game, int played, Optional<Legality> fault, List<Move> rest) {
  /**
   * Makes an answer.
   *
   * @param game the game after the last move that was legal
   * @param played how many moves of the list were played, from 0 to all of them
   * @param fault why the next move could not be played; nothing if all were
   * @param rest the moves that were not played, the faulty one first; empty if all were
   */
  public Replay {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(fault, "fault");
    rest = List.copyOf(Objects.requireNonNull(rest, "rest"));
  }

  /**
   * Tells whether every move was played.
   *
   * @return whether there was no fault
   */
  public boolean isComplete() {
    return fault.isEmpty();
  }
}
