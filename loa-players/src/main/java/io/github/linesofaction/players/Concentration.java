package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.search.SearchPosition;

/**
 * Tells which side's stones stand closer together. It is asked at every leaf, so it makes no
 * objects: it reads the words of bits in which the board keeps its stones.
 */
final class Concentration implements Evaluation {
  private final int[] files;
  private final int[] ranks;
  private final int words;

  Concentration(Topology topology) {
    files = topology.squares().stream().mapToInt(Square::file).toArray();
    ranks = topology.squares().stream().mapToInt(Square::rank).toArray();
    words = (topology.cellCount() + Long.SIZE - 1) / Long.SIZE;
  }

  @Override
  public int of(SearchPosition board) {
    Color own = board.sideToMove();
    return spread(board, own.opponent()) - spread(board, own);
  }

  /** How far the stones are from their centre, on average, in hundredths of a square. */
  private int spread(SearchPosition board, Color color) {
    int count = 0;
    int fileSum = 0;
    int rankSum = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = board.word(color, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        count++;
        fileSum += files[cell];
        rankSum += ranks[cell];
      }
    }
    int away = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = board.word(color, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int fileAway = Math.abs(files[cell] * count - fileSum);
        int rankAway = Math.abs(ranks[cell] * count - rankSum);
        away += Math.max(fileAway, rankAway);
      }
    }
    return count == 0 ? 0 : 100 * away / (count * count);
  }
}
