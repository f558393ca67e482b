package io.github.linesofaction.arena.event;

import java.util.List;
import java.util.Optional;

/**
 * How an event is paired and ranked: a pure function of its specification and the results so far.
 * Implementations are immutable. The rounds given to them are the ones they made themselves, in
 * order, each with all its scores.
 */
public interface PairingSystem {
  /** {@return how many entrants there are} */
  int entrants();

  /**
   * Makes the next round.
   *
   * @param played the rounds so far
   * @return the next round; nothing if the event is over
   */
  Optional<Round> next(List<PlayedRound> played);

  /**
   * Ranks the entrants after some rounds.
   *
   * @param played the rounds so far
   * @return the entrants, the first placed first; by points and then the sum of the opponents'
   *     points, unless the system says otherwise
   */
  default List<Standing> standings(List<PlayedRound> played) {
    return Standing.byPoints(entrants(), played);
  }
}
