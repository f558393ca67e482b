package io.github.linesofaction.core.rules;

/** Why a game has ended. The goals are rule R5 of {@code docs/RULES.md}. */
public enum EndReason {
  /** The side that moved reached its goal: all its stones connected, or its edges joined. */
  GOAL("goal reached"),
  /** A turn, a capture as a rule, brought only the other side to its goal. */
  GOAL_BY_OPPONENT("goal reached by the opponent's move"),
  /** One turn brought both sides to their goals. */
  BOTH_AT_GOAL("both sides at the goal"),
  /** The side to move had no legal move. */
  NO_MOVE("no legal move"),
  /** Neither side can reach its goal any more. */
  DEAD_POSITION("goal out of reach of both sides"),
  /** A position came again as often as the rules allow. */
  REPETITION("repetition"),
  /** A player claimed the end because a position came again. */
  CLAIMED_REPETITION("repetition, claimed"),
  /** The game reached the most plies the rules allow. */
  PLY_LIMIT("limit of plies"),
  /** The game reached the most plies without a capture that the rules allow. */
  CAPTURELESS_LIMIT("limit of plies without a capture"),
  /** A player resigned. */
  RESIGNATION("resignation"),
  /** A player forfeited the game. */
  FORFEIT("forfeit"),
  /** A player ran out of time. */
  TIME("time"),
  /** The players agreed on a draw. */
  AGREEMENT("agreement");

  private final String words;

  EndReason(String words) {
    this.words = words;
  }

  /**
   * Returns the reason in a few English words.
   *
   * @return such as {@code no legal move}
   */
  public String words() {
    return words;
  }
}
