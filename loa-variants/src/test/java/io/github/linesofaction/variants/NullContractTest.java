package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.NullContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every public method names the argument that is null, at once. */
class NullContractTest {
  private static final NullContract CONTRACT =
      NullContract.of(
          Variant.class,
          Map.of(
              Variant.class, Variants.STANDARD,
              Variant.Builder.class, Variant.builder("mine", Ruleset.standard()),
              Ruleset.class, Ruleset.standard(),
              ClassLoader.class, NullContractTest.class.getClassLoader(),
              String.class, "mine"));

  static List<NullContract.Question> questions() {
    return CONTRACT.questions();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void nullIsRefusedByName(NullContract.Question asked) throws Exception {
    assertThat(CONTRACT.thrownOn(asked))
        .as(asked.toString())
        .containsInstanceOf(NullPointerException.class)
        .hasValueSatisfying(
            thrown -> assertThat(thrown).as(asked.toString()).hasMessage(asked.parameter()));
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(questions()).hasSizeGreaterThanOrEqualTo(15);
  }
}
