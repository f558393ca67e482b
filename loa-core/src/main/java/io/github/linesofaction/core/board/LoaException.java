package io.github.linesofaction.core.board;

import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * The root of the library's small exception family.
 *
 * <p>Everything the library throws on purpose, beside {@link NullPointerException}, {@link
 * IllegalArgumentException} and {@link IllegalStateException} for wrong use of a method, is one of
 * these. All of them are unchecked, and their messages say what was wrong, where, and what would
 * have been right.
 *
 * <p>They carry positions, moves and places, which travel as text and not by Java serialization:
 * writing is refused with a {@link NotSerializableException}, reading a stream made up by somebody
 * with an {@link InvalidObjectException}.
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

  /**
   * Refuses to be read.
   *
   * @param in where it would come from
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw unreadable();
  }

  /**
   * Refuses to be read from a stream that says nothing of this class.
   *
   * @throws InvalidObjectException always
   */
  private void readObjectNoData() throws InvalidObjectException {
    throw unreadable();
  }

  private InvalidObjectException unreadable() {
    return new InvalidObjectException(getClass().getName() + ": no stream can hold one");
  }
}
