/**
 * Awari by the rules of the Computer Olympiad: another game for the arena, small and complete. It
 * shows how a game that is not Lines of Action is plugged in.
 */
package io.github.linesofaction.examples.awari;
