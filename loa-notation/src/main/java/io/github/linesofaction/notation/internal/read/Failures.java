package io.github.linesofaction.notation.internal.read;

import java.io.IOException;
import java.io.UncheckedIOException;

/** What is thrown where reading fails. */
public final class Failures {
  private Failures() {}

  /** Returns the exception to throw, which says in what the reading failed. */
  public static UncheckedIOException of(String name, IOException cause) {
    String message = cause.getMessage();
    String reason = message == null ? cause.getClass().getSimpleName() : message;
    return new UncheckedIOException(name.isEmpty() ? reason : name + ": " + reason, cause);
  }
}
