package io.github.linesofaction.arena.check;

import io.github.linesofaction.core.board.LoaException;

/** A point that was broken: ends the asking about it. */
final class BrokenException extends LoaException {
  private static final long serialVersionUID = 1L;

  BrokenException(String detail) {
    super(detail);
  }
}
