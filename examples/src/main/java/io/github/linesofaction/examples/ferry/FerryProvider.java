package io.github.linesofaction.examples.ferry;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.VariantProvider;
import java.util.List;

/** Adds Ferry to the catalogue: named in the module's descriptor and under META-INF/services. */
public final class FerryProvider implements VariantProvider {
  @Override
  public List<Variant> variants() {
    Ruleset rules = Ruleset.standard().toBuilder().moveRule(new FerryRule()).build();
    return List.of(
        Variant.builder("ferry", rules)
            .title("Ferry")
            .source("made up for this example")
            .description(
                "Lines of Action in which a stone that stands alone on a line may also cross to"
                    + " either end of it.")
            .build());
  }
}
