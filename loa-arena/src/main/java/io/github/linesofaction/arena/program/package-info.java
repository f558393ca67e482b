/**
 * Programs of any language as participants: the lines of UGI and UCI, and the processes that speak
 * them.
 *
 * <p>{@link ProgramParticipant} knows the protocol and the deadlines, and talks over a {@link
 * LineChannel}; {@link ProcessChannel} is the one to a process. Nothing here judges a move.
 */
package io.github.linesofaction.arena.program;
