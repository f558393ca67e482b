package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.players.AlphaBetaPlayer;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.MonteCarloPlayer;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.variants.Variants;
import java.util.function.Function;

/**
 * Lets the alpha-beta player, as Black, play a game against the Monte-Carlo player. It shows how
 * programs play: a {@link Player} is asked for a move, with a {@link Budget}, as long as the game
 * goes on.
 *
 * <p>Run it with the name of a variant, a seed, and how many random games to play for each move, or
 * with less:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.Match gemma 7
 * }</pre>
 */
public final class Match {
  /** Where the rules know neither repetition nor limits, two programs might play for ever. */
  private static final int MOST_PLIES = 300;

  private Match() {}

  /**
   * Plays one game and prints it.
   *
   * @param args the name of a variant, {@code standard} if missing, a seed, 1 if missing, and how
   *     many random games to play for each move, 2000 if missing
   */
  public static void main(String[] args) {
    Ruleset rules = Variants.find(args.length > 0 ? args[0] : "standard").orElseThrow().rules();
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 2000;
    Player black = new AlphaBetaPlayer(seed, System::nanoTime);
    Player white = new MonteCarloPlayer(seed, System::nanoTime);
    Game game =
        play(
            position -> black.choose(position, Budget.ofDepth(4)).move(),
            position -> white.choose(position, Budget.ofNodes(rounds)).move(),
            Game.start(rules),
            MOST_PLIES);
    System.out.println(game);
  }

  /**
   * Plays a game to its end, or until it has a number of plies.
   *
   * @param black chooses Black's moves
   * @param white chooses White's moves
   * @param start where to begin
   * @param mostPlies after how many plies to stop
   * @return the game, over or with so many plies
   */
  static Game play(
      Function<Game, Move> black, Function<Game, Move> white, Game start, int mostPlies) {
    Game game = start;
    while (!game.isOver() && game.plies() < mostPlies) {
      Function<Game, Move> next = game.sideToMove() == Color.BLACK ? black : white;
      game = game.play(next.apply(game));
    }
    return game;
  }
}
