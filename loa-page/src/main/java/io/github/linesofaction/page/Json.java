package io.github.linesofaction.page;

/**
 * Writes JSON that may stand in an HTML page: nothing in it can end a script element or begin a
 * comment, and all of it can be written in UTF-8. A mutable helper for one thread.
 */
final class Json {
  private static final String DIGITS = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder(1_024);
  private boolean first = true;

  Json open(char bracket) {
    separate();
    out.append(bracket);
    first = true;
    return this;
  }

  Json close(char bracket) {
    out.append(bracket);
    first = false;
    return this;
  }

  Json key(String name) {
    text(name);
    out.append(':');
    first = true;
    return this;
  }

  Json put(String name, String value) {
    return key(name).text(value);
  }

  /** Puts a text unless there is nothing to say. */
  Json putUnlessEmpty(String name, String value) {
    return value.isEmpty() ? this : put(name, value);
  }

  Json put(String name, int value) {
    key(name);
    return raw(Integer.toString(value));
  }

  /** Puts what is JSON already. */
  Json raw(String json) {
    separate();
    out.append(json);
    return this;
  }

  Json text(String value) {
    separate();
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (isPlain(c) || isPair(value, i)) {
        out.append(c);
      } else {
        escape(c);
      }
    }
    out.append('"');
    return this;
  }

  /** Whether a character means itself in JSON and in HTML. */
  private static boolean isPlain(char c) {
    return c >= ' '
        && c != '<'
        && c != '>'
        && c != '&'
        && c != '\u2028'
        && c != '\u2029'
        && !Character.isSurrogate(c);
  }

  /** Whether a half of a character has its other half beside it. */
  private static boolean isPair(String text, int at) {
    char c = text.charAt(at);
    return Character.isHighSurrogate(c)
        ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  private void escape(char c) {
    char told = Character.isSurrogate(c) ? '\ufffd' : c;
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(DIGITS.charAt(told >> shift & 15));
    }
  }

  private void separate() {
    if (!first) {
      out.append(',');
    }
    first = false;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
