package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Plays the moves of a text from a given game, as far as they can be read and are legal. Moves are
 * taken as people write them, but for capture marks where nothing is captured: there the writer
 * meant another position.
 */
final class Replayer {
  private static final MoveReader READER =
      MoveReader.of(MoveDialect.LENIENT.without(MoveDialect.Freedom.FALSE_CAPTURE_MARK));

  private final Game start;

  Replayer(Game start) {
    this.start = start;
  }

  /**
   * What came of it.
   *
   * @param game the game as far as it could be played
   * @param result the result in a word, or the error
   * @param legal what would have been legal in place of the move that was not
   */
  record Played(Game game, String result, List<Move> legal) {
    boolean isSound() {
      return !result.startsWith("error:");
    }
  }

  /** Plays moves that have blanks between them. */
  Played play(String text) {
    Game game = start;
    StringTokenizer words = new StringTokenizer(text);
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (game.isOver()) {
        return stopped(game, word + ": the game is over, " + game.outcome().get(), List.of());
      }
      MoveAnswer answer = READER.answer(word, game.position());
      if (answer.isLegal()) {
        game = game.play(answer.move().orElseThrow());
      } else if (answer.verdict() == MoveAnswer.Verdict.DECISION) {
        boolean resigned = answer.text().kind() == MoveText.Kind.RESIGNATION;
        game = resigned ? game.resign(game.sideToMove()) : game.forfeit(game.sideToMove());
      } else {
        return stopped(game, answer.message(), answer.alternatives());
      }
    }
    return new Played(game, ResultWords.word(game.outcome()), List.of());
  }

  private static Played stopped(Game game, String reason, List<Move> legal) {
    String error = "error: ply " + (game.plies() + 1) + ": " + OneLine.of(reason);
    return new Played(game, error, legal);
  }
}
