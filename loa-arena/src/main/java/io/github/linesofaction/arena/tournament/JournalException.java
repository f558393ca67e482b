package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** Says that an event's journal cannot be kept or cannot be followed, and what can be done. */
public final class JournalException extends LoaException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message what cannot be, and what can be done
   */
  public JournalException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
