/**
 * Go by the rules of the Computer Olympiad: another game for the arena, small and complete. It
 * shows a game whose repetition is judged by a long cycle, and records in SGF that are not of Lines
 * of Action.
 */
package io.github.linesofaction.examples.go;
