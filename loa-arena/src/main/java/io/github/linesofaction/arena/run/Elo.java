package io.github.linesofaction.arena.run;

import java.util.List;
import java.util.Objects;

/**
 * How much stronger one player is than another, in Elo of the logistic model, with its error.
 *
 * @param difference the difference; infinite where one has won every game, 0 before the first
 * @param error half of the interval that holds the true difference with 95 %; infinite where it
 *     cannot be told
 * @param superiority the chance that the player is the stronger one, from 0 to 1
 */
public record Elo(double difference, double error, double superiority) {
  private static final double NORMAL_95 = 1.959963984540054;

  /**
   * Estimates the difference from results, by pairs where all games belong to one.
   *
   * @param score the results
   * @return the difference
   */
  public static Elo of(Score score) {
    Objects.requireNonNull(score, "score");
    boolean paired = score.pairs() > 0 && score.pairs() * 2 == score.games();
    List<Long> counts =
        paired ? score.pentanomial() : List.of(score.losses(), score.draws(), score.wins());
    double all = 0;
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      all += counts.get(i);
      sum += (double) counts.get(i) * i / (counts.size() - 1);
    }
    if (all == 0) {
      return new Elo(0, Double.POSITIVE_INFINITY, 0.5);
    }
    double mean = sum / all;
    double variance = 0;
    for (int i = 0; i < counts.size(); i++) {
      double points = (double) i / (counts.size() - 1) - mean;
      variance += counts.get(i) / all * points * points;
    }
    double deviation = Math.sqrt(variance / all);
    double error =
        (difference(mean + NORMAL_95 * deviation) - difference(mean - NORMAL_95 * deviation)) / 2;
    boolean told = deviation > 0 && !Double.isNaN(error);
    double superiority =
        deviation > 0 ? normal((mean - 0.5) / deviation) : mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5;
    return new Elo(difference(mean), told ? error : Double.POSITIVE_INFINITY, superiority);
  }

  /**
   * Tells the score that a difference lets expect.
   *
   * @param difference in Elo
   * @return the expected share of the points, from 0 to 1
   */
  public static double score(double difference) {
    return 1 / (1 + Math.pow(10, -difference / 400));
  }

  /**
   * Tells the difference that a score speaks of: −400 log10(1/s − 1).
   *
   * @param score a share of the points
   * @return the difference in Elo; infinite at 0 and below, and at 1 and above
   */
  public static double difference(double score) {
    if (score <= 0 || score >= 1) {
      return score <= 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return -400 * Math.log10(1 / score - 1);
  }

  /** Returns the normal distribution's share below a value, to about seven digits. */
  private static double normal(double value) {
    double t = 1 / (1 + 0.2316419 * Math.abs(value));
    double tail =
        Math.exp(-value * value / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return value >= 0 ? 1 - tail : tail;
  }
}
