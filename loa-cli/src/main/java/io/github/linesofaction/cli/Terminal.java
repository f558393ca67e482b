package io.github.linesofaction.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a person is watching. */
final class Terminal {
  private Terminal() {}

  /** Tells whether standard output is known to be a terminal. */
  static boolean showsOut() {
    return shows(1);
  }

  /** Tells whether standard error is known to be a terminal. */
  static boolean showsErr() {
    return shows(2);
  }

  /** Asks where Linux tells it; the answer is no where it cannot be known. */
  private static boolean shows(int stream) {
    try {
      String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
