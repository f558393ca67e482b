package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.LineReader;
import io.github.linesofaction.notation.internal.read.TextLine;
import io.github.linesofaction.notation.internal.transcript.TranscriptToken.Kind;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a transcript into tokens, line by line; a remark may go over several lines and belongs to
 * the line it ends in. Nothing is judged and nothing but blanks and commas is dropped.
 *
 * <p>Bytes without a known charset are read as UTF-8 where a line is valid in it, and as ISO-8859-1
 * where it is not. A line is cut where the limit on lines says so, and a remark at the limit on
 * values; {@link #wasCut()} tells. Not safe for use by several threads at once.
 */
public final class TranscriptTokenizer implements AutoCloseable {
  private static final int MOST_DIGITS = 9;
  private static final int LONGEST_RESULT = 7;
  private static final Pattern TAG = Pattern.compile("\\s*\\[[A-Za-z0-9_]+\\s*\"");
  private static final Pattern FIRST_MOVE = Pattern.compile("\\s*1\\s?\\.\\s*[A-Za-z][0-9]");

  /** Moves, or the number of one: what makes a branch of parentheses. */
  private static final Pattern MOVE =
      Pattern.compile(
          "(?<![A-Za-z0-9])(?:[0-9]{1,4}\\s?[.\u2026]+\\s*[A-Za-z]"
              + "|[A-Pa-p][0-9]{1,2}\\s?(?:[-:x\u00d7\u2010-\u2015]\\s?)?[A-Pa-p][0-9]"
              + "|L[a-p]?[0-9]{0,2}x?[a-p][0-9])");

  private static final String SCORE = "(1/2|\u00bd|0[.,]5|[01])";

  /** A result in figures, with any sign between them and perhaps a stop behind. */
  private static final Pattern FIGURES =
      Pattern.compile(SCORE + "\\s?[-:\u2010-\u2015]\\s?" + SCORE + "\\.?(?=[\\s\\[,;{(\\)]|$)");

  /** The sign between two squares, the first of which ended the line before. */
  private static final Pattern BETWEEN =
      Pattern.compile("\\s*[-:\u00d7xX\u2010-\u2015]\\s*[A-Pa-p][0-9].*");

  private final LineReader lines;
  private final int longestRemark;

  /** Lines read ahead, to see whether a remark is closed or a move goes on. */
  private final Deque<Ahead> ahead = new ArrayDeque<>();

  /** A line read ahead, and whether it was cut. */
  private record Ahead(TextLine line, boolean cut) {}

  /** In place of where a kept part of a remark begins: there is none. */
  private static final int NONE_KEPT = -1;

  /** The remark that the last line left open. */
  private final StringBuilder remark = new StringBuilder();

  /** What of it is kept with the blanks at its ends; nothing if both are the same. */
  private int keptFrom;

  private int keptTo;

  private Place remarkPlace = Place.NOWHERE;

  private boolean inBraces;
  private boolean afterBlank;
  private String text = "";

  private boolean cut;

  /** Whether brackets are a tag here: before anything else in the line. */
  private boolean atHead;

  /**
   * Starts at the next line of a source.
   *
   * @param source the text; closed with the tokenizer
   * @param options the limits on lines and on values are used
   */
  public TranscriptTokenizer(CharSource source, ReadOptions options) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(options, "options");
    lines = new LineReader(source, options.limit(ReadLimit.LINE_LENGTH));
    longestRemark = options.limit(ReadLimit.VALUE_LENGTH);
  }

  /**
   * Returns whether the line read last was longer than the limit, or a remark in it was; the rest
   * was skipped.
   *
   * @return whether something was cut
   */
  public boolean wasCut() {
    return cut;
  }

  /**
   * Returns where the next line begins.
   *
   * @return the place
   */
  public Place place() {
    return ahead.isEmpty() ? lines.place() : ahead.getFirst().line().start();
  }

  /**
   * Returns the name of the source.
   *
   * @return the name that places show
   */
  public String name() {
    return lines.name();
  }

  /**
   * Reads the next line.
   *
   * @return its tokens, none for a blank line and for one inside a remark; nothing at the end of
   *     the source
   * @throws java.io.UncheckedIOException if reading fails
   */
  public Optional<List<TranscriptToken>> next() {
    Optional<Ahead> read = take();
    cut = read.map(Ahead::cut).orElse(false);
    text = read.map(each -> each.line().text()).orElse("");
    if (read.isPresent()) {
      List<TranscriptToken> tokens = tokens(read.get().line());
      while (goesOn(tokens)) {
        String before = text;
        Ahead more = take().orElseThrow();
        cut |= more.cut();
        text = more.line().text();
        tokens.addAll(tokens(more.line()));
        text = before + " " + text;
      }
      return Optional.of(tokens);
    }
    if (!inBraces) {
      return Optional.empty();
    }
    List<TranscriptToken> rest = new ArrayList<>();
    leaveBraces(rest);
    return Optional.of(rest);
  }

  private Optional<Ahead> take() {
    return ahead.isEmpty() ? read() : Optional.of(ahead.removeFirst());
  }

  private Optional<Ahead> read() {
    return lines.next().map(line -> new Ahead(line, lines.wasCut()));
  }

  /** Whether a move was begun in a line and goes on in the next. */
  private boolean goesOn(List<TranscriptToken> tokens) {
    if (inBraces || tokens.isEmpty()) {
      return false;
    }
    TranscriptToken last = tokens.get(tokens.size() - 1);
    if (last.kind() != Kind.WORD) {
      return false;
    }
    String word = last.text();
    boolean endsOpen = MoveWords.endsOpen(word);
    boolean square = !endsOpen && endOfSquare(word) == word.length();
    boolean open = endsOpen && endOfSquare(word) > 0;
    boolean between =
        endsOpen
            && tokens.size() > 1
            && word.length() == 1
            && isSquare(tokens.get(tokens.size() - 2).text());
    if (!open && !between && !square) {
      return false;
    }
    if (ahead.isEmpty()) {
      read().ifPresent(ahead::add);
    }
    if (ahead.isEmpty()) {
      return false;
    }
    String next = ahead.getFirst().line().text();
    return square ? BETWEEN.matcher(next).matches() : endOfSquare(next.stripLeading()) > 0;
  }

  private static boolean isSquare(String word) {
    return endOfSquare(word) == word.length();
  }

  /** The end of a square at the beginning of a word, a letter and one or two digits; or 0. */
  private static int endOfSquare(String word) {
    int at = !word.isEmpty() && isFile(word.charAt(0)) ? 1 : 0;
    while (at > 0 && at < 3 && at < word.length() && isDigit(word.charAt(at))) {
      at++;
    }
    return at < 2 ? 0 : at;
  }

  private static boolean isFile(char c) {
    return c >= 'a' && c <= 'p' || c >= 'A' && c <= 'P';
  }

  /** Whether the remark that is open is closed further down, before another one is opened. */
  private boolean isClosedLater() {
    int seen = remark.length();
    for (Ahead each : ahead) {
      Optional<Boolean> closed = closes(each.line().text());
      if (closed.isPresent()) {
        return closed.get();
      }
      seen += each.line().text().length();
    }
    while (seen <= longestRemark) {
      Optional<Ahead> more = read();
      if (more.isEmpty()) {
        return false;
      }
      ahead.add(more.get());
      Optional<Boolean> closed = closes(more.get().line().text());
      if (closed.isPresent()) {
        return closed.get();
      }
      seen += more.get().line().text().length() + 1;
    }
    return false;
  }

  /** Whether a line closes a remark; nothing if it neither does nor opens one. */
  private static Optional<Boolean> closes(String line) {
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c == '\\') {
        at++;
      } else if (c == '}' || c == '{') {
        return Optional.of(c == '}');
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the line read last.
   *
   * @return its text without its end; empty before the first line and at the end of the source
   */
  public String text() {
    return text;
  }

  /**
   * Returns whether the line read last ended within braces.
   *
   * @return whether a remark goes on
   */
  public boolean isInRemark() {
    return inBraces;
  }

  private void leaveBraces(List<TranscriptToken> tokens) {
    inBraces = false;
    tokens.add(TranscriptToken.of(Kind.REMARK_OPEN, said(), remarkPlace));
  }

  /** Whether a new game begins in the line, so that a remark cannot go on there. */
  private boolean beginsGame(String line) {
    return afterBlank && (TAG.matcher(line).lookingAt() || FIRST_MOVE.matcher(line).lookingAt());
  }

  private boolean isClosed(String line) {
    return closes(line).orElseGet(this::isClosedLater);
  }

  private List<TranscriptToken> tokens(TextLine line) {
    List<TranscriptToken> tokens = new ArrayList<>();
    int at = 0;
    if (inBraces && beginsGame(text) && !isClosed(text)) {
      leaveBraces(tokens);
    }
    afterBlank = text.isBlank();
    atHead = !inBraces;
    if (inBraces) {
      append("\n");
      at = continueRemark(text, 0, tokens);
    } else if (text.startsWith("%")) {
      tokens.add(TranscriptToken.of(Kind.REMARK, text.substring(1).strip(), line.start()));
      return tokens;
    }
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isBlank(c) || c == ',') {
        at++;
      } else {
        at = token(line, at, tokens);
      }
    }
    return tokens;
  }

  private int token(TextLine line, int at, List<TranscriptToken> tokens) {
    Place place = line.place(at);
    char c = text.charAt(at);
    if (c == '[') {
      return bracket(text, at, place, tokens);
    }
    atHead = false;
    switch (c) {
      case '{' -> {
        inBraces = true;
        remark.setLength(0);
        keptFrom = NONE_KEPT;
        keptTo = NONE_KEPT;
        remarkPlace = place;
        return continueRemark(text, at + 1, tokens);
      }
      case ';', '#' -> {
        tokens.add(TranscriptToken.of(Kind.REMARK, text.substring(at + 1).strip(), place));
        return text.length();
      }
      case '(' -> {
        if (beginsVariation(text, at + 1)) {
          tokens.add(TranscriptToken.of(Kind.OPEN, "(", place));
          return at + 1;
        }
        int end = closingParenthesis(text, at);
        String inside = text.substring(at + 1, Math.min(end, text.length()));
        tokens.add(TranscriptToken.of(Kind.REMARK, inside.strip(), place));
        return Math.min(end + 1, text.length());
      }
      case ')' -> {
        tokens.add(TranscriptToken.of(Kind.CLOSE, ")", place));
        return at + 1;
      }
      case '$' -> {
        int end = digitsEnd(text, at + 1);
        if (end > at + 1) {
          int value = number(text, at + 1, end);
          tokens.add(
              new TranscriptToken(Kind.ANNOTATION, text.substring(at, end), "", value, 0, place));
          return end;
        }
        return word(text, at, place, tokens);
      }
      default -> {
        return digitsEnd(text, at) > at
            ? numberOrResult(text, at, place, tokens)
            : word(text, at, place, tokens);
      }
    }
  }

  /** Finds the end of words in parentheses: where they close, or else the end of the line. */
  private static int closingParenthesis(String text, int from) {
    int open = 0;
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (open == 0) {
        return at;
      }
    }
    return text.length();
  }

  /** Adds a remark; a clock at its beginning is a token of its own. */
  private void addRemark(List<TranscriptToken> tokens) {
    String said = said();
    Matcher clock = ClockText.BEGINNING.matcher(said);
    if (keptFrom != NONE_KEPT || !clock.lookingAt()) {
      tokens.add(TranscriptToken.of(Kind.REMARK, said, remarkPlace));
      return;
    }
    tokens.add(TranscriptToken.of(Kind.CLOCK, clock.group(1), remarkPlace));
    String rest = said.substring(clock.end()).strip();
    if (!rest.isEmpty()) {
      tokens.add(TranscriptToken.of(Kind.REMARK, rest, remarkPlace));
    }
  }

  /** The remark without blanks around it, unless a sign says that they belong to it. */
  private String said() {
    String all = remark.toString();
    return keptFrom == NONE_KEPT
        ? all.strip()
        : all.substring(0, keptFrom).stripLeading()
            + all.substring(keptFrom, keptTo)
            + all.substring(keptTo).stripTrailing();
  }

  private void append(String part) {
    int room = longestRemark - remark.length();
    if (part.length() > room) {
      cut = true;
    }
    remark.append(part, 0, Math.min(room, part.length()));
  }

  /** Reads on within braces; answers where they end, or the end of the line. */
  private int continueRemark(String text, int from, List<TranscriptToken> tokens) {
    int start = from;
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean escape =
          c == '\\'
              && at + 1 < text.length()
              && (text.charAt(at + 1) == '}' || text.charAt(at + 1) == '\\');
      if (escape) {
        append(text.substring(start, at));
        at++;
        start = at;
      } else if (c == '\\' && at + 1 < text.length() && text.charAt(at + 1) == '|') {
        append(text.substring(start, at));
        keptFrom = keptFrom == NONE_KEPT ? remark.length() : keptFrom;
        keptTo = remark.length();
        at++;
        start = at + 1;
      } else if (c == '}') {
        append(text.substring(start, at));
        inBraces = false;
        addRemark(tokens);
        return at + 1;
      }
    }
    append(text.substring(start));
    return text.length();
  }

  /** Whether moves stand in the parentheses, whatever comes before them, and not words alone. */
  private static boolean beginsVariation(String text, int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    if (at == text.length() || "{$(".indexOf(text.charAt(at)) >= 0) {
      return true;
    }
    int digits = digitsEnd(text, at);
    boolean count = digits > at && digits < text.length() && isDot(text.charAt(digits));
    boolean square =
        at + 1 < text.length() && isLetter(text.charAt(at)) && isDigit(text.charAt(at + 1));
    if (count || square) {
      return true;
    }
    int end = closingParenthesis(text, from - 1);
    return MOVE.matcher(text).region(from, end).find();
  }

  private int bracket(String text, int at, Place place, List<TranscriptToken> tokens) {
    boolean afterResult = !tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() == Kind.RESULT;
    boolean tag = atHead || afterResult && TAG.matcher(text).region(at, text.length()).lookingAt();
    int nameEnd = at + 1;
    while (nameEnd < text.length() && isNamePart(text.charAt(nameEnd))) {
      nameEnd++;
    }
    int quote = nameEnd;
    while (quote < text.length() && isBlank(text.charAt(quote))) {
      quote++;
    }
    String name = text.substring(at + 1, nameEnd);
    if (tag && !name.isEmpty() && quote < text.length() && text.charAt(quote) == '"') {
      StringBuilder value = new StringBuilder();
      int end = quoted(text, quote + 1, value);
      int close = end;
      while (close >= 0 && close < text.length() && isBlank(text.charAt(close))) {
        close++;
      }
      if (end >= 0 && close < text.length() && text.charAt(close) == ']') {
        tokens.add(new TranscriptToken(Kind.TAG, name, value.toString(), 0, 0, place));
        return close + 1;
      }
    }
    int close = tag ? text.lastIndexOf(']') : text.indexOf(']', at);
    int end = close < at ? text.length() : close;
    if (!tag) {
      String inside = text.substring(at + 1, end).strip();
      tokens.add(TranscriptToken.of(Kind.REMARK, inside, place));
      return Math.min(text.length(), end + 1);
    }
    String value = text.substring(Math.min(nameEnd, end), end).strip();
    tokens.add(new TranscriptToken(Kind.TAG_MALFORMED, name, value, 0, 0, place));
    return Math.min(text.length(), end + 1);
  }

  /** Reads a quoted value; answers the place behind its closing quote, or -1 if there is none. */
  private static int quoted(String text, int from, StringBuilder value) {
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        return at + 1;
      }
      boolean escape =
          c == '\\'
              && at + 1 < text.length()
              && (text.charAt(at + 1) == '"' || text.charAt(at + 1) == '\\');
      if (escape) {
        at++;
        c = text.charAt(at);
      }
      value.append(c);
    }
    return -1;
  }

  private static int numberOrResult(
      String text, int at, Place place, List<TranscriptToken> tokens) {
    int end = wordEnd(text, at);
    if (mayBeFigures(text, at)) {
      Matcher figures = FIGURES.matcher(text).region(at, text.length());
      if (figures.lookingAt() && isResult(figures)) {
        tokens.add(TranscriptToken.of(Kind.RESULT, figures.group(), place));
        return figures.end();
      }
    }
    if (isResult(text.substring(at, end))) {
      tokens.add(TranscriptToken.of(Kind.RESULT, text.substring(at, end), place));
      return end;
    }
    int digits = digitsEnd(text, at);
    int dots = 0;
    int after = digits;
    while (after < text.length() && isDot(text.charAt(after))) {
      dots += text.charAt(after) == '.' ? 1 : 3;
      after++;
    }
    if (dots == 0 && isCountMark(text, digits)) {
      dots = 1;
      after++;
    }
    if (dots > 0 || digits == end) {
      tokens.add(
          new TranscriptToken(
              Kind.NUMBER, text.substring(at, after), "", number(text, at, digits), dots, place));
      return after;
    }
    return word(text, at, place, tokens);
  }

  /** Whether a result in figures may begin here: the count of a move hardly looks like one. */
  private static boolean mayBeFigures(String text, int at) {
    char c = text.charAt(at);
    return c == '0' || c == '1' && (at + 1 == text.length() || text.charAt(at + 1) != '.');
  }

  /** Whether a parenthesis or a colon stands behind a number, and a move behind that. */
  private static boolean isCountMark(String text, int at) {
    if (at >= text.length() || text.charAt(at) != ')' && text.charAt(at) != ':') {
      return false;
    }
    int next = at + 1;
    while (next < text.length() && isBlank(text.charAt(next))) {
      next++;
    }
    return next + 1 < text.length()
        && isLetter(text.charAt(next))
        && (isDigit(text.charAt(next + 1)) || text.charAt(next) == 'L');
  }

  /** Whether two figures are those of a game: a win or half each. */
  private static boolean isResult(MatchResult figures) {
    String first = figures.group(1);
    String second = figures.group(2);
    return first.length() == 1 && Character.isDigit(first.charAt(0))
        ? second.length() == 1 && Character.isDigit(second.charAt(0)) && !first.equals(second)
        : first.equals(second);
  }

  private static boolean isResult(String word) {
    if (word.length() > LONGEST_RESULT || "01\u00bd*".indexOf(word.charAt(0)) < 0) {
      return false;
    }
    return switch (word.replace('–', '-')) {
      case "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "*" -> true;
      default -> false;
    };
  }

  private static int word(String text, int at, Place place, List<TranscriptToken> tokens) {
    int end = Math.max(at + 1, wordEnd(text, at));
    String word = text.substring(at, end);
    if (isResult(word)) {
      tokens.add(TranscriptToken.of(Kind.RESULT, word, place));
      return end;
    }
    boolean open = word.endsWith("*") && text.substring(end).isBlank();
    String said = open ? word.substring(0, word.length() - 1) : word;
    GluedSigns glued = GluedSigns.of(said, isAfterWord(tokens));
    if (!glued.word().isEmpty()) {
      tokens.add(TranscriptToken.of(Kind.WORD, glued.word(), place));
    }
    glued.signs().forEach(sign -> tokens.add(annotation(said, sign, place)));
    if (open) {
      tokens.add(TranscriptToken.of(Kind.RESULT, "*", place));
    }
    return end;
  }

  private static boolean isAfterWord(List<TranscriptToken> tokens) {
    if (tokens.isEmpty()) {
      return false;
    }
    Kind last = tokens.get(tokens.size() - 1).kind();
    return last == Kind.WORD || last == Kind.ANNOTATION;
  }

  private static TranscriptToken annotation(String text, int sign, Place place) {
    return new TranscriptToken(Kind.ANNOTATION, text, "", sign, 0, place);
  }

  private static int wordEnd(String text, int from) {
    int at = from;
    while (at < text.length() && !isBlank(text.charAt(at)) && !endsWord(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean endsWord(char c) {
    return c == '{' || c == '(' || c == ')' || c == ';' || c == '$' || c == ',';
  }

  private static int digitsEnd(String text, int from) {
    int at = from;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** A number that is too long to be one of a move is as good as any other wrong one. */
  private static int number(String text, int from, int end) {
    return end - from > MOST_DIGITS
        ? Integer.MAX_VALUE
        : Integer.parseInt(text.substring(from, end));
  }

  /** Returns whether a character separates words and nothing else. */
  public static boolean isBlank(char c) {
    return c <= ' '
        ? Character.isWhitespace(c) || c == 0
        : c > '~' && (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF');
  }

  private static boolean isDot(char c) {
    return c == '.' || c == '\u2026';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isNamePart(char c) {
    return isLetter(c) || isDigit(c) || c == '_';
  }

  /**
   * Closes the source. Closing twice does no harm.
   *
   * @throws java.io.UncheckedIOException if closing fails
   */
  @Override
  public void close() {
    lines.close();
  }
}
