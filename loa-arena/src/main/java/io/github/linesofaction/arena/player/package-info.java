/**
 * Who plays in the arena: a {@link GamePlayer} of this program chooses moves within an {@link
 * Allowance}; a {@link Participant} is what the arena asks, be it such a player or a program of its
 * own; a {@link GameProvider} is where games and their players are found.
 *
 * <p>How a program is talked to is no matter of this package.
 */
package io.github.linesofaction.arena.player;
