package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void eachLimitIsKeptBesideTheOthers() {
    Budget budget = Budget.ofMillis(50).withNodes(1000).withDepth(3);
    assertThat(budget.millis()).isEqualTo(50);
    assertThat(budget.nodes()).isEqualTo(1000);
    assertThat(budget.depth()).isEqualTo(3);
    assertThat(budget).isEqualTo(Budget.ofDepth(3).withMillis(50).withNodes(1000));
    assertThat(budget).hasSameHashCodeAs(Budget.ofNodes(1000).withMillis(50).withDepth(3));
    assertThat(budget).isNotEqualTo(Budget.ofMillis(50)).isNotEqualTo(budget.withDepth(4));
    assertThat(budget.withNodes(1)).isNotEqualTo(budget).isNotEqualTo(budget.withMillis(1));
    assertThat(budget).isNotEqualTo("a budget");
  }

  @Test
  void whatIsNotLimitedIsWithoutEnd() {
    assertThat(Budget.unlimited().millis()).isEqualTo(Long.MAX_VALUE);
    assertThat(Budget.unlimited().aimMillis()).isEqualTo(Long.MAX_VALUE);
    assertThat(Budget.unlimited().nodes()).isEqualTo(Long.MAX_VALUE);
    assertThat(Budget.unlimited().depth()).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void budgetsSayWhatTheyAre() {
    assertThat(Budget.unlimited()).hasToString("unlimited");
    assertThat(Budget.ofNodes(1)).hasToString("1 node");
    assertThat(Budget.ofMillis(20).withNodes(2).withDepth(7))
        .hasToString("20 ms, 2 nodes, depth 7");
    assertThat(Budget.ofClock(1000, 0, 1)).hasToString("950 ms, aiming at 950 ms");
  }

  @Test
  void negativeLimitsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofMillis(-1))
        .withMessage("millis -1: 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofNodes(Long.MIN_VALUE))
        .withMessageContaining("nodes");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofDepth(-1))
        .withMessageContaining("depth");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofClock(-1, 0, 0))
        .withMessageContaining("remaining");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofClock(0, -1, 0))
        .withMessageContaining("increment");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.ofClock(0, 0, -1))
        .withMessageContaining("movesToGo");
  }

  @Property
  void aClockIsNeverEmptied(
      @ForAll @LongRange(min = 0) long remaining,
      @ForAll @LongRange(min = 0) long increment,
      @ForAll @IntRange(min = 0, max = 100) int movesToGo) {
    Budget budget = Budget.ofClock(remaining, increment, movesToGo);
    assertThat(budget.aimMillis()).isBetween(0L, budget.millis());
    assertThat(budget.millis()).isLessThanOrEqualTo(Math.max(0, remaining - 10));
  }

  @Test
  void aClockWithoutIncrementLastsForTheWholeGame() {
    long remaining = 300_000;
    for (int move = 0; move < 60; move++) {
      Budget budget = Budget.ofClock(remaining, 0, 0);
      assertThat(budget.aimMillis()).isPositive();
      remaining -= budget.aimMillis() + 5;
    }
    assertThat(remaining).isBetween(5000L, 60_000L);
  }
}
