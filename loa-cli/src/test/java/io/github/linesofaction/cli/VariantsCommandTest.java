package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import org.junit.jupiter.api.Test;

class VariantsCommandTest {
  @Test
  void listsEachVariantOnALine() {
    Loa.Answer answer = Loa.run("variants");

    assertThat(answer.status()).isZero();
    assertThat(answer.lines()).hasSize(1 + Variants.all().size());
    assertThat(answer.lines().stream().skip(1).map(line -> line.split(" ")[0]))
        .isEqualTo(Variants.all().stream().map(Variant::id).toList());
    assertThat(answer.out()).contains("Cheshire Cat").contains("Matthew Montchalin  1995");
  }

  @Test
  void takesAliases() {
    assertThat(Loa.run("moves", "--variant", "Cheshire Cat"))
        .isEqualTo(Loa.run("moves", "--variant", "gemma"));
  }
}
