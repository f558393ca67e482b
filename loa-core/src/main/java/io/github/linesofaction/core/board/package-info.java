/**
 * The board and what stands on it: sides, stones, squares, sets of squares, board shapes and their
 * symmetries, set-ups, and the text forms of squares, moves and set-ups.
 *
 * <pre>{@code
 * Setup start = Setup.parse("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
 * SquareSet black = start.stones(Color.BLACK);
 * System.out.println(black.size() + " stones, one on " + black.iterator().next());
 * System.out.println(Move.parse("b1xd3").to());
 * }</pre>
 *
 * <p>Nothing here knows the rules of a game: what may be moved where, and who has won, belongs to
 * {@code io.github.linesofaction.core.rules}.
 */
package io.github.linesofaction.core.board;
