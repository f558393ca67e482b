package io.github.linesofaction.variants;

import java.util.List;

/**
 * Adds variants of others' making to the catalogue. A jar offers them through {@link
 * java.util.ServiceLoader}: its {@code module-info} says {@code provides
 * io.github.linesofaction.variants.VariantProvider with …}, or, on the class path, the file {@code
 * META-INF/services/io.github.linesofaction.variants.VariantProvider} names the class.
 *
 * <p>An implementation has a public constructor without arguments. It may be made anew for every
 * look-up, so it keeps no state.
 */
@FunctionalInterface
public interface VariantProvider {
  /** {@return the variants, the same at every call; no ids of the catalogue's own} */
  List<Variant> variants();
}
