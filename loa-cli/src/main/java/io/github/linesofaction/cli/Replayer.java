package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import java.util.List;
import java.util.Optional;
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
   * @param position the position as far as it could be played
   * @param outcome how the game has ended there
   * @param result the result in a word, or the error
   * @param legal what would have been legal in place of the move that was not
   */
  record Played(Position position, Optional<Outcome> outcome, String result, List<Move> legal) {
    boolean isSound() {
      return !result.startsWith("error:");
    }
  }

  /** Plays moves that have blanks between them. */
  Played play(String text) {
    Stepper stepper = Stepper.of(start);
    StringTokenizer words = new StringTokenizer(text);
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (stepper.isOver()) {
        return stopped(stepper, word + ": the game is over, " + stepper.outcome().get(), List.of());
      }
      Optional<MoveAnswer> said = READER.step(READER.scan(word), stepper);
      if (said.isPresent() && !said.get().isLegal()) {
        MoveAnswer answer = said.get();
        if (answer.verdict() != MoveAnswer.Verdict.DECISION) {
          return stopped(stepper, answer.message(), answer.alternatives());
        }
        boolean resigned = answer.text().kind() == MoveText.Kind.RESIGNATION;
        stepper.lose(stepper.sideToMove(), resigned ? EndReason.RESIGNATION : EndReason.FORFEIT);
      }
    }
    return played(stepper, ResultWords.word(stepper.outcome()), List.of());
  }

  private static Played stopped(Stepper stepper, String reason, List<Move> legal) {
    String error = "error: ply " + (stepper.plies() + 1) + ": " + OneLine.of(reason);
    return played(stepper, error, legal);
  }

  private static Played played(Stepper stepper, String result, List<Move> legal) {
    return new Played(stepper.position(), stepper.outcome(), result, legal);
  }
}
