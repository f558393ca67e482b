/**
 * The Smart Game Format, FF[1] to FF[4], GM[9]: tokens, trees that keep everything, and trees
 * understood as game records and made of them.
 *
 * <p>Here belong the grammar of SGF, its escapes, values that hold every property as it was read,
 * known or not, and what the properties of Lines of Action mean. Whether moves are legal is not
 * asked in reading.
 */
package io.github.linesofaction.notation.sgf;
