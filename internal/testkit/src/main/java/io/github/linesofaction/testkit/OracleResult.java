package io.github.linesofaction.testkit;

/** How a position stands, as the oracle sees it. */
public enum OracleResult {
  /** The game goes on. */
  ONGOING,
  /** Black has won. */
  BLACK_WINS,
  /** White has won. */
  WHITE_WINS,
  /** The game is drawn. */
  DRAW
}
