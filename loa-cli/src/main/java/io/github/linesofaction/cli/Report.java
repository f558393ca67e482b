package io.github.linesofaction.cli;

/** How the findings of a validation are told. */
interface Report {
  /** Tells about one game. */
  void game(JudgedGame game);

  /** Tells the sums at the end. */
  void end(long games, long sound);
}
