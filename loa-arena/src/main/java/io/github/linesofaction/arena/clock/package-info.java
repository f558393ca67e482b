/**
 * Time: what a player may take ({@link io.github.linesofaction.arena.clock.TimeControl}), what it
 * has left ({@link io.github.linesofaction.arena.clock.GameClock}), and where time comes from
 * ({@link io.github.linesofaction.arena.clock.TimeSource}), so that it can be made up.
 *
 * <p>Who waits for whom is no matter of this package.
 */
package io.github.linesofaction.arena.clock;
