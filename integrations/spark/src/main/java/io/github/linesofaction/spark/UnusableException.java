package io.github.linesofaction.spark;

/** Something that was asked for cannot be done; the message says what and why. */
final class UnusableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableException(String message) {
    super(message);
  }
}
