package io.github.linesofaction.core.board;

/** How foreign text appears in messages: quoted, short, and without control characters. */
final class Texts {
  private static final int LONGEST = 40;

  private Texts() {}

  /** Quotes a text for a message; a long one is cut, and says so. */
  static String quote(CharSequence text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length() && i < LONGEST; i++) {
      char c = text.charAt(i);
      out.append(Character.isISOControl(c) ? '\uFFFD' : c);
    }
    return out.append(text.length() > LONGEST ? "…\"" : "\"").toString();
  }
}
