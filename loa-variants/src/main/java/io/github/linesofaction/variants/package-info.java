/**
 * The named variants of Lines of Action and the catalogue that finds them, those of others
 * included.
 *
 * <p>A variant is a name for a rule set. How stones move, what the goal is and how positions and
 * games behave does not belong here but in {@code io.github.linesofaction.core}; names of variants
 * in records of games are read by the notation module, which is handed this catalogue.
 */
package io.github.linesofaction.variants;
