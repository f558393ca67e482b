package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.search.SearchPosition;

/** Tells which side's stones stand closer together. */
final class Concentration implements Evaluation {
  private final int[] files;
  private final int[] ranks;

  Concentration(Topology topology) {
    files = topology.squares().stream().mapToInt(Square::file).toArray();
    ranks = topology.squares().stream().mapToInt(Square::rank).toArray();
  }

  @Override
  public int of(SearchPosition board) {
    Color own = board.sideToMove();
    return spread(board.stones(own.opponent())) - spread(board.stones(own));
  }

  /** How far the stones are from their centre, on average, in hundredths of a square. */
  private int spread(SquareSet stones) {
    int count = 0;
    int fileSum = 0;
    int rankSum = 0;
    for (int cell = stones.nextCell(0); cell >= 0; cell = stones.nextCell(cell + 1)) {
      count++;
      fileSum += files[cell];
      rankSum += ranks[cell];
    }
    int away = 0;
    for (int cell = stones.nextCell(0); cell >= 0; cell = stones.nextCell(cell + 1)) {
      int fileAway = Math.abs(files[cell] * count - fileSum);
      int rankAway = Math.abs(ranks[cell] * count - rankSum);
      away += Math.max(fileAway, rankAway);
    }
    return count == 0 ? 0 : 100 * away / (count * count);
  }
}
