/**
 * Whole events: an event's file, the journal from which a stopped event goes on, the games in their
 * order, and the files of a finished event. How events are paired and ranked is said in {@link
 * io.github.linesofaction.arena.event}, how single games are played in {@link
 * io.github.linesofaction.arena.run}.
 */
package io.github.linesofaction.arena.tournament;
