package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;

/** For each ply of a search the moves expected from there on, the best found until now. */
final class ExpectedLines {
  private final int[][] lines;
  private final int[] ends;

  ExpectedLines(int mostPlies) {
    lines = new int[mostPlies + 2][mostPlies + 2];
    ends = new int[mostPlies + 2];
  }

  /** Forgets what was expected from a ply on: another position stands there now. */
  void begin(int ply) {
    ends[ply] = ply;
  }

  /** Keeps a move, and behind it what is expected after it. */
  void keep(int ply, int move) {
    int end = Math.max(ply + 1, ends[ply + 1]);
    lines[ply][ply] = move;
    System.arraycopy(lines[ply + 1], ply + 1, lines[ply], ply + 1, end - ply - 1);
    ends[ply] = end;
  }

  /** Whether nothing is expected from the beginning on. */
  boolean isEmpty() {
    return ends[0] == 0;
  }

  /** The moves from the beginning on. */
  List<Move> toMoves(SearchPosition board) {
    List<Move> moves = new ArrayList<>();
    for (int ply = 0; ply < ends[0]; ply++) {
      moves.add(board.toMove(lines[0][ply]));
    }
    return moves;
  }
}
