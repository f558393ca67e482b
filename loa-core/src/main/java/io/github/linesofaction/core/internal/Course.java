package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Outcome;
import java.util.Optional;

/**
 * A cursor, and what its path means for a game: whether it is over by the board, by repetition or
 * by a limit. For one thread; nothing is allocated by making and unmaking turns and by asking for
 * the verdict.
 */
public final class Course {
  private final Cursor cursor;
  private final PathIndex index;
  private final Endings endings;

  /** Makes a course that begins with a set-up. */
  public Course(Kernel kernel, Setup setup) {
    this.cursor = kernel.cursor(setup);
    this.index = new PathIndex(cursor);
    this.endings = kernel.endings();
  }

  /** Returns the cursor, to be moved about. */
  public Cursor cursor() {
    return cursor;
  }

  /** Returns what the present position has to do with those before it. */
  public PathIndex index() {
    return index;
  }

  /** Returns the result part of a verdict: who has won, a draw, or that the game goes on. */
  public int result() {
    return Endings.result(verdict());
  }

  /** Returns how the game has ended, with the reason; nothing while it goes on. */
  public Optional<Outcome> outcome() {
    return endings.outcome(verdict());
  }

  private int verdict() {
    if (endings.countersFirst()) {
      int counters = endings.onPath(index);
      if (counters != Endings.ONGOING) {
        return counters;
      }
    }
    int goals = cursor.goals();
    if (goals != 0) {
      return endings.onGoals(cursor.side(), goals);
    }
    if (endsWithoutMove()) {
      return endings.withoutTurn(cursor.side());
    }
    return endings.hasCounters() && !endings.countersFirst()
        ? endings.onPath(index)
        : Endings.ONGOING;
  }

  /** Tells whether the side to move has no turn and the game ends for that. */
  public boolean endsWithoutMove() {
    return endings.endsWithoutTurn() && !cursor.hasTurn();
  }

  /** Returns what a player may claim because the position has come again; nothing if nothing. */
  public Optional<Outcome> claimable() {
    return endings.outcome(endings.claimable(index));
  }
}
