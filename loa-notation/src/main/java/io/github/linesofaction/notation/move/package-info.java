/**
 * Moves as people write them: one tolerant reader for all forms, in two steps. A text is read into
 * a {@link io.github.linesofaction.notation.move.MoveText} without asking any rule, and that is
 * resolved against a position into a move of the game.
 *
 * <pre>{@code
 * Position position = Position.start(Ruleset.standard());
 * Move move = MoveReader.lenient().parse("B1 - b3", position);
 * MoveAnswer answer = MoveReader.lenient().check("b1-b4", position);
 * System.out.println(move + "; " + answer.message());
 * System.out.println(ShortForm.PLAIN.toText(move, position));
 * }</pre>
 *
 * <p>Here belong the ways to write a single move. Files, move numbers, comments and results belong
 * to the forms; whether a move is legal is asked of the core alone.
 */
package io.github.linesofaction.notation.move;
