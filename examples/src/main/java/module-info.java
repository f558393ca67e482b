import io.github.linesofaction.examples.ferry.FerryProvider;
import io.github.linesofaction.variants.VariantProvider;

/** Small programs that show the library at work. */
module io.github.linesofaction.examples {
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.notation;
  requires io.github.linesofaction.variants;

  provides VariantProvider with
      FerryProvider;
}
