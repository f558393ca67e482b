/**
 * Positions as other programs and people write them: PlayStrategy's strings, and boards drawn with
 * letters.
 *
 * <p>Here belong foreign forms of a whole position. The library's own position text is that of
 * {@link io.github.linesofaction.core.board.Setup}; pictures for people are not read back and
 * belong to the diagrams. Every reader here reads one form and refuses all others: nothing is
 * guessed.
 */
package io.github.linesofaction.notation.position;
