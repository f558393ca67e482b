package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.Objects;

/**
 * Cuts an SGF text into tokens. Between games it looks for the next plausible start of one: {@code
 * (} and {@code ;} at the beginning of a line, or anywhere if a property, a node or a parenthesis
 * follows. Memory is bounded by the limit on the length of a value.
 *
 * <p>Not safe for use by several threads at once.
 */
final class SgfTokenizer {
  private static final int LONGEST_IDENTIFIER = 64;
  private static final int SAMPLE = 40;

  private final CharSource source;
  private final boolean lenient;
  private final int valueLength;

  /** The value that is being read. */
  private final StringBuilder value = new StringBuilder();

  private long depth;
  private boolean lineIsBlank = true;
  private int characterBits;
  private long noBracketBefore;

  /**
   * Begins at the next character of a source, outside of any game.
   *
   * @param source the text; not closed by the tokenizer
   * @param options strictness and the limit on the length of a value
   */
  public SgfTokenizer(CharSource source, ReadOptions options) {
    this.source = Objects.requireNonNull(source, "source");
    Objects.requireNonNull(options, "options");
    lenient = !options.isStrict();
    valueLength = options.limit(ReadLimit.VALUE_LENGTH);
  }

  /**
   * Takes the next token.
   *
   * @return the token; at the end of the text, and ever after, one of type {@link
   *     SgfToken.Type#END}
   * @throws java.io.UncheckedIOException if reading fails
   */
  public SgfToken next() {
    return depth == 0 ? nextOutside() : nextInside();
  }

  /**
   * Returns how many parentheses are open.
   *
   * @return 0 outside of games, 1 in the main line of a game
   */
  public long depth() {
    return depth;
  }

  /** Takes the parentheses opened so far for closed, but for the last {@code count} of them. */
  void resetDepth(long count) {
    depth = count;
    lineIsBlank = true;
  }

  /** Returns whether a value since the last call held a character that is not ASCII. */
  boolean takeNonAscii() {
    boolean found = characterBits >= 0x80;
    characterBits = 0;
    return found;
  }

  private SgfToken nextOutside() {
    Place start = source.place();
    StringBuilder sample = new StringBuilder();
    while (true) {
      int c = source.peek();
      if (c == CharSource.END) {
        return sample.length() > 0 ? text(sample, start) : token(SgfToken.Type.END, "", start);
      }
      if (c == '(' && startsGame()) {
        if (sample.length() > 0) {
          return text(sample, start);
        }
        return single(SgfToken.Type.OPEN);
      }
      if (isBlank(c)) {
        lineIsBlank |= c == '\n' || c == '\r';
        if (sample.length() > 0) {
          append(sample, ' ');
        }
      } else {
        if (sample.length() == 0) {
          start = source.place();
        }
        lineIsBlank = false;
        append(sample, (char) c);
      }
      source.read();
      if (sample.length() == 0) {
        start = source.place();
      }
    }
  }

  private boolean startsGame() {
    int at = afterBlanks(1);
    if (peek(at) != ';') {
      return false;
    }
    if (lineIsBlank) {
      return true;
    }
    at = afterBlanks(at + 1);
    int c = peek(at);
    if (c == ';' || c == '(' || c == ')') {
      return true;
    }
    int end = afterIdentifier(at);
    return end > at && peek(afterBlanks(end)) == '[';
  }

  private SgfToken nextInside() {
    skipBlanks();
    int c = source.peek();
    return switch (c) {
      case CharSource.END -> token(SgfToken.Type.END, "", source.place());
      case '(' -> single(SgfToken.Type.OPEN);
      case ')' -> single(SgfToken.Type.CLOSE);
      case ';' -> single(SgfToken.Type.SEMICOLON);
      case '[' -> value();
      default -> isLetter(c) ? identifier() : unexpected(source.place(), new StringBuilder());
    };
  }

  private SgfToken single(SgfToken.Type type) {
    Place place = source.place();
    source.read();
    return switch (type) {
      case OPEN -> {
        depth++;
        yield token(type, "(", place);
      }
      case CLOSE -> {
        depth--;
        lineIsBlank = true;
        yield token(type, ")", place);
      }
      default -> token(type, ";", place);
    };
  }

  private SgfToken identifier() {
    Place place = source.place();
    int second = source.peek(1);
    if ((source.peek() == 'B' || source.peek() == 'W') && !isLetterOrDigit(second)) {
      return token(SgfToken.Type.IDENTIFIER, source.read() == 'B' ? "B" : "W", place);
    }
    StringBuilder name = new StringBuilder();
    while (isLetterOrDigit(source.peek())) {
      if (name.length() == LONGEST_IDENTIFIER) {
        return unexpected(place, name);
      }
      name.append((char) source.read());
    }
    return token(SgfToken.Type.IDENTIFIER, name.toString(), place);
  }

  /** Takes what is no token of a game, up to a blank or a character that is one. */
  private SgfToken unexpected(Place place, StringBuilder sample) {
    for (int c = source.peek(); c != CharSource.END && !isBlank(c); c = source.peek()) {
      if (c == '(' || c == ')' || c == ';' || c == '[') {
        break;
      }
      append(sample, (char) source.read());
    }
    return text(sample, place);
  }

  private SgfToken value() {
    source.read();
    Place place = source.place();
    StringBuilder raw = value;
    raw.setLength(0);
    boolean lineStart = false;
    boolean tooLong = false;
    while (true) {
      int c = source.peek();
      if (c == CharSource.END || lineStart && c == '(' && lenient && startsGameInValue()) {
        depth = c == CharSource.END ? depth : 0;
        lineIsBlank = true;
        return tooLong
            ? token(SgfToken.Type.LONG_VALUE, sampleOf(raw), place)
            : token(SgfToken.Type.UNCLOSED_VALUE, raw.toString(), place);
      }
      source.read();
      if (c == ']') {
        return tooLong
            ? token(SgfToken.Type.LONG_VALUE, sampleOf(raw), place)
            : token(SgfToken.Type.VALUE, raw.toString(), place);
      }
      lineStart = c == '\n' || c == '\r' || lineStart && (c == ' ' || c == '\t');
      int escaped = c == '\\' ? source.read() : CharSource.END;
      int length = escaped == CharSource.END ? 1 : 2;
      tooLong |= raw.length() + length > valueLength;
      if (!tooLong && (c != '\\' || escaped != CharSource.END)) {
        characterBits |= c;
        raw.append((char) c);
        if (escaped != CharSource.END) {
          characterBits |= escaped;
          raw.append((char) escaped);
        }
      }
    }
  }

  /**
   * Returns whether a game begins here although a value is open: a node whose first property has a
   * value that ends within the look ahead. In a value that quotes a game, its closing brackets
   * would be escaped.
   */
  private boolean startsGameInValue() {
    int at = afterBlanks(1);
    if (peek(at) != ';') {
      return false;
    }
    at = afterBlanks(at + 1);
    int end = afterIdentifier(at);
    int bracket = afterBlanks(end);
    if (end == at || peek(bracket) != '[') {
      return false;
    }
    return closesUnescaped(bracket + 1);
  }

  /** Looks for the next closing bracket, never twice at the same character. */
  private boolean closesUnescaped(int from) {
    int at = (int) Math.max(from, noBracketBefore - source.offset());
    int c = peek(at);
    while (c != ']' && c != CharSource.END && !(c == '\\' && peek(at + 1) == ']')) {
      at += c == '\\' ? 2 : 1;
      c = peek(at);
    }
    noBracketBefore = source.offset() + at;
    return c == ']';
  }

  private int afterBlanks(int from) {
    int at = from;
    while (isBlank(peek(at))) {
      at++;
    }
    return at;
  }

  private int afterIdentifier(int from) {
    int at = from;
    while (isLetter(peek(at)) || at > from && isLetterOrDigit(peek(at))) {
      at++;
    }
    return at;
  }

  /** Looks ahead as far as the source can; beyond, the text counts as ended. */
  private int peek(int ahead) {
    return ahead < CharSource.LOOKAHEAD ? source.peek(ahead) : CharSource.END;
  }

  private void skipBlanks() {
    while (isBlank(source.peek())) {
      source.read();
    }
  }

  private static SgfToken token(SgfToken.Type type, String text, Place place) {
    return new SgfToken(type, text, place);
  }

  private static SgfToken text(StringBuilder sample, Place place) {
    return token(SgfToken.Type.TEXT, sampleOf(sample), place);
  }

  private static void append(StringBuilder sample, char c) {
    if (sample.length() <= SAMPLE) {
      sample.append(c);
    }
  }

  private static String sampleOf(StringBuilder text) {
    String whole = text.toString().stripTrailing();
    return whole.length() <= SAMPLE ? whole : whole.substring(0, SAMPLE) + "...";
  }

  private static boolean isBlank(int c) {
    return c >= 0 && c <= ' ';
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private static boolean isLetterOrDigit(int c) {
    return isLetter(c) || c >= '0' && c <= '9';
  }
}
