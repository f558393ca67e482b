package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Writes moves in short algebraic: an L for the stone; the file, the rank or both of its origin,
 * only where several stones can go there; {@code x} for a capture; the target; and, if asked for,
 * {@code #} for a win. A pass is written as the word. An immutable value, safe to share between
 * threads.
 */
public final class ShortForm {
  /** Without a mark for wins. */
  public static final ShortForm PLAIN = new ShortForm(false);

  /** With {@code #} behind a move that wins. */
  public static final ShortForm WITH_WIN_MARK = new ShortForm(true);

  private static final String NAME = "short algebraic";

  private final boolean winMark;

  private ShortForm(boolean winMark) {
    this.winMark = winMark;
  }

  /**
   * Writes a move.
   *
   * @param move a legal move of the position
   * @param position where it is to be played
   * @return such as {@code Ldd3} or {@code Lxa3}
   * @throws IllegalMoveException if the move is not legal there
   * @throws UnwritableException if the form cannot express it: on hexagonal boards, and with
   *     removals and stones placed from hand
   */
  public String toText(Move move, Position position) {
    Objects.requireNonNull(move, "move");
    Position after = Objects.requireNonNull(position, "position").play(move);
    if (position.topology().shape() != Topology.Shape.SQUARE) {
      throw new UnwritableException(move, NAME, "it has files and ranks of square boards only");
    }
    if (move.isRemoval() || move.placed().isPresent()) {
      throw new UnwritableException(move, NAME, "it has no sign for stones taken off or placed");
    }
    if (move.isPass()) {
      return move.toString();
    }
    Square to = move.to().orElseThrow();
    String text = "L" + origin(move, position) + (move.isCapture() ? "x" : "") + to;
    Optional<Color> winner = after.outcome().flatMap(Outcome::winner);
    boolean won = winner.equals(Optional.of(position.sideToMove()));
    return winMark && won ? text + "#" : text;
  }

  /** What has to be said of the origin, so that no other stone fits. */
  private static String origin(Move move, Position position) {
    Square from = move.from().orElseThrow();
    List<Square> others =
        List.of(
            position.legalMoves().stream()
                .filter(other -> other.to().equals(move.to()))
                .flatMap(other -> other.from().stream())
                .filter(square -> square != from)
                .toArray(Square[]::new));
    if (others.isEmpty()) {
      return "";
    }
    String name = from.toString();
    if (others.stream().noneMatch(square -> square.file() == from.file())) {
      return name.substring(0, 1);
    }
    if (others.stream().noneMatch(square -> square.rank() == from.rank())) {
      return name.substring(1);
    }
    return name;
  }

  /**
   * Writes the moves of a game.
   *
   * @param game any game
   * @return its moves in one line, with a blank between them
   * @throws UnwritableException if the form cannot express one of them
   */
  public String toText(Game game) {
    Objects.requireNonNull(game, "game");
    StringJoiner line = new StringJoiner(" ");
    Position position = game.initial();
    for (Move move : game.moves()) {
      line.add(toText(move, position));
      position = position.play(move);
    }
    return line.toString();
  }

  /**
   * Returns the form's name.
   *
   * @return its name, for messages
   */
  @Override
  public String toString() {
    return winMark ? NAME + " with # for wins" : NAME;
  }
}
