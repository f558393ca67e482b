package io.github.linesofaction.arena.event;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Deals colours to games so that everybody moves first as often as second, or one time more or less
 * where his number of games is odd. The games are the edges of a graph, of which closed walks
 * (Euler circuits) are made; everybody moves first in the games by which the walk leaves him.
 * Whoever has an odd number of games gets an edge to one more player, so that every walk closes.
 */
final class EulerColors {
  private final int extra;
  private final List<List<Integer>> edgesOf = new ArrayList<>();
  private final List<int[]> edges = new ArrayList<>();
  private final List<Boolean> used = new ArrayList<>();

  private EulerColors(int players, List<int[]> games) {
    this.extra = players;
    for (int i = 0; i <= players; i++) {
      edgesOf.add(new ArrayList<>());
    }
    games.forEach(game -> addEdge(game[0], game[1]));
    for (int player = 0; player < players; player++) {
      if (edgesOf.get(player).size() % 2 == 1) {
        addEdge(player, extra);
      }
    }
  }

  private void addEdge(int a, int b) {
    edgesOf.get(a).add(edges.size());
    edgesOf.get(b).add(edges.size());
    edges.add(new int[] {a, b});
    used.add(false);
  }

  /** Returns the games, each with who moves first in front, in the order given. */
  static List<int[]> deal(int players, List<int[]> games) {
    EulerColors colors = new EulerColors(players, games);
    for (int player = 0; player <= players; player++) {
      colors.walkFrom(player);
    }
    return List.copyOf(colors.edges.subList(0, games.size()));
  }

  /** Walks until no unused edge is left at the start; each edge is turned as it is walked. */
  private void walkFrom(int start) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      int here = open.peek();
      List<Integer> ways = edgesOf.get(here);
      while (!ways.isEmpty() && used.get(ways.get(ways.size() - 1))) {
        ways.remove(ways.size() - 1);
      }
      if (ways.isEmpty()) {
        open.pop();
      } else {
        int way = ways.remove(ways.size() - 1);
        used.set(way, true);
        int[] edge = edges.get(way);
        int there = edge[0] == here ? edge[1] : edge[0];
        edges.set(way, new int[] {here, there});
        open.push(there);
      }
    }
  }
}
