/**
 * The named variants of Lines of Action and the catalogue that finds them, those of others
 * included.
 *
 * <pre>{@code
 * Variant gemma = Variants.find("Cheshire Cat").orElseThrow();
 * Game game = Game.start(gemma.rules()).play("b1-b3");
 * System.out.println(gemma.title() + ": " + game.position());
 * System.out.println(Variants.find(game.rules()).map(Variant::id));
 * }</pre>
 *
 * <p>A variant is a name for a rule set. How stones move, what the goal is and how positions and
 * games behave does not belong here but in {@code io.github.linesofaction.core}. Readers and
 * writers of records ask for names of variants through {@link
 * io.github.linesofaction.core.rules.RulesetCatalog#installed}, which finds {@link
 * io.github.linesofaction.variants.VariantCatalog}.
 */
package io.github.linesofaction.variants;
