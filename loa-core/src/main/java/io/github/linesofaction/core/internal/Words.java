package io.github.linesofaction.core.internal;

/** Where chance comes from: 32 random bits at a time. For one thread. */
public abstract class Words {
  /** Returns 32 random bits. */
  abstract int next();

  /**
   * Draws a number below a bound, each with exactly the same chance. The product of 32 random bits
   * and the bound has the number in its upper half; the few products whose lower half would favour
   * some numbers are drawn again (Lemire, Fast Random Integer Generation in an Interval, 2019).
   */
  final int below(int bound) {
    long product = (next() & 0xFFFFFFFFL) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long unfair = 0x1_0000_0000L % bound;
      while ((product & 0xFFFFFFFFL) < unfair) {
        product = (next() & 0xFFFFFFFFL) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /** Draws the place of one of so many listed things, each with the same chance. */
  int place(int count) {
    return below(count);
  }
}
