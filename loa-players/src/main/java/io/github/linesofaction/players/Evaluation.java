package io.github.linesofaction.players;

import io.github.linesofaction.core.search.SearchPosition;

/** How good a position looks without looking ahead. */
@FunctionalInterface
interface Evaluation {
  /**
   * Answers how good the position is for the side to move, well below {@link Thought#DECIDED}.
   *
   * @param board a position that is not decided
   */
  int of(SearchPosition board);
}
