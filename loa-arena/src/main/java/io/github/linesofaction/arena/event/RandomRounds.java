package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Rounds of random matching: nobody meets anybody twice, nobody has two byes, and colours are even.
 * All rounds are drawn together from the seed: drawn round by round, the last could have no pairing
 * left. With an even number of rounds everybody moves first as often as second, who has a bye one
 * time more or less; with an odd number everybody is one apart, who has a bye even.
 *
 * @param entrants how many there are, 2 or more
 * @param rounds how many rounds, from 1 to as many as there can be without a rematch
 * @param seed where chance comes from
 */
public record RandomRounds(int entrants, int rounds, long seed) implements PairingSystem {
  /**
   * Makes the system.
   *
   * @param entrants how many there are, 2 or more
   * @param rounds how many rounds, from 1
   * @param seed where chance comes from
   * @throws EventException if there are too few entrants for so many rounds
   */
  public RandomRounds {
    Entrants.atLeast(2, entrants, "random rounds");
    int most = entrants - 1 + entrants % 2;
    if (rounds < 1 || rounds > most) {
      throw new EventException(
          rounds
              + " rounds of "
              + entrants
              + " entrants: without a rematch there are 1 to "
              + most);
    }
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    return played.size() < rounds ? Optional.of(draw().get(played.size())) : Optional.empty();
  }

  /** Draws all rounds: some of those of the circle method, behind a shuffle of the entrants. */
  private List<Round> draw() {
    Random random = new Random(seed);
    int seats = entrants + entrants % 2;
    int[] order = shuffled(seats, random);
    int[] circle = shuffled(seats - 1, random);
    List<int[]> games = new ArrayList<>();
    List<List<Integer>> byes = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      List<Integer> free = new ArrayList<>();
      for (int k = 0; k < seats / 2; k++) {
        int one = order[k == 0 ? seats - 1 : (circle[round] + k) % (seats - 1)];
        int other = order[(circle[round] - k + seats - 1) % (seats - 1)];
        if (Math.max(one, other) < entrants) {
          games.add(new int[] {one, other});
        } else {
          free.add(Math.min(one, other));
        }
      }
      byes.add(free);
    }
    List<int[]> dealt = EulerColors.deal(entrants, games);
    List<Round> drawn = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      List<Pairing> pairings = new ArrayList<>();
      for (int i = round * (entrants / 2); i < (round + 1) * (entrants / 2); i++) {
        pairings.add(new Pairing(dealt.get(i)[0], dealt.get(i)[1], i));
      }
      drawn.add(new Round("round " + (round + 1), pairings, byes.get(round)));
    }
    return drawn;
  }

  /** Numbers below a bound in random order. */
  static int[] shuffled(int bound, Random random) {
    int[] numbers = new int[bound];
    for (int i = 0; i < bound; i++) {
      int swap = random.nextInt(i + 1);
      numbers[i] = numbers[swap];
      numbers[swap] = i;
    }
    return numbers;
  }
}
