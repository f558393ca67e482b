/**
 * The named variants of Lines of Action and the catalogue that finds them, those of others
 * included.
 *
 * <p>A variant is a name for a rule set. How stones move, what the goal is and how positions and
 * games behave does not belong here but in {@code io.github.linesofaction.core}. Readers and
 * writers of records ask for names of variants through {@link
 * io.github.linesofaction.core.rules.RulesetCatalog#installed}, which finds {@link
 * io.github.linesofaction.variants.VariantCatalog}.
 */
package io.github.linesofaction.variants;
