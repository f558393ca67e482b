package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;

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

  final Ruleset rules;
  final boolean basque;
  final boolean passes;

  /** Whether the board alone makes two positions the same. */
  final boolean boardOnly;

  /** The side to move: 0 for Black, 1 for White. */
  int side;

  Cursor(Ruleset rules, Color sideToMove) {
    this.rules = rules;
    this.basque = rules.bothConnected() == BothConnected.ILLEGAL;
    this.passes = rules.noMove() == NoMove.PASSES;
    this.boardOnly = rules.repetition().basis() == Repetition.Basis.POSITIONAL;
    this.side = sideToMove.ordinal();
  }

  /** Returns the rule set. */
  public final Ruleset rules() {
    return rules;
  }

  /** Returns the side to move: 0 for Black, 1 for White. */
  public final int side() {
    return side;
  }

  /** Returns how many turns the path has. */
  public abstract int plies();

  /** Returns a turn of the path, 0 the first. */
  public abstract int pathMove(int ply);

  /** Returns the side to move after some turns of the path: 0 for Black, 1 for White. */
  int sideAt(int ply) {
    return side ^ (plies() - ply & 1);
  }

  /** Returns which goals are reached: {@link #NEXT_THERE}, {@link #MOVER_THERE}, {@link #DEAD}. */
  public abstract int goals();

  /** Writes the turns in the documented order and answers the place behind the last. */
  public abstract int generate(int[] buffer, int at);

  /**
   * Writes the turns that capture in the documented order and answers the place behind the last.
   */
  public abstract int generateCaptures(int[] buffer, int at);

  /** Returns how many turns there are. */
  public abstract int count();

  /** Tells whether there is a turn. */
  public abstract boolean hasTurn();

  /**
   * Tells whether a number is the code of a turn.
   *
   * @param move any number
   */
  public boolean isTurn(int move) {
    int[] turns = new int[rules.moveRule().mostTurns(rules.topology())];
    return contains(turns, generate(turns, 0), move);
  }

  static boolean contains(int[] turns, int end, int move) {
    for (int i = 0; i < end; i++) {
      if (turns[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Draws one of the turns, each with the same chance; no move if there is none. */
  public abstract int random(Words words);

  /** Goes to a set-up that the same rules can handle, and forgets the path. */
  public abstract void reset(Setup setup);

  /** Makes a turn. */
  public abstract void make(int move);

  /** Takes the last turn of the path back. */
  public abstract void unmake();

  /** Returns the hash of the position. */
  public abstract long hash();

  /**
   * Returns where the stones of a side stand.
   *
   * @param color 0 for Black, 1 for White
   */
  public abstract SquareSet stones(int color);

  /**
   * Returns one word of the stones of a side.
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
   * Returns how many turns a side would have if it were to move, in a position that is not
   * finished.
   *
   * @param color 0 for Black, 1 for White
   */
  public int mobility(int color) {
    Setup turned = setup().withSideToMove(color(color));
    return new GeneralKernel(rules).turns(turned).size();
  }

  /**
   * Returns how many groups the stones of a side form.
   *
   * @param color 0 for Black, 1 for White
   */
  public int groups(int color) {
    return setup().groups(color(color)).size();
  }

  private static Color color(int color) {
    return color == 0 ? Color.BLACK : Color.WHITE;
  }

  /** Returns the position as a set-up. */
  public abstract Setup setup();

  /**
   * Returns a hash of what the position after some turns of the path has in common with those that
   * the rules take for the same.
   */
  abstract long keyAt(int ply);

  /**
   * Tells whether the positions after some turns of the path and after fewer are the same to the
   * rules.
   */
  abstract boolean isSame(int ply, int earlier);

  /**
   * Tells whether a turn of the path captured a stone that can never come back, so that no position
   * before it can stand again.
   */
  abstract boolean isLastingCapture(int ply);

  /**
   * Tells whether the position after some turns of the path was marked and stands on the path ever
   * since; if so, all before it do too.
   */
  abstract boolean isMarked(int ply);

  /** Marks the position after some turns of the path. */
  abstract void mark(int ply);

  /**
   * Counts the pairs of a turn and a reply in a position that is not finished.
   *
   * @param buffer room for the turns
   * @param watch asked before work that may take long
   */
  long countTwo(int[] buffer, Watch watch) {
    int end = generate(buffer, 0);
    long replies = 0;
    for (int i = 0; i < end; i++) {
      watch.check();
      make(buffer[i]);
      replies += goals() == 0 ? count() : 0;
      unmake();
    }
    return replies;
  }
}
