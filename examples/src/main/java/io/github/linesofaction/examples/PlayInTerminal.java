package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.players.AlphaBetaPlayer;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.variants.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Lets you play at the terminal, with Black's stones, against the {@link AlphaBetaPlayer}. It shows
 * how a program talks with a person: moves are read as people write them, an illegal one is
 * explained and the legal ones of that stone are named, turns can be taken back.
 *
 * <p>Type a move such as {@code c1-c3}, {@code c1c3} or {@code c1xa3}, or its target alone where
 * only one stone can go there; or {@code moves}, {@code undo}, {@code resign}, {@code quit}.
 *
 * <p>Run it with the name of a variant and how many plies the program looks ahead, or with neither:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.PlayInTerminal scrambled-eggs 3
 * }</pre>
 */
public final class PlayInTerminal {
  private static final MoveReader READER = MoveReader.of(MoveDialect.ABBREVIATED);

  private final BufferedReader in;
  private final PrintWriter out;
  private final Color human;
  private final Function<Game, Move> program;
  private Game game;

  private PlayInTerminal(
      BufferedReader in, PrintWriter out, Game start, Color human, Function<Game, Move> program) {
    this.in = in;
    this.out = out;
    this.game = start;
    this.human = human;
    this.program = program;
  }

  /**
   * Plays one game on standard input and output.
   *
   * @param args the name of a variant, {@code standard} if missing, and how many plies to look
   *     ahead, 4 if missing
   * @throws IOException if standard input cannot be read
   */
  public static void main(String[] args) throws IOException {
    Ruleset rules = Variants.find(args.length > 0 ? args[0] : "standard").orElseThrow().rules();
    int depth = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    AlphaBetaPlayer program = new AlphaBetaPlayer(System.nanoTime(), System::nanoTime);
    play(
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
        new PrintWriter(System.out, true, Charset.defaultCharset()),
        Game.start(rules),
        Color.BLACK,
        game -> program.choose(game, Budget.ofDepth(depth)).move());
  }

  /**
   * Plays one game.
   *
   * @param in what the human types
   * @param out what the human sees
   * @param start where to begin
   * @param human the human's side
   * @param program chooses the moves of the other side
   * @return the game as far as it went
   * @throws IOException if {@code in} cannot be read
   */
  static Game play(
      BufferedReader in, PrintWriter out, Game start, Color human, Function<Game, Move> program)
      throws IOException {
    return new PlayInTerminal(in, out, start, human, program).play();
  }

  private Game play() throws IOException {
    show();
    boolean goesOn = true;
    while (goesOn && !game.isOver()) {
      if (game.sideToMove() == human) {
        goesOn = askHuman();
      } else {
        Move move = program.apply(game);
        out.println(human.opponent().title() + " plays " + move);
        game = game.play(move);
        show();
      }
    }
    out.println(game.outcome().map(Object::toString).orElse("The game was left"));
    out.flush();
    return game;
  }

  private void show() {
    out.println();
    out.print(TextDiagram.plain().draw(game.position()));
    out.println();
  }

  /** Reads one line and does what it says; answers whether to go on. */
  private boolean askHuman() throws IOException {
    out.print(human.title() + " to move: ");
    out.flush();
    String line = in.readLine();
    if (line == null || line.strip().equals("quit")) {
      return false;
    }
    switch (line.strip()) {
      case "" -> {}
      case "moves" -> out.println(words(game.legalMoves()));
      case "resign" -> game = game.resign(human);
      case "undo" -> undo();
      default -> move(line);
    }
    return true;
  }

  private void move(String text) {
    MoveAnswer answer = READER.check(text, game.position());
    if (answer.isLegal()) {
      game = game.play(answer.move().orElseThrow());
      show();
      return;
    }
    out.println(answer.message());
    if (!answer.alternatives().isEmpty()) {
      out.println("Possible: " + words(answer.alternatives()));
    }
  }

  /** Takes back the program's last move and the human's before it. */
  private void undo() {
    if (game.plies() < 2) {
      out.println("There is no move of yours to take back.");
      return;
    }
    game = game.at(game.plies() - 2);
    show();
  }

  private static String words(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }
}
