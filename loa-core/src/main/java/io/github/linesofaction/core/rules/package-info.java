/**
 * The rules of a game as values: rule sets made of small typed choices, their presets, how stones
 * move, what the goal is, why a move is illegal, and how games end.
 *
 * <pre>{@code
 * Ruleset rules = Ruleset.builder(StandardSetups.standard(Topology.square(10)))
 *     .preset(Preset.SOUCIE)
 *     .repetition(Repetition.NONE)
 *     .build();
 * System.out.println(rules.describe());
 * }</pre>
 *
 * <p>Positions and games that obey a rule set belong to {@code io.github.linesofaction.core.game}.
 */
package io.github.linesofaction.core.rules;
