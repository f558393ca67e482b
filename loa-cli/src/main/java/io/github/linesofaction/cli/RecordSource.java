package io.github.linesofaction.cli;

import java.io.IOException;
import java.io.InputStream;

/**
 * Something that game records are read from.
 *
 * @param name what it is called in findings
 * @param bytes how many bytes it has, 0 if that is not known
 * @param opener opens it
 */
record RecordSource(String name, long bytes, Opener opener) {
  /** Opens a stream of bytes. */
  @FunctionalInterface
  interface Opener {
    InputStream open() throws IOException;
  }
}
