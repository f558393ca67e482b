package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.search.SearchPosition;

/**
 * Looks ahead with alpha-beta search. It shows the search board {@link SearchPosition} and the
 * three things that every such program has around it: iterative deepening, a hash table, and an
 * evaluation of the positions where looking ahead stops. It plays every variant; the evaluation is
 * made for those in which a side has to connect its stones.
 *
 * <p>Scores are seen from the side to move: 0 for a draw, {@code WIN} less the plies until then for
 * a win, so that a near win is better than a far one, and the same below 0 for a loss.
 *
 * <p>The hash table is trusted: two positions with one hash would be taken for each other, and a
 * score found on one path is used on another, where a repetition may lie at another place. For a
 * program that plays that is good enough; for one that proves something, see {@link
 * SmallBoardSearch}.
 *
 * <p>Run it with {@link PlayInTerminal} against yourself, or with {@link Match} against the {@link
 * MonteCarloPlayer}.
 */
public final class AlphaBetaPlayer implements Player {
  private static final int WIN = 1_000_000;

  /** Scores beyond this are wins or losses that were seen to their end. */
  private static final int DECIDED = WIN - 1_000;

  private final int depth;

  /**
   * Makes a player.
   *
   * @param depth how many plies to look ahead, 1 or more; each one takes several times longer
   */
  public AlphaBetaPlayer(int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth + ": 1 or more");
    }
    this.depth = depth;
  }

  @Override
  public Move choose(Game game) {
    return new Search(game, depth).bestMove();
  }

  /** The search for one move. */
  private static final class Search {
    private final SearchPosition board;
    private final int mostDepth;
    private final HashTable table = new HashTable(16);
    private final Evaluation evaluation;

    /** One buffer of moves for each ply of the search. */
    private final int[][] buffers;

    /** How well each step, by its squares, has done in other positions. */
    private final int[] history = new int[1 << 16];

    Search(Game game, int depth) {
      board = SearchPosition.of(game);
      mostDepth = depth;
      evaluation = new Evaluation(game.rules().topology());
      buffers = new int[depth][board.bufferSize()];
    }

    /** Searches to depth 1, then 2, and so on: what was best before is looked at first. */
    Move bestMove() {
      int best = MoveCode.NONE;
      for (int depth = 1; depth <= mostDepth; depth++) {
        int[] moves = buffers[0];
        int count = board.generate(moves);
        int bestScore = -WIN;
        int favourite = best;
        for (int i = 0; i < count; i++) {
          int move = MoveOrdering.next(moves, i, count, favourite, history);
          board.make(move);
          int score = -search(depth - 1, 1, -WIN, -bestScore);
          board.unmake();
          if (score > bestScore || i == 0) {
            bestScore = score;
            best = move;
          }
        }
        if (Math.abs(bestScore) > DECIDED) {
          break;
        }
      }
      return board.toMove(best);
    }

    /**
     * Answers the score of the position, as far as it matters.
     *
     * @param depth how many plies to look ahead from here
     * @param ply how many plies lie behind, since the search began
     * @param alpha what the side to move is sure of already: a score not above it is "not above"
     * @param beta what the opponent is sure of already: a score from there on is "at least"
     */
    private int search(int depth, int ply, int alpha, int beta) {
      int result = board.result();
      if (result != SearchPosition.ONGOING) {
        return scoreOf(result, ply);
      }
      if (depth == 0) {
        return evaluation.of(board);
      }
      long hash = board.hash();
      int favourite = MoveCode.NONE;
      if (table.holds(hash)) {
        int known = table.score(hash, ply);
        if (table.depth(hash) >= depth
            && (table.bound(hash) == HashTable.EXACT
                || (table.bound(hash) == HashTable.AT_LEAST && known >= beta)
                || (table.bound(hash) == HashTable.AT_MOST && known <= alpha))) {
          return known;
        }
        favourite = table.move(hash);
      }
      int[] moves = buffers[ply];
      int count = board.generate(moves);
      int best = MoveCode.NONE;
      int bestScore = -WIN;
      for (int i = 0; i < count && bestScore < beta; i++) {
        int move = MoveOrdering.next(moves, i, count, favourite, history);
        board.make(move);
        int score = -search(depth - 1, ply + 1, -beta, -Math.max(alpha, bestScore));
        board.unmake();
        if (score > bestScore) {
          bestScore = score;
          best = move;
        }
      }
      if (bestScore >= beta) {
        history[best & 0xFFFF] += depth * depth;
      }
      int bound =
          bestScore >= beta
              ? HashTable.AT_LEAST
              : bestScore > alpha ? HashTable.EXACT : HashTable.AT_MOST;
      table.put(hash, best, bestScore, ply, depth, bound);
      return bestScore;
    }

    private int scoreOf(int result, int ply) {
      if (result == SearchPosition.DRAW) {
        return 0;
      }
      Color winner = result == SearchPosition.BLACK_WINS ? Color.BLACK : Color.WHITE;
      return winner == board.sideToMove() ? WIN - ply : ply - WIN;
    }
  }

  /** What was found out about positions, by hash. A new entry takes the place of an old one. */
  private static final class HashTable {
    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    private final long[] hashes;
    private final int[] moves;
    private final int[] scores;

    /** The depth searched, and in the lowest two bits what the score is; 0 for an empty entry. */
    private final int[] notes;

    HashTable(int bits) {
      hashes = new long[1 << bits];
      moves = new int[1 << bits];
      scores = new int[1 << bits];
      notes = new int[1 << bits];
    }

    private int slot(long hash) {
      return (int) hash & hashes.length - 1;
    }

    boolean holds(long hash) {
      return hashes[slot(hash)] == hash && notes[slot(hash)] != 0;
    }

    int move(long hash) {
      return moves[slot(hash)];
    }

    int depth(long hash) {
      return notes[slot(hash)] >> 2;
    }

    int bound(long hash) {
      return notes[slot(hash)] & 3;
    }

    /** A win is kept as so many plies from its position, and answered as so many from the root. */
    int score(long hash, int ply) {
      int score = scores[slot(hash)];
      return score > DECIDED ? score - ply : score < -DECIDED ? score + ply : score;
    }

    void put(long hash, int move, int score, int ply, int depth, int bound) {
      int slot = slot(hash);
      hashes[slot] = hash;
      moves[slot] = move;
      scores[slot] = score > DECIDED ? score + ply : score < -DECIDED ? score - ply : score;
      notes[slot] = depth << 2 | bound;
    }
  }

  /**
   * Tells which side's stones stand closer together. It is asked at every leaf, so it makes no
   * objects: it reads the words of bits in which the board keeps its stones.
   */
  private static final class Evaluation {
    private final int[] files;
    private final int[] ranks;
    private final int words;

    Evaluation(Topology topology) {
      files = topology.squares().stream().mapToInt(Square::file).toArray();
      ranks = topology.squares().stream().mapToInt(Square::rank).toArray();
      words = (topology.cellCount() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Answers a small score, seen from the side to move. */
    int of(SearchPosition board) {
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
}
