package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds variants by their names and by their rules. */
final class Names {
  /** The library's own variants by id and alias in their plain form; ids go first. */
  private static final Map<String, Variant> OWN = byName(Variants.own());

  private Names() {}

  private static Map<String, Variant> byName(List<Variant> variants) {
    Map<String, Variant> byName = new HashMap<>();
    for (Variant variant : variants) {
      byName.putIfAbsent(RulesetCatalog.plainName(variant.id()), variant);
    }
    for (Variant variant : variants) {
      for (String alias : variant.aliases()) {
        byName.putIfAbsent(RulesetCatalog.plainName(alias), variant);
      }
    }
    return Map.copyOf(byName);
  }

  /**
   * Returns the variant of the library that a name means: by id, by alias, or by a name that the
   * core has for the same rules.
   */
  static Optional<Variant> own(String name) {
    return Optional.ofNullable(OWN.get(RulesetCatalog.plainName(name)))
        .or(() -> RulesetCatalog.builtIn().find(name).flatMap(Names::own));
  }

  /** Returns the variant of the library that is played by some rules. */
  static Optional<Variant> own(Ruleset rules) {
    return find(Variants.own(), rules);
  }

  /** Returns the variant of a list that a name means: by id or, failing that, by alias. */
  static Optional<Variant> find(List<Variant> variants, String name) {
    return Optional.ofNullable(byName(variants).get(RulesetCatalog.plainName(name)));
  }

  /** Returns the first variant of a list with the same start, the same moves and the same goal. */
  static Optional<Variant> find(List<Variant> variants, Ruleset rules) {
    return variants.stream().filter(each -> isSameGame(each.rules(), rules)).findFirst();
  }

  private static boolean isSameGame(Ruleset one, Ruleset other) {
    return one.start().equals(other.start())
        && one.moveRule().equals(other.moveRule())
        && one.goal().equals(other.goal());
  }
}
