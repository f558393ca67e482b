package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** A rule set that makes no sense, refused when it is built, with the reason. */
public final class RulesException extends LoaException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception for a rule set that cannot be.
   *
   * @param message which choices do not go together, and why
   */
  public RulesException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
