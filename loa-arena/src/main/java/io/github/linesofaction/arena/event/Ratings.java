package io.github.linesofaction.arena.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Ratings of entrants by the model of Bradley and Terry (1952) on the Elo scale: 400 points are
 * odds of ten to one. A draw counts as half a win and half a loss. So that who has won or lost all
 * games has a rating too, everybody has drawn one more game against somebody rated 0.
 */
public final class Ratings {
  private static final double PER_NEPER = 400 / Math.log(10);
  private static final int MOST_STEPS = 100;
  private static final double EXACT = 1e-10;

  private Ratings() {}

  /**
   * A rating.
   *
   * @param entrant which entrant, from 0
   * @param elo points above or below 0, the mean of all
   * @param error the standard error, in points
   */
  public record Rating(int entrant, double elo, double error) {}

  /**
   * Rates the entrants of an event.
   *
   * @param entrants how many there are, 1 or more
   * @param played the rounds that count
   * @return the ratings in the order of the entrants
   */
  public static List<Rating> of(int entrants, List<PlayedRound> played) {
    Objects.requireNonNull(played, "played");
    double[] strength = new double[entrants];
    double[][] curvature = new double[0][];
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] slope = new double[entrants];
      curvature = new double[entrants][entrants];
      for (int i = 0; i < entrants; i++) {
        double expected = expected(strength[i]);
        slope[i] += 0.5 - expected;
        curvature[i][i] += expected * (1 - expected);
      }
      for (PlayedRound round : played) {
        for (int i = 0; i < round.scores().size(); i++) {
          Pairing game = round.round().games().get(i);
          int one = game.first();
          int other = game.second();
          double expected = expected(strength[one] - strength[other]);
          double surprise = round.scores().get(i).first() / 2.0 - expected;
          double weight = expected * (1 - expected);
          slope[one] += surprise;
          slope[other] -= surprise;
          curvature[one][one] += weight;
          curvature[other][other] += weight;
          curvature[one][other] -= weight;
          curvature[other][one] -= weight;
        }
      }
      double[] change = times(inverse(curvature), slope);
      double largest = 0;
      for (int i = 0; i < entrants; i++) {
        // Far from the best values, a whole step could lead away from them.
        double bounded = Math.max(-1, Math.min(1, change[i]));
        strength[i] += bounded;
        largest = Math.max(largest, Math.abs(bounded));
      }
      if (largest < EXACT) {
        break;
      }
    }
    return ratings(strength, inverse(curvature));
  }

  private static List<Rating> ratings(double[] strength, double[][] covariance) {
    double mean = 0;
    for (double value : strength) {
      mean += value / strength.length;
    }
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < strength.length; i++) {
      ratings.add(
          new Rating(i, (strength[i] - mean) * PER_NEPER, Math.sqrt(covariance[i][i]) * PER_NEPER));
    }
    return List.copyOf(ratings);
  }

  private static double expected(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  private static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
    }
    return product;
  }

  /** The inverse of a symmetric matrix whose diagonal dominates, by Gauss and Jordan. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] left = new double[n][];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 0; pivot < n; pivot++) {
      double scale = left[pivot][pivot];
      for (int j = 0; j < n; j++) {
        left[pivot][j] /= scale;
        right[pivot][j] /= scale;
      }
      for (int i = 0; i < n; i++) {
        double factor = left[i][pivot];
        if (i != pivot && factor != 0) {
          for (int j = 0; j < n; j++) {
            left[i][j] -= factor * left[pivot][j];
            right[i][j] -= factor * right[pivot][j];
          }
        }
      }
    }
    return right;
  }
}
