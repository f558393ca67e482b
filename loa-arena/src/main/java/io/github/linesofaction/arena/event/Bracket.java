package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A knock-out as far as it has been played: who is still in, and who went out when. */
final class Bracket {
  private static final int GAMES = 2;

  private final KnockOut system;

  /** Ranks from 0 of who is still in, in the order of the bracket: neighbours meet. */
  private List<Integer> ranks;

  /** Ranks of who is out, the last to go first. */
  private final List<Integer> out = new ArrayList<>();

  /** Half points of each rank in the encounter now. */
  private int[] halfPoints;

  private int playedAgain;
  private int encounters;

  private Bracket(KnockOut system) {
    this.system = system;
    this.ranks = KnockOut.bracketOrder(system.size());
    this.halfPoints = new int[system.ranking().size()];
  }

  static Bracket of(KnockOut system, List<PlayedRound> played) {
    Bracket bracket = new Bracket(system);
    played.forEach(bracket::add);
    return bracket;
  }

  private void add(PlayedRound round) {
    encounters += round.scores().size() / GAMES;
    for (int game = 0; game < round.scores().size(); game++) {
      for (int rank : ranks) {
        int entrant = system.ranking().get(rank);
        if (round.round().games().get(game).has(entrant)) {
          halfPoints[rank] += round.halfPoints(game, entrant);
        }
      }
    }
    if (playedAgain < system.replays() && !undecided().isEmpty()) {
      playedAgain++;
    } else {
      advance();
    }
  }

  /** The first of each two neighbours whose encounter stands even. */
  private List<Integer> undecided() {
    List<Integer> even = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i += 2) {
      if (halfPoints[ranks.get(i)] == halfPoints[ranks.get(i + 1)]) {
        even.add(i);
      }
    }
    return even;
  }

  private void advance() {
    List<Integer> on = new ArrayList<>();
    List<Integer> gone = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i += 2) {
      int one = ranks.get(i);
      int other = ranks.get(i + 1);
      boolean oneGoesOn =
          halfPoints[one] == halfPoints[other] ? one < other : halfPoints[one] > halfPoints[other];
      on.add(oneGoesOn ? one : other);
      gone.add(oneGoesOn ? other : one);
    }
    gone.sort(Comparator.naturalOrder());
    out.addAll(0, gone);
    ranks = on;
    halfPoints = new int[halfPoints.length];
    playedAgain = 0;
  }

  Optional<Round> nextRound() {
    if (ranks.size() == 1) {
      return Optional.empty();
    }
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i += 2) {
      open.add(i);
    }
    List<Pairing> games = new ArrayList<>();
    int encounter = encounters;
    for (int i : playedAgain == 0 ? open : undecided()) {
      int higher = Math.min(ranks.get(i), ranks.get(i + 1));
      int lower = Math.max(ranks.get(i), ranks.get(i + 1));
      Pairing game =
          new Pairing(system.ranking().get(higher), system.ranking().get(lower), encounter++);
      games.add(game);
      games.add(game.exchanged());
    }
    return Optional.of(new Round(name(), games, List.of()));
  }

  private String name() {
    String stage =
        switch (ranks.size()) {
          case 2 -> "final";
          case 4 -> "semi-finals";
          case 8 -> "quarter-finals";
          default -> "last " + ranks.size();
        };
    return playedAgain == 0 ? stage : stage + ", replay " + playedAgain;
  }

  /** All entrants: who is in by rank, who is out, the last to go first, then who took no part. */
  List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    ranks.stream().sorted().forEach(rank -> order.add(system.ranking().get(rank)));
    out.forEach(rank -> order.add(system.ranking().get(rank)));
    order.addAll(system.ranking().subList(system.size(), system.ranking().size()));
    return order;
  }
}
