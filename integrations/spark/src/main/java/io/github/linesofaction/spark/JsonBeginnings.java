package io.github.linesofaction.spark;

/** A game is an object that begins where all others, and all arrays, are closed. */
final class JsonBeginnings implements GameBeginnings {
  private int depth;
  private boolean inString;
  private boolean escaped;

  @Override
  public boolean beginsWith(String line) {
    return !inString && depth == 0 && line.startsWith("{");
  }

  @Override
  public void take(String line) {
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (inString) {
        inString = escaped || c != '"';
        escaped = !escaped && c == '\\';
      } else if (c == '"') {
        inString = true;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth = Math.max(0, depth - 1);
      }
    }
  }
}
