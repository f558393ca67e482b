package io.github.linesofaction.browser;

/** Writes JSON from left to right. A mutable helper for one thread. */
final class Json {
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
    separate();
    quote(name);
    out.append(':');
    first = true;
    return this;
  }

  Json text(String value) {
    separate();
    quote(value);
    return this;
  }

  Json number(int value) {
    separate();
    out.append(value);
    return this;
  }

  Json truth(boolean value) {
    separate();
    out.append(value);
    return this;
  }

  Json put(String name, String value) {
    return key(name).text(value);
  }

  Json put(String name, int value) {
    return key(name).number(value);
  }

  Json put(String name, boolean value) {
    return key(name).truth(value);
  }

  private void separate() {
    if (!first) {
      out.append(',');
    }
    first = false;
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        out.append("\\u00")
            .append((char) ('0' + (c >> 4)))
            .append("0123456789abcdef".charAt(c & 15));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
