package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** A record holds something that a format cannot carry; nothing of it was written. */
public final class UnwritableRecordException extends LoaException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what cannot be written, in which format, and what could be
   * @throws NullPointerException if {@code message} is null
   */
  public UnwritableRecordException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
