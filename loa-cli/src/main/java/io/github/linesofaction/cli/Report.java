package io.github.linesofaction.cli;

/** How the findings of a validation are told. */
interface Report {
  /** Tells about one game. */
  void game(JudgedGame game);

  /** Tells what could not be read. */
  void trouble(Trouble trouble);

  /**
   * Tells the sums at the end.
   *
   * @param sound how many of the games are sound, those with remarks included
   * @param remarked how many are sound and have remarks
   */
  void end(long games, long sound, long remarked);
}
