package io.github.linesofaction.core.rules;

/**
 * What happens when one turn leaves both sides at their goal. Only a capture can do that. The
 * sources disagree: see the presets. Rule C1 of {@code docs/RULES.md}; in a position that was set
 * up by hand, the side not to move counts as the side that moved (rule S1).
 */
public enum BothConnected {
  /** The side whose turn it was wins. */
  MOVER_WINS("the side that moved wins"),
  /** The game is drawn. */
  DRAW("the game is drawn"),
  /** The side whose turn it was loses. */
  MOVER_LOSES("the side that moved loses"),
  /** Such a move may not be played: the Basque rule. */
  ILLEGAL("it may not be played");

  private final String words;

  BothConnected(String words) {
    this.words = words;
  }

  /**
   * Describes this choice to a player.
   *
   * @return one sentence
   */
  public String describe() {
    return "If a move connects both sides at once, " + words + ".";
  }
}
