/**
 * Games written as text: numbered moves in pairs, counted plies, bare lists of moves, with tags,
 * remarks, variations and results.
 *
 * <p>Here belong the lines and tokens of such texts, the reader that finds games in them and the
 * writer. How a single move is written belongs to {@link io.github.linesofaction.notation.move},
 * and whether it is legal is not asked here.
 */
package io.github.linesofaction.notation.transcript;
