package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.players.Choice;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A game between people at the terminal and players of the library, in lines of text. */
final class TerminalGame {
  private static final MoveReader READER = MoveReader.of(MoveDialect.ABBREVIATED);

  private static final List<String> HELP =
      List.of(
          "c1-c3 c1c3 c1xa3  play a move; the target alone will do where it is the only one",
          "moves             list the legal moves",
          "why MOVE          is this move legal, and if not, why",
          "hint              ask a player of the library for a move",
          "undo              take your last move back",
          "claim             claim the draw, where the rules grant it",
          "resign            give up",
          "board             draw the board again",
          "save FILE         write the game as SGF",
          "quit              leave");

  private final Streams streams;
  private final BufferedReader in;
  private final Function<Position, Sitter> table;
  private final Sitter adviser;
  private final TextDiagram diagram;
  private final GameSaver saver;
  private Game game;

  /**
   * Makes a game that has not begun.
   *
   * @param variant what the variant is called in records
   * @param table who sits at the seat whose turn it is
   * @param adviser who gives hints
   */
  TerminalGame(
      Streams streams,
      BufferedReader in,
      String variant,
      Game game,
      Function<Position, Sitter> table,
      Sitter adviser,
      boolean unicode) {
    this.streams = streams;
    this.in = in;
    this.game = game;
    this.table = table;
    this.adviser = adviser;
    this.diagram = unicode ? TextDiagram.unicode() : TextDiagram.plain();
    this.saver = new GameSaver(variant, table);
  }

  /** Plays until somebody leaves or nothing more is typed. */
  void play() throws IOException {
    board();
    boolean goesOn = true;
    while (goesOn) {
      Sitter next = table.apply(game.position());
      if (game.isOver()) {
        goesOn = ask("undo, save FILE or quit: ");
      } else if (!next.person()) {
        Choice choice = next.player().choose(game, next.budget());
        play(next.title() + ": " + choice.move(), choice.move());
      } else if (game.legalMoves().equals(List.of(Move.pass()))) {
        play(next.title() + ": no move, so pass", Move.pass());
      } else {
        goesOn = ask(next.title() + " to move: ");
      }
    }
    streams.line(game.outcome().map(Outcome::toString).orElse("The game was left."));
    streams.out().flush();
  }

  private void play(String told, Move move) {
    streams.line(told);
    game = game.play(move);
    board();
  }

  private void board() {
    streams.line("");
    diagram.lines(game.position()).forEach(streams::line);
    streams.line("");
    game.outcome().map(Outcome::toString).ifPresent(streams::line);
    if (game.claimable().isPresent()) {
      streams.line("The position has come again: the draw may be claimed.");
    }
  }

  /** Reads one line and does what it says; answers whether to go on. */
  private boolean ask(String prompt) throws IOException {
    streams.out().print(prompt);
    streams.out().flush();
    String line = in.readLine();
    if (line == null) {
      streams.line("");
      return false;
    }
    String typed = line.strip();
    int blank = typed.indexOf(' ');
    String word = blank < 0 ? typed : typed.substring(0, blank);
    String rest = blank < 0 ? "" : typed.substring(blank).strip();
    switch (word) {
      case "" -> {}
      case "quit" -> {
        streams.line("");
        return false;
      }
      case "help" -> HELP.forEach(streams::line);
      case "board" -> board();
      case "undo" -> undo();
      case "save" -> streams.line(saver.save(game, rest));
      default -> {
        if (game.isOver()) {
          streams.line("The game is over.");
        } else {
          turn(word, rest, typed);
        }
      }
    }
    return true;
  }

  /** Does what may be done only while the game goes on. */
  private void turn(String word, String rest, String typed) {
    switch (word) {
      case "moves" -> streams.line(words(game.legalMoves()));
      case "hint" -> hint();
      case "why" -> why(rest);
      case "claim" -> claim();
      case "resign" -> {
        game = game.resign(game.sideToMove());
        board();
      }
      default -> move(typed);
    }
  }

  private void move(String typed) {
    MoveAnswer answer = READER.check(typed, game.position());
    Optional<Move> move = answer.move();
    if (answer.isLegal() && move.isPresent()) {
      game = game.play(move.get());
      board();
    } else {
      explain(answer);
      streams.line("Type help to see what else can be typed.");
    }
  }

  private void why(String typed) {
    MoveAnswer answer = READER.check(typed, game.position());
    Optional<Move> move = answer.move();
    if (answer.isLegal() && move.isPresent()) {
      Optional<Outcome> outcome = game.play(move.get()).outcome();
      streams.line(move.get() + " is legal" + outcome.map(end -> "; then " + end).orElse("") + ".");
    } else {
      explain(answer);
    }
  }

  private void explain(MoveAnswer answer) {
    streams.line(answer.message());
    if (!answer.alternatives().isEmpty()) {
      streams.line("Possible: " + words(answer.alternatives()));
    }
  }

  private void hint() {
    Choice choice = adviser.player().choose(game, adviser.budget());
    List<Move> line = choice.thought().line();
    streams.line(
        "Hint: "
            + choice.move()
            + (line.size() > 1 ? ", expecting " + words(line.subList(1, line.size())) : ""));
  }

  private void claim() {
    if (game.claimable().isEmpty()) {
      streams.line("There is nothing to claim.");
      return;
    }
    game = game.claim();
    board();
  }

  /** Takes moves back until it is the turn of somebody at the terminal again. */
  private void undo() {
    Optional<Game> before = game.undo();
    while (before.isPresent() && !table.apply(before.get().position()).person()) {
      before = before.get().undo();
    }
    if (before.isEmpty()) {
      streams.line("There is no move of yours to take back.");
      return;
    }
    game = before.get();
    board();
  }

  private static String words(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }
}
