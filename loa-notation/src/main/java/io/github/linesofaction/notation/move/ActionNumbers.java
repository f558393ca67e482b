package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Reason;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The action numbers of OpenSpiel's {@code lines_of_action}: steps on the 8×8 board as numbers from
 * 0 to 8191, with the digits rank and file of the origin, rank and file of the target, each from 0
 * to 7, and 1 for a capture. {@code b1-h1} is 142, {@code c1xa3} is 289.
 */
public final class ActionNumbers {
  /** One more than the largest number. */
  public static final int COUNT = 8_192;

  private static final int SIZE = 8;

  private ActionNumbers() {}

  /**
   * Returns the number of a move.
   *
   * @param move a step between squares of the 8×8 board
   * @return its number, 0 to 8191
   * @throws UnwritableException if the move is no such step
   */
  public static int of(Move move) {
    Objects.requireNonNull(move, "move");
    if (!move.isStep() || move.placed().isPresent()) {
      throw new UnwritableException(move, "action numbers", "only steps have numbers");
    }
    int number = 0;
    for (Square square : List.of(move.from().orElseThrow(), move.to().orElseThrow())) {
      if (square.file() >= SIZE || square.rank() >= SIZE) {
        throw new UnwritableException(move, "action numbers", square + " is not on the 8×8 board");
      }
      number = (number * SIZE + square.rank()) * SIZE + square.file();
    }
    return number * 2 + (move.isCapture() ? 1 : 0);
  }

  /**
   * Returns the move of a number, legal somewhere or not.
   *
   * @param number any number
   * @return the move; nothing if the number is out of range or names one square twice
   */
  public static Optional<Move> move(int number) {
    if (number < 0 || number >= COUNT) {
      return Optional.empty();
    }
    int rest = number / 2;
    Square to = Square.of(rest % SIZE, rest / SIZE % SIZE);
    rest /= SIZE * SIZE;
    Square from = Square.of(rest % SIZE, rest / SIZE);
    return from == to ? Optional.empty() : Optional.of(Move.step(from, to, number % 2 == 1));
  }

  /**
   * Returns the move of a position that a number names. The digit for a capture has to be right.
   *
   * @param number any number
   * @param position where the move is to be played
   * @return the legal move
   * @throws MoveException if the number names no legal move
   */
  public static Move move(int number, Position position) {
    Objects.requireNonNull(position, "position");
    String raw = String.valueOf(number);
    Optional<Move> move = move(number);
    if (move.isEmpty()) {
      throw new MoveException(
          MoveReader.of(MoveDialect.CANONICAL)
              .check(
                  MoveText.unreadable(
                      raw,
                      0,
                      raw + " is the number of no move: 0 to " + (COUNT - 1) + ", two squares"),
                  position));
    }
    Legality legality = position.check(move.get());
    if (!legality.isLegal()) {
      throw new MoveException(
          new MoveAnswer(
              MoveText.of(move.get()),
              MoveAnswer.Verdict.ILLEGAL,
              move,
              Optional.of(legality.reason().orElse(Reason.OTHER)),
              0,
              raw + ", " + legality.explanation(),
              legality.alternatives()));
    }
    return move.get();
  }
}
