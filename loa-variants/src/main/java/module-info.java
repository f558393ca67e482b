import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.variants.VariantCatalog;
import io.github.linesofaction.variants.VariantProvider;

/** The named variants of the game and the catalogue that finds them. */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.variants {
  requires transitive io.github.linesofaction.core;
  requires static org.jspecify;

  exports io.github.linesofaction.variants;

  uses VariantProvider;

  provides RulesetCatalog with
      VariantCatalog;
}
