package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Reason;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A move that may not be played where it was to be played. It carries the position, the move, and
 * why not.
 */
public final class IllegalMoveException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;
  private final transient Move move;
  private final transient Legality legality;

  /**
   * Makes an exception for an illegal move.
   *
   * @param position where it was to be played
   * @param move the move
   * @param legality why it may not be played
   */
  public IllegalMoveException(Position position, Move move, Legality legality) {
    super(Objects.requireNonNull(legality, "legality").explanation() + describe(legality));
    this.position = Objects.requireNonNull(position, "position");
    this.move = Objects.requireNonNull(move, "move");
    this.legality = legality;
  }

  private static String describe(Legality legality) {
    return legality.alternatives().isEmpty()
        ? ""
        : "; legal would be "
            + legality.alternatives().stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  /**
   * Returns where the move was to be played.
   *
   * @return the position
   */
  public Position position() {
    return position;
  }

  /** {@return the move that may not be played} */
  public Move move() {
    return move;
  }

  /**
   * Returns why the move may not be played.
   *
   * @return the reason
   */
  public Reason reason() {
    return legality.reason().orElse(Reason.OTHER);
  }

  /**
   * Returns why the move may not be played, and what would be right.
   *
   * @return the full answer
   */
  public Legality legality() {
    return legality;
  }
}
