/**
 * Lines of Action as a game of the arena: every variant and rule set, its records in SGF, and the
 * library's own players.
 *
 * <p>It is one game among others; no other package of the arena knows it.
 */
package io.github.linesofaction.arena.loa;
