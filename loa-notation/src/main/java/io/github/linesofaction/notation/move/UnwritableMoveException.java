package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import java.util.Objects;

/** A move that a form of notation cannot express. */
public final class UnwritableMoveException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;

  /**
   * Makes an exception for a move.
   *
   * @param move the move
   * @param form the name of the form
   * @param why what the form lacks
   * @throws NullPointerException if an argument is null
   */
  public UnwritableMoveException(Move move, String form, String why) {
    super(
        Objects.requireNonNull(move, "move")
            + " cannot be written in the form "
            + Objects.requireNonNull(form, "form")
            + ": "
            + Objects.requireNonNull(why, "why"));
    this.move = move;
  }

  /**
   * Answers the move.
   *
   * @return the move that cannot be written
   */
  public Move move() {
    return move;
  }
}
