package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;

/**
 * Which moves have done well in other positions of a search: they are looked at first. A move that
 * refuted the opponent's last one often refutes his others too, so two are kept for each ply
 * (<em>killer moves</em>); and each step has a score, by its squares (<em>history</em>). As long as
 * nothing else is known, steps toward the middle come first.
 */
final class MoveMemory {
  /** Scores are halved when one gets here: they stay comparable and never overflow. */
  private static final int MOST = 1 << 24;

  /** Of very many moves only the most promising are sought out; the others come as they are. */
  private static final int SOUGHT = 40;

  private final int[][] scores;
  private final int[] killers;
  private final int[] secondKillers;

  MoveMemory(Topology topology, int mostPlies) {
    int[] inward = inward(topology);
    scores = new int[][] {inward, inward.clone()};
    killers = new int[mostPlies];
    secondKillers = new int[mostPlies];
  }

  /** By how much each step brings a stone nearer to the middle, in halves of a square. */
  private static int[] inward(Topology topology) {
    int cells = topology.cellCount();
    int[] away = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      Square square = topology.squareAt(cell);
      away[cell] =
          Math.abs(2 * square.file() - topology.size() + 1)
              + Math.abs(2 * square.rank() - topology.size() + 1);
    }
    int[] inward = new int[cells << 8];
    for (int from = 0; from < cells; from++) {
      for (int to = 0; to < cells; to++) {
        inward[MoveCode.step(from, to)] = away[from] - away[to];
      }
    }
    return inward;
  }

  /** Brings the most promising of the moves from a place on to that place, and answers it. */
  int next(int[] moves, int at, int count, int favourite, int ply, Color side) {
    if (at >= SOUGHT) {
      return moves[at];
    }
    int first = favourite;
    if (at > 0) {
      first = isAmong(moves, at, count, killers[ply]) ? killers[ply] : secondKillers[ply];
    }
    return MoveOrdering.next(moves, at, count, first, scores[side.ordinal()]);
  }

  private static boolean isAmong(int[] moves, int at, int count, int move) {
    for (int i = at; i < count; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Remembers a move that was good enough for the opponent to avoid the position. */
  void praise(int move, int depth, int ply, Color side) {
    if (killers[ply] != move) {
      secondKillers[ply] = killers[ply];
      killers[ply] = move;
    }
    int[] own = scores[side.ordinal()];
    int step = move & 0xFFFF;
    own[step] += depth * depth;
    if (own[step] > MOST) {
      for (int i = 0; i < own.length; i++) {
        own[i] /= 2;
      }
    }
  }
}
