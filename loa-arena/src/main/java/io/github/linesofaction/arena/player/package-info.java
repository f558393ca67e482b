/**
 * Who plays in the arena: a {@link GamePlayer} that chooses moves within an {@link Allowance}, and
 * the {@link GameProvider} through which games and their players are found.
 *
 * <p>How a program is talked to is no matter of this package.
 */
package io.github.linesofaction.arena.player;
