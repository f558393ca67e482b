/**
 * Short algebraic, as PlayStrategy writes it: {@code Ldd3}, {@code Lxa3}.
 *
 * <p>Here belongs the writer. Such moves are read by {@link
 * io.github.linesofaction.notation.move.MoveReader} in the dialects {@link
 * io.github.linesofaction.notation.move.MoveDialect#SHORT} and {@link
 * io.github.linesofaction.notation.move.MoveDialect#SHORT_LENIENT}, and games of them as
 * transcripts.
 */
package io.github.linesofaction.notation.shortform;
