package io.github.linesofaction.core.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Several catalogues, asked in their order.
 *
 * @param catalogs the catalogues
 */
record CatalogChain(List<RulesetCatalog> catalogs) implements RulesetCatalog {
  @Override
  public Optional<Ruleset> find(String name) {
    Objects.requireNonNull(name, "name");
    for (RulesetCatalog catalog : catalogs) {
      Optional<Ruleset> rules = catalog.find(name);
      if (rules.isPresent()) {
        return rules;
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<String> nameOf(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    for (RulesetCatalog catalog : catalogs) {
      Optional<String> name = catalog.nameOf(rules);
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }
}
