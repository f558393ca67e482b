package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class BitsProperties {
  @Test
  void placesOfSetBits() {
    assertThat(Bits.place(1, 0)).isZero();
    assertThat(Bits.place(Long.MIN_VALUE, 0)).isEqualTo(63);
    assertThat(Bits.place(0b1010_0000_0000L, 0)).isEqualTo(9);
    assertThat(Bits.place(0b1010_0000_0000L, 1)).isEqualTo(11);
    assertThat(Bits.place(-1, 0)).isZero();
    assertThat(Bits.place(-1, 40)).isEqualTo(40);
    assertThat(Bits.place(-1, 63)).isEqualTo(63);
  }

  @Property
  void eachSetBitHasItsNumber(@ForAll long word) {
    int number = 0;
    for (int place = 0; place < Long.SIZE; place++) {
      if ((word >>> place & 1) != 0) {
        assertThat(Bits.place(word, number)).isEqualTo(place);
        number++;
      }
    }
  }
}
