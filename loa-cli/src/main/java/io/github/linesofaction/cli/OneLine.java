package io.github.linesofaction.cli;

import org.jspecify.annotations.Nullable;

/** Texts of any origin, made fit for one line of a terminal. */
final class OneLine {
  private static final int LONGEST = 1_000;

  private OneLine() {}

  /** Returns a text in one line: no line breaks, no control characters, no more than is read. */
  static String of(@Nullable String message) {
    String text = String.valueOf(message);
    StringBuilder line = new StringBuilder();
    boolean blank = false;
    for (int i = 0; i < text.length() && line.length() < LONGEST; i++) {
      char c = text.charAt(i);
      boolean gap = c == ' ' || c == '\n' || c == '\r' || c == '\t';
      if (gap) {
        blank = !line.isEmpty();
        continue;
      }
      if (blank) {
        line.append(' ');
        blank = false;
      }
      line.append(Character.isISOControl(c) || c == '\u2028' || c == '\u2029' ? '?' : c);
    }
    return line.toString();
  }
}
