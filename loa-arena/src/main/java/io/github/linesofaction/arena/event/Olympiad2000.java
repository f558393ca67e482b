package io.github.linesofaction.arena.event;

import java.util.List;
import java.util.Optional;

/**
 * The event of the 5th Computer Olympiad (2000): four rounds of random matching, two games with
 * each colour, then a knock-out of the first eight, each encounter two games. Places in the bracket
 * go by the ranking after the rounds; who shares a place there goes in the order of the event. The
 * first eight places come from the knock-out, the others from the rounds, and the points of all
 * games are shown.
 *
 * @param entrants how many there are, 5 or more
 * @param replays how often an encounter that stands even is played again, 0 or more
 * @param seed where chance comes from
 */
public record Olympiad2000(int entrants, int replays, long seed) implements PairingSystem {
  private static final int ROUNDS = 4;
  private static final int BEST = 8;

  /**
   * Makes the system.
   *
   * @param entrants how many there are, 5 or more
   * @param replays how often an encounter that stands even is played again, 0 or more
   * @param seed where chance comes from
   * @throws EventException if there are too few entrants, or {@code replays} is negative
   */
  public Olympiad2000 {
    Entrants.atLeast(ROUNDS + 1, entrants, "the Olympiad of 2000");
    if (replays < 0) {
      throw new EventException(replays + " replays of an encounter: 0 or more");
    }
  }

  private RandomRounds matching() {
    return new RandomRounds(entrants, ROUNDS, seed);
  }

  private KnockOut knockOut(List<PlayedRound> rounds) {
    return new KnockOut(
        Standing.byPoints(entrants, rounds).stream().map(Standing::entrant).toList(),
        BEST,
        replays);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    return played.size() < ROUNDS
        ? matching().next(played)
        : knockOut(played.subList(0, ROUNDS)).next(played.subList(ROUNDS, played.size()));
  }

  /**
   * Ranks the entrants: by points and the sum of the opponents' points while the rounds are played,
   * then by the knock-out.
   *
   * @param played the rounds so far
   * @return the entrants, the first placed first, with the points of all games
   */
  @Override
  public List<Standing> standings(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    if (played.size() <= ROUNDS) {
      return Standing.byPoints(entrants, played);
    }
    KnockOut knockOut = knockOut(played.subList(0, ROUNDS));
    List<Integer> order =
        knockOut.standings(played.subList(ROUNDS, played.size())).stream()
            .map(Standing::entrant)
            .toList();
    return Standing.inOrder(order, played);
  }
}
