package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;

/** A participant that did not do what it was asked for, which loses its game. */
public final class FailureException extends LoaException {
  private static final long serialVersionUID = 1L;

  /** What kind of end it brings. */
  private final EndKind kind;

  /**
   * Makes an exception.
   *
   * @param kind what kind of end it brings to the game
   * @param detail what happened, in one line for people
   */
  public FailureException(EndKind kind, String detail) {
    super(Objects.requireNonNull(detail, "detail"));
    this.kind = Objects.requireNonNull(kind, "kind");
  }

  /** {@return what kind of end it brings to the game} */
  public EndKind kind() {
    return kind;
  }

  /** {@return what happened, in one line for people} */
  public String detail() {
    return String.valueOf(getMessage());
  }
}
