/**
 * Positions as other programs and people write them: PlayStrategy's strings, and boards drawn with
 * letters.
 *
 * <pre>{@code
 * Setup setup = PlayStrategyText.parse("1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1");
 * BoardText drawn =
 *     BoardText.of(setup.topology(), BoardLegend.X_O, BoardText.Orientation.TOP_RANK_FIRST);
 * System.out.println(drawn.toText(setup));
 * System.out.println(drawn.parse(drawn.toText(setup), Color.BLACK).equals(setup));
 * }</pre>
 *
 * <p>Here belong foreign forms of a whole position. The library's own position text is that of
 * {@link io.github.linesofaction.core.board.Setup}; pictures for people are not read back and
 * belong to the diagrams. Every reader here reads one form and refuses all others: nothing is
 * guessed.
 */
package io.github.linesofaction.notation.position;
