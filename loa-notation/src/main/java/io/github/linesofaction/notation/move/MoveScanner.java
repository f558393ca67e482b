package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.move.MoveDialect.Freedom;
import io.github.linesofaction.notation.move.MoveText.Kind;
import org.jspecify.annotations.Nullable;

/** Reads the text of one move from left to right. Used once and thrown away. */
final class MoveScanner {
  private static final String FORM = "a move is written c1-c3, f1xc4, a3-b2@e5, e8 or pass";
  private static final int LONGEST = 64;
  private static final int MOST_MARKS = 6;

  /** Stands for a letter, a number or an end that is not there. */
  static final int NONE = -1;

  private final String text;
  private final MoveDialect dialect;
  private final MoveText.Builder move;
  private int at;

  /** What went wrong first; null while all is well. */
  private @Nullable MoveText fault;

  MoveScanner(String text, MoveDialect dialect) {
    this.text = text;
    this.dialect = dialect;
    this.move = new MoveText.Builder(text);
  }

  /** Reads the whole text; what cannot be read becomes a value that says so. */
  MoveText scan() {
    if (text.length() > LONGEST) {
      return fail(LONGEST, "a text of " + text.length() + " characters is too long for a move");
    }
    skipBlanks();
    if (at == text.length()) {
      return fail(at, "there is no move; " + FORM);
    }
    if (!scanWord() && !scanShort()) {
      scanStep();
    }
    scanMarks();
    skipBlanks();
    if (fault == null && at < text.length()) {
      fail(at, "nothing is expected after the move; " + FORM);
    }
    return fault == null ? move.build() : fault;
  }

  /**
   * Reads a step that is written in its canonical text and nothing around it, as nearly all are;
   * every dialect reads it alike.
   *
   * @return the step; null if the text is anything else
   */
  static @Nullable MoveText plainStep(String text) {
    int length = text.length();
    if (length < 5 || length > 7) {
      return null;
    }
    int middle = endOfPlainSquare(text, 0);
    if (middle == NONE || middle == length) {
      return null;
    }
    char between = text.charAt(middle);
    if (between != '-' && between != 'x' || endOfPlainSquare(text, middle + 1) != length) {
      return null;
    }
    MoveText.Builder move = new MoveText.Builder(text);
    move.from = plainSquare(text, 0, middle);
    move.to = plainSquare(text, middle + 1, length);
    if (move.from == null || move.to == null || move.from == move.to) {
      return null;
    }
    move.kind = Kind.STEP;
    move.captureMark = between == 'x';
    return move.build();
  }

  private static int endOfPlainSquare(String text, int start) {
    int at = start + 1;
    if (at >= text.length() || text.charAt(start) < 'a' || text.charAt(start) > 'z') {
      return NONE;
    }
    while (at < text.length() && at <= start + 2 && isDigit(text.charAt(at))) {
      at++;
    }
    return at == start + 1 ? NONE : at;
  }

  private static @Nullable Square plainSquare(String text, int start, int end) {
    return end - start == 2
        ? square(text.charAt(start) - 'a', text.charAt(start + 1) - '1')
        : Square.tryParse(text.substring(start, end)).orElse(null);
  }

  private static @Nullable Square square(int file, int rank) {
    boolean exists = file < Topology.LARGEST_SQUARE && rank >= 0;
    return exists ? Square.of(file, rank) : null;
  }

  static boolean isMark(char c) {
    return c == '+' || c == '#' || c == '!' || c == '?' || c == '>' || c == '=';
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u00A0' || c == '\u202F';
  }

  private boolean scanWord() {
    int end = at;
    while (end < text.length() && isLetter(text.charAt(end))) {
      end++;
    }
    String word = lower(text.substring(at, end));
    switch (word) {
      case "pass" -> move.kind = Kind.PASS;
      case "resign", "resigns", "resigned" -> move.kind = Kind.RESIGNATION;
      case "forfeit", "forfeits", "forfeited" -> move.kind = Kind.FORFEIT;
      default -> {
        return false;
      }
    }
    boolean decision = move.kind != Kind.PASS;
    if (decision && !dialect.allows(Freedom.DECISIONS)) {
      return false;
    }
    at = end;
    if (!decision) {
      scanPlacement();
    }
    return true;
  }

  private boolean scanShort() {
    boolean letter = dialect.allows(Freedom.STONE_LETTER) && text.charAt(at) == 'L';
    boolean bare = dialect.allows(Freedom.DESTINATION_ALONE) && looksShortened();
    if (!letter && !bare) {
      return false;
    }
    if (letter) {
      at++;
    }
    int start = at;
    int file = isFile() ? fold(text.charAt(at++)) - 'a' : NONE;
    int rank = rank();
    boolean separated = separator();
    if (at < text.length() && isLetter(text.charAt(at))) {
      move.kind = Kind.TARGET;
      move.to = square();
      origin(start, file, rank);
    } else if (file != NONE && rank != NONE && !separated) {
      at = start;
      move.kind = Kind.TARGET;
      move.to = square();
    } else {
      fail(at, "a target is expected, as in Ldd3 or Lxa3");
    }
    return true;
  }

  /** Keeps what is known of the origin; with both letter and number it is a full step. */
  private void origin(int start, int file, int rank) {
    if (file == NONE || rank == NONE) {
      move.fromFile = file;
      move.fromRank = rank;
      return;
    }
    move.kind = Kind.STEP;
    move.from = Square.of(file, rank);
    if (move.from == move.to) {
      fail(start, "a step leaves its square");
    }
  }

  /** Starts with a capture mark and a square, or with a letter, perhaps a mark, and a square. */
  private boolean looksShortened() {
    int next = at;
    if (!isCaptureMark(text.charAt(next))) {
      if (!isLetter(text.charAt(next))) {
        return false;
      }
      next++;
    }
    if (next < text.length() && (isCaptureMark(text.charAt(next)) || text.charAt(next) == '-')) {
      next++;
    }
    return next + 1 < text.length()
        && isLetter(text.charAt(next))
        && isDigit(text.charAt(next + 1));
  }

  private boolean isFile() {
    return at < text.length() && isLetter(text.charAt(at)) && fold(text.charAt(at)) != 'x';
  }

  /** Reads the number of a rank, less one; one that no board has is the fault. */
  private int rank() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      return NONE;
    }
    String number = text.substring(start, at);
    Square square = Square.tryParse("a" + number).orElse(null);
    if (square == null) {
      problem(Kind.NO_SQUARE, start, "no board has a rank " + number);
      return NONE;
    }
    return square.rank();
  }

  private void scanStep() {
    Square first = square();
    if (fault != null) {
      return;
    }
    int afterFirst = at;
    skipBlanks();
    if (at == text.length() || isMark(text.charAt(at)) && !isArrow()) {
      at = afterFirst;
      move.kind = Kind.SQUARE;
      move.to = first;
      return;
    }
    if (text.charAt(at) == '@') {
      fail(at, "a removal places no stone");
      return;
    }
    boolean separated = separator();
    if (separated && text.startsWith("^^", at) && dialect.allows(Freedom.ANY_SEPARATOR)) {
      at += 2;
      move.kind = Kind.REMOVAL;
      move.to = first;
      return;
    }
    boolean free = dialect.allows(Freedom.ANY_SEPARATOR);
    if (!separated && !(free && isLetter(text.charAt(at)))) {
      fail(at, (free ? "a second square" : "- or x") + " is expected; " + FORM);
      return;
    }
    int second = at;
    move.to = square();
    if (fault != null) {
      return;
    }
    if (move.to == first) {
      fail(second, "a step leaves its square");
      return;
    }
    move.kind = Kind.STEP;
    move.from = first;
    if (dialect.allows(Freedom.MARK_BEHIND) && at < text.length() && fold(text.charAt(at)) == 'x') {
      at++;
      move.captureMark = true;
    }
    scanPlacement();
  }

  private void scanPlacement() {
    if (fault == null && at < text.length() && text.charAt(at) == '@') {
      at++;
      move.placed = square();
    }
  }

  /** Reads what stands between two squares, blanks included. */
  private boolean separator() {
    skipBlanks();
    if (at == text.length()) {
      return false;
    }
    char c = text.charAt(at);
    boolean any = dialect.allows(Freedom.ANY_SEPARATOR);
    int arrow = any ? endOfArrow(text, at) : NONE;
    if (arrow != NONE) {
      at = arrow;
      skipBlanks();
      return true;
    }
    boolean capture = c == 'x' || any && isCaptureMark(c);
    boolean quiet = c == '-' || any && isDash(c);
    // The letter of a square, on a board that reaches so far.
    boolean file =
        any && capture && isLetter(c) && at + 1 < text.length() && isDigit(text.charAt(at + 1));
    if (!capture && !quiet || file) {
      return false;
    }
    move.captureMark = capture;
    at++;
    skipBlanks();
    return true;
  }

  private boolean isArrow() {
    return dialect.allows(Freedom.ANY_SEPARATOR) && endOfArrow(text, at) != NONE;
  }

  /** Finds the end of an arrow, a stroke or the word "to" between two squares. */
  private static int endOfArrow(String text, int from) {
    char c = text.charAt(from);
    int at = from + 1;
    if (c == '-' && at < text.length() && text.charAt(at) == '>') {
      at++;
    } else if (c == 't'
        && at + 1 < text.length()
        && text.charAt(at) == 'o'
        && isBlank(text.charAt(at + 1))) {
      at++;
    } else if (c != '>' && c != '/' && c != '\u2192') {
      return NONE;
    }
    int next = at;
    while (next < text.length() && isBlank(text.charAt(next))) {
      next++;
    }
    return next < text.length() && isLetter(text.charAt(next)) ? at : NONE;
  }

  private static boolean isCaptureMark(char c) {
    return c == 'x' || c == 'X' || c == ':' || c == '\u00D7';
  }

  private static boolean isDash(char c) {
    return c >= '\u2010' && c <= '\u2015' || c == '\u2212';
  }

  /** Reads a square; where there is none, or one that no board has, that is the fault. */
  private @Nullable Square square() {
    int start = at;
    boolean letter = start < text.length() && isLetter(text.charAt(start));
    int end = letter ? start + 1 : start;
    while (letter && end < text.length() && isDigit(text.charAt(end)) && end - start <= 3) {
      end++;
    }
    if (end - start < 2) {
      fail(start, "a square is expected here; " + FORM);
      return null;
    }
    String name = lower(text.substring(start, end));
    Square square = Square.tryParse(name).orElse(null);
    if (square != null) {
      at = end;
      return square;
    }
    if (name.charAt(0) >= 'a') {
      problem(Kind.NO_SQUARE, start, "no board has a square " + name);
    } else {
      fail(start, "a square is a small letter and a number; " + FORM);
    }
    return null;
  }

  private void scanMarks() {
    if (fault != null || !dialect.allows(Freedom.MARKS)) {
      return;
    }
    int before = at;
    skipBlanks();
    int start = at;
    while (at < text.length() && isMark(text.charAt(at)) && at - start < MOST_MARKS) {
      at++;
    }
    move.marks = text.substring(start, at);
    if (at == start) {
      at = before;
    }
  }

  private void skipBlanks() {
    while (dialect.allows(Freedom.BLANKS) && at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private MoveText fail(int offset, String why) {
    return problem(Kind.UNREADABLE, offset, why);
  }

  private MoveText problem(Kind kind, int offset, String why) {
    MoveText found = move.problem(kind, offset, Quote.of(text) + ": " + why);
    if (fault == null) {
      fault = found;
    }
    return fault;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static char fold(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
  }

  /** Returns a text in small letters, if the dialect does not care. */
  private String lower(String part) {
    return dialect.allows(Freedom.ANY_CASE) ? folded(part) : part;
  }

  private static String folded(String part) {
    StringBuilder small = new StringBuilder(part.length());
    for (int i = 0; i < part.length(); i++) {
      small.append(fold(part.charAt(i)));
    }
    return small.toString();
  }

  /** Returns where a text names a square, in any case; -1 if it does not. */
  static int indexOf(String text, Square square) {
    return folded(text).indexOf(square.toString());
  }

  /**
   * Finds where the moves of a run-together text end.
   *
   * @return the end of the step that begins here, or {@link #NONE} if none does
   */
  static int endOfStep(String text, int start) {
    int at = endOfSquare(text, start);
    if (at == NONE) {
      return NONE;
    }
    if (at < text.length()
        && (text.charAt(at) == '-' || isCaptureMark(text.charAt(at)) || isDash(text.charAt(at)))) {
      at++;
    }
    int end = endOfSquare(text, at);
    while (end != NONE && end < text.length() && isMark(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** A letter and the digits behind it; whether a board has such a square is not asked here. */
  private static int endOfSquare(String text, int start) {
    if (start >= text.length() || !isLetter(text.charAt(start))) {
      return NONE;
    }
    int at = start + 1;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
