package io.github.linesofaction.notation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuoteTest {
  @Test
  void fortyCharactersAreShown() {
    String forty = "x".repeat(40);

    assertThat(Quote.of("")).isEqualTo("\"\"");
    assertThat(Quote.of(forty)).isEqualTo("\"" + forty + "\"");
    assertThat(Quote.of(forty + "y")).isEqualTo("\"" + forty + "…\"");
  }

  @Test
  void controlCharactersAreReplaced() {
    assertThat(Quote.of("a\u0000\n\u009Fb")).isEqualTo("\"a\uFFFD\uFFFD\uFFFDb\"");
  }
}
