import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.variants.VariantCatalog;
import io.github.linesofaction.variants.VariantProvider;

/**
 * The named variants of the game and the catalogue that finds them.
 *
 * <p>Nothing takes or returns null: an argument that is null, or that holds a null element, is
 * refused at once by a {@link java.lang.NullPointerException} that names the parameter. Only {@code
 * equals} takes it.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.variants {
  requires transitive io.github.linesofaction.core;
  requires static org.jspecify;

  exports io.github.linesofaction.variants;

  uses VariantProvider;

  provides RulesetCatalog with
      VariantCatalog;
}
