/**
 * For programs that play: the mutable search board, its perft, and nothing that thinks.
 *
 * <pre>{@code
 * SearchPosition board = SearchPosition.of(Position.start(Ruleset.standard()));
 * int[] moves = new int[board.bufferSize()];
 * int count = board.generate(moves);
 * for (int i = 0; i < count; i++) {
 *   board.make(moves[i]);
 *   System.out.println(board.result() == SearchPosition.ONGOING);
 *   board.unmake();
 * }
 * System.out.println(Perft.count(Position.start(Ruleset.standard()), 3));
 * }</pre>
 *
 * <p>{@link io.github.linesofaction.core.search.SearchPosition} is the one mutable type of this
 * library. Evaluation and search are the program's own; the examples show some.
 */
package io.github.linesofaction.core.search;
