package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A knock-out among the best, in a bracket that keeps the first two apart until the final. Each
 * encounter is two games with colours exchanged; if it stands one all, two more are played, at most
 * so often, and then the higher rank goes on.
 *
 * @param ranking all entrants, the highest rank first
 * @param size how many take part at most: 2, 4, 8, 16 …; with fewer entrants the next smaller
 * @param replays how often an encounter that stands even is played again, 0 or more
 */
public record KnockOut(List<Integer> ranking, int size, int replays) implements PairingSystem {
  /**
   * Makes the system.
   *
   * @param ranking all entrants, the highest rank first
   * @param size how many take part at most: a power of 2
   * @param replays how often an encounter that stands even is played again, 0 or more
   * @throws EventException if a number is out of its range
   */
  public KnockOut {
    ranking = List.copyOf(Objects.requireNonNull(ranking, "ranking"));
    Entrants.atLeast(2, ranking.size(), "a knock-out");
    if (size < 2 || Integer.bitCount(size) != 1) {
      throw new EventException("a knock-out of " + size + ": 2, 4, 8, 16 …");
    }
    if (replays < 0) {
      throw new EventException(replays + " replays of an encounter: 0 or more");
    }
    size = Math.min(size, Integer.highestOneBit(ranking.size()));
  }

  @Override
  public int entrants() {
    return ranking.size();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    return Bracket.of(this, played).nextRound();
  }

  /**
   * Ranks the entrants: the winner, the other finalist, then those who went out together by their
   * rank going in, and behind them who did not take part.
   *
   * @param played the rounds so far
   * @return the entrants; who is still in stands before who is out
   */
  @Override
  public List<Standing> standings(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    return Standing.inOrder(Bracket.of(this, played).order(), played);
  }

  /**
   * The ranks, from 0, in the order of the bracket: neighbours meet, then winners of neighbours.
   */
  static List<Integer> bracketOrder(int size) {
    List<Integer> order = List.of(0);
    for (int round = 2; round <= size; round *= 2) {
      List<Integer> wider = new ArrayList<>();
      for (int rank : order) {
        wider.add(rank);
        wider.add(round - 1 - rank);
      }
      order = wider;
    }
    return order;
  }
}
