/**
 * Whether a program keeps to the protocol, the rules and the clock: {@link
 * io.github.linesofaction.arena.check.EngineCheck} asks it for everything an arbiter may ask, and
 * names what it does wrong.
 */
package io.github.linesofaction.arena.check;
