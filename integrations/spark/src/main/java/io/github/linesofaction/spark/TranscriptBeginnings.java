package io.github.linesofaction.spark;

import java.util.regex.Pattern;

/** A game begins with tags or with the number 1, after a blank line that follows no tags. */
final class TranscriptBeginnings implements GameBeginnings {
  private static final Pattern FIRST =
      Pattern.compile(
          "\\[[A-Za-z0-9_]+\\s*\"|(?:(?i:black|white|[bw])\\s)?\\s?1\\s?[.):]?\\s*[A-Za-z]");

  private boolean inBraces;
  private boolean afterTag;
  private boolean afterBlank;

  @Override
  public boolean beginsWith(String line) {
    return !inBraces && afterBlank && !afterTag && FIRST.matcher(line).lookingAt();
  }

  @Override
  public void take(String line) {
    boolean blank = line.isBlank();
    if (!blank) {
      afterTag = !inBraces && line.startsWith("[");
    }
    afterBlank = blank;
    passBraces(line);
  }

  private void passBraces(String line) {
    if (!inBraces && line.startsWith("%")) {
      return;
    }
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (inBraces) {
        if (c == '\\') {
          at++;
        } else {
          inBraces = c != '}';
        }
      } else if (c == '{') {
        inBraces = true;
      } else if (c == ';' || c == '#') {
        return;
      }
    }
  }
}
