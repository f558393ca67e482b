/**
 * The Smart Game Format, FF[1] to FF[4], as text: tokens, and trees that keep everything.
 *
 * <p>Here belong the grammar of SGF, its escapes, and values that hold every property as it was
 * read, known or not. What a property means for a game, and whether its moves are legal, is not
 * asked here.
 */
package io.github.linesofaction.notation.sgf;
