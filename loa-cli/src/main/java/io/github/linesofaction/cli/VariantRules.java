package io.github.linesofaction.cli;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the variants that records name, in the catalogue. Names once asked for are remembered, as
 * far as there are not too many.
 */
final class VariantRules implements RulesetCatalog {
  private static final int MOST = 1_000;

  private final Map<String, Optional<Variant>> known = new LinkedHashMap<>();

  @Override
  public Optional<Ruleset> find(String name) {
    return variant(name).map(Variant::rules);
  }

  /** Answers the id of the variant that a record names, or the name if it is not known. */
  String id(String name) {
    return variant(name).map(Variant::id).orElse(name);
  }

  private Optional<Variant> variant(String name) {
    if (known.size() > MOST) {
      known.clear();
    }
    return known.computeIfAbsent(name, Variants::byId);
  }
}
