package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One entrant against each of the others, in pairs of games from the same opening with colours
 * exchanged; with two entrants, a match. Who moves first in the first game of a pair alternates
 * from pair to pair.
 *
 * @param entrants how many there are, 2 or more; the first of them meets each of the others
 * @param games how many games each of the others plays, 1 or more; of an odd number, the last game
 *     has no return game
 */
public record PairedGames(int entrants, int games) implements PairingSystem {
  /**
   * Makes the system.
   *
   * @param entrants how many there are, 2 or more
   * @param games how many games each of the others plays, 1 or more
   * @throws EventException if there are fewer
   */
  public PairedGames {
    Entrants.atLeast(2, entrants, "a match or gauntlet");
    if (games < 1) {
      throw new EventException(games + " games: 1 or more");
    }
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    if (!played.isEmpty()) {
      return Optional.empty();
    }
    List<Pairing> pairings = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      for (int other = 1; other < entrants; other++) {
        Pairing pairing = new Pairing(0, other, game / 2);
        boolean exchanged = (game + game / 2) % 2 == 1;
        pairings.add(exchanged ? pairing.exchanged() : pairing);
      }
    }
    return Optional.of(new Round(entrants == 2 ? "match" : "gauntlet", pairings, List.of()));
  }
}
