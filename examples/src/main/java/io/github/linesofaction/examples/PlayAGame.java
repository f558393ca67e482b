package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import java.util.List;
import java.util.Random;

/**
 * Plays a short game by hand, then one at random. It shows {@link Game}, the one class that playing
 * needs.
 *
 * <p>Run it:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.PlayAGame
 * }</pre>
 */
public final class PlayAGame {
  private PlayAGame() {}

  /**
   * Prints both games' ends.
   *
   * @param args not looked at
   */
  public static void main(String[] args) {
    System.out.println(shortest());
    System.out.println(random(2026));
  }

  /** The shortest game known: Black is connected after nine plies. */
  static Game shortest() {
    Game game = Game.start();
    for (String move : "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5".split(" ", -1)) {
      game = game.play(move);
    }
    return game;
  }

  /** A game of random moves. It ends, because a position may not come a third time for ever. */
  static Game random(long seed) {
    Random random = new Random(seed);
    Game game = Game.start();
    while (!game.isOver()) {
      List<Move> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }
}
