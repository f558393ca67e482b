package io.github.linesofaction.players;

/** The natural logarithm by the four operations alone: the same number on every machine. */
final class Logarithm {
  private static final double OF_TWO = 0.6931471805599453;

  /** With so many terms the series is exact to the last digit or two. */
  private static final int TERMS = 17;

  private Logarithm() {}

  /**
   * Returns the logarithm of a number of 1 or more: for {@code number = 2^k * (1 + x) / (1 - x)} it
   * is {@code k * ln 2 + 2 * (x + x^3/3 + x^5/5 + …)}.
   */
  static double of(int number) {
    int twos = 31 - Integer.numberOfLeadingZeros(number);
    double rest = (double) number / (1 << twos);
    double x = (rest - 1) / (rest + 1);
    double square = x * x;
    double power = x;
    double sum = 0;
    for (int term = 0; term < TERMS; term++) {
      sum += power / (2 * term + 1);
      power *= square;
    }
    return twos * OF_TWO + 2 * sum;
  }
}
