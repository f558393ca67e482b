package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.PrimitiveIterator;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordsTest {
  /** Words given beforehand; they fail when asked for more. */
  private static Words source(int... words) {
    PrimitiveIterator.OfInt rest = IntStream.of(words).iterator();
    return new Words() {
      @Override
      int next() {
        return rest.nextInt();
      }
    };
  }

  /**
   * Below 3 the product of a word and 3 decides: 2 to the 32 is 3 times 1431655765 and 1 over, so
   * the one product whose lower half is 0 is drawn again, and that with 1 is not.
   */
  @Test
  void numbersBelowABound() {
    assertThat(source(1).below(3)).isZero();
    assertThat(source(0x8000_0000).below(3)).isEqualTo(1);
    assertThat(source(-1).below(3)).isEqualTo(2);
    assertThat(source(0, 0x8000_0000).below(3)).as("0 is drawn again").isEqualTo(1);
    assertThat(source(0, 0, -1).below(3)).as("and again").isEqualTo(2);
    assertThat(source(0xAAAA_AAAB).below(3)).as("3 x it ends in 1").isEqualTo(2);
    assertThat(source(0).below(4)).as("4 leaves nothing over").isZero();
  }

  /** Of 64 bits the upper 32 are used: those are the better ones of most sources. */
  @Test
  void wordsOfASupplier() {
    LongSupplier first = () -> 0x8000_0000_FFFF_FFFFL;
    SupplierWords words = new SupplierWords(first);
    assertThat(words.next()).isEqualTo(0x8000_0000);
    assertThat(words.below(3)).isEqualTo(1);
    assertThat(words.place(3)).isEqualTo(1);
    assertThat(words.from(() -> 0x1234_5678_0000_0000L)).isSameAs(words);
    assertThat(words.next()).isEqualTo(0x1234_5678);
  }
}
