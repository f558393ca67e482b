package io.github.linesofaction.core.internal;

/** Words of bits. */
final class Bits {
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  private Bits() {}

  /**
   * Returns the place of a set bit of a word, by its number among the set bits.
   *
   * @param word any word
   * @param number counted from the lowest set bit, which is 0; less than there are
   */
  static int place(long word, int number) {
    // Each byte gets the number of bits set in it, then in it and all lower ones.
    long sums = word - (word >>> 1 & 0x55 * ONES);
    sums = (sums & 0x33 * ONES) + (sums >>> 2 & 0x33 * ONES);
    sums = (sums + (sums >>> 4) & 0x0F * ONES) * ONES;
    // No byte borrows from the next: its high bit stays where its sum is not above the number.
    int below = Long.bitCount((number * ONES | HIGH_BITS) - sums & HIGH_BITS) * Byte.SIZE;
    long rest = word >>> below;
    for (int left = number - (int) (sums << Byte.SIZE >>> below & 0xFF); left > 0; left--) {
      rest &= rest - 1;
    }
    return below + Long.numberOfTrailingZeros(rest);
  }
}
