package io.github.linesofaction.cli;

/** Whoever read the answers has gone: there is nobody to tell, and nothing more to do. */
final class NobodyReadsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NobodyReadsException(Throwable cause) {
    super("nobody reads the answers", cause);
  }
}
