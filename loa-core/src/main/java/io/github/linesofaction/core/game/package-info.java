/**
 * Positions that obey a rule set, and games: paths of moves with their history and their end.
 *
 * <p>Everything here is an immutable value, safe to share. The mutable board for programs is in
 * {@code io.github.linesofaction.core.search}; records of games as text are not here but in the
 * notation module.
 */
package io.github.linesofaction.core.game;
