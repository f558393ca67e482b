package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.concurrent.CancellationException;

/**
 * A mutable place in a tree of positions, with the path that led there: what a search board is made
 * of. For one thread. Every position of the path keeps its slot, so that unmaking a turn is a step
 * back to the slot before.
 */
public abstract class Cursor {
  /** The side to move has reached its goal. */
  public static final int NEXT_THERE = 1;

  /** The side that moved has reached its goal. */
  public static final int MOVER_THERE = 2;

  /** Neither side can reach its goal any more. */
  public static final int DEAD = 4;

  /** A node this deep above the leaves is where a long count looks whether it should stop. */
  private static final int CHECKED_DEPTH = 4;

  final Ruleset rules;
  final boolean basque;
  final boolean passes;

  /** The side to move: 0 for Black, 1 for White. */
  int side;

  Cursor(Ruleset rules, Color sideToMove) {
    this.rules = rules;
    this.basque = rules.bothConnected() == BothConnected.ILLEGAL;
    this.passes = rules.noMove() == NoMove.PASSES;
    this.side = sideToMove.ordinal();
  }

  /** Answers the rule set. */
  public final Ruleset rules() {
    return rules;
  }

  /** Answers the side to move: 0 for Black, 1 for White. */
  public final int side() {
    return side;
  }

  /** Answers how many turns the path has. */
  public abstract int plies();

  /** Answers a turn of the path, 0 the first. */
  public abstract int pathMove(int ply);

  /** Answers how many turns in a row, up to now, have captured nothing. */
  public final int pliesWithoutCapture() {
    int count = 0;
    int plies = plies();
    while (count < plies && !MoveCode.isCapture(pathMove(plies - 1 - count))) {
      count++;
    }
    return count;
  }

  /** Answers which goals are reached: {@link #NEXT_THERE}, {@link #MOVER_THERE}, {@link #DEAD}. */
  public abstract int goals();

  /** Writes the turns in the documented order and answers the place behind the last. */
  public abstract int generate(int[] buffer, int at);

  /**
   * Writes the turns that capture in the documented order and answers the place behind the last.
   */
  public abstract int generateCaptures(int[] buffer, int at);

  /** Answers how many turns there are. */
  public abstract int count();

  /** Tells whether there is a turn. */
  public abstract boolean hasTurn();

  /** Draws one of the turns, each with the same chance; no move if there is none. */
  public abstract int random(Words words);

  /** Goes to a set-up that the same rules can handle, and forgets the path. */
  public abstract void reset(Setup setup);

  /** Makes a turn. */
  public abstract void make(int move);

  /** Takes the last turn of the path back. */
  public abstract void unmake();

  /** Answers the hash of the position. */
  public abstract long hash();

  /**
   * Answers where the stones of a side stand.
   *
   * @param color 0 for Black, 1 for White
   */
  public abstract SquareSet stones(int color);

  /**
   * Answers one word of the stones of a side.
   *
   * @param color 0 for Black, 1 for White
   * @param index 0 to 3
   */
  public long word(int color, int index) {
    return stones(color).word(index);
  }

  /** Tells whether the stone on a cell is a king. */
  public boolean isKing(int cell) {
    return setup().kings().containsCell(cell);
  }

  /**
   * Answers how many turns a side would have if it were to move, in a position that is not
   * finished.
   *
   * @param color 0 for Black, 1 for White
   */
  public int mobility(int color) {
    Setup turned = setup().withSideToMove(color(color));
    return new GeneralKernel(rules).turns(turned).size();
  }

  /**
   * Answers how many groups the stones of a side form.
   *
   * @param color 0 for Black, 1 for White
   */
  public int groups(int color) {
    return setup().groups(color(color)).size();
  }

  private static Color color(int color) {
    return color == 0 ? Color.BLACK : Color.WHITE;
  }

  /** Answers the position as a set-up. */
  public abstract Setup setup();

  /** Tells whether the position some turns ago was the same, with the side to move. */
  abstract boolean isSame(int pliesAgo);

  /** Tells whether the board some turns ago was the same. */
  abstract boolean isSameBoard(int pliesAgo);

  /** How far back a position may come again. */
  abstract int reversiblePlies();

  /**
   * Answers how often the position has stood on the path, now included.
   *
   * @param boardOnly whether the board alone is compared
   */
  public final int occurrences(boolean boardOnly) {
    int count = 1;
    int reach = reversiblePlies();
    for (int ago = 1; ago <= reach; ago++) {
      if (boardOnly ? isSameBoard(ago) : isSame(ago)) {
        count++;
      }
    }
    return count;
  }

  /** Answers how many turns ago the position last stood on the path, or 0 if never. */
  public final int lastOccurrence(boolean boardOnly) {
    int reach = reversiblePlies();
    for (int ago = 1; ago <= reach; ago++) {
      if (boardOnly ? isSameBoard(ago) : isSame(ago)) {
        return ago;
      }
    }
    return 0;
  }

  /** Counts the leaves of the tree of turns at a depth; a finished position has no children. */
  public final long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    return perft(depth, new int[depth][rules.moveRule().mostTurns(rules.topology())]);
  }

  private long perft(int depth, int[][] buffers) {
    if (goals() != 0) {
      return 0;
    }
    if (depth == 1) {
      return count();
    }
    if (depth == 2) {
      return countTwo(buffers[2 - 1]);
    }
    if (depth == CHECKED_DEPTH && Thread.currentThread().isInterrupted()) {
      throw new CancellationException("perft was interrupted");
    }
    int[] turns = buffers[depth - 1];
    int end = generate(turns, 0);
    long leaves = 0;
    for (int i = 0; i < end; i++) {
      make(turns[i]);
      leaves += perft(depth - 1, buffers);
      unmake();
    }
    return leaves;
  }

  /**
   * Counts the pairs of a turn and a reply in a position that is not finished.
   *
   * @param buffer room for the turns
   */
  long countTwo(int[] buffer) {
    int end = generate(buffer, 0);
    long replies = 0;
    for (int i = 0; i < end; i++) {
      make(buffer[i]);
      replies += goals() == 0 ? count() : 0;
      unmake();
    }
    return replies;
  }
}
