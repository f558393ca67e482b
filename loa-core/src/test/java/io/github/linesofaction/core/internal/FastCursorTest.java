package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.PrimitiveIterator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FastCursorTest {
  /** A source of given words of 32 bits; it fails when asked for more. */
  private static RandomGenerator source(int... words) {
    PrimitiveIterator.OfInt rest = IntStream.of(words).iterator();
    return new RandomGenerator() {
      @Override
      public int nextInt() {
        return rest.nextInt();
      }

      @Override
      public long nextLong() {
        throw new UnsupportedOperationException("words of 32 bits only");
      }
    };
  }

  /**
   * Below 3 the product of a word and 3 decides: 2 to the 32 is 3 times 1431655765 and 1 over, so
   * the one product whose lower half is 0 is drawn again, and that with 1 is not.
   */
  @Test
  void numbersBelowABound() {
    assertThat(FastCursor.below(3, source(1))).isZero();
    assertThat(FastCursor.below(3, source(0x8000_0000))).isEqualTo(1);
    assertThat(FastCursor.below(3, source(-1))).isEqualTo(2);
    assertThat(FastCursor.below(3, source(0, 0x8000_0000))).as("0 is drawn again").isEqualTo(1);
    assertThat(FastCursor.below(3, source(0, 0, -1))).as("and again").isEqualTo(2);
    assertThat(FastCursor.below(3, source(0xAAAA_AAAB))).as("3 x it ends in 1").isEqualTo(2);
    assertThat(FastCursor.below(4, source(0))).as("4 leaves nothing over").isZero();
  }
}
