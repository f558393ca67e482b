package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import java.util.Objects;
import java.util.Optional;

/** A form of notation cannot carry a move or a record; nothing of it was written. */
public final class UnwritableException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Move> move;

  /**
   * Makes an exception for a record.
   *
   * @param message what cannot be written, in which form, and what could be
   */
  public UnwritableException(String message) {
    super(Objects.requireNonNull(message, "message"));
    this.move = Optional.empty();
  }

  /**
   * Makes an exception for a move.
   *
   * @param move the move
   * @param form the name of the form
   * @param why what the form lacks
   */
  public UnwritableException(Move move, String form, String why) {
    super(
        Objects.requireNonNull(move, "move")
            + " cannot be written in the form "
            + Objects.requireNonNull(form, "form")
            + ": "
            + Objects.requireNonNull(why, "why"));
    this.move = Optional.of(move);
  }

  /** {@return the move that cannot be written; nothing if it is a record} */
  public Optional<Move> move() {
    return move;
  }
}
