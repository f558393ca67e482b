package io.github.linesofaction.notation.internal.json;

import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.Charsets;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The tokens of a JSON text, each when it is asked for, with its place. Whatever stands there is
 * some token; what JSON does not allow inside of one is noted. Memory is constant but for the token
 * itself, which is cut at the limit on values.
 */
public final class JsonScanner implements AutoCloseable {
  /** The sorts of tokens. */
  public enum Token {
    OBJECT,
    OBJECT_END,
    ARRAY,
    ARRAY_END,
    COMMA,
    COLON,
    STRING,
    NUMBER,
    /** Letters without quotes. */
    WORD,
    /** Anything that no token of JSON begins with. */
    OTHER,
    /** An opening brace where a game is open that cannot go on with it: the next game. */
    NEXT_GAME,
    /** The end of the text. */
    END
  }

  private static final String GAME = "\"game\"";
  private static final int LONGEST_BLANK = 64;

  private final CharSource source;
  private final NoteCollector notes;
  private final int longestValue;
  private final long longestGame;
  private final StringBuilder text = new StringBuilder();

  /** Characters of the string that are not decoded yet. */
  private final StringBuilder raw = new StringBuilder();

  private Token token = Token.END;
  private Place place;
  private int game;
  private long begin;
  private boolean inGame;
  private boolean cut;
  private boolean cutHere;
  private boolean staying;
  private boolean full;

  /** Starts before the first token: the first is there after {@link #advance}. */
  public JsonScanner(CharSource source, ReadOptions options, NoteCollector notes) {
    this.source = source;
    this.notes = notes;
    this.longestValue = options.limit(ReadLimit.VALUE_LENGTH);
    this.longestGame = options.limit(ReadLimit.GAME_LENGTH);
    this.place = source.place();
  }

  /** Says that what follows is of the game of this number. */
  public void game(int number) {
    game = number;
  }

  /** Says that the token that stands here begins a game. */
  public void beginGame() {
    inGame = true;
    cut = false;
    full = false;
    begin = place.offset();
  }

  /** Says that the game has ended: the next brace begins another one. */
  public void endGame() {
    inGame = false;
    staying = false;
  }

  public Token token() {
    return token;
  }

  public Place place() {
    return place;
  }

  /** Returns a string without its quotes and escapes, or any other token as it is written. */
  public String text() {
    return text.toString();
  }

  /** Returns whether the token is a string that was not closed. */
  public boolean isCut() {
    return cutHere;
  }

  /** Returns whether a string of this game was not closed. */
  public boolean wasCut() {
    return cut;
  }

  /** Returns whether the game is longer than the limit, so that no more of it is to be kept. */
  public boolean isFull() {
    return full;
  }

  /** Says that the game is cut here. */
  public void cut() {
    cut = true;
  }

  /** Makes the next call of {@link #advance} stay at this token. */
  public void stay() {
    staying = true;
  }

  /** Returns the token as messages show it. */
  public String shown() {
    return switch (token) {
      case STRING -> Quote.of(text);
      case NUMBER, WORD -> Quote.of(text).replace("\"", "");
      case OTHER -> Quote.of(text);
      case END -> "the end of the text";
      case OBJECT, NEXT_GAME -> "'{'";
      case OBJECT_END -> "'}'";
      case ARRAY -> "'['";
      case ARRAY_END -> "']'";
      case COMMA -> "','";
      case COLON -> "':'";
    };
  }

  /** Returns the next character that is not blank, without taking it. */
  public int peekMark() {
    while (isBlank(source.peek())) {
      source.read();
    }
    return source.peek();
  }

  /** Goes to the next token. */
  public void advance() {
    if (staying) {
      staying = false;
      return;
    }
    int c = peekMark();
    place = source.place();
    text.setLength(0);
    cutHere = false;
    if (inGame && !full && source.offset() - begin > longestGame) {
      full = true;
      notes.report(
          Note.Kind.LIMIT_EXCEEDED,
          place,
          "a longer game",
          "no more than the limit 'gameLength' allows, " + longestGame,
          game);
    }
    token = begun(c);
    switch (token) {
      case STRING -> string();
      case NUMBER, WORD, OTHER -> word();
      case NEXT_GAME, END -> {}
      default -> source.read();
    }
  }

  private Token begun(int c) {
    return switch (c) {
      case '{' -> inGame && isGame() ? Token.NEXT_GAME : Token.OBJECT;
      case '}' -> Token.OBJECT_END;
      case '[' -> Token.ARRAY;
      case ']' -> Token.ARRAY_END;
      case ',' -> Token.COMMA;
      case ':' -> Token.COLON;
      case '"' -> Token.STRING;
      case CharSource.END -> Token.END;
      default ->
          c == '-' || c >= '0' && c <= '9'
              ? Token.NUMBER
              : c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' ? Token.WORD : Token.OTHER;
    };
  }

  /** Whether an object begins here that tells its place in a file, as only games do. */
  private boolean isGame() {
    int at = 1;
    while (at < LONGEST_BLANK && isBlank(source.peek(at))) {
      at++;
    }
    for (int i = 0; i < GAME.length(); i++) {
      if (source.peek(at + i) != GAME.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private void word() {
    int c = source.peek();
    do {
      if (text.length() < longestValue) {
        text.append((char) c);
      }
      source.read();
      c = source.peek();
    } while (c != CharSource.END && !isBlank(c) && "{}[],:\"".indexOf(c) < 0);
  }

  private void string() {
    source.read();
    raw.setLength(0);
    boolean told = false;
    boolean tooLong = false;
    while (true) {
      int c = source.peek();
      if (c == CharSource.END || c == '\n' || c == '\r') {
        cut = true;
        cutHere = true;
        decode();
        notes.report(
            Note.Kind.VALUE_NOT_CLOSED,
            place,
            "'\"'",
            "another '\"' behind the text",
            "a comment is kept up to there, anything else is left out",
            game);
        return;
      }
      Place here = c < ' ' && !told ? source.place() : place;
      if (c < ' ' && !told) {
        told = true;
        notes.report(
            Note.Kind.JSON_FORGIVEN,
            here,
            "a control character",
            "it written as \\u",
            "kept",
            game);
      }
      if (c == '\\') {
        decode();
        escape();
      } else {
        source.read();
        if (c == '"') {
          decode();
          return;
        }
        raw.append((char) c);
      }
      if (text.length() + raw.length() > longestValue) {
        raw.setLength(Math.max(0, longestValue - text.length()));
        text.setLength(Math.min(text.length(), longestValue));
        if (!tooLong) {
          tooLong = true;
          notes.report(
              Note.Kind.LIMIT_EXCEEDED,
              place,
              "a longer text",
              "no more than the limit 'valueLength' allows, " + longestValue,
              game);
        }
      }
    }
  }

  private void escape() {
    Place here = source.place();
    source.read();
    int c = source.peek();
    int meant = "\"\\/bfnrt".indexOf(c);
    if (meant >= 0 && c != CharSource.END) {
      source.read();
      text.append("\"\\/\b\f\n\r\t".charAt(meant));
      return;
    }
    if (c == 'u') {
      int code = 0;
      int digits = 0;
      while (digits < 4
          && Character.digit(source.peek(digits + 1), 16) >= 0
          && source.peek(digits + 1) < 0x80) {
        digits++;
        code = code * 16 + Character.digit(source.peek(digits), 16);
      }
      if (digits == 4) {
        for (int i = 0; i < 5; i++) {
          source.read();
        }
        text.append((char) code);
        return;
      }
    }
    if (c != CharSource.END && c != '\n' && c != '\r') {
      notes.report(
          Note.Kind.UNEXPECTED_TEXT,
          here,
          "'\\' before " + Quote.of(String.valueOf((char) c)),
          "'\\' and one of \" \\ / b f n r t, or u and four digits",
          "it is kept as it stands",
          game);
      text.append('\\');
    }
  }

  /** Takes what was read of a string to its text, in the charset of the source. */
  private void decode() {
    if (!source.isBytes() || Charsets.isAscii(raw)) {
      text.append(raw);
    } else {
      Charset charset = source.charset().orElse(StandardCharsets.UTF_8);
      String bytes = raw.toString();
      var decoded = Charsets.decode(bytes, charset);
      if (decoded.isEmpty()) {
        notes.report(
            Note.Kind.CHARSET_MISMATCH,
            place,
            "bytes that are not valid in " + charset.name(),
            game);
      }
      text.append(decoded.orElse(bytes));
    }
    raw.setLength(0);
  }

  /** Passes over the rest of the line. */
  public void skipLine() {
    int c = source.peek();
    while (c != CharSource.END && c != '\n' && c != '\r') {
      source.read();
      c = source.peek();
    }
  }

  /** Goes to the last token of the value that begins here, whatever it holds. */
  public void skipValue() {
    long depth = 0;
    while (token != Token.END && token != Token.NEXT_GAME) {
      switch (token) {
        case OBJECT, ARRAY -> depth++;
        case OBJECT_END, ARRAY_END -> depth--;
        default -> {}
      }
      if (depth <= 0) {
        return;
      }
      advance();
    }
  }

  public String name() {
    return source.name();
  }

  @Override
  public void close() {
    source.close();
  }
}
