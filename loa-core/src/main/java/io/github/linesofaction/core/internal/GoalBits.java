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

  /** How many cells a file has; 0 on a hexagon. */
  private final int file;

  /** All cells but those on the first rank, and all but those on the last. */
  private final long notFirst;

  private final long notLast;
  private final boolean countsHands;
  private final int fewestForChain;
  private final long[] firstEdges = new long[2];
  private final long[] lastEdges = new long[2];

  GoalBits(Topology topology, Bitboards boards, Goal goal) {
    this.boards = boards;
    this.file = topology.shape() == Topology.Shape.SQUARE ? topology.size() : 0;
    this.notFirst = boards.all() & ~edge(topology, Edge.BOTTOM);
    this.notLast = boards.all() & ~edge(topology, Edge.TOP);
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
      return (inHand == 0 || !countsHands) && isOneGroup(stones, stones & -stones);
    }
    long last = stones & lastEdges[color];
    return last != 0 && (boards.flood(stones, stones & firstEdges[color]) & last) != 0;
  }

  /**
   * Tells whether stones form one group.
   *
   * @param seed one of them: best of one whose group is small
   */
  boolean isOneGroup(long stones, long seed) {
    // Mostly some stone stands alone, which settles it.
    return hasLoneStone(stones)
        ? (stones & stones - 1) == 0
        : stones != 0 && boards.flood(stones, seed) == stones;
  }

  /** Tells on a square board whether some stone touches no other; nothing on a hexagon. */
  private boolean hasLoneStone(long stones) {
    long beside = stones << 1 & notFirst | stones >>> 1 & notLast;
    long three = stones | beside;
    return file != 0 && (stones & ~(beside | three << file | three >>> file)) != 0;
  }

  boolean isReachable(long stones, int inHand) {
    return Long.bitCount(stones) + inHand >= fewestForChain;
  }
}
