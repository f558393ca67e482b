package io.github.linesofaction.core.board;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;

/**
 * The root of the library's small exception family.
 *
 * <p>Everything the library throws on purpose, beside {@link NullPointerException}, {@link
 * IllegalArgumentException} and {@link IllegalStateException} for wrong use of a method, is one of
 * these. All of them are unchecked, and their messages say what was wrong, where, and what would
 * have been right.
 *
 * <p>They carry positions, moves and places, which travel as text and not by Java serialization: it
 * is refused with a {@link NotSerializableException}.
 */
public abstract class LoaException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception with a message.
   *
   * @param message what was wrong, where, and what would have been right
   */
  protected LoaException(String message) {
    super(message);
  }

  /**
   * Makes an exception with a message and the failure that led to it.
   *
   * @param message what was wrong, where, and what would have been right
   * @param cause the failure that led to this one
   */
  protected LoaException(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * Refuses to be written.
   *
   * @param out where it would go
   * @throws NotSerializableException always
   * @serialData none
   */
  private void writeObject(ObjectOutputStream out) throws NotSerializableException {
    throw new NotSerializableException(getClass().getName() + ": send its message instead");
  }
}
