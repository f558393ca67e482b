package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** A record that cannot be played over to its end; it carries the fault at which it stops. */
public final class RecordException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient RecordFault fault;

  /**
   * Makes an exception for a fault.
   *
   * @param fault what is wrong
   */
  public RecordException(RecordFault fault) {
    super(Objects.requireNonNull(fault, "fault").toString());
    this.fault = fault;
  }

  /**
   * Returns what is wrong.
   *
   * @return the fault
   */
  public RecordFault fault() {
    return fault;
  }
}
