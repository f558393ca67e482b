package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tries all pairings of a Swiss round, by the order of aims that the specification names. */
final class SwissByHand {
  private SwissByHand() {}

  static int[] best(List<Integer> free, List<PlayedRound> before, int entrants) {
    return best(free, new ArrayList<>(), new ArrayList<>(), before, entrants);
  }

  private static int[] best(
      List<Integer> free,
      List<Pairing> games,
      List<Integer> byes,
      List<PlayedRound> before,
      int entrants) {
    if (free.isEmpty()) {
      return weight(games, byes, before, entrants);
    }
    int[] best = new int[] {Integer.MAX_VALUE};
    int one = free.get(0);
    List<Integer> rest = new ArrayList<>(free.subList(1, free.size()));
    if (free.size() % 2 == 1 && byes.isEmpty()) {
      byes.add(one);
      best = less(best, best(rest, games, byes, before, entrants));
      byes.remove(0);
    }
    for (int other : List.copyOf(rest)) {
      List<Integer> others = new ArrayList<>(rest);
      others.remove((Integer) other);
      games.add(new Pairing(one, other, 0));
      best = less(best, best(others, games, byes, before, entrants));
      games.remove(games.size() - 1);
    }
    return best;
  }

  private static int[] less(int[] one, int[] other) {
    return Arrays.compare(one, other) <= 0 ? one : other;
  }

  /**
   * Rematches, second byes, places above the bye, differences of scores, colours out of balance.
   */
  static int[] weight(
      List<Pairing> games, List<Integer> byes, List<PlayedRound> before, int entrants) {
    List<Standing> standings = Standing.byPoints(entrants, before);
    int[] points = new int[entrants];
    int[] rank = new int[entrants];
    for (int i = 0; i < entrants; i++) {
      points[standings.get(i).entrant()] = standings.get(i).halfPoints();
      rank[standings.get(i).entrant()] = i;
    }
    int[] surplus = Events.surplus(entrants, before);
    int[][] met = Events.meetings(entrants, before);
    int[] weight = new int[5];
    for (int bye : byes) {
      weight[1] += Events.byes(entrants, before)[bye];
      weight[2] += entrants - rank[bye];
    }
    for (Pairing game : games) {
      int low = Math.min(game.first(), game.second());
      int high = Math.max(game.first(), game.second());
      weight[0] += met[low][high] > 0 ? 1 : 0;
      weight[3] += Math.abs(points[low] - points[high]);
      int lowFirst = square(surplus[low] + 1) + square(surplus[high] - 1);
      int highFirst = square(surplus[low] - 1) + square(surplus[high] + 1);
      weight[4] += Math.min(lowFirst, highFirst) - square(surplus[low]) - square(surplus[high]);
    }
    return weight;
  }

  private static int square(int number) {
    return number * number;
  }
}
