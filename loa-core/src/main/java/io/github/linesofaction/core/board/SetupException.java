package io.github.linesofaction.core.board;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** A set-up that cannot be used as asked. It carries every fault found, not the first alone. */
public final class SetupException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient List<SetupFault> faults;

  /**
   * Makes an exception for a set-up's faults.
   *
   * @param faults all of them, at least one
   */
  public SetupException(List<SetupFault> faults) {
    super(
        Objects.requireNonNull(faults, "faults").stream()
            .map(SetupFault::message)
            .collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  /**
   * Returns what is wrong.
   *
   * @return all faults, at least one
   */
  public List<SetupFault> faults() {
    return faults;
  }
}
