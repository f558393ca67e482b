/**
 * The Smart Game Format, FF[1] to FF[4], GM[9]: tokens, trees that keep everything, and trees
 * understood as game records and made of them.
 *
 * <pre>{@code
 * String collection = "(;GM[1]SZ[19];B[pd])(;GM[9];B[b1-b3])";
 * try (SgfReader trees = SgfReader.of(Source.of(collection), ReadOptions.lenient())) {
 *   while (trees.hasNext()) {
 *     SgfGame game = trees.next();
 *     System.out.println(game.tree().root().value("GM").orElseThrow());
 *     System.out.println(SgfWriter.compact().toText(game.tree()));
 *   }
 * }
 * }</pre>
 *
 * <p>Here belong the grammar of SGF, its escapes, values that hold every property as it was read,
 * known or not, and what the properties of Lines of Action mean. Whether moves are legal is not
 * asked in reading.
 */
package io.github.linesofaction.notation.sgf;
