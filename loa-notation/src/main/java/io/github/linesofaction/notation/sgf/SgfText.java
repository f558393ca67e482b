package io.github.linesofaction.notation.sgf;

import java.util.regex.Pattern;

/** The escapes and line breaks of SGF values. */
final class SgfText {
  private static final Pattern GAME_IN_LINE = Pattern.compile("(\n[ \t]*+)(\\([\\x00-\\x20]*+;)");

  private SgfText() {}

  /** Escapes what would end a value or begin an escape. */
  static String escape(String text, boolean colonToo) {
    StringBuilder raw = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ']' || c == '\\' || colonToo && c == ':') {
        raw.append('\\');
      }
      raw.append(c);
    }
    return raw.toString();
  }

  /** Returns whether a text can stand between brackets as it is. */
  static boolean isEscaped(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == ']') {
        return false;
      }
      if (c == '\\' && ++i == raw.length()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Brings a raw value to the one spelling that stands for all that mean the same: line breaks are
   * line feeds, a backslash with a line break is gone, and only closing brackets, backslashes and
   * escaped colons keep a backslash.
   */
  static String canonical(String raw) {
    if (raw.indexOf('\\') < 0 && raw.indexOf('\r') < 0) {
      return raw;
    }
    StringBuilder text = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\' && i + 1 < raw.length()) {
        char next = raw.charAt(++i);
        if (isBreak(next)) {
          i = endOfBreak(raw, i);
        } else {
          if (next == ']' || next == '\\' || next == ':') {
            text.append('\\');
          }
          text.append(next);
        }
      } else if (isBreak(c)) {
        i = endOfBreak(raw, i);
        text.append('\n');
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** Writes every line break as a line feed and leaves the rest alone. */
  static String withLineFeeds(String raw) {
    if (raw.indexOf('\r') < 0) {
      return raw;
    }
    StringBuilder text = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (isBreak(c)) {
        i = endOfBreak(raw, i);
        text.append('\n');
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /**
   * Escapes a parenthesis that begins a line and looks like the beginning of a game, so that no
   * reader takes the value for unclosed. The value means the same.
   */
  static String guarded(String raw) {
    return raw.indexOf('(') < 0 ? raw : GAME_IN_LINE.matcher(raw).replaceAll("$1\\\\$2");
  }

  /** Reads a raw value as Text: line breaks stay, other white space becomes blanks. */
  static String text(String raw) {
    return plain(raw, '\n');
  }

  /** Reads a raw value as SimpleText: all white space becomes blanks. */
  static String simpleText(String raw) {
    return plain(raw, ' ');
  }

  private static String plain(String raw, char lineBreak) {
    if (meansItself(raw)) {
      return raw;
    }
    String canonical = canonical(raw);
    StringBuilder text = new StringBuilder(canonical.length());
    for (int i = 0; i < canonical.length(); i++) {
      char c = canonical.charAt(i);
      if (c == '\\') {
        text.append(canonical.charAt(++i));
      } else if (c == '\n') {
        text.append(lineBreak);
      } else {
        text.append(c == '\t' || c == '\f' || c == '\u000B' ? ' ' : c);
      }
    }
    return text.toString();
  }

  /** Whether there is nothing in a raw value that is written otherwise than it is meant. */
  private static boolean meansItself(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\' || c < ' ' && (c == '\t' || c == '\f' || c == '\u000B' || isBreak(c))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the index of the first colon without a backslash, or -1. */
  static int firstColon(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == ':') {
        return i;
      }
      if (c == '\\') {
        i++;
      }
    }
    return -1;
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** Returns the last index of the line break that begins at an index: one character or two. */
  private static int endOfBreak(String raw, int at) {
    int next = at + 1;
    boolean pair =
        next < raw.length() && isBreak(raw.charAt(next)) && raw.charAt(next) != raw.charAt(at);
    return pair ? next : at;
  }
}
