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
 * How games end under a rule set: what goals reached, a side without a turn, repetition and limits
 * mean. The answers are numbers, verdicts, so that asking allocates nothing; {@link #outcome(int)}
 * makes values of them. Immutable.
 */
public final class Endings {
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

  /** What the path of a game has to tell about the present position. */
  public interface Path {
    /** Returns how many plies lie behind. */
    int plies();

    /** Returns how often the position has stood, now included. */
    int occurrences();

    /** Returns how many captures more Black has made than White since the position last stood. */
    int lead();

    /** Returns how many plies in a row, up to now, have captured nothing. */
    int pliesWithoutCapture();
  }

  private final NoMove noMove;
  private final Repetition repetition;
  private final Limits limits;
  private final boolean hasCounters;
  private final boolean countersFirst;

  /** What goals reached mean, by the side to move and the goals. */
  private final int[] goalVerdicts = new int[16];

  /** Makes the endings of a rule set. */
  public Endings(Ruleset rules) {
    this.noMove = rules.noMove();
    this.repetition = rules.repetition();
    this.limits = rules.limits();
    this.hasCounters = repetition.endsAt() > 0 || !limits.equals(Limits.NONE);
    this.countersFirst = hasCounters && rules.precedence() == Precedence.COUNTERS_FIRST;
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
        // By play this cannot come about under ILLEGAL; a set-up like that is nobody's win.
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

  /** Returns the result part of a verdict: who has won, a draw, or that the game goes on. */
  static int result(int verdict) {
    return verdict & (1 << REASON_SHIFT) - 1;
  }

  /** Returns a verdict as a value: how the game has ended; nothing while it goes on. */
  public Optional<Outcome> outcome(int verdict) {
    int result = result(verdict);
    if (result == ONGOING) {
      return Optional.empty();
    }
    EndReason reason = REASONS[verdict >>> REASON_SHIFT];
    return Optional.of(
        result == DRAW
            ? Outcome.draw(reason)
            : Outcome.win(result == BLACK_WINS ? Color.BLACK : Color.WHITE, reason));
  }

  /**
   * Returns how a game in a set-up has ended by the board alone. The side that just moved is the
   * opponent of the side to move, in set-up positions too.
   *
   * @param kernel the kernel of the rule set
   * @param setup a set-up without faults under it
   * @return the outcome, or nothing while the game goes on
   */
  public Optional<Outcome> onBoard(Kernel kernel, Setup setup) {
    Color next = setup.sideToMove();
    int goals = goals(kernel, setup);
    if (goals != 0) {
      return outcome(onGoals(next.ordinal(), goals));
    }
    return endsWithoutTurn() && !kernel.hasTurn(setup)
        ? outcome(withoutTurn(next.ordinal()))
        : Optional.empty();
  }

  /** Returns which goals are reached in a set-up, as {@link Cursor#goals} does. */
  static int goals(Kernel kernel, Setup setup) {
    Color next = setup.sideToMove();
    return (kernel.isReached(setup, next) ? Cursor.NEXT_THERE : 0)
        | (kernel.isReached(setup, next.opponent()) ? Cursor.MOVER_THERE : 0)
        | (kernel.rules().goal().isDead(setup) ? Cursor.DEAD : 0);
  }

  /**
   * Returns the verdict on goals reached.
   *
   * @param side the side to move: 0 for Black, 1 for White
   * @param goals as {@link Cursor#goals} tells them, not 0
   */
  int onGoals(int side, int goals) {
    return goalVerdicts[side << 3 | goals];
  }

  /** Tells whether a game ends when the side to move has no turn. */
  boolean endsWithoutTurn() {
    return noMove != NoMove.PASSES;
  }

  /** Returns the verdict on a side to move that has no turn: 0 for Black, 1 for White. */
  int withoutTurn(int side) {
    return noMove == NoMove.LOSES ? win(side ^ 1, EndReason.NO_MOVE) : draw(EndReason.NO_MOVE);
  }

  /** Tells whether repetition or a limit can end a game. */
  public boolean hasCounters() {
    return hasCounters;
  }

  /** Tells whether they do so before the board is looked at. */
  public boolean countersFirst() {
    return countersFirst;
  }

  /** Returns the verdict of repetition and limits on a path. */
  public int onPath(Path path) {
    if (repetition.endsAt() > 0 && path.occurrences() >= repetition.endsAt()) {
      return onRepetition(path, EndReason.REPETITION);
    }
    if (limits.plies() > 0 && path.plies() >= limits.plies()) {
      return draw(EndReason.PLY_LIMIT);
    }
    return limits.pliesWithoutCapture() > 0
            && path.pliesWithoutCapture() >= limits.pliesWithoutCapture()
        ? draw(EndReason.CAPTURELESS_LIMIT)
        : ONGOING;
  }

  /** Returns what a player may claim because the position has come again, as a verdict. */
  public int claimable(Path path) {
    int from = repetition.claimableAt();
    return from > 0 && path.occurrences() >= from
        ? onRepetition(path, EndReason.CLAIMED_REPETITION)
        : ONGOING;
  }

  private int onRepetition(Path path, EndReason reason) {
    int lead = repetition.verdict() == Repetition.Verdict.DRAW ? 0 : path.lead();
    if (lead == 0) {
      return draw(reason);
    }
    return win(lead > 0 ? Color.BLACK.ordinal() : Color.WHITE.ordinal(), reason);
  }
}
