package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.players.MoveOrdering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Answers one question exactly: can a side force a win within a number of plies? The engine of
 * {@link SolveSmallBoard}; it shows a search that proves something instead of guessing.
 *
 * <p>If it is that side's turn, one move that wins is enough; if it is the other side's, all moves
 * have to lead to the win. What was found out about a position is kept in a table. Its key is the
 * whole position and not a hash, so no two positions are ever taken for each other: that is why the
 * board may have 31 squares at most, two bits for each and one for the side to move.
 *
 * <p>Repetition and limits are left out of the rules here, so that an answer depends on the
 * position alone and not on the way there. For repetition that takes nothing from a win: who
 * follows the shortest way to it is nearer to it after every ply, so no position comes again with
 * the same side to move. Rules that compare the board alone, whoever is to move, are refused. A
 * limit has to allow as many plies as the win takes.
 */
final class SmallBoardSearch {
  private static final int MOST_SQUARES = 31;
  private static final int MOST_PLIES = 100;
  private static final int BUCKET = 4;

  private final SearchPosition board;
  private final Color side;
  private final int won;
  private final int[][] buffers;

  /** How well each step, by its squares, has done in other positions; for either side. */
  private final int[][] history = new int[2][1 << 16];

  private final long[] keys;
  private final int[] moves;

  /** The least plies known to be enough for the win, and the most known not to be. */
  private final byte[] enough;

  private final byte[] notEnough;

  private long nodes;

  /**
   * Makes a search.
   *
   * @param position where to begin
   * @param side who shall win
   * @param mostPlies the most plies that will be asked for, 1 to 100
   * @param tableBits the table has two to this power entries, 14 bytes each; 2 or more
   * @throws IllegalArgumentException if the board is too large, the plies are out of range, or the
   *     rules compare boards alone for repetition
   */
  SmallBoardSearch(Position position, Color side, int mostPlies, int tableBits) {
    if (position.topology().cellCount() > MOST_SQUARES) {
      throw new IllegalArgumentException(
          position.topology() + ": a board of " + MOST_SQUARES + " squares at most");
    }
    if (mostPlies < 1 || mostPlies > MOST_PLIES) {
      throw new IllegalArgumentException(mostPlies + " plies: 1 to " + MOST_PLIES);
    }
    Repetition repetition = position.rules().repetition();
    if (repetition.isActive() && repetition.basis() == Repetition.Basis.POSITIONAL) {
      throw new IllegalArgumentException(
          "these rules compare boards alone: whether a win can be forced depends on the way there");
    }
    this.board =
        SearchPosition.of(
            Position.of(
                position.rules().toBuilder()
                    .repetition(Repetition.NONE)
                    .limits(Limits.NONE)
                    .build(),
                position.setup()));
    this.side = side;
    this.won = side == Color.BLACK ? SearchPosition.BLACK_WINS : SearchPosition.WHITE_WINS;
    this.buffers = new int[mostPlies + 1][board.bufferSize()];
    this.keys = new long[1 << tableBits];
    this.moves = new int[1 << tableBits];
    this.enough = new byte[1 << tableBits];
    this.notEnough = new byte[1 << tableBits];
    Arrays.fill(keys, -1);
  }

  /**
   * Tells whether the side can force a win.
   *
   * @param plies within how many plies of both sides together
   * @return whether it wins, whatever the other side plays
   */
  boolean wins(int plies) {
    int result = board.result();
    if (result != SearchPosition.ONGOING || plies == 0) {
      return result == won;
    }
    nodes++;
    boolean own = board.sideToMove() == side;
    int known = find(key());
    if (known >= 0 && enough[known] <= plies) {
      return true;
    }
    if (known >= 0 && notEnough[known] >= plies) {
      return false;
    }
    int favourite = known >= 0 ? moves[known] : MoveCode.NONE;
    int[] scores = history[board.sideToMove().ordinal()];
    int[] buffer = buffers[plies];
    int count = board.generate(buffer);
    int decisive = MoveCode.NONE;
    boolean wins = !own;
    for (int i = 0; i < count && wins != own; i++) {
      decisive = MoveOrdering.next(buffer, i, count, favourite, scores);
      board.make(decisive);
      wins = wins(plies - 1);
      board.unmake();
    }
    if (wins == own) {
      scores[decisive & 0xFFFF] += plies * plies;
    }
    store(key(), decisive, plies, wins);
    return wins;
  }

  /**
   * Finds all moves that force a win; it has to be the side's turn.
   *
   * @param plies within how many plies of both sides together, the move included
   * @return the moves in the order of the position; none if there is no such win
   */
  List<Move> winningMoves(int plies) {
    List<Move> winning = new ArrayList<>();
    for (Move move : board.toPosition().legalMoves()) {
      board.make(board.toCode(move));
      if (wins(plies - 1)) {
        winning.add(move);
      }
      board.unmake();
    }
    return winning;
  }

  /**
   * Returns how much was searched.
   *
   * @return the positions looked at up to now, each as often as it was met
   */
  long nodes() {
    return nodes;
  }

  /** The position itself: two bits for each square, one for the side to move; never negative. */
  private long key() {
    long black = board.word(Color.BLACK, 0);
    long white = board.word(Color.WHITE, 0);
    return (white << MOST_SQUARES | black) << 1 | board.sideToMove().ordinal();
  }

  /** The first entry of the few in which a position may stand. */
  private int bucket(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32) & keys.length - BUCKET;
  }

  private int find(long key) {
    int bucket = bucket(key);
    for (int i = bucket; i < bucket + BUCKET; i++) {
      if (keys[i] == key) {
        return i;
      }
    }
    return -1;
  }

  private void store(long key, int move, int plies, boolean wins) {
    int entry = find(key);
    if (entry < 0) {
      entry = leastWorth(bucket(key));
      keys[entry] = key;
      enough[entry] = Byte.MAX_VALUE;
      notEnough[entry] = 0;
    }
    moves[entry] = move;
    if (wins) {
      enough[entry] = (byte) Math.min(plies, enough[entry]);
    } else {
      notEnough[entry] = (byte) Math.max(plies, notEnough[entry]);
    }
  }

  /** An empty entry, or the one that took the least searching. */
  private int leastWorth(int bucket) {
    int least = bucket;
    for (int i = bucket; i < bucket + BUCKET; i++) {
      if (worth(i) < worth(least)) {
        least = i;
      }
    }
    return least;
  }

  private int worth(int entry) {
    if (keys[entry] < 0) {
      return -1;
    }
    return Math.max(notEnough[entry], enough[entry] == Byte.MAX_VALUE ? 0 : enough[entry]);
  }
}
