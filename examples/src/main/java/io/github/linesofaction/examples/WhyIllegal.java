package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells why a move is illegal, and what would be legal. It shows {@link MoveReader}, which reads
 * moves as people write them, and what the library knows about a move that may not be played: the
 * reason as a constant for programs, a sentence for people, the legal moves of the same stone, and
 * how far that stone has to go on each line.
 *
 * <p>Run it with moves from the start; the last one is the one you ask about:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.WhyIllegal c1-e3 h6-f6 f8-f5
 * }</pre>
 */
public final class WhyIllegal {
  private WhyIllegal() {}

  /**
   * Prints what there is to say about the last move.
   *
   * @param args moves from the start, one at least
   */
  public static void main(String[] args) {
    if (args.length == 0) {
      System.err.println("Give moves from the start; the last one is the one you ask about.");
      return;
    }
    Game game = Game.start();
    for (int i = 0; i < args.length - 1; i++) {
      game = game.play(MoveReader.lenient().parse(args[i], game.position()));
    }
    explain(game.position(), args[args.length - 1]).forEach(System.out::println);
  }

  /**
   * Explains a move.
   *
   * @param position where somebody wants to play it
   * @param text the move as written
   * @return the explanation, line by line
   */
  static List<String> explain(Position position, String text) {
    MoveAnswer answer = MoveReader.lenient().check(text, position);
    List<String> lines = new ArrayList<>();
    if (answer.isLegal()) {
      lines.add(text + " is legal.");
      return lines;
    }
    lines.add(
        answer.reason().map(Enum::name).orElse(answer.verdict().name()) + ": " + answer.message());
    for (Move legal : answer.alternatives()) {
      lines.add("legal: " + legal);
    }
    answer
        .move()
        .flatMap(Move::from)
        .filter(position.topology()::contains)
        .ifPresent(
            from ->
                position
                    .lineCounts(from)
                    .forEach(
                        (axis, count) ->
                            lines.add(
                                axis.words()
                                    + " through "
                                    + from
                                    + ": "
                                    + count
                                    + (count == 1 ? " stone" : " stones"))));
    return lines;
  }
}
