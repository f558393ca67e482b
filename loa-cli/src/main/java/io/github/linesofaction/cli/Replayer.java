package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Legality;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Plays the moves of a text from a given game, as far as they can be read and are legal. */
final class Replayer {
  private final Game start;

  Replayer(Game start) {
    this.start = start;
  }

  /** What came of it: how far it got, the result in a word, and what the faulty stone might do. */
  record Played(Game game, String result, List<Move> alternatives) {
    boolean isSound() {
      return !result.startsWith("error:");
    }
  }

  /** Plays moves that have blanks between them. */
  Played play(String text) {
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(text);
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return play(words);
  }

  private Played play(List<String> words) {
    Game game = start;
    for (String word : words) {
      Move move;
      try {
        move = Move.parse(word);
      } catch (TextException e) {
        return stopped(game, OneLine.of(e.getMessage()), List.of());
      }
      Legality legality = game.check(move);
      if (!legality.isLegal()) {
        return stopped(game, OneLine.of(legality.explanation()), legality.alternatives());
      }
      game = game.play(move);
    }
    return new Played(game, ResultWords.word(game.outcome()), List.of());
  }

  private static Played stopped(Game game, String reason, List<Move> alternatives) {
    String error = "error: ply " + (game.plies() + 1) + ": " + reason;
    return new Played(game, error, alternatives);
  }
}
