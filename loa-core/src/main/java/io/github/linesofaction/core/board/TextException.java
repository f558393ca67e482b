package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * A text that is not in the form asked for: an unreadable square, move or position.
 *
 * <p>It speaks of the text alone; a text that reads well but names a move the rules forbid is
 * another matter.
 */
public final class TextException extends LoaException {
  private static final long serialVersionUID = 1L;

  /** The place of the fault. */
  private final int offset;

  /**
   * Makes an exception for a fault in a text.
   *
   * @param offset where the fault is: the number of {@code char}s before it, 0 or more
   * @param message what was found there and what would have been right
   */
  public TextException(int offset, String message) {
    super(Objects.requireNonNull(message, "message"));
    this.offset = offset;
  }

  /**
   * Tells where in the text the fault is.
   *
   * @return the number of {@code char}s before the fault, 0 for the first
   */
  public int offset() {
    return offset;
  }
}
