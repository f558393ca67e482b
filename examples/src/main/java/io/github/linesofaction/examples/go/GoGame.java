package io.github.linesofaction.examples.go;

import io.github.linesofaction.core.board.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game of Go from the empty board, by the rules of the Computer Olympiad: area counting, no
 * suicide, no play that recreates the board before the opponent's last play (the basic ko), two
 * passes in a row end the game and all stones stand as they are. A play that recreates any other
 * earlier board ends the game at once: who has captured more since that board first stood wins, and
 * if both have captured equally many, the game is drawn. A pass is no play.
 *
 * <p>Immutable: a game is a move behind another game, which stays as it was.
 */
public final class GoGame {
  /** What White gets for moving second, in half points, unless another komi is chosen. */
  public static final int USUAL_KOMI = 15;

  private static final Pattern POSITION = Pattern.compile("(\\S+) ([bw]) (\\d{1,6}) (\\d{1,6})");

  /** How a turn without a stone is written. */
  public static final String PASS = "pass";

  /**
   * How a game has ended.
   *
   * @param winner nobody for a draw
   * @param by {@code cycle}, or the points between the sides
   */
  public record End(Optional<Color> winner, String by) {}

  private final Optional<GoGame> before;
  private final String move;
  private final int halfKomi;
  private final int plies;
  private final Color firstToMove;
  private final GoBoard board;
  private final int[] captured;
  private final Optional<End> end;

  private GoGame(GoBoard board, Color first, int[] captured, int halfKomi) {
    this.before = Optional.empty();
    this.move = "";
    this.halfKomi = halfKomi;
    this.plies = 0;
    this.firstToMove = first;
    this.board = board;
    this.captured = captured;
    this.end = Optional.empty();
  }

  private GoGame(GoGame before, String move, GoBoard board) {
    Color enemy = before.sideToMove().opponent();
    this.before = Optional.of(before);
    this.move = move;
    this.halfKomi = before.halfKomi;
    this.plies = before.plies + 1;
    this.firstToMove = before.firstToMove;
    this.board = board;
    this.captured = before.captured.clone();
    this.captured[enemy.opponent().ordinal()] += before.board.stones(enemy) - board.stones(enemy);
    this.end = isPass() ? endByPasses(before) : endByCycle(before);
  }

  private Optional<End> endByPasses(GoGame previous) {
    if (!previous.isPass()) {
      return Optional.empty();
    }
    int lead = 2 * (board.area(Color.BLACK) - board.area(Color.WHITE)) - halfKomi;
    return Optional.of(new End(winner(lead), halves(Math.abs(lead))));
  }

  private Optional<End> endByCycle(GoGame previous) {
    Optional<GoGame> first = Optional.empty();
    for (Optional<GoGame> game = Optional.of(previous);
        game.isPresent();
        game = game.get().before) {
      if (game.get().board.equals(board)) {
        first = game;
      }
    }
    return first.map(
        then ->
            new End(
                winner(captured[0] - then.captured[0] - (captured[1] - then.captured[1])),
                "cycle"));
  }

  private static Optional<Color> winner(int blackLead) {
    return blackLead == 0
        ? Optional.empty()
        : Optional.of(blackLead > 0 ? Color.BLACK : Color.WHITE);
  }

  private static String halves(int halfPoints) {
    return halfPoints / 2 + (halfPoints % 2 == 0 ? "" : ".5");
  }

  /** A new game on a board of so many lines a side (1 to 25), with the usual komi. */
  public static GoGame start(int size) {
    return start(size, USUAL_KOMI);
  }

  /** A new game with another komi, in half points. */
  public static GoGame start(int size, int halfKomi) {
    return new GoGame(GoBoard.empty(size), Color.BLACK, new int[2], halfKomi);
  }

  /**
   * A game that starts from a position.
   *
   * @param position as {@link #position()} writes it
   * @param halfKomi what White gets for moving second, in half points
   * @throws IllegalArgumentException if it is none; says how one is written
   */
  public static GoGame parse(String position, int halfKomi) {
    Matcher parts = POSITION.matcher(position);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          position + ": a position is a board, the side to move, captures: ../.. b 0 0");
    }
    int[] captured = {Integer.parseInt(parts.group(3)), Integer.parseInt(parts.group(4))};
    Color first = parts.group(2).equals("b") ? Color.BLACK : Color.WHITE;
    return new GoGame(GoBoard.parse(parts.group(1)), first, captured, halfKomi);
  }

  /** Board, side to move, and what Black and White have captured, such as {@code ../.. b 0 0}. */
  public String position() {
    String side = sideToMove() == Color.BLACK ? "b" : "w";
    return board + " " + side + " " + captured[0] + " " + captured[1];
  }

  /** The board now. */
  public GoBoard board() {
    return board;
  }

  /** Whose turn it is: from the empty board Black's first. */
  public Color sideToMove() {
    return plies % 2 == 0 ? firstToMove : firstToMove.opponent();
  }

  /** How many turns were taken, passes included. */
  public int plies() {
    return plies;
  }

  /** What White gets for moving second, in half points. */
  public int halfKomi() {
    return halfKomi;
  }

  /** How many stones a side has captured. */
  public int captured(Color color) {
    return captured[color.ordinal()];
  }

  /** The turns so far: names of points, and {@code pass}. */
  public List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (GoGame game = this; game.before.isPresent(); game = game.before.get()) {
      moves.add(game.move);
    }
    Collections.reverse(moves);
    return moves;
  }

  /** How the game has ended, or nothing while it goes on. */
  public Optional<End> end() {
    return end;
  }

  /** All turns that may be taken: points in their order, then the pass; none behind the end. */
  public List<String> legalMoves() {
    List<String> moves = new ArrayList<>();
    if (end.isEmpty()) {
      for (int point = 0; point < board.points(); point++) {
        if (placed(point).isPresent()) {
          moves.add(board.name(point));
        }
      }
      moves.add(PASS);
    }
    return moves;
  }

  /**
   * Takes a turn.
   *
   * @param text a point's name, or {@code pass}
   * @throws IllegalArgumentException if that is no legal turn; says why
   */
  public GoGame play(String text) {
    if (end.isPresent()) {
      throw new IllegalArgumentException(text + ": the game is over");
    }
    if (text.equals(PASS)) {
      return new GoGame(this, PASS, board);
    }
    int point = board.point(text);
    return placed(point)
        .map(next -> new GoGame(this, text, next))
        .orElseThrow(() -> new IllegalArgumentException(text + ": " + whyNot(point)));
  }

  /** The board after a stone on a point, if it may be placed there. */
  private Optional<GoBoard> placed(int point) {
    return board.place(sideToMove(), point).filter(next -> !takesBackInKo(next));
  }

  private boolean takesBackInKo(GoBoard next) {
    return lastPlayOf(sideToMove().opponent())
        .flatMap(play -> play.before)
        .map(game -> game.board.equals(next))
        .orElse(false);
  }

  /** The game right behind the last stone that a side has placed. */
  private Optional<GoGame> lastPlayOf(Color color) {
    GoGame game = this;
    while (game.before.isPresent() && (game.isPass() || game.sideToMove() == color)) {
      game = game.before.get();
    }
    return game.before.isPresent() ? Optional.of(game) : Optional.empty();
  }

  private boolean isPass() {
    return move.equals(PASS);
  }

  private String whyNot(int point) {
    if (board.stone(point).isPresent()) {
      return "there is a stone";
    }
    return board.place(sideToMove(), point).isPresent()
        ? "this would recreate the board before the opponent's last play"
        : "the stone's group would have no liberty";
  }

  /**
   * Last board, captures of both sides, winner and by what; {@code open} and {@code cut} without.
   */
  @Override
  public String toString() {
    String ending =
        end.map(e -> e.winner().map(GoGame::word).orElse("draw") + "\t" + e.by())
            .orElse("open\tcut");
    return board + "\t" + captured[0] + "\t" + captured[1] + "\t" + ending;
  }

  private static String word(Color color) {
    return color == Color.BLACK ? "black" : "white";
  }
}
