package io.github.linesofaction.spark;

/** A game tree begins with a parenthesis and a semicolon where all others are closed. */
final class SgfBeginnings implements GameBeginnings {
  private int depth;
  private boolean inValue;
  private boolean escaped;

  @Override
  public boolean beginsWith(String line) {
    if (inValue || depth > 0 || !line.startsWith("(")) {
      return false;
    }
    int at = 1;
    while (at < line.length() && line.charAt(at) <= ' ') {
      at++;
    }
    return at < line.length() && line.charAt(at) == ';';
  }

  @Override
  public void take(String line) {
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (inValue) {
        inValue = escaped || c != ']';
        escaped = !escaped && c == '\\';
      } else if (c == '(') {
        depth++;
      } else if (c == ')') {
        depth = Math.max(0, depth - 1);
      } else if (c == '[') {
        // Brackets between games are text.
        inValue = depth > 0;
      }
    }
  }
}
