package io.github.linesofaction.arena.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.linesofaction.core.board.TextException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {
  @ParameterizedTest
  @CsvSource({
    "21404, 21184, 40708, 0.5, 2.5, -1.57",
    "57433, 57030, 106593, 0, 2, -2.59",
    "3415, 3270, 5763, -1, 4, 2.45"
  })
  void ratiosAreThoseOfTheBooks(
      long wins, long losses, long draws, double elo0, double elo1, double ratio) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05);
    assertThat(sprt.logLikelihoodRatio(Score.of(wins, draws, losses)))
        .isCloseTo(ratio, within(0.005));
    assertThat(sprt.verdict(Score.of(wins, draws, losses))).isEmpty();
  }

  @Test
  void boundsAreThoseOfTheChances() {
    Sprt usual = Sprt.parse("0,10");
    assertThat(usual).isEqualTo(new Sprt(0, 10, 0.05, 0.05));
    assertThat(usual.upperBound()).isCloseTo(2.94, within(0.005));
    assertThat(usual.lowerBound()).isCloseTo(-2.94, within(0.005));
    Sprt other = Sprt.parse("-5, 5, 0.1, 0.2");
    assertThat(other.lowerBound()).isCloseTo(Math.log(0.2 / 0.9), within(1e-12));
    assertThat(other.upperBound()).isCloseTo(Math.log(0.8 / 0.1), within(1e-12));
    assertThat(Sprt.parse("0,5,0.01").beta()).isEqualTo(0.01);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0", "5,0", "0,0", "0,5,0", "0,5,0.6", "a,b", "0,5,.05,.05,1", "0,NaN"})
  void whatIsNoTestIsRefused(String text) {
    assertThatThrownBy(() -> Sprt.parse(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("write elo0,elo1[,alpha[,beta]], as 0,10");
  }

  @Test
  void pairsCountOnceAndDecide() {
    // Each pair 1½ points: certain, however few games they are.
    Score pairs = new Score(40, 40, 0, List.of(0L, 0L, 0L, 40L, 0L));
    Sprt sprt = new Sprt(0, 100, 0.05, 0.05);
    assertThat(sprt.verdict(pairs)).contains(Sprt.Verdict.H1);
    assertThat(sprt.verdict(pairs.reversed())).contains(Sprt.Verdict.H0);
    assertThat(sprt.logLikelihoodRatio(Score.NONE)).isZero();
    // Where colours decide, pairs that always share the points say more than single games.
    Score shared = new Score(40, 0, 40, List.of(0L, 0L, 40L, 0L, 0L));
    assertThat(sprt.logLikelihoodRatio(shared))
        .isLessThan(sprt.logLikelihoodRatio(Score.of(40, 0, 40)));
  }

  @Test
  void eloIsThatOfTheScore() {
    assertThat(Elo.difference(0.75)).isCloseTo(190.85, within(0.01));
    assertThat(Elo.score(Elo.difference(0.3))).isCloseTo(0.3, within(1e-12));
    Elo even = Elo.of(Score.of(10, 0, 10));
    assertThat(even.difference()).isZero();
    assertThat(even.superiority()).isCloseTo(0.5, within(1e-6));
    // 30 of 40: the score's deviation is √(0.75·0.25/40) = 0.0685; 1.96 of it either way.
    Elo better = Elo.of(Score.of(30, 0, 10));
    assertThat(better.difference()).isCloseTo(190.85, within(0.01));
    assertThat(better.error())
        .isCloseTo(
            (Elo.difference(0.75 + 0.13419) - Elo.difference(0.75 - 0.13419)) / 2, within(0.05));
    assertThat(better.superiority()).isCloseTo(0.99987, within(0.00002));
    assertThat(Elo.of(Score.of(3, 0, 0)).difference()).isInfinite();
    assertThat(Elo.of(Score.of(3, 0, 0)).superiority()).isEqualTo(1);
    assertThat(Elo.of(Score.NONE).error()).isInfinite();
  }
}
