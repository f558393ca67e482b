package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The variants of {@link Variants} for those who know nothing but rules, such as readers of
 * records; {@link RulesetCatalog#installed()} finds it. Those that others add are looked up when a
 * name is asked that is none of the library's own, and kept as long as the catalogue. Safe for use
 * by several threads.
 */
public final class VariantCatalog implements RulesetCatalog {
  private volatile @Nullable List<Variant> all;

  /** Makes the catalogue; nothing is looked up yet. */
  public VariantCatalog() {}

  private List<Variant> all() {
    List<Variant> known = all;
    if (known == null) {
      known = Variants.all();
      all = known;
    }
    return known;
  }

  /**
   * Finds the rules of a variant, as {@link Variants#find(String)} does.
   *
   * @param name an id or an alias
   * @return the rules, or nothing if there is no variant of that name
   * @throws java.util.ServiceConfigurationError if no variant of the library has that name and a
   *     provider cannot be made
   */
  @Override
  public Optional<Ruleset> find(String name) {
    Objects.requireNonNull(name, "name");
    return Names.own(name).or(() -> Names.find(all(), name)).map(Variant::rules);
  }

  /**
   * Finds the id of the variant that rules belong to, as {@link Variants#find(Ruleset)} does.
   *
   * @param rules rules, under any choices
   * @return the id, or nothing if no variant is played so
   * @throws java.util.ServiceConfigurationError if the rules are those of no variant of the library
   *     and a provider cannot be made
   */
  @Override
  public Optional<String> nameOf(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    return Names.own(rules).or(() -> Names.find(all(), rules)).map(Variant::id);
  }
}
