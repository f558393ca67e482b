package io.github.linesofaction.testkit;

/** Why a position is finished, as the oracle sees it. */
public enum OracleEnding {
  /** It is not finished. */
  NONE,
  /** Exactly one side has reached its goal. */
  GOAL,
  /** Both sides have reached their goal. */
  BOTH_GOALS,
  /** Neither side can reach its goal any more (Sfilzotto). */
  DEAD,
  /** The side to move has no legal move, and may not pass. */
  STUCK
}
