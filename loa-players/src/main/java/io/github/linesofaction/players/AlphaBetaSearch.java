package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.List;
import java.util.function.Consumer;

/**
 * The search for one move.
 *
 * <p>Scores are seen from the side to move: 0 for a draw, {@link Thought#WON} less the plies until
 * then for a win, so that a near win is better than a far one, and the same below 0 for a loss.
 *
 * <p>What makes it deeper than plain alpha-beta rests on two guesses that are mostly right. The
 * first move looked at is the best: so the others are only asked whether they are better, which is
 * answered sooner than by how much (<em>principal variation search</em>), and late ones less deeply
 * at first (<em>late move reductions</em>). And having the turn is worth something: a side that is
 * well off even after doing nothing needs no close look (<em>null move</em>). Where a guess turns
 * out wrong, the search is done again as it should be, except after a null move.
 */
final class AlphaBetaSearch {
  private static final int MOST_DEPTH = 100;

  /** Moves from this one on are late, and reduced from this depth on. */
  private static final int LATE = 4;

  private static final int REDUCED_FROM = 3;

  /** How many plies less to look ahead after a null move. */
  private static final int NULL_REDUCTION = 2;

  private final SearchPosition board;
  private final Meter meter;
  private final HashTable table;
  private final Evaluation evaluation;
  private final MoveMemory memory;
  private final ExpectedLines lines = new ExpectedLines(MOST_DEPTH);
  private final boolean drawsRepetitions;
  private final PathKey pathKey;

  /** One buffer of moves for each ply of the search, made when the search first gets there. */
  private final int[][] buffers = new int[MOST_DEPTH][];

  AlphaBetaSearch(Game game, Meter meter, Evaluation evaluation, HashTable table) {
    this.board = SearchPosition.of(game);
    this.meter = meter;
    this.table = table;
    this.evaluation = evaluation;
    this.memory = new MoveMemory(game.rules().topology(), MOST_DEPTH);
    this.drawsRepetitions = game.rules().repetition().verdict() == Repetition.Verdict.DRAW;
    this.pathKey = new PathKey(game.rules().limits());
  }

  /** Searches to depth 1, then 2, and so on: what was best before is looked at first. */
  Choice choose(int depthLimit, Chance chance, Consumer<Thought> listener) {
    int[] moves = buffer(0);
    int count = board.generate(moves);
    shuffle(moves, count, chance);
    Thought thought = new Thought(0, 0, 0, meter.millis(), List.of(board.toMove(moves[0])));
    int mostDepth = Math.min(depthLimit, MOST_DEPTH);
    for (int depth = 1; depth <= mostDepth && meter.allowsMore(); depth++) {
      int score = searchRoot(moves, count, depth);
      if (lines.isEmpty()) {
        break;
      }
      thought = new Thought(depth, score, meter.nodes(), meter.millis(), lines.toMoves(board));
      listener.accept(thought);
      if (meter.isSpent() || Math.abs(score) > Thought.DECIDED) {
        break;
      }
    }
    if (thought.depth() == 0) {
      listener.accept(thought);
    }
    return new Choice(board.toMove(moves[0]), thought);
  }

  /**
   * Looks at all moves of the game's position, brings the best to the front and answers its score.
   * When the meter is spent, it is the best of those looked at; if there was none, there is no
   * line.
   */
  private int searchRoot(int[] moves, int count, int depth) {
    lines.begin(0);
    int best = -Thought.WON;
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      board.make(move);
      int score = i == 0 ? best : -search(depth - 1, 1, -best - 1, -best, true);
      if (i == 0 || (score > best && !meter.isSpent())) {
        score = -search(depth - 1, 1, -Thought.WON, -best, true);
      }
      board.unmake();
      if (meter.isSpent()) {
        break;
      }
      if (score > best || i == 0) {
        best = score;
        lines.keep(0, move);
        System.arraycopy(moves, 0, moves, 1, i);
        moves[0] = move;
      }
    }
    return best;
  }

  /**
   * Returns the score of the position, as far as it matters; anything once the meter is spent.
   *
   * @param depth how many plies to look ahead from here
   * @param ply how many plies lie behind, since the search began
   * @param alpha what the side to move is sure of already: a score not above it is "not above"
   * @param beta what the opponent is sure of already: a score from there on is "at least"
   * @param mayDoNothing whether a null move may be tried: never two in a row
   */
  private int search(int depth, int ply, int alpha, int beta, boolean mayDoNothing) {
    lines.begin(ply);
    if (!meter.spendNode()) {
      return 0;
    }
    int result = board.result();
    if (result != SearchPosition.ONGOING) {
      return scoreOf(result, ply);
    }
    if (drawsRepetitions && board.occurrences() > 1) {
      return 0;
    }
    if (depth <= 0 || ply == MOST_DEPTH) {
      return evaluation.of(board);
    }
    long hash = pathKey.of(board);
    int entry = table.find(hash);
    int favourite = MoveCode.NONE;
    if (entry != HashTable.UNKNOWN) {
      int known = table.score(entry, ply);
      if (table.answers(entry, known, depth, alpha, beta)) {
        return known;
      }
      favourite = table.move(entry);
    }
    boolean asksWhetherBetter = beta - alpha == 1;
    if (mayDoNothing && asksWhetherBetter && isFineAfterNothing(depth, ply, beta)) {
      return beta;
    }
    int[] moves = buffer(ply);
    int count = board.generate(moves);
    int best = MoveCode.NONE;
    int bestScore = -Thought.WON;
    for (int i = 0; i < count && bestScore < beta && !meter.isSpent(); i++) {
      int move = memory.next(moves, i, count, favourite, ply, board.sideToMove());
      int sure = Math.max(alpha, bestScore);
      board.make(move);
      int score = scoreAfter(i, depth, ply, sure, beta);
      board.unmake();
      if (score > bestScore) {
        bestScore = score;
        best = move;
        lines.keep(ply, move);
      }
    }
    if (meter.isSpent()) {
      return 0;
    }
    int bound = HashTable.EXACT;
    if (bestScore >= beta) {
      memory.praise(best, depth, ply, board.sideToMove());
      bound = HashTable.AT_LEAST;
    } else if (bestScore <= alpha) {
      bound = HashTable.AT_MOST;
    }
    table.put(hash, best, bestScore, ply, depth, bound);
    return bestScore;
  }

  /** Returns what the move just made is worth: the {@code i}th looked at in its position. */
  private int scoreAfter(int i, int depth, int ply, int sure, int beta) {
    if (i == 0) {
      return -search(depth - 1, ply + 1, -beta, -sure, true);
    }
    boolean late = i >= LATE && depth >= REDUCED_FROM && !MoveCode.isCapture(board.lastMove());
    int reduction = late ? (i >= 4 * LATE ? 2 : 1) : 0;
    int score = -search(depth - 1 - reduction, ply + 1, -sure - 1, -sure, true);
    if (score > sure && reduction > 0) {
      score = -search(depth - 1, ply + 1, -sure - 1, -sure, true);
    }
    if (score > sure && score < beta) {
      score = -search(depth - 1, ply + 1, -beta, -sure, true);
    }
    return score;
  }

  private boolean isFineAfterNothing(int depth, int ply, int beta) {
    if (depth <= NULL_REDUCTION || beta > Thought.DECIDED || evaluation.of(board) < beta) {
      return false;
    }
    board.makeNull();
    int score = -search(depth - 1 - NULL_REDUCTION, ply + 1, -beta, 1 - beta, false);
    board.unmake();
    return score >= beta && !meter.isSpent();
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

  private static void shuffle(int[] moves, int count, Chance chance) {
    for (int i = count - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int move = moves[i];
      moves[i] = moves[j];
      moves[j] = move;
    }
  }
}
