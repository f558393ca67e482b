package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everybody meets everybody else of his group, once or twice, by the circle method with the colours
 * of the Berger tables: nobody has more than one game more with one colour. In a group of odd size
 * one entrant a round is free, which is no bye: all are free equally often.
 *
 * @param entrants how many there are, 2 or more
 * @param groups into how many groups they are dealt, snakewise in the order of the event; 1 for all
 *     against all
 * @param cycles 1 or 2: how often each pair meets; the second time with colours exchanged
 */
public record AllPlayAll(int entrants, int groups, int cycles) implements PairingSystem {
  /**
   * Makes the system.
   *
   * @param entrants how many there are, 2 or more
   * @param groups into how many groups they are dealt, so that each has 2 or more
   * @param cycles 1 or 2: how often each pair meets
   * @throws EventException if a number is out of its range
   */
  public AllPlayAll {
    Entrants.atLeast(2, entrants, "all-play-all");
    if (groups < 1 || entrants / groups < 2) {
      throw new EventException(
          entrants + " entrants in " + groups + " groups: from 1 to " + entrants / 2 + " groups");
    }
    if (cycles < 1 || cycles > 2) {
      throw new EventException("all-play-all " + cycles + " times: once or twice");
    }
  }

  /**
   * Returns who is in a group.
   *
   * @param group from 0
   * @return its entrants, in the order of the event
   */
  public List<Integer> group(int group) {
    List<Integer> members = new ArrayList<>();
    for (int entrant = 0; entrant < entrants; entrant++) {
      int turn = entrant % (2 * groups);
      if (Math.min(turn, 2 * groups - 1 - turn) == group) {
        members.add(entrant);
      }
    }
    return List.copyOf(members);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    int largest = (entrants + groups - 1) / groups;
    int cycle = largest + largest % 2 - 1;
    if (played.size() >= cycle * cycles) {
      return Optional.empty();
    }
    int opening = 0;
    for (PlayedRound round : played) {
      opening += round.scores().size();
    }
    boolean returned = played.size() >= cycle;
    List<Pairing> games = new ArrayList<>();
    for (int group = 0; group < groups; group++) {
      for (Pairing game :
          bergerRound(group(group), played.size() % cycle, opening + games.size())) {
        games.add(returned ? game.exchanged() : game);
      }
    }
    return Optional.of(new Round("round " + (played.size() + 1), games, List.of()));
  }

  /** The games of one round of a group, as in the Berger tables; none when the group is done. */
  private static List<Pairing> bergerRound(List<Integer> group, int round, int opening) {
    List<Pairing> games = new ArrayList<>();
    int even = group.size() + group.size() % 2;
    int circle = even - 1;
    if (round >= circle) {
      return games;
    }
    int top = (int) ((long) round * (even / 2) % circle);
    if (even == group.size()) {
      Pairing game = new Pairing(group.get(top), group.get(even - 1), opening);
      games.add(round % 2 == 0 ? game : game.exchanged());
    }
    for (int k = 1; k < even / 2; k++) {
      int up = (top + k) % circle;
      int down = (top - k + circle) % circle;
      games.add(new Pairing(group.get(up), group.get(down), opening + games.size()));
    }
    return games;
  }

  /**
   * Ranks the entrants, group by group: places are those within the group.
   *
   * @param played the rounds so far
   * @return the entrants of the first group, the first placed first, then those of the next
   */
  @Override
  public List<Standing> standings(List<PlayedRound> played) {
    Entrants.requireRounds(played);
    List<Standing> all = Standing.byPoints(entrants, played);
    List<Standing> grouped = new ArrayList<>();
    for (int group = 0; group < groups; group++) {
      List<Integer> members = group(group);
      grouped.addAll(
          Standing.placed(all.stream().filter(row -> members.contains(row.entrant())).toList()));
    }
    return List.copyOf(grouped);
  }
}
