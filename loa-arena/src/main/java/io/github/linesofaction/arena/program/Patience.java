package io.github.linesofaction.arena.program;

/**
 * How long a program is waited for where no clock runs, in milliseconds.
 *
 * @param startMillis for the first words after its start
 * @param readyMillis for {@code readyok}
 * @param answerMillis for a move that no time bounds
 */
public record Patience(long startMillis, long readyMillis, long answerMillis) {
  /** Ten seconds to start, ten to be ready, five minutes for a move. */
  public static final Patience USUAL = new Patience(10_000, 10_000, 300_000);

  /**
   * Makes a patience.
   *
   * @param startMillis for the first words after its start
   * @param readyMillis for {@code readyok}
   * @param answerMillis for a move that no time bounds
   * @throws IllegalArgumentException if one is below 1
   */
  public Patience {
    if (startMillis < 1 || readyMillis < 1 || answerMillis < 1) {
      throw new IllegalArgumentException(
          startMillis + ", " + readyMillis + ", " + answerMillis + " ms: 1 or more each");
    }
  }
}
