package io.github.linesofaction.core.rules;

/**
 * How long a game may last. Both numbers count plies: turns of both sides together, passes
 * included. A game is drawn exactly when the number is reached, unless that very ply wins. Rule C5
 * of {@code docs/RULES.md}. An immutable value.
 *
 * @param plies the most plies a game may have: 1 or more, or 0 for no limit
 * @param pliesWithoutCapture the most plies in a row without a capture: 1 or more, or 0 for no
 *     limit
 */
public record Limits(int plies, int pliesWithoutCapture) {
  /** A game may last for ever. */
  public static final Limits NONE = new Limits(0, 0);

  /**
   * Makes limits.
   *
   * @param plies the most plies a game may have: 1 or more, or 0 for no limit
   * @param pliesWithoutCapture the most plies in a row without a capture: 1 or more, or 0 for no
   *     limit
   * @throws RulesException if a number is negative
   */
  public Limits {
    if (plies < 0 || pliesWithoutCapture < 0) {
      throw new RulesException(
          "limits of "
              + plies
              + " plies and "
              + pliesWithoutCapture
              + " plies without a capture: 1 or more, or 0 for none");
    }
  }

  /**
   * Returns a limit of the total number of plies.
   *
   * @param plies 1 or more, or 0 for no limit
   * @return the limit
   * @throws RulesException if the number is negative
   */
  public static Limits ofPlies(int plies) {
    return new Limits(plies, 0);
  }

  /**
   * Returns a limit of the plies in a row without a capture.
   *
   * @param plies 1 or more, or 0 for no limit
   * @return the limit
   * @throws RulesException if the number is negative
   */
  public static Limits ofPliesWithoutCapture(int plies) {
    return new Limits(0, plies);
  }

  /**
   * Describes this choice to a player.
   *
   * @return one sentence or two
   */
  public String describe() {
    if (equals(NONE)) {
      return "A game may last as long as it likes.";
    }
    StringBuilder text = new StringBuilder();
    if (plies > 0) {
      text.append("After ")
          .append(plies)
          .append(" plies of both sides together the game is drawn.");
    }
    if (pliesWithoutCapture > 0) {
      text.append(plies > 0 ? " " : "").append("After ").append(pliesWithoutCapture);
      text.append(" plies in a row without a capture the game is drawn.");
    }
    return text.toString();
  }
}
