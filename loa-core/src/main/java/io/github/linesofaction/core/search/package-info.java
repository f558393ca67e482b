/**
 * For programs that play: the mutable search board, its perft, and nothing that thinks.
 *
 * <p>{@link io.github.linesofaction.core.search.SearchPosition} is the one mutable type of this
 * library. Evaluation and search are the program's own; the examples show some.
 */
package io.github.linesofaction.core.search;
