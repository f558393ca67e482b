/**
 * The rules of a game as values: rule sets made of small typed choices, their presets, how stones
 * move, what the goal is, why a move is illegal, and how games end.
 *
 * <p>Positions and games that obey a rule set belong to {@code io.github.linesofaction.core.game}.
 */
package io.github.linesofaction.core.rules;
