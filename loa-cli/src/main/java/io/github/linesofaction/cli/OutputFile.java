package io.github.linesofaction.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Writes what an option names a file for. */
final class OutputFile {
  private static final String STANDARD_OUTPUT = "-";

  private OutputFile() {}

  /**
   * Writes a text in UTF-8.
   *
   * @param option the option that names the file, for messages
   * @param name a file, or - for standard output
   */
  static void write(Streams streams, String option, String name, String text) {
    if (name.equals(STANDARD_OUTPUT)) {
      streams.out().print(text);
      return;
    }
    try {
      Files.writeString(Path.of(name), text);
    } catch (InvalidPathException e) {
      throw new UnusableException(option + " \"" + name + "\": no path: " + e.getReason());
    } catch (IOException e) {
      throw new UnusableException(
          option + " \"" + name + "\": cannot be written: " + IoWords.of(e));
    }
  }
}
