/**
 * Games and matches: who plays whom ({@link Entrant}), one game from its start to its end ({@link
 * GameRunner}), many at once ({@link Hall}), and two entrants against each other until something is
 * shown ({@link Match}, {@link Sprt}).
 *
 * <p>Rounds, standings and ratings of events belong elsewhere.
 */
package io.github.linesofaction.arena.run;
