package io.github.linesofaction.notation.internal;

import java.util.Objects;

/** How foreign text appears in messages: quoted, short, and without control characters. */
public final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /**
   * Quotes a text for a message.
   *
   * @param text any text
   * @return the text in quotes; a long one is cut, and says so
   */
  public static String of(CharSequence text) {
    Objects.requireNonNull(text, "text");
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length() && i < LONGEST; i++) {
      char c = text.charAt(i);
      out.append(Character.isISOControl(c) ? '\uFFFD' : c);
    }
    return out.append(text.length() > LONGEST ? "…\"" : "\"").toString();
  }
}
