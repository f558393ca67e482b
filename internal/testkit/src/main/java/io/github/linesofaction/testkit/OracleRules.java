package io.github.linesofaction.testkit;

import java.util.Objects;

/**
 * The choices of a rule set that the oracle knows. Repetition and limits need a game, not a
 * position: see {@link Oracle#occurrences}.
 *
 * @param bothConnected what a turn that brings both sides to their goal does
 * @param noMove what happens to a side to move without a legal move
 * @param boardOnly whether stones off the board (Parachute) are left out when connection is judged
 */
public record OracleRules(BothConnected bothConnected, NoMove noMove, boolean boardOnly) {

  /** Both sides connected by one turn. */
  public enum BothConnected {
    /** The side that moved wins. */
    MOVER_WINS,
    /** The game is drawn. */
    DRAW,
    /** The side that moved loses. */
    MOVER_LOSES,
    /** Such a move is not legal. */
    ILLEGAL
  }

  /** A side to move without a legal move. */
  public enum NoMove {
    /** It loses. */
    LOSES,
    /** It passes: the only legal turn is a pass. */
    PASSES,
    /** The game is drawn. */
    DRAWS
  }

  /** Both connected is a draw, no move passes: the choices of the preset {@code mindSports}. */
  public static final OracleRules MIND_SPORTS =
      new OracleRules(BothConnected.DRAW, NoMove.PASSES, false);

  /** The mover wins, no move loses: the choices of the preset {@code olympiad2000}. */
  public static final OracleRules OLYMPIAD_2000 =
      new OracleRules(BothConnected.MOVER_WINS, NoMove.LOSES, false);

  /**
   * Checks the components.
   *
   * @param bothConnected as for the record
   * @param noMove as for the record
   * @param boardOnly as for the record
   * @throws NullPointerException if a choice is null
   */
  public OracleRules {
    Objects.requireNonNull(bothConnected, "bothConnected");
    Objects.requireNonNull(noMove, "noMove");
  }

  /**
   * These rules with another choice for both sides connected.
   *
   * @param choice the new choice
   * @return the changed rules
   * @throws NullPointerException if {@code choice} is null
   */
  public OracleRules with(BothConnected choice) {
    return new OracleRules(choice, noMove, boardOnly);
  }

  /**
   * These rules with another choice for a side without a legal move.
   *
   * @param choice the new choice
   * @return the changed rules
   * @throws NullPointerException if {@code choice} is null
   */
  public OracleRules with(NoMove choice) {
    return new OracleRules(bothConnected, choice, boardOnly);
  }

  /**
   * These rules with stones off the board left out, or not, when connection is judged.
   *
   * @param value the new value
   * @return the changed rules
   */
  public OracleRules withBoardOnly(boolean value) {
    return new OracleRules(bothConnected, noMove, value);
  }
}
