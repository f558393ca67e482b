package io.github.linesofaction.arena.program;

/** What a program said, as part of one line for people. */
final class Quote {
  private static final int LONGEST = 80;

  private Quote() {}

  static String of(String text) {
    String line = text.replaceAll("\\p{Cntrl}", "�");
    return '"' + (line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line) + '"';
  }
}
