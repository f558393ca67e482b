package io.github.linesofaction.cli;

/**
 * Something that keeps a file from being read.
 *
 * @param file which file or folder
 * @param words what is wrong, the file named
 */
record Trouble(String file, String words) {
  /** Makes the words of a reason. */
  static Trouble of(Object file, String reason) {
    return new Trouble(file.toString(), "\"" + file + "\": " + reason);
  }
}
