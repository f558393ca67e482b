package io.github.linesofaction.core.rules;

/**
 * What counts when a turn wins and reaches a limit or a repetition at once. Rule C6 of {@code
 * docs/RULES.md}.
 */
public enum Precedence {
  /** The win. This is the rule everywhere but in OpenSpiel. */
  WIN_FIRST("A turn that wins, wins, whatever limit or repetition it also reaches."),
  /** The limit or the repetition: for compatibility with OpenSpiel only. */
  COUNTERS_FIRST("A turn that reaches a limit or a repetition draws, even if it connects.");

  private final String sentence;

  Precedence(String sentence) {
    this.sentence = sentence;
  }

  /**
   * Describes this choice to a player.
   *
   * @return one sentence
   */
  public String describe() {
    return sentence;
  }
}
