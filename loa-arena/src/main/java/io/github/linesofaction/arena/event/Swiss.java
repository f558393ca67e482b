package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The Swiss system: each round pairs entrants of like scores who have not met. What a round looks
 * for, in this order: no rematch, as long as any pairing without one exists; nobody has two byes;
 * the bye as low in the standings as possible; the least total of the differences between the
 * scores of those who meet; the evenest colours; and the seed.
 *
 * @param entrants how many there are, 2 or more
 * @param rounds how many rounds, 1 or more
 * @param seed where chance comes from
 */
public record Swiss(int entrants, int rounds, long seed) implements PairingSystem {
  /** With more, the weights of one pairing would no longer be told apart exactly. */
  private static final int MOST_ENTRANTS_TIMES_ROUNDS = 40_000;

  /**
   * Makes the system.
   *
   * @param entrants how many there are, 2 or more
   * @param rounds how many rounds, 1 or more
   * @param seed where chance comes from
   * @throws EventException if there are fewer, or so many that pairings could not be compared
   */
  public Swiss {
    Entrants.atLeast(2, entrants, "a Swiss event");
    if (rounds < 1 || (long) entrants * rounds > MOST_ENTRANTS_TIMES_ROUNDS) {
      throw new EventException(
          rounds
              + " Swiss rounds of "
              + entrants
              + " entrants: from 1 to "
              + MOST_ENTRANTS_TIMES_ROUNDS / entrants);
    }
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    return played.size() < rounds ? Optional.of(pair(played)) : Optional.empty();
  }

  private Round pair(List<PlayedRound> played) {
    List<Standing> standings = standings(played);
    SwissHistory history = new SwissHistory(entrants, played);
    Random random = new Random(seed + played.size());
    List<Integer> shuffled = new ArrayList<>();
    for (int entrant : RandomRounds.shuffled(entrants, random)) {
      shuffled.add(entrant);
    }
    List<Integer> bye = List.of();
    List<int[]> pairs = List.of();
    int fewest = Integer.MAX_VALUE;
    for (List<Integer> free : byesToTry(standings)) {
      List<Integer> players = new ArrayList<>(shuffled);
      players.removeAll(free);
      List<int[]> candidate = SwissMatching.of(players, history);
      int rematches = 0;
      for (int[] pair : candidate) {
        rematches += history.haveMet(pair[0], pair[1]) ? 1 : 0;
      }
      if (rematches < fewest) {
        fewest = rematches;
        bye = free;
        pairs = candidate;
      }
      if (fewest == 0) {
        break;
      }
    }
    return new Round("round " + (played.size() + 1), games(pairs, played, history, random), bye);
  }

  /** Who may be free, the first choice first: who had no bye before who had one, from below. */
  private List<List<Integer>> byesToTry(List<Standing> standings) {
    if (entrants % 2 == 0) {
      return List.of(List.of());
    }
    List<Standing> fromBelow = new ArrayList<>(standings);
    Collections.reverse(fromBelow);
    fromBelow.sort((one, other) -> Integer.compare(one.byes(), other.byes()));
    return fromBelow.stream().map(row -> List.of(row.entrant())).toList();
  }

  /** The better placed games first, each with who shall move first in front. */
  private List<Pairing> games(
      List<int[]> pairs, List<PlayedRound> played, SwissHistory history, Random random) {
    List<int[]> sorted = new ArrayList<>(pairs);
    sorted.sort(
        (one, other) ->
            Integer.compare(
                history.halfPoints(other[0]) + history.halfPoints(other[1]),
                history.halfPoints(one[0]) + history.halfPoints(one[1])));
    int opening = played.size() * (entrants / 2);
    List<Pairing> games = new ArrayList<>();
    for (int[] pair : sorted) {
      Pairing game = new Pairing(pair[0], pair[1], opening + games.size());
      int preference = history.preference(pair[0], pair[1]);
      boolean exchange = preference == 0 ? random.nextBoolean() : preference < 0;
      games.add(exchange ? game.exchanged() : game);
    }
    return games;
  }
}
