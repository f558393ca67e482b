/**
 * Positions that obey a rule set, and games: paths of moves with their history and their end.
 *
 * <pre>{@code
 * Game game = Game.start().play("b1-b3").play("a2-c2");
 * Legality asked = game.position().check(Move.parse("c1-c5"));
 * System.out.println(asked);
 * System.out.println(game.legalMoves().size() + " moves for " + game.sideToMove());
 * System.out.println(game.outcome().isPresent() ? "over" : "open");
 * }</pre>
 *
 * <p>Everything here is an immutable value, safe to share. The mutable board for programs is in
 * {@code io.github.linesofaction.core.search}; records of games as text are not here but in the
 * notation module.
 */
package io.github.linesofaction.core.game;
