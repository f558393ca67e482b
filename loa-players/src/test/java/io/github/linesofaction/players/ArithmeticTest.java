package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** The arithmetic that makes a seed mean the same everywhere. */
class ArithmeticTest {
  @Test
  void chanceIsThatOfSplitMix64() {
    // The first numbers after the seed 1234567, as published with the generator's C source.
    Chance chance = new Chance(1234567);
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("9817491932198370423");
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("4593380528125082431");
    assertThat(Long.toUnsignedString(chance.next())).isEqualTo("16408922859458223821");
  }

  @Test
  void drawsHaveEqualChances() {
    Chance chance = new Chance(1);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[chance.below(7)]++;
    }
    for (int count : counts) {
      // 5 standard deviations
      assertThat(count).isBetween(10_000 - 465, 10_000 + 465);
    }
    assertThat(chance.below(1)).isZero();
    assertThat(chance.below(Integer.MAX_VALUE)).isBetween(0, Integer.MAX_VALUE - 1);
  }

  @Test
  void chanceDependsOnSeedPositionAndPlies() {
    Game start = Game.start();
    Game round = start.play("b1-b3").play("a2-c2").play("b3-b1").play("c2-a2");
    long first = Chance.of(1, start).next();
    assertThat(Chance.of(1, Game.start()).next()).isEqualTo(first);
    assertThat(Chance.of(2, start).next()).isNotEqualTo(first);
    assertThat(Chance.of(1, start.play("b1-b3")).next()).isNotEqualTo(first);
    assertThat(Chance.of(1, round).next()).isNotEqualTo(first);
  }

  @Test
  void theLogarithmIsTheLogarithm() {
    assertThat(Logarithm.of(1)).isZero();
    for (int number = 2; number > 0; number = number < 1000 ? number + 1 : number * 3) {
      assertThat(Logarithm.of(number))
          .isCloseTo(Math.log(number), Percentage.withPercentage(1e-12));
    }
    assertThat(Logarithm.of(Integer.MAX_VALUE))
        .isCloseTo(Math.log(Integer.MAX_VALUE), Percentage.withPercentage(1e-12));
  }
}
