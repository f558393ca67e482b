package io.github.linesofaction.core.rules;

import java.util.Objects;

/**
 * When a position that comes again ends the game. The position a game starts from is its first
 * occurrence; turns taken back do not count. Rule C3 of {@code docs/RULES.md}. An immutable value.
 *
 * @param endsAt the occurrence that ends the game by itself: 2 or more, or 0 for none
 * @param claimableAt the occurrence from which a player may claim the end: 2 or more, or 0 for none
 * @param basis what makes two positions the same
 * @param verdict how the game then ends
 */
public record Repetition(int endsAt, int claimableAt, Basis basis, Verdict verdict) {
  /** What makes two positions the same. */
  public enum Basis {
    /** The board, the side to move, and what a variant adds: stones in hand, the kind due. */
    SITUATIONAL,
    /** The board alone: stones and holes. */
    POSITIONAL
  }

  /** How a game ends by repetition. */
  public enum Verdict {
    /** It is drawn. */
    DRAW,
    /**
     * The side that captured more enemy stones since the last occurrence wins; if both captured
     * equally many, the game is drawn. From the Computer Olympiad's Go rules; rule C4 of {@code
     * docs/RULES.md}.
     */
    LONG_CYCLE
  }

  /** Repetition never matters. */
  public static final Repetition NONE = new Repetition(0, 0, Basis.SITUATIONAL, Verdict.DRAW);

  /**
   * Makes a repetition rule.
   *
   * @param endsAt the occurrence that ends the game by itself: 2 or more, or 0 for none
   * @param claimableAt the occurrence from which a player may claim the end: 2 or more, or 0 for
   *     none
   * @param basis what makes two positions the same
   * @param verdict how the game then ends
   * @throws RulesException if an occurrence is 1 or negative, or a claim would come after the end
   */
  public Repetition {
    Objects.requireNonNull(basis, "basis");
    Objects.requireNonNull(verdict, "verdict");
    if (endsAt < 0 || endsAt == 1 || claimableAt < 0 || claimableAt == 1) {
      throw new RulesException(
          "repetition at occurrences "
              + endsAt
              + " and "
              + claimableAt
              + ": the start is the first, so 2 or more, or 0 for none");
    }
    if (endsAt > 0 && claimableAt >= endsAt) {
      throw new RulesException(
          "repetition claimable at occurrence "
              + claimableAt
              + " though the game ends by itself at occurrence "
              + endsAt
              + ": a claim must come earlier");
    }
  }

  /**
   * Returns the rule that an occurrence of the same situation draws by itself.
   *
   * @param occurrence 2 or more
   * @return the rule
   * @throws RulesException if the occurrence is less than 2
   */
  public static Repetition drawAt(int occurrence) {
    if (occurrence < 2) {
      throw new RulesException("repetition at occurrence " + occurrence + ": 2 or more");
    }
    return new Repetition(occurrence, 0, Basis.SITUATIONAL, Verdict.DRAW);
  }

  /**
   * Returns the rule that a draw may be claimed from an occurrence of the same situation on.
   *
   * @param occurrence 2 or more
   * @return the rule
   * @throws RulesException if the occurrence is less than 2
   */
  public static Repetition claimableAt(int occurrence) {
    if (occurrence < 2) {
      throw new RulesException("repetition at occurrence " + occurrence + ": 2 or more");
    }
    return new Repetition(0, occurrence, Basis.SITUATIONAL, Verdict.DRAW);
  }

  /**
   * Returns this rule with another basis.
   *
   * @param other what makes two positions the same
   * @return the rule
   */
  public Repetition by(Basis other) {
    return new Repetition(endsAt, claimableAt, Objects.requireNonNull(other, "other"), verdict);
  }

  /**
   * Returns this rule with another verdict.
   *
   * @param other how the game ends
   * @return the rule
   */
  public Repetition verdict(Verdict other) {
    return new Repetition(endsAt, claimableAt, basis, Objects.requireNonNull(other, "other"));
  }

  /**
   * Tells whether repetition matters at all.
   *
   * @return whether some occurrence ends the game or lets a player claim its end
   */
  public boolean isActive() {
    return endsAt > 0 || claimableAt > 0;
  }

  /**
   * Describes this choice to a player.
   *
   * @return one sentence or two
   */
  public String describe() {
    if (!isActive()) {
      return "Positions may come again as often as the players like.";
    }
    String same =
        basis == Basis.SITUATIONAL
            ? "the same position with the same side to move"
            : "the same board";
    String end =
        verdict == Verdict.DRAW
            ? "is a draw"
            : "is won by the side that captured more stones since it stood there before, and else a"
                + " draw";
    StringBuilder text = new StringBuilder();
    if (endsAt > 0) {
      text.append("When ").append(same).append(" stands for the ").append(ordinal(endsAt));
      text.append(" time, the game ").append(end).append('.');
    }
    if (claimableAt > 0) {
      text.append(endsAt > 0 ? " From the " : "When " + same + " stands for the ");
      text.append(ordinal(claimableAt)).append(" time");
      text.append(endsAt > 0 ? " on" : " or more").append(", a player may claim that the game ");
      text.append(end).append('.');
    }
    return text.toString();
  }

  private static String ordinal(int number) {
    return switch (number) {
      case 2 -> "second";
      case 3 -> "third";
      case 4 -> "fourth";
      case 5 -> "fifth";
      default -> number + ordinalEnding(number);
    };
  }

  private static String ordinalEnding(int number) {
    int tens = number / 10 % 10;
    return switch (tens == 1 ? 0 : number % 10) {
      case 1 -> "st";
      case 2 -> "nd";
      case 3 -> "rd";
      default -> "th";
    };
  }
}
