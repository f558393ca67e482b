package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * The best pairing of a Swiss round, exactly: a perfect matching of the least weight. A weight
 * holds rematch, difference of scores and colours, each counted in units larger than all of the
 * next can add up to; they are whole numbers small enough for the matching's doubles. Of equally
 * good pairings, the order of the players decides.
 */
final class SwissMatching {
  private SwissMatching() {}

  /** Pairs an even number of players. */
  static List<int[]> of(List<Integer> players, SwissHistory history) {
    SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    for (int seat = 0; seat < players.size(); seat++) {
      graph.addVertex(seat);
    }
    long colorUnits = (long) players.size() * history.rounds() + 1;
    long scoreUnits = (long) players.size() * history.rounds() + 1;
    for (int i = 0; i < players.size(); i++) {
      for (int j = i + 1; j < players.size(); j++) {
        int one = players.get(i);
        int other = players.get(j);
        long rematch = history.haveMet(one, other) ? 1 : 0;
        long scores = Math.abs(history.halfPoints(one) - history.halfPoints(other));
        long colors = 2L * history.rounds() - history.colorGap(one, other);
        long weight = (rematch * scoreUnits + scores) * colorUnits + colors;
        graph.setEdgeWeight(graph.addEdge(i, j), (double) weight);
      }
    }
    List<int[]> pairs = new ArrayList<>();
    for (DefaultWeightedEdge edge :
        new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
            .getMatching()
            .getEdges()) {
      pairs.add(new int[] {graph.getEdgeSource(edge), graph.getEdgeTarget(edge)});
    }
    pairs.sort(Comparator.comparingInt(pair -> pair[0]));
    pairs.replaceAll(pair -> new int[] {players.get(pair[0]), players.get(pair[1])});
    return pairs;
  }
}
