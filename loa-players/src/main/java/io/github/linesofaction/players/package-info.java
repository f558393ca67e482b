/**
 * Programs that play every variant, behind one interface: {@link
 * io.github.linesofaction.players.Player}.
 *
 * <pre>{@code
 * Player player = PlayerKind.ALPHA_BETA.create(1, System::nanoTime);
 * Game game = Game.start();
 * game = game.play(player.choose(game, Budget.ofMillis(100)).move());
 * }</pre>
 *
 * <p>Whoever wants to write such a program reads on at {@link
 * io.github.linesofaction.players.RandomPlayer}, which has nothing but the interface, then {@link
 * io.github.linesofaction.players.AlphaBetaPlayer} and {@link
 * io.github.linesofaction.players.MonteCarloPlayer}.
 *
 * <p>Nothing here starts a thread, reads a clock that it was not handed, or draws by chance without
 * a seed. Chance is arithmetic of this package, and what is computed with fractions uses the four
 * operations and the square root alone, so that the same seed gives the same moves on every machine
 * and in a browser. Clocks, protocols and matches do not belong here.
 *
 * <p>A null argument is refused at once by a {@link java.lang.NullPointerException} that names the
 * parameter.
 */
package io.github.linesofaction.players;
