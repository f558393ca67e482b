package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Where an entrant stands. A bye counts a point, as no game and no opponent. The sum of the
 * opponents' points takes the points that each opponent met has now, once for each game.
 *
 * @param entrant which, from 0
 * @param place from 1; shared where all is equal
 * @param halfPoints half points of all games and byes
 * @param opponentsHalfPoints the half points of all opponents met
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 * @param byes points without a game
 */
public record Standing(
    int entrant,
    int place,
    int halfPoints,
    int opponentsHalfPoints,
    int wins,
    int draws,
    int losses,
    int byes) {

  private static final Comparator<Standing> BEST_FIRST =
      Comparator.comparingInt(Standing::halfPoints)
          .thenComparingInt(Standing::opponentsHalfPoints)
          .reversed();

  /** {@return how many games were played} */
  public int games() {
    return wins + draws + losses;
  }

  /**
   * Ranks entrants by points, then by the sum of the opponents' points; where both are equal the
   * place is shared, and the entrants are listed in the order of the event.
   *
   * @param entrants how many there are
   * @param played the rounds that count
   * @return the entrants, the first placed first
   */
  public static List<Standing> byPoints(int entrants, List<PlayedRound> played) {
    Objects.requireNonNull(played, "played");
    List<Standing> sorted = new ArrayList<>(count(entrants, played));
    sorted.sort(BEST_FIRST);
    return placed(sorted);
  }

  /** Gives places from 1 to rows that are sorted, the same place where all is equal. */
  static List<Standing> placed(List<Standing> sorted) {
    List<Standing> placed = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      boolean shared = i > 0 && BEST_FIRST.compare(sorted.get(i - 1), sorted.get(i)) == 0;
      placed.add(sorted.get(i).at(shared ? placed.get(i - 1).place() : i + 1));
    }
    return List.copyOf(placed);
  }

  /**
   * Places entrants in an order that something else than points has decided.
   *
   * @param order all entrants, the first placed first
   * @param played the rounds whose points are shown
   * @return the entrants in that order, places 1, 2, 3 and so on
   */
  static List<Standing> inOrder(List<Integer> order, List<PlayedRound> played) {
    List<Standing> counted = count(order.size(), played);
    List<Standing> placed = new ArrayList<>();
    for (int entrant : order) {
      placed.add(counted.get(entrant).at(placed.size() + 1));
    }
    return List.copyOf(placed);
  }

  /** Returns this with another place. */
  Standing at(int newPlace) {
    return new Standing(
        entrant, newPlace, halfPoints, opponentsHalfPoints, wins, draws, losses, byes);
  }

  private static List<Standing> count(int entrants, List<PlayedRound> played) {
    int[][] games = new int[entrants][Score.WIN + 1];
    int[] byes = new int[entrants];
    int[] points = new int[entrants];
    for (PlayedRound round : played) {
      for (int bye : round.round().byes()) {
        byes[bye]++;
        points[bye] += Score.WIN;
      }
      for (int i = 0; i < round.scores().size(); i++) {
        Pairing game = round.round().games().get(i);
        Score score = round.scores().get(i);
        games[game.first()][score.first()]++;
        games[game.second()][score.second()]++;
        points[game.first()] += score.first();
        points[game.second()] += score.second();
      }
    }
    int[] opponents = new int[entrants];
    for (PlayedRound round : played) {
      for (Pairing game : round.round().games()) {
        opponents[game.first()] += points[game.second()];
        opponents[game.second()] += points[game.first()];
      }
    }
    List<Standing> counted = new ArrayList<>();
    for (int i = 0; i < entrants; i++) {
      counted.add(
          new Standing(
              i, 1, points[i], opponents[i], games[i][2], games[i][1], games[i][0], byes[i]));
    }
    return counted;
  }
}
