/**
 * What the arena asks of a game, and what it tells a game of how one was played.
 *
 * <p>Another game is plugged in by two types: an {@link ArenaGame}, which knows how a game starts
 * and how its record is written, and a {@link GameState}, which knows whose turn it is, what a move
 * leads to, and when the game is over. Nothing of clocks, programs or events belongs here.
 */
package io.github.linesofaction.arena.game;
