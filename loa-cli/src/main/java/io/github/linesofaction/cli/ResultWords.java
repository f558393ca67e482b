package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.record.StatedResult;
import java.util.Optional;

/** Results in the program's words: one word for programs, a sentence for people. */
final class ResultWords {
  private ResultWords() {}

  /** Returns {@code black}, {@code white}, {@code draw} or {@code open}. */
  static String word(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return "open";
    }
    Optional<Color> winner = outcome.get().winner();
    if (winner.isEmpty()) {
      return "draw";
    }
    return word(winner.get());
  }

  /** Returns {@code black} or {@code white}. */
  static String word(Color side) {
    return side == Color.BLACK ? "black" : "white";
  }

  /** Returns the word for what a record states; nothing if it states nothing. */
  static Optional<String> word(StatedResult stated) {
    return switch (stated.verdict()) {
      case BLACK_WINS -> Optional.of("black");
      case WHITE_WINS -> Optional.of("white");
      case DRAW -> Optional.of("draw");
      case OPEN, UNKNOWN -> Optional.empty();
    };
  }

  /** Returns how a game ended, and what is stated where the moves do not show an end. */
  static String told(JudgedGame game) {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isPresent()) {
      return outcome.get().winner().isPresent()
          ? outcome.get().toString()
          : "draw: " + game.reason().orElseThrow();
    }
    return word(game.stated()).map(word -> "open, stated: " + game.stated()).orElse("open");
  }

  /** Returns the outcome with its reason, or whose turn it is. */
  static String sentence(Optional<Outcome> outcome, Position position) {
    if (outcome.isPresent()) {
      String words = outcome.get().toString();
      return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
    String due = position.setup().dueKind() == Kind.KING ? ", a king is due" : "";
    return position.sideToMove().title() + " to move" + due;
  }
}
