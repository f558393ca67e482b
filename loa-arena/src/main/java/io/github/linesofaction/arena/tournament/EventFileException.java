package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.core.board.LoaException;
import java.util.List;
import java.util.Objects;

/** Says what is wrong with an event's file: every mistake, each with its line. */
public final class EventFileException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> faults;

  /**
   * Makes the exception.
   *
   * @param faults the mistakes, each with its line, one or more
   */
  public EventFileException(List<String> faults) {
    super(String.join("\n", Objects.requireNonNull(faults, "faults")));
    this.faults = List.copyOf(faults);
  }

  /** {@return the mistakes, each with its line} */
  public List<String> faults() {
    return faults;
  }
}
