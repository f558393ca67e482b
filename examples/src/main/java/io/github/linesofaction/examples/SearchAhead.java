package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;

/** Finds the moves that force a win within a number of plies, on the board made for programs. */
public final class SearchAhead {
  private final SearchPosition board;
  private final int[][] buffers;

  private SearchAhead(Position position, int plies) {
    board = SearchPosition.of(position);
    buffers = new int[plies + 1][board.bufferSize()];
  }

  /** The moves after which the side to move wins within that many plies, whatever is answered. */
  static List<Move> winning(Position position, int plies) {
    return new SearchAhead(position, plies).winning(plies);
  }

  private List<Move> winning(int plies) {
    int won = won(board.sideToMove());
    List<Move> winning = new ArrayList<>();
    int[] moves = buffers[plies];
    int count = board.generate(moves);
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      boolean wins = isWon(won, false, plies - 1);
      board.unmake();
      if (wins) {
        winning.add(board.toMove(moves[i]));
      }
    }
    return winning;
  }

  /** Whether the result is sure within that many plies; own turn or the opponent's. */
  private boolean isWon(int won, boolean own, int plies) {
    int result = board.result();
    if (result != SearchPosition.ONGOING || plies == 0) {
      return result == won;
    }
    int[] moves = buffers[plies];
    int count = board.generate(moves);
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      boolean wins = isWon(won, !own, plies - 1);
      board.unmake();
      if (wins == own) {
        return own;
      }
    }
    return !own;
  }

  private static int won(Color color) {
    return color == Color.BLACK ? SearchPosition.BLACK_WINS : SearchPosition.WHITE_WINS;
  }
}
