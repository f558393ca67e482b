package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The search for one move.
 *
 * <p>Scores are seen from the side to move: 0 for a draw, {@link Thought#WON} less the plies until
 * then for a win, so that a near win is better than a far one, and the same below 0 for a loss.
 */
final class AlphaBetaSearch {
  private static final int MOST_DEPTH = 100;
  private static final int TABLE_BITS = 18;

  private final SearchPosition board;
  private final int mostDepth;
  private final Meter meter;
  private final HashTable table = new HashTable(TABLE_BITS);
  private final Evaluation evaluation;

  /** One buffer of moves for each ply of the search, made when the search first gets there. */
  private final int[][] buffers = new int[MOST_DEPTH][];

  /** For each ply the moves expected from there on. */
  private final int[][] lines = new int[MOST_DEPTH + 1][MOST_DEPTH + 1];

  private final int[] lineEnds = new int[MOST_DEPTH + 1];

  /** How well each step, by its squares, has done in other positions. */
  private final int[] history = new int[1 << 16];

  /** The moves of the game's position, in the order to look at them. */
  private final int[] moves;

  private final int count;
  private int score;

  AlphaBetaSearch(Game game, int depth, Meter meter, Chance chance) {
    this.board = SearchPosition.of(game);
    this.mostDepth = Math.min(depth, MOST_DEPTH);
    this.meter = meter;
    this.evaluation = new Concentration(game.rules().topology());
    this.moves = new int[board.bufferSize()];
    this.count = board.generate(moves);
    shuffle(chance);
  }

  /** Searches to depth 1, then 2, and so on: what was best before is looked at first. */
  Choice choose(Consumer<Thought> listener) {
    Thought thought = new Thought(0, 0, 0, meter.millis(), List.of(board.toMove(moves[0])));
    lines[0][0] = moves[0];
    lineEnds[0] = 1;
    for (int depth = 1; depth <= mostDepth && meter.allowsMore(); depth++) {
      if (searchRoot(depth) || depth == 1) {
        thought = new Thought(depth, score, meter.nodes(), meter.millis(), line());
        listener.accept(thought);
      }
      if (Math.abs(score) > Thought.DECIDED) {
        break;
      }
    }
    return new Choice(board.toMove(moves[0]), thought);
  }

  private boolean searchRoot(int depth) {
    int best = -Thought.WON;
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      board.make(move);
      int found = -search(depth - 1, 1, -Thought.WON, -best);
      board.unmake();
      if (meter.isSpent()) {
        return false;
      }
      if (found > best || i == 0) {
        best = found;
        score = found;
        keepLine(0, move);
        System.arraycopy(moves, 0, moves, 1, i);
        moves[0] = move;
      }
    }
    return true;
  }

  /**
   * Answers the score of the position, as far as it matters; anything once the meter is spent.
   *
   * @param depth how many plies to look ahead from here
   * @param ply how many plies lie behind, since the search began
   * @param alpha what the side to move is sure of already: a score not above it is "not above"
   * @param beta what the opponent is sure of already: a score from there on is "at least"
   */
  private int search(int depth, int ply, int alpha, int beta) {
    lineEnds[ply] = ply;
    if (!meter.spendNode()) {
      return 0;
    }
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
    int[] replies = buffer(ply);
    int end = board.generate(replies);
    int best = MoveCode.NONE;
    int bestScore = -Thought.WON;
    for (int i = 0; i < end && bestScore < beta; i++) {
      int move = MoveOrdering.next(replies, i, end, favourite, history);
      board.make(move);
      int found = -search(depth - 1, ply + 1, -beta, -Math.max(alpha, bestScore));
      board.unmake();
      if (meter.isSpent()) {
        return 0;
      }
      if (found > bestScore) {
        bestScore = found;
        best = move;
        keepLine(ply, move);
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
    return winner == board.sideToMove() ? Thought.WON - ply : ply - Thought.WON;
  }

  private int[] buffer(int ply) {
    if (buffers[ply] == null) {
      buffers[ply] = new int[board.bufferSize()];
    }
    return buffers[ply];
  }

  /** The move, and behind it what is expected after it. */
  private void keepLine(int ply, int move) {
    lines[ply][ply] = move;
    int end = Math.max(ply + 1, lineEnds[ply + 1]);
    System.arraycopy(lines[ply + 1], ply + 1, lines[ply], ply + 1, end - ply - 1);
    lineEnds[ply] = end;
  }

  private List<Move> line() {
    List<Move> line = new ArrayList<>();
    for (int ply = 0; ply < lineEnds[0]; ply++) {
      line.add(board.toMove(lines[0][ply]));
    }
    return line;
  }

  private void shuffle(Chance chance) {
    for (int i = count - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int move = moves[i];
      moves[i] = moves[j];
      moves[j] = move;
    }
  }
}
