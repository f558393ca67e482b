package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edge;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.Goal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;

/** The goals the library knows, judged on bits. */
final class GoalBits {
  private final Bitboards boards;
  private final boolean connects;
  private final boolean countsHands;
  private final int fewestForChain;
  private final long[] firstEdges = new long[2];
  private final long[] lastEdges = new long[2];

  GoalBits(Topology topology, Bitboards boards, Goal goal) {
    this.boards = boards;
    this.connects = goal instanceof ConnectGoal;
    this.countsHands = goal.equals(ConnectGoal.ALL_STONES);
    this.fewestForChain = connects ? 0 : topology.size();
    for (Color color : Color.values()) {
      firstEdges[color.ordinal()] = edge(topology, JoinEdgesGoal.firstEdge(color));
      lastEdges[color.ordinal()] = edge(topology, JoinEdgesGoal.lastEdge(color));
    }
  }

  private static long edge(Topology topology, Edge edge) {
    return topology.edges().getOrDefault(edge, topology.none()).word(0);
  }

  static boolean knows(Goal goal) {
    return goal instanceof ConnectGoal || goal instanceof JoinEdgesGoal;
  }

  /** Tells whether the goal is to connect all stones, and not to join edges. */
  boolean connects() {
    return connects;
  }

  /** Tells whether stones off the board stand against the goal. */
  boolean countsHands() {
    return countsHands;
  }

  boolean isReached(int color, long stones, int inHand) {
    if (connects) {
      return (inHand == 0 || !countsHands) && boards.isOneGroup(stones);
    }
    long last = stones & lastEdges[color];
    return last != 0 && (boards.flood(stones, stones & firstEdges[color]) & last) != 0;
  }

  boolean isReachable(long stones, int inHand) {
    return Long.bitCount(stones) + inHand >= fewestForChain;
  }
}
