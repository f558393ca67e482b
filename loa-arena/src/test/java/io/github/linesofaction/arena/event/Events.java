package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Plays whole events with results drawn from a seed. */
final class Events {
  private Events() {}

  static List<PlayedRound> play(PairingSystem system, long seed) {
    Random random = new Random(seed);
    List<PlayedRound> played = new ArrayList<>();
    Optional<Round> round = system.next(played);
    while (round.isPresent()) {
      List<Score> scores = new ArrayList<>();
      for (int i = 0; i < round.get().games().size(); i++) {
        scores.add(Score.values()[random.nextInt(3)]);
      }
      played.add(new PlayedRound(round.get(), scores));
      round = system.next(played);
    }
    return played;
  }

  static List<Pairing> games(List<PlayedRound> played) {
    return played.stream().flatMap(round -> round.round().games().stream()).toList();
  }

  /** How often each entrant moved first less how often second. */
  static int[] surplus(int entrants, List<PlayedRound> played) {
    int[] surplus = new int[entrants];
    for (Pairing game : games(played)) {
      surplus[game.first()]++;
      surplus[game.second()]--;
    }
    return surplus;
  }

  /** How often each pair met; the lower number in front. */
  static int[][] meetings(int entrants, List<PlayedRound> played) {
    int[][] met = new int[entrants][entrants];
    for (Pairing game : games(played)) {
      met[Math.min(game.first(), game.second())][Math.max(game.first(), game.second())]++;
    }
    return met;
  }

  static int most(int[][] numbers) {
    int most = 0;
    for (int[] row : numbers) {
      for (int number : row) {
        most = Math.max(most, number);
      }
    }
    return most;
  }

  static int[] byes(int entrants, List<PlayedRound> played) {
    int[] byes = new int[entrants];
    played.forEach(round -> round.round().byes().forEach(entrant -> byes[entrant]++));
    return byes;
  }

  /** Whether everybody plays or is free exactly once in each round. */
  static boolean everybodyOnce(int entrants, PlayedRound round) {
    int[] seen = new int[entrants];
    for (Pairing game : round.round().games()) {
      seen[game.first()]++;
      seen[game.second()]++;
    }
    round.round().byes().forEach(entrant -> seen[entrant]++);
    for (int times : seen) {
      if (times != 1) {
        return false;
      }
    }
    return true;
  }
}
