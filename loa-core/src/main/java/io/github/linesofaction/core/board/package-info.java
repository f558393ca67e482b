/**
 * The board and what stands on it: sides, stones, squares, sets of squares, board shapes and their
 * symmetries, set-ups, and the text forms of squares, moves and set-ups.
 *
 * <p>Nothing here knows the rules of a game: what may be moved where, and who has won, belongs to
 * {@code io.github.linesofaction.core.rules}.
 */
package io.github.linesofaction.core.board;
