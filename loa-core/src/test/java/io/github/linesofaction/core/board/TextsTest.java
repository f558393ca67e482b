package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextsTest {
  private static final String FORTY = "0123456789".repeat(4);

  @Test
  void quotesAndCutsBehindFortyCharacters() {
    assertThat(Texts.quote("")).isEqualTo("\"\"");
    assertThat(Texts.quote(FORTY)).isEqualTo('"' + FORTY + '"');
    assertThat(Texts.quote(FORTY + "x")).isEqualTo('"' + FORTY + "…\"");
  }

  @Test
  void controlCharactersAreReplaced() {
    assertThat(Texts.quote("a\nb\u0000\u009f")).isEqualTo("\"a\uFFFDb\uFFFD\uFFFD\"");
  }
}
