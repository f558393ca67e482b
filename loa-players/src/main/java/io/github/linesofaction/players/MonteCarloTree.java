package io.github.linesofaction.players;

import java.util.Arrays;

/**
 * The tree of a Monte-Carlo search. Its nodes are numbers, and what is known of them stands in
 * arrays, so that a node costs 17 bytes and no object. Node 0 is the root; the children of a node
 * stand side by side.
 */
final class MonteCarloTree {
  static final int ROOT = 0;

  /** Nothing is certain of a node. */
  static final byte OPEN = 0;

  /** The side that moved to a node has won. */
  static final byte WON = 1;

  /** The side that moved to a node has lost. */
  static final byte LOST = 2;

  /** The game is over at a node: drawn, or with a result that is not to be kept as certain. */
  static final byte OVER = 3;

  /** How much a move is worth for not having been tried. */
  private static final double CURIOSITY = 0.7;

  /** A full tree grows no more, but is still counted in. */
  private static final int MOST_NODES = 1 << 21;

  private int[] moves = new int[1 << 10];
  private int[] visits = new int[1 << 10];

  /** The success of the side that moved to the node: 2 for each win, 1 for each draw. */
  private int[] successes = new int[1 << 10];

  /** 0 for a node that was not expanded: the root is nobody's child. */
  private int[] firstChildren = new int[1 << 10];

  /**
   * How many children; a board may allow more moves than a short counts, but no tree holds them.
   */
  private char[] childCounts = new char[1 << 10];

  private byte[] states = new byte[1 << 10];
  private int size = 1;

  /** Whether a node has room for so many children. */
  boolean hasRoom(int children) {
    return children <= Character.MAX_VALUE && size + children <= MOST_NODES;
  }

  /** Adds the children of a node, in this order, nothing being known of them. */
  void expand(int node, int[] childMoves, int count) {
    while (size + count > moves.length) {
      grow();
    }
    System.arraycopy(childMoves, 0, moves, size, count);
    firstChildren[node] = size;
    childCounts[node] = (char) count;
    size += count;
  }

  private void grow() {
    int length = 2 * moves.length;
    moves = Arrays.copyOf(moves, length);
    visits = Arrays.copyOf(visits, length);
    successes = Arrays.copyOf(successes, length);
    firstChildren = Arrays.copyOf(firstChildren, length);
    childCounts = Arrays.copyOf(childCounts, length);
    states = Arrays.copyOf(states, length);
  }

  boolean isExpanded(int node) {
    return firstChildren[node] != 0;
  }

  int firstChild(int node) {
    return firstChildren[node];
  }

  /** Returns the place behind the last child. */
  int endOfChildren(int node) {
    return firstChildren[node] + childCounts[node];
  }

  int move(int node) {
    return moves[node];
  }

  int visits(int node) {
    return visits[node];
  }

  byte state(int node) {
    return states[node];
  }

  void setState(int node, byte state) {
    states[node] = state;
  }

  /** Counts one game, seen from the side that moved to the node: 2 for a win, 1 for a draw. */
  void count(int node, int success) {
    visits[node]++;
    successes[node] += success;
  }

  /** Returns the share of success of the side that moved to the node, 0 to 1; half if unknown. */
  double success(int node) {
    return visits[node] == 0 ? 0.5 : 0.5 * successes[node] / visits[node];
  }

  /** Tells whether all children of a node are lost for who moves to them. */
  boolean isEveryChildLost(int node) {
    for (int child = firstChildren[node]; child < endOfChildren(node); child++) {
      if (states[child] != LOST) {
        return false;
      }
    }
    return true;
  }

  /** Returns the child to try next; never one that is lost, unless all are. */
  int mostInteresting(int node) {
    double patience = CURIOSITY * Math.sqrt(Logarithm.of(visits[node] + 1));
    int best = firstChildren[node];
    double most = -1;
    for (int child = firstChildren[node]; child < endOfChildren(node); child++) {
      if (states[child] == WON) {
        return child;
      }
      if (states[child] != LOST) {
        double interest =
            visits[child] == 0
                ? Double.MAX_VALUE
                : success(child) + patience / Math.sqrt(visits[child]);
        if (interest > most) {
          most = interest;
          best = child;
        }
      }
    }
    return best;
  }

  /**
   * Returns the child to play: one that is won, or else the one tried most, not lost if possible.
   */
  int best(int node) {
    int best = firstChildren[node];
    for (int child = best; child < endOfChildren(node); child++) {
      if (states[child] == WON) {
        return child;
      }
      boolean saved = states[best] == LOST && states[child] != LOST;
      boolean moreTried =
          visits[child] > visits[best] && (states[child] != LOST || states[best] == LOST);
      if (saved || moreTried) {
        best = child;
      }
    }
    return best;
  }
}
