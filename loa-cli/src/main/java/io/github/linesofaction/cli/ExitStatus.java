package io.github.linesofaction.cli;

/** What the program tells its caller when it ends. */
final class ExitStatus {
  /** All is well. */
  static final int SOUND = 0;

  /** Something was found wrong in what was read. */
  static final int FAULTY = 1;

  /** The program was used wrongly, or its input could not be read. */
  static final int UNUSABLE = 2;

  private ExitStatus() {}
}
