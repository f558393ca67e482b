package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Game;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Where a stone may go, for the choice of a move in steps: the target, then a square to place. */
final class Targets {
  private Targets() {}

  static String answer(Game game, Square square) {
    List<Move> moves = game.isOver() ? List.of() : game.position().legalMoves(square);
    Json json = new Json().open('{').put("words", words(game, square, moves));
    json.key("moves").open('[');
    for (Move move : moves) {
      json.open('{')
          .put("move", move.toString())
          .put("to", move.to().map(Square::toString).orElse(""))
          .put("placed", move.placed().map(Square::toString).orElse(""))
          .put("capture", move.isCapture())
          .close('}');
    }
    return json.close(']').close('}').toString();
  }

  private static String words(Game game, Square square, List<Move> moves) {
    Map<Axis, Integer> counts = game.position().lineCounts(square);
    String lines =
        counts.entrySet().stream()
            .map(count -> count.getKey().words() + " " + count.getValue())
            .collect(Collectors.joining(", "));
    String legal =
        moves.stream()
            .map(move -> move.withoutPlacing().toString())
            .distinct()
            .collect(Collectors.joining(", "));
    return square
        + ": stones on its lines: "
        + lines
        + ". Legal: "
        + (legal.isEmpty() ? "no move" : legal)
        + ".";
  }
}
