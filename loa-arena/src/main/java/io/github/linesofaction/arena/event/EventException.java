package io.github.linesofaction.arena.event;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** Says that an event cannot be held as it is specified, and what would be possible. */
public final class EventException extends LoaException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param message what cannot be, and what can
   */
  public EventException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
