package io.github.linesofaction.arena.run;

import io.github.linesofaction.core.board.TextException;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * The sequential probability ratio test between two hypotheses on the strength of one player
 * against another, in Elo of the logistic model. An immutable value.
 *
 * <p>The likelihoods are the greatest that any distribution of the results has whose mean is the
 * score that a hypothesis expects. Counted by pairs of games from the same start, results that hang
 * together do not count twice.
 *
 * @param elo0 the difference that the null hypothesis holds
 * @param elo1 the difference that the alternative holds, above {@code elo0}
 * @param alpha the chance of accepting the alternative where the null hypothesis is true
 * @param beta the chance of accepting the null hypothesis where the alternative is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  private static final double USUAL_ERROR = 0.05;
  private static final double LARGEST_ELO = 1_000;

  /** A result that was never seen counts as this much, so that it is not held impossible. */
  private static final double UNSEEN = 0.001;

  /** The verdicts of a test that has come to its end. */
  public enum Verdict {
    /** The difference is rather {@code elo0}. */
    H0,
    /** The difference is rather {@code elo1}. */
    H1
  }

  /**
   * Makes a test.
   *
   * @param elo0 the difference that the null hypothesis holds
   * @param elo1 the difference that the alternative holds, above {@code elo0}
   * @param alpha the chance of accepting the alternative where the null hypothesis is true
   * @param beta the chance of accepting the null hypothesis where the alternative is true
   * @throws IllegalArgumentException if {@code elo0} is not below {@code elo1}, one of them is
   *     beyond 1,000 either way, or a chance is not between 0 and 0.5
   */
  public Sprt {
    if (!(elo0 < elo1) || Math.abs(elo0) > LARGEST_ELO || Math.abs(elo1) > LARGEST_ELO) {
      throw new IllegalArgumentException(
          "elo0 " + elo0 + " has to be below elo1 " + elo1 + ", both within ±1000");
    }
    if (!(alpha > 0 && alpha < 0.5) || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + ", beta " + beta + ": both above 0 and below 0.5");
    }
  }

  /**
   * Reads a test.
   *
   * @param text {@code elo0,elo1}, {@code elo0,elo1,alpha} or {@code elo0,elo1,alpha,beta}; the
   *     chances are 0.05 if left out, and beta is alpha
   * @return the test
   * @throws TextException if the text is not of that form or a number is out of range
   */
  public static Sprt parse(String text) {
    String[] parts = Objects.requireNonNull(text, "text").split(",", -1);
    try {
      if (parts.length >= 2 && parts.length <= 4) {
        double alpha = parts.length > 2 ? number(parts[2]) : USUAL_ERROR;
        double beta = parts.length > 3 ? number(parts[3]) : alpha;
        return new Sprt(number(parts[0]), number(parts[1]), alpha, beta);
      }
    } catch (NumberFormatException e) {
      throw fault(text, "a number is not readable");
    } catch (IllegalArgumentException e) {
      throw fault(text, String.valueOf(e.getMessage()));
    }
    throw fault(text, parts.length + " numbers");
  }

  private static double number(String text) {
    return new BigDecimal(text.strip()).doubleValue();
  }

  private static TextException fault(String text, String why) {
    return new TextException(0, text + ": " + why + "; write elo0,elo1[,alpha[,beta]], as 0,10");
  }

  /** {@return the ratio at or below which the null hypothesis is accepted: ln(β/(1−α))} */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** {@return the ratio at or above which the alternative is accepted: ln((1−β)/α)} */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * Counts the evidence: by pairs where all games belong to one, by single games otherwise.
   *
   * @param score the results so far
   * @return the logarithm of the likelihood ratio, the alternative's over the null hypothesis's; 0
   *     before the first game
   */
  public double logLikelihoodRatio(Score score) {
    Objects.requireNonNull(score, "score");
    return score.pairs() * 2 == score.games() && score.pairs() > 0
        ? ratio(score.pentanomial().stream().mapToLong(Long::longValue).toArray())
        : ratio(new long[] {score.losses(), score.draws(), score.wins()});
  }

  /**
   * Tells whether the test has come to its end.
   *
   * @param score the results so far
   * @return what it says; nothing as long as more games are needed
   */
  public Optional<Verdict> verdict(Score score) {
    double ratio = logLikelihoodRatio(score);
    if (ratio >= upperBound()) {
      return Optional.of(Verdict.H1);
    }
    return ratio <= lowerBound() ? Optional.of(Verdict.H0) : Optional.empty();
  }

  /** Returns the ratio for results counted by their points, from none to all in equal steps. */
  private double ratio(long[] counts) {
    double[] weights = new double[counts.length];
    double all = 0;
    double seen = 0;
    for (int i = 0; i < counts.length; i++) {
      weights[i] = counts[i] == 0 ? UNSEEN : counts[i];
      all += weights[i];
      seen += counts[i];
    }
    if (seen == 0) {
      return 0;
    }
    double[] expected0 = likeliest(weights, all, Elo.score(elo0));
    double[] expected1 = likeliest(weights, all, Elo.score(elo1));
    double ratio = 0;
    for (int i = 0; i < weights.length; i++) {
      ratio += weights[i] * Math.log(expected1[i] / expected0[i]);
    }
    return ratio;
  }

  /**
   * Returns the distribution under which the results are likeliest among those of a given mean:
   * each share divided by 1 + θ (points − mean), with the θ that gives it this mean.
   */
  private static double[] likeliest(double[] weights, double all, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 100; i++) {
      double middle = (low + high) / 2;
      double slope = 0;
      for (int j = 0; j < weights.length; j++) {
        double points = points(j, weights.length) - mean;
        slope += weights[j] * points / (1 + middle * points);
      }
      if (slope > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    double theta = (low + high) / 2;
    double[] shares = new double[weights.length];
    for (int j = 0; j < weights.length; j++) {
      shares[j] = weights[j] / all / (1 + theta * (points(j, weights.length) - mean));
    }
    return shares;
  }

  private static double points(int index, int count) {
    return (double) index / (count - 1);
  }
}
