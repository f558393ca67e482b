package io.github.linesofaction.arena.event;

import java.util.List;
import java.util.Objects;

/**
 * A round with its results.
 *
 * @param round who played whom
 * @param scores the score of each game, in the order of the round's games
 */
public record PlayedRound(Round round, List<Score> scores) {
  /**
   * Makes a played round; the list is copied.
   *
   * @param round who played whom
   * @param scores the score of each game, in the order of the round's games
   * @throws IllegalArgumentException if there are not as many scores as games
   */
  public PlayedRound {
    Objects.requireNonNull(round, "round");
    scores = List.copyOf(Objects.requireNonNull(scores, "scores"));
    if (scores.size() != round.games().size()) {
      throw new IllegalArgumentException(
          scores.size() + " scores for the " + round.games().size() + " games of " + round.name());
    }
  }

  /**
   * Returns what an entrant got in one game of the round.
   *
   * @param game which game, from 0
   * @param entrant one of the two who played it
   * @return half points: 0, 1 or 2
   */
  int halfPoints(int game, int entrant) {
    Score score = scores.get(game);
    return round.games().get(game).first() == entrant ? score.first() : score.second();
  }
}
