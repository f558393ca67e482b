package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Optional;

/** Decides from the board alone whether and how a game is over. */
public final class Referee {
  private Referee() {}

  /**
   * Returns how a game in this set-up has ended. The side that just moved is the opponent of the
   * side to move, in set-up positions too.
   *
   * @param kernel the kernel of the rule set
   * @param setup a set-up without faults under it
   * @return the outcome, or nothing while the game goes on
   */
  public static Optional<Outcome> outcome(Kernel kernel, Setup setup) {
    Ruleset rules = kernel.rules();
    Color next = setup.sideToMove();
    Color mover = next.opponent();
    Optional<Outcome> goal =
        goalOutcome(rules, mover, kernel.isReached(setup, mover), kernel.isReached(setup, next));
    if (goal.isPresent()) {
      return goal;
    }
    if (!rules.goal().isReachable(setup, mover) && !rules.goal().isReachable(setup, next)) {
      return Optional.of(Outcome.draw(EndReason.DEAD_POSITION));
    }
    return rules.noMove() == NoMove.PASSES || kernel.hasTurn(setup)
        ? Optional.empty()
        : noMoveOutcome(rules, next);
  }

  /** Returns what it means that the side that moved, the other side, both or neither are there. */
  static Optional<Outcome> goalOutcome(
      Ruleset rules, Color mover, boolean moverThere, boolean otherThere) {
    if (moverThere && otherThere) {
      return Optional.of(
          switch (rules.bothConnected()) {
            case MOVER_WINS -> Outcome.win(mover, EndReason.BOTH_AT_GOAL);
            case MOVER_LOSES -> Outcome.win(mover.opponent(), EndReason.BOTH_AT_GOAL);
            // By play this cannot come about under ILLEGAL; a set-up like that is nobody's win.
            case DRAW, ILLEGAL -> Outcome.draw(EndReason.BOTH_AT_GOAL);
          });
    }
    if (moverThere) {
      return Optional.of(Outcome.win(mover, EndReason.GOAL));
    }
    return otherThere
        ? Optional.of(Outcome.win(mover.opponent(), EndReason.GOAL_BY_OPPONENT))
        : Optional.empty();
  }

  /** Returns what it means that a side has no turn. */
  static Optional<Outcome> noMoveOutcome(Ruleset rules, Color stuck) {
    return switch (rules.noMove()) {
      case LOSES -> Optional.of(Outcome.win(stuck.opponent(), EndReason.NO_MOVE));
      case DRAWS -> Optional.of(Outcome.draw(EndReason.NO_MOVE));
      case PASSES -> Optional.empty();
    };
  }
}
