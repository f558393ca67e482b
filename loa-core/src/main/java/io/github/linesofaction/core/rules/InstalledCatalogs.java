package io.github.linesofaction.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** What the core knows, and behind it the catalogues of other jars, made when first needed. */
final class InstalledCatalogs implements RulesetCatalog {
  private final ServiceLoader<RulesetCatalog> loader;
  private @Nullable RulesetCatalog found;

  InstalledCatalogs(ServiceLoader<RulesetCatalog> loader) {
    this.loader = loader;
  }

  private synchronized RulesetCatalog found() {
    RulesetCatalog known = found;
    if (known == null) {
      List<RulesetCatalog> catalogs = new ArrayList<>();
      loader.forEach(catalogs::add);
      known = new CatalogChain(List.copyOf(catalogs));
      found = known;
    }
    return known;
  }

  @Override
  public Optional<Ruleset> find(String name) {
    Objects.requireNonNull(name, "name");
    return RulesetCatalog.builtIn().find(name).or(() -> found().find(name));
  }

  @Override
  public Optional<String> nameOf(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    return RulesetCatalog.builtIn().nameOf(rules).or(() -> found().nameOf(rules));
  }
}
