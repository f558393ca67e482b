package io.github.linesofaction.arena.event;

import java.util.List;

/** What a Swiss round has to know of the rounds before: who met whom, scores, colours. */
final class SwissHistory {
  private final boolean[][] met;
  private final int[] halfPoints;
  private final int[] surplus;
  private final int[] last;
  private final int rounds;

  SwissHistory(int entrants, List<PlayedRound> played) {
    met = new boolean[entrants][entrants];
    halfPoints = new int[entrants];
    surplus = new int[entrants];
    last = new int[entrants];
    rounds = played.size();
    for (PlayedRound round : played) {
      for (Pairing game : round.round().games()) {
        met[game.first()][game.second()] = true;
        met[game.second()][game.first()] = true;
        surplus[game.first()]++;
        surplus[game.second()]--;
        last[game.first()] = 1;
        last[game.second()] = -1;
      }
    }
    for (Standing row : Standing.byPoints(entrants, played)) {
      halfPoints[row.entrant()] = row.halfPoints();
    }
  }

  boolean haveMet(int one, int other) {
    return met[one][other];
  }

  int halfPoints(int entrant) {
    return halfPoints[entrant];
  }

  int rounds() {
    return rounds;
  }

  /** How far apart two entrants are in moving first: the more, the better a game evens it out. */
  int colorGap(int one, int other) {
    return Math.abs(surplus[one] - surplus[other]);
  }

  /** Above 0 if the first should move first, below 0 if the second, 0 if chance may decide. */
  int preference(int one, int other) {
    return surplus[one] == surplus[other] ? last[other] - last[one] : surplus[other] - surplus[one];
  }
}
