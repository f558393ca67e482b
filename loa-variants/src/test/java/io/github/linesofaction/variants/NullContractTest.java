package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.NullContract;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every public method names the argument that is null, at once. */
class NullContractTest {
  private static final NullContract CONTRACT =
      NullContract.of(
          Variant.class,
          Map.of(
              Variant.class, Variants.STANDARD,
              VariantCatalog.class, new VariantCatalog(),
              Variant.Builder.class, Variant.builder("mine", Ruleset.standard()),
              Ruleset.class, Ruleset.standard(),
              Position.class, Position.start(Ruleset.standard()),
              ClassLoader.class, NullContractTest.class.getClassLoader(),
              String.class, "mine"));

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(15);
  }
}
