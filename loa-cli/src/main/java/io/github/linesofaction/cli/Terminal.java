package io.github.linesofaction.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a person is watching. */
final class Terminal {
  /** Where Linux tells what standard error is. The console would tell about the other two. */
  private static final Path ERR = Path.of("/proc/self/fd/2");

  private Terminal() {}

  /** Tells whether standard error is known to be a terminal; false where that cannot be known. */
  static boolean showsErr() {
    try {
      String device = Files.readSymbolicLink(ERR).toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
