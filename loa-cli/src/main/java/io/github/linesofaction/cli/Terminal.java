package io.github.linesofaction.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Tells whether a person is watching. */
final class Terminal {
  private static final Path ERR = Path.of("/proc/self/fd/2");

  private Terminal() {}

  /** Tells whether standard error is a terminal, as far as the system lets it be known. */
  static boolean showsErr() {
    try {
      if (Files.isSymbolicLink(ERR)) {
        String device = Files.readSymbolicLink(ERR).toString();
        return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
      }
    } catch (IOException | InvalidPathException e) {
      // Where that cannot be looked up, the console tells: it is there if in and out are terminals.
      return System.console() != null;
    }
    return System.console() != null;
  }
}
