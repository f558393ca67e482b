package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.Arrays;

/**
 * The evaluation for games in which a side has to join its two edges by a chain of stones: how many
 * squares the best chain still lacks, and how many moves there are to choose from.
 *
 * <p>A square without an own stone costs 1 in a chain, one with an enemy stone 2. The cheapest
 * chain is found by going out from the first edge in all directions, cheap squares first.
 */
final class Chains implements Evaluation {
  /** How much a square counts that the chain lacks. */
  private static final int LACKING = 60;

  private static final int MOBILITY_DIVISOR = 10;

  private final int[][] neighbours;

  /** By colour. */
  private final int[][] firstEdges = new int[2][];

  private final boolean[][] isLast = new boolean[2][];
  private final boolean countsMoves;

  /** What the chain to a cell costs, that cell included. */
  private final int[] costs;

  /** Cells to go on from, by cost modulo 3: no square costs more than 2. */
  private final int[][] waiting;

  private final int[] waits = new int[3];

  Chains(Ruleset rules) {
    Topology topology = rules.topology();
    int cells = topology.cellCount();
    neighbours = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      neighbours[cell] = cells(topology.neighbours(cell));
    }
    for (Color color : Color.values()) {
      firstEdges[color.ordinal()] =
          cells(topology.edges().getOrDefault(JoinEdgesGoal.firstEdge(color), topology.none()));
      isLast[color.ordinal()] = new boolean[cells];
      for (int cell :
          cells(topology.edges().getOrDefault(JoinEdgesGoal.lastEdge(color), topology.none()))) {
        isLast[color.ordinal()][cell] = true;
      }
    }
    countsMoves = Mobility.isCheap(rules);
    costs = new int[cells];
    // A cell waits again each time a cheaper way to it is found: once for each neighbour at most.
    waiting = new int[3][9 * cells];
  }

  private static int[] cells(SquareSet set) {
    int[] cells = new int[set.size()];
    int count = 0;
    for (int cell = set.nextCell(0); cell >= 0; cell = set.nextCell(cell + 1)) {
      cells[count++] = cell;
    }
    return cells;
  }

  @Override
  public int of(SearchPosition board) {
    Color own = board.sideToMove();
    int lead = lacking(board, own.opponent()) - lacking(board, own);
    return LACKING * lead + (countsMoves ? Mobility.of(board) / MOBILITY_DIVISOR : 0);
  }

  /** Returns what the cheapest chain of a side costs. */
  private int lacking(SearchPosition board, Color side) {
    Arrays.fill(costs, Integer.MAX_VALUE);
    Arrays.fill(waits, 0);
    for (int cell : firstEdges[side.ordinal()]) {
      reach(board, side, cell, 0);
    }
    for (int cost = 0; waits[0] + waits[1] + waits[2] > 0; cost++) {
      int turn = cost % 3;
      while (waits[turn] > 0) {
        int cell = waiting[turn][--waits[turn]];
        if (costs[cell] == cost) {
          if (isLast[side.ordinal()][cell]) {
            return cost;
          }
          for (int next : neighbours[cell]) {
            reach(board, side, next, cost);
          }
        }
      }
    }
    return costs.length;
  }

  private void reach(SearchPosition board, Color side, int cell, int before) {
    long bit = 1L << cell;
    int word = cell >> 6;
    int cost = before + 1;
    if ((board.word(side, word) & bit) != 0) {
      cost = before;
    } else if ((board.word(side.opponent(), word) & bit) != 0) {
      cost = before + 2;
    }
    if (cost < costs[cell]) {
      costs[cell] = cost;
      waiting[cost % 3][waits[cost % 3]++] = cell;
    }
  }
}
