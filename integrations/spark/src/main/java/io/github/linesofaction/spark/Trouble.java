package io.github.linesofaction.spark;

import java.io.IOException;

/**
 * Something that keeps a file from being read.
 *
 * @param file which file or folder
 * @param words what is wrong
 */
record Trouble(String file, String words) {
  /** Returns a file that cannot be read, in the words of the command line. */
  static Trouble of(String file, IOException e) {
    return new Trouble(file, "cannot read: " + file + ": " + e.getMessage());
  }
}
