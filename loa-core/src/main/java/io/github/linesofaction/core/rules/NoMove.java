package io.github.linesofaction.core.rules;

/**
 * What happens to a side that has no legal move while the game is not decided. Rule C2 of {@code
 * docs/RULES.md}.
 */
public enum NoMove {
  /** That side loses. */
  LOSES("it loses"),
  /** That side passes: its only turn is the pass, which is recorded and counted like any other. */
  PASSES("it passes"),
  /** The game is drawn. */
  DRAWS("the game is drawn");

  private final String words;

  NoMove(String words) {
    this.words = words;
  }

  /**
   * Describes this choice to a player.
   *
   * @return one sentence
   */
  public String describe() {
    return "If the side to move has no legal move, " + words + ".";
  }
}
