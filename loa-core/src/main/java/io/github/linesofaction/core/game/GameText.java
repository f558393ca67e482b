package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games in one line: the reader and the writer behind {@link Game}. */
final class GameText {
  private static final String FORM =
      "a game is written [start] move move (outcome), such as b1-b3 a2-c2 (White wins:"
          + " resignation)";

  private GameText() {}

  static String write(Game game) {
    List<String> parts = new ArrayList<>(game.plies() + 2);
    Setup start = game.initial().setup();
    if (!start.equals(game.rules().start())) {
      parts.add("[" + start + "]");
    }
    for (Move move : game.moves()) {
      parts.add(move.toString());
    }
    game.outcome().ifPresent(end -> parts.add("(" + end + ")"));
    return String.join(" ", parts);
  }

  static Game read(Ruleset rules, String text) {
    int at = 0;
    Setup setup = rules.start();
    if (text.startsWith("[")) {
      int end = text.indexOf(']');
      if (end < 0) {
        throw fault(text.length(), "the start has no closing bracket; " + FORM);
      }
      setup = start(text.substring(1, end));
      at = next(text, end + 1);
    }
    Game game = Game.fromAny(Position.of(rules, setup), Setup::hashCode);
    while (at < text.length() && text.charAt(at) != '(') {
      int end = text.indexOf(' ', at);
      end = end < 0 ? text.length() : end;
      game = game.play(move(text.substring(at, end), at));
      at = next(text, end);
    }
    if (at == text.length()) {
      return game;
    }
    if (text.indexOf(')', at) != text.length() - 1) {
      throw fault(at, "the outcome does not end with a parenthesis and the text; " + FORM);
    }
    return end(game, text.substring(at + 1, text.length() - 1), at + 1);
  }

  /** Returns where the next part begins: behind one blank, or at the end. */
  private static int next(String text, int end) {
    if (end == text.length()) {
      return end;
    }
    if (text.charAt(end) != ' ') {
      throw fault(end, "a blank is missing; " + FORM);
    }
    if (end + 1 == text.length()) {
      throw fault(end, "nothing follows the blank; " + FORM);
    }
    return end + 1;
  }

  private static Setup start(String text) {
    try {
      return Setup.parse(text);
    } catch (TextException e) {
      throw fault(1 + e.offset(), String.valueOf(e.getMessage()));
    }
  }

  private static Move move(String text, int at) {
    try {
      return Move.parse(text);
    } catch (TextException e) {
      throw fault(at + e.offset(), String.valueOf(e.getMessage()));
    }
  }

  private static Game end(Game game, String words, int at) {
    Optional<Outcome> already = game.outcome();
    if (already.isPresent()) {
      if (!already.get().toString().equals(words)) {
        throw fault(at, "the moves bring about another outcome: " + already.get());
      }
      return game;
    }
    List<Outcome> possible = decisions(game);
    return possible.stream()
        .filter(outcome -> outcome.toString().equals(words))
        .findFirst()
        .map(game::end)
        .orElseThrow(
            () ->
                fault(
                    at,
                    "the moves do not bring about that outcome, nor can a player; possible would be"
                        + " "
                        + possible));
  }

  /** How the players may end a game that is not over. */
  private static List<Outcome> decisions(Game game) {
    List<Outcome> decisions = new ArrayList<>();
    for (Color winner : Color.values()) {
      for (EndReason reason : List.of(EndReason.RESIGNATION, EndReason.FORFEIT, EndReason.TIME)) {
        decisions.add(Outcome.win(winner, reason));
      }
    }
    decisions.add(Outcome.draw(EndReason.AGREEMENT));
    game.claimable().ifPresent(decisions::add);
    return decisions;
  }

  private static TextException fault(int offset, String message) {
    return new TextException(offset, "game, character " + (offset + 1) + ": " + message);
  }
}
