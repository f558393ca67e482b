package io.github.linesofaction.cli;

/** Wrong use or unreadable input: its message is the one line that the user is told. */
final class UnusableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableException(String message) {
    super(message);
  }
}
