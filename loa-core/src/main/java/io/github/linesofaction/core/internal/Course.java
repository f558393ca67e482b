package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Optional;

/**
 * A cursor, and what its path means for a game: whether it is over by the board, by repetition or
 * by a limit. For one thread; nothing is allocated by making and unmaking turns and by asking for
 * the verdict.
 */
public final class Course {
  /** The verdict on a game that goes on. */
  public static final int ONGOING = 0;

  /** In a verdict: Black has won. */
  public static final int BLACK_WINS = 1;

  /** In a verdict: White has won. */
  public static final int WHITE_WINS = 2;

  /** In a verdict: the game is drawn. */
  public static final int DRAW = 3;

  /** How far to the left of the result the number of the reason stands in a verdict. */
  private static final int REASON_SHIFT = 2;

  private static final EndReason[] REASONS = EndReason.values();

  private final Cursor cursor;
  private final PathIndex index;
  private final boolean losesWithoutMove;
  private final boolean drawsWithoutMove;
  private final boolean hasCounters;
  private final boolean countersFirst;
  private final Repetition repetition;
  private final Limits limits;

  /** What goals reached mean, by the side to move and the goals. */
  private final int[] goalVerdicts = new int[16];

  /** Makes a course that begins with a set-up. */
  public Course(Kernel kernel, Setup setup) {
    Ruleset rules = kernel.rules();
    this.cursor = kernel.cursor(setup);
    this.index = new PathIndex(cursor);
    this.repetition = rules.repetition();
    this.limits = rules.limits();
    this.hasCounters = repetition.endsAt() > 0 || !limits.equals(Limits.NONE);
    this.countersFirst = hasCounters && rules.precedence() == Precedence.COUNTERS_FIRST;
    this.losesWithoutMove = rules.noMove() == NoMove.LOSES;
    this.drawsWithoutMove = rules.noMove() == NoMove.DRAWS;
    for (Color next : Color.values()) {
      for (int goals = 1; goals < 8; goals++) {
        goalVerdicts[next.ordinal() << 3 | goals] = goalVerdict(rules, next.opponent(), goals);
      }
    }
  }

  private static int goalVerdict(Ruleset rules, Color mover, int goals) {
    boolean moverThere = (goals & Cursor.MOVER_THERE) != 0;
    boolean nextThere = (goals & Cursor.NEXT_THERE) != 0;
    if (moverThere && nextThere) {
      return switch (rules.bothConnected()) {
        case MOVER_WINS -> win(mover.ordinal(), EndReason.BOTH_AT_GOAL);
        case MOVER_LOSES -> win(mover.opponent().ordinal(), EndReason.BOTH_AT_GOAL);
        case DRAW, ILLEGAL -> draw(EndReason.BOTH_AT_GOAL);
      };
    }
    if (moverThere) {
      return win(mover.ordinal(), EndReason.GOAL);
    }
    return nextThere
        ? win(mover.opponent().ordinal(), EndReason.GOAL_BY_OPPONENT)
        : draw(EndReason.DEAD_POSITION);
  }

  private static int win(int winner, EndReason reason) {
    return BLACK_WINS + winner | reason.ordinal() << REASON_SHIFT;
  }

  private static int draw(EndReason reason) {
    return DRAW | reason.ordinal() << REASON_SHIFT;
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
    return verdict() & (1 << REASON_SHIFT) - 1;
  }

  /** Returns how the game has ended, with the reason; nothing while it goes on. */
  public Optional<Outcome> outcome() {
    return outcome(verdict());
  }

  private static Optional<Outcome> outcome(int verdict) {
    int result = verdict & (1 << REASON_SHIFT) - 1;
    if (result == ONGOING) {
      return Optional.empty();
    }
    EndReason reason = REASONS[verdict >>> REASON_SHIFT];
    return Optional.of(
        result == DRAW
            ? Outcome.draw(reason)
            : Outcome.win(result == BLACK_WINS ? Color.BLACK : Color.WHITE, reason));
  }

  private int verdict() {
    if (countersFirst) {
      int counters = counterVerdict();
      if (counters != ONGOING) {
        return counters;
      }
    }
    int goals = cursor.goals();
    if (goals != 0) {
      return goalVerdicts[cursor.side() << 3 | goals];
    }
    if (endsWithoutMove()) {
      return losesWithoutMove ? win(cursor.side() ^ 1, EndReason.NO_MOVE) : draw(EndReason.NO_MOVE);
    }
    return hasCounters && !countersFirst ? counterVerdict() : ONGOING;
  }

  /** Tells whether the side to move has no turn and the game ends for that. */
  public boolean endsWithoutMove() {
    return (losesWithoutMove || drawsWithoutMove) && !cursor.hasTurn();
  }

  /** Returns what a player may claim because the position has come again; nothing if nothing. */
  public Optional<Outcome> claimable() {
    int from = repetition.claimableAt();
    return from > 0 && index.occurrences() >= from
        ? outcome(repetitionVerdict(EndReason.CLAIMED_REPETITION))
        : Optional.empty();
  }

  private int counterVerdict() {
    if (repetition.endsAt() > 0 && index.occurrences() >= repetition.endsAt()) {
      return repetitionVerdict(EndReason.REPETITION);
    }
    if (limits.plies() > 0 && cursor.plies() >= limits.plies()) {
      return draw(EndReason.PLY_LIMIT);
    }
    return limits.pliesWithoutCapture() > 0
            && index.pliesWithoutCapture() >= limits.pliesWithoutCapture()
        ? draw(EndReason.CAPTURELESS_LIMIT)
        : ONGOING;
  }

  private int repetitionVerdict(EndReason reason) {
    int lead = repetition.verdict() == Repetition.Verdict.DRAW ? 0 : index.lead();
    if (lead == 0) {
      return draw(reason);
    }
    Color winner = lead > 0 ? Color.BLACK : Color.WHITE;
    return win(winner.ordinal(), reason);
  }
}
