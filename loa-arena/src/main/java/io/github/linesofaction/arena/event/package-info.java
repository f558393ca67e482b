/**
 * Who plays whom next, and who stands where: the systems of events, standings and ratings. All are
 * pure functions of the specification and the results so far, so that an event that was stopped
 * goes on as if it had not been. Entrants are numbers from 0, in the order in which the event names
 * them. Nothing here plays a game, reads a clock or writes a file.
 */
package io.github.linesofaction.arena.event;
