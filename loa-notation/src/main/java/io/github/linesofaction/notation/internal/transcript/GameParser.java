package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.internal.transcript.TranscriptReader.Line;
import io.github.linesofaction.notation.internal.transcript.TranscriptToken.Kind;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes one game of the lines of a transcript, and finds where it ends. */
final class GameParser {
  private final int game;
  private final boolean strict;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final GameHead head;
  private final GameRecord.Builder record;
  private final Branches branches;
  private final MoveWords words;

  private Place place = Place.NOWHERE;
  private boolean ended;
  private boolean numbered;
  private boolean countsPlies;
  private boolean blankSinceTag;
  private boolean blankBefore;
  private boolean overflow;
  private int skippedDepth;
  private long length;
  private long textLength;
  private Optional<StatedResult> result = Optional.empty();

  /** Who is named as losing without a move that says so. */
  private @Nullable NamedEnd named;

  private Place namedPlace = Place.NOWHERE;

  /** Where the variations that are open begin, the innermost first. */
  private final Deque<Place> opened = new ArrayDeque<>();

  /** What a number before the next move says about it. */
  private @Nullable Color statedSide;

  private boolean afterNumber;

  /** How many pairs of moves lie before the start. */
  private int before;

  /** Whether nothing but remarks came before in the line. */
  private boolean asidesOnly;

  GameParser(int game, ReadOptions options, NoteCollector notes) {
    this.game = game;
    this.strict = options.isStrict();
    this.options = options;
    this.notes = notes;
    this.head = new GameHead(game, options, notes);
    this.record = GameRecord.builder().number(game).dialect(options.dialect());
    this.branches = new Branches(record);
    this.words = new MoveWords(MoveReader.of(options.dialect()));
  }

  /** Whether a game begins in this line. */
  boolean beginsWith(Line line) {
    List<TranscriptToken> tokens = line.tokens();
    int at = 0;
    while (at < tokens.size() && isAside(tokens.get(at))) {
      at++;
    }
    if (at == tokens.size()) {
      return false;
    }
    TranscriptToken first = tokens.get(at);
    return switch (first.kind()) {
      case TAG -> true;
      case TAG_MALFORMED -> isTag(first);
      case NUMBER -> isMoveNumber(tokens, at);
      case WORD -> isCounted(tokens, at) || isLabelled(tokens, at) || isMoveLine(tokens, at);
      case OPEN -> game == 1 && hasMove(tokens, at);
      default -> false;
    };
  }

  private boolean hasMove(List<TranscriptToken> tokens, int from) {
    for (int at = from; at < tokens.size(); at++) {
      if (tokens.get(at).kind() == Kind.WORD && words.isMove(tokens, at)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the name of a side with a colon stands before its move. */
  private boolean isLabelled(List<TranscriptToken> tokens, int at) {
    return at + 1 < tokens.size()
        && MoveWords.isLabel(tokens.get(at).text())
        && tokens.get(at + 1).kind() == Kind.WORD
        && (words.isMove(tokens, at + 1)
            || MoveWords.looksDamaged(tokens.get(at + 1).text())
            || words.reader().scan(tokens.get(at + 1).text()).isDecision());
  }

  private static boolean isAside(TranscriptToken token) {
    return token.kind() == Kind.REMARK
        || token.kind() == Kind.REMARK_OPEN
        || token.kind() == Kind.ANNOTATION
        || token.kind() == Kind.CLOCK;
  }

  /** A tag that lacks its quotes is one if it has a name and a value. */
  private static boolean isTag(TranscriptToken token) {
    return !token.text().isEmpty()
        && !token.value().isEmpty()
        && Character.isLetter(token.text().charAt(0));
  }

  private boolean isMoveNumber(List<TranscriptToken> tokens, int at) {
    boolean dots = tokens.get(at).dots() > 0;
    if (at + 1 == tokens.size()) {
      return dots;
    }
    TranscriptToken next = tokens.get(at + 1);
    if (next.kind() != Kind.WORD) {
      return dots && next.kind() != Kind.NUMBER;
    }
    return words.isMove(tokens, at + 1)
        || dots
            && (MoveWords.looksDamaged(next.text())
                || MoveWords.isDots(next.text())
                || MoveWords.isNoMove(next.text())
                || words.reader().scan(next.text()).isDecision());
  }

  private boolean isCounted(List<TranscriptToken> tokens, int at) {
    return at + 2 < tokens.size()
        && MoveWords.isSide(tokens.get(at).text())
        && tokens.get(at + 1).kind() == Kind.NUMBER
        && tokens.get(at + 2).kind() == Kind.WORD
        && (countsPlies
            || place.isKnown() && tokens.get(at + 1).number() == branches.nextPly()
            || words.isMove(tokens, at + 2)
            || words.reader().scan(tokens.get(at + 2).text()).isDecision()
            || MoveWords.looksDamaged(tokens.get(at + 2).text()));
  }

  private boolean isMoveLine(List<TranscriptToken> tokens, int at) {
    return words.isMove(tokens, at)
        || tokens.size() == at + 1 && MoveWords.looksDamaged(tokens.get(at).text());
  }

  /** Takes a line before the game begins. */
  void before(Line line) {
    reportCut(line);
    for (TranscriptToken token : line.tokens()) {
      if (!isAside(token)) {
        notes.report(
            Note.Kind.TEXT_BEFORE_MOVES, line.place(), Quote.of(line.text().strip()), game);
        keepText(line.text().strip(), line.place());
        return;
      }
    }
    for (TranscriptToken token : line.tokens()) {
      if (token.kind() != Kind.ANNOTATION) {
        reportOpen(token);
        keepText(token.text(), token.place());
      }
    }
  }

  private void keepText(String text, Place where) {
    textLength += text.length();
    if (textLength <= options.limit(ReadLimit.VALUE_LENGTH)) {
      remark(text);
    } else if (!overflow) {
      overflow = true;
      reportLimit(
          where, "text before the moves", "valueLength", options.limit(ReadLimit.VALUE_LENGTH));
    }
  }

  boolean isEnded() {
    return ended;
  }

  /**
   * Takes the tokens of a line that belong to this game.
   *
   * @return how many they are; fewer than the line has if the next game begins in it
   */
  int take(Line line) {
    if (!place.isKnown()) {
      place = line.place();
      overflow = false;
    }
    List<TranscriptToken> tokens = line.tokens();
    if (tokens.isEmpty() && line.text().isBlank() && !line.inRemark()) {
      blank();
      return 0;
    }
    length += line.text().length();
    if (length > options.limit(ReadLimit.GAME_LENGTH) && !overflow) {
      overflow = true;
      reportLimit(
          line.place(), "a longer game", "gameLength", options.limit(ReadLimit.GAME_LENGTH));
    }
    int taken = isText(tokens) ? takeText(line) : takeTokens(tokens);
    if (taken > 0) {
      reportCut(line);
    }
    blankBefore = false;
    return taken;
  }

  private void blank() {
    blankSinceTag = true;
    blankBefore = true;
    boolean bareList = !numbered && branches.mainMoves() > 0 && branches.depth() == 0;
    ended |= bareList;
  }

  private void reportCut(Line line) {
    if (line.cut()) {
      reportLimit(
          line.place(),
          "a longer line or remark",
          "lineLength",
          options.limit(ReadLimit.LINE_LENGTH));
    }
  }

  private void reportLimit(Place where, String what, String limit, int value) {
    notes.report(
        Note.Kind.LIMIT_EXCEEDED,
        where,
        what,
        "no more than the limit '" + limit + "' allows, " + value,
        game);
  }

  /** Whether a line between moves is made of words and has no move in it. */
  private boolean isText(List<TranscriptToken> tokens) {
    boolean beginsWithWord = !tokens.isEmpty() && tokens.get(0).kind() == Kind.WORD;
    if (ended || branches.mainMoves() == 0 || !beginsWithWord) {
      return false;
    }
    for (int at = 0; at < tokens.size(); at++) {
      TranscriptToken token = tokens.get(at);
      boolean move =
          switch (token.kind()) {
            case NUMBER -> token.dots() > 0;
            case WORD ->
                words.isMove(tokens, at)
                    || isCounted(tokens, at)
                    || isLabelled(tokens, at)
                    || NamedEnd.find(tokens, at).isPresent()
                    || words.reader().scan(token.text()).isDecision();
            case REMARK, REMARK_OPEN, ANNOTATION, CLOCK -> false;
            default -> true;
          };
      if (move) {
        return false;
      }
    }
    String first = tokens.get(0).text();
    boolean alone = tokens.stream().filter(each -> !isAside(each)).count() == 1;
    boolean draw = StatedResult.parse(first).isDecided();
    return !(alone && (MoveWords.hasDigit(first) || draw || MoveWords.isDots(first)));
  }

  private int takeText(Line line) {
    textBetween(line.text().strip(), line.place());
    return line.tokens().size();
  }

  private void textBetween(String text, Place where) {
    notes.report(Note.Kind.TEXT_BETWEEN_MOVES, where, Quote.of(text), game);
    remark(text);
  }

  private void remark(String text) {
    if (!text.isEmpty() && !overflow) {
      branches.remark(text);
    }
  }

  private int takeTokens(List<TranscriptToken> tokens) {
    int at = 0;
    asidesOnly = true;
    while (at < tokens.size()) {
      TranscriptToken token = tokens.get(at);
      if (isNextGame(tokens, at)) {
        return at;
      }
      asidesOnly &= isAside(token);
      if (overflow || skips(token)) {
        at++;
        continue;
      }
      at =
          switch (token.kind()) {
            case TAG, TAG_MALFORMED -> tag(token, at);
            case REMARK, REMARK_OPEN, ANNOTATION, CLOCK -> {
              aside(token);
              yield at + 1;
            }
            case OPEN -> open(token, at);
            case CLOSE -> close(token, at);
            case RESULT -> result(token, at);
            case NUMBER -> number(tokens, at);
            case WORD -> word(tokens, at);
          };
    }
    return at;
  }

  /** Passes over variations that are nested too deeply. */
  private boolean skips(TranscriptToken token) {
    if (skippedDepth > 0) {
      skippedDepth += token.kind() == Kind.OPEN ? 1 : token.kind() == Kind.CLOSE ? -1 : 0;
      return true;
    }
    return false;
  }

  private boolean isNextGame(List<TranscriptToken> tokens, int at) {
    TranscriptToken token = tokens.get(at);
    boolean hasMoves = branches.mainMoves() > 0;
    return switch (token.kind()) {
      case TAG -> ended || hasMoves || blankSinceTag && head.has(token.text());
      case TAG_MALFORMED -> (ended || hasMoves) && isTag(token);
      case NUMBER -> ended && isMoveNumber(tokens, at) || asidesOnly && isFirstMove(tokens, at, at);
      case WORD -> {
        boolean counted = isCounted(tokens, at);
        yield ended && (at == 0 || counted || words.isMove(tokens, at))
            || counted && asidesOnly && isFirstMove(tokens, at, at + 1);
      }
      case OPEN, CLOSE, RESULT -> ended && at == 0;
      case REMARK, REMARK_OPEN, ANNOTATION, CLOCK -> ended && at == 0;
    };
  }

  /** Whether the count begins again. */
  private boolean isFirstMove(List<TranscriptToken> tokens, int at, int numberAt) {
    TranscriptToken number = tokens.get(numberAt);
    return number.number() == 1
        && number.dots() < 2
        && branches.mainMoves() > 0
        && (branches.depth() == 0 || blankBefore)
        && (numberAt > at || isMoveNumber(tokens, at));
  }

  private int tag(TranscriptToken token, int at) {
    boolean malformed = token.kind() == Kind.TAG_MALFORMED;
    if (malformed) {
      notes.report(
          Note.Kind.TAG_MALFORMED,
          token.place(),
          Quote.of("[" + token.text() + " " + token.value() + "]"),
          game);
    }
    blankSinceTag = false;
    if (malformed && !isTag(token)) {
      remark((token.text() + " " + token.value()).strip());
    } else if (token.value().length() > options.limit(ReadLimit.VALUE_LENGTH)) {
      overflow = true;
      reportLimit(
          token.place(), "a longer tag", "valueLength", options.limit(ReadLimit.VALUE_LENGTH));
    } else if (head.size() < options.limit(ReadLimit.VALUES)) {
      head.add(token.text(), token.value(), token.place());
    } else {
      overflow = true;
      reportLimit(token.place(), "one more tag", "values", options.limit(ReadLimit.VALUES));
    }
    return at + 1;
  }

  private void aside(TranscriptToken token) {
    if (token.kind() == Kind.ANNOTATION) {
      if (!branches.annotate(token.number())) {
        textBetween(token.text(), token.place());
      }
      return;
    }
    if (token.kind() == Kind.CLOCK) {
      if (!branches.clock(ClockText.parse(token.text()))) {
        remark("[%left " + token.text() + "]");
      }
      return;
    }
    reportOpen(token);
    remark(token.text());
  }

  private void reportOpen(TranscriptToken token) {
    if (token.kind() == Kind.REMARK_OPEN) {
      notes.report(Note.Kind.REMARK_NOT_CLOSED, token.place(), Quote.of("{" + token.text()), game);
    }
  }

  private int open(TranscriptToken token, int at) {
    if (branches.depth() < options.limit(ReadLimit.DEPTH)) {
      branches.open();
      opened.push(token.place());
      statedSide = null;
    } else {
      skippedDepth = 1;
      reportLimit(
          token.place(),
          "one more variation within another",
          "depth",
          options.limit(ReadLimit.DEPTH));
    }
    return at + 1;
  }

  private int close(TranscriptToken token, int at) {
    opened.poll();
    if (!branches.close()) {
      notes.report(
          Note.Kind.UNEXPECTED_TEXT,
          token.place(),
          "a closing parenthesis",
          "an opening one before it",
          "left out",
          game);
    }
    statedSide = null;
    return at + 1;
  }

  private int result(TranscriptToken token, int at) {
    if (branches.depth() > 0) {
      remark(token.text());
    } else {
      result = Optional.of(StatedResult.parse(token.text()));
      ended = true;
    }
    return at + 1;
  }

  private int number(List<TranscriptToken> tokens, int at) {
    TranscriptToken token = tokens.get(at);
    if (token.dots() == 0 && !isMoveNumber(tokens, at)) {
      return textFrom(tokens, at);
    }
    numbered = true;
    afterNumber = true;
    Color side = token.dots() > 1 ? Color.WHITE : Color.BLACK;
    Color first = head.firstSide();
    int ply = branches.nextPly();
    Color next = branches.nextSide(first);
    int pair = first == Color.BLACK ? (ply + 1) / 2 : ply / 2 + 1;
    if (ply == 1 && token.number() == head.firstNumber()) {
      before = token.number() - 1;
    }
    pair += before;
    boolean opening =
        ply == 1 && token.number() == 1 + before && token.dots() < 2 && first == Color.WHITE;
    statedSide = opening ? first : side;
    if (token.number() != pair || opening) {
      String expected = pair + (next == Color.WHITE ? "..." : ".");
      reportNumber(token, expected);
    }
    return at + 1;
  }

  private void reportNumber(TranscriptToken token, String expected) {
    notes.report(
        Note.Kind.MOVE_NUMBER_WRONG, token.place(), Quote.of(token.text()), expected, game);
  }

  /** A side and the count of the ply, {@code B 1}. */
  private int counted(List<TranscriptToken> tokens, int at) {
    numbered = true;
    countsPlies = true;
    afterNumber = true;
    statedSide = MoveWords.isBlack(tokens.get(at).text()) ? Color.BLACK : Color.WHITE;
    TranscriptToken number = tokens.get(at + 1);
    if (number.number() != branches.nextPly()) {
      reportNumber(number, String.valueOf(branches.nextPly()));
    }
    return at + 2;
  }

  private int word(List<TranscriptToken> tokens, int at) {
    TranscriptToken token = tokens.get(at);
    String text = token.text();
    Optional<NamedEnd> end = NamedEnd.find(tokens, at);
    if (end.isPresent() && !isCounted(tokens, at)) {
      return named(tokens, at, end.get());
    }
    if (ended) {
      return textFrom(tokens, at);
    }
    if (isLabelled(tokens, at)) {
      numbered = true;
      afterNumber = true;
      statedSide = MoveWords.isBlack(text) ? Color.BLACK : Color.WHITE;
      return at + 1;
    }
    if (isCounted(tokens, at)) {
      return counted(tokens, at);
    }
    if (MoveWords.isDots(text)) {
      statedSide = Color.WHITE;
      return at + 1;
    }
    if (at > 0 && MoveWords.isNoMove(text)) {
      if (hasRoom(token.place())) {
        branches.addEmpty();
      }
      return at + 1;
    }
    boolean square = head.knowsRemovals() && !isCountedBefore(tokens, at);
    MoveWords.Found found = words.find(tokens, at, square);
    if (found.text().isReadable()) {
      add(found.text(), token.place());
      return at + found.words();
    }
    return unreadable(tokens, at, found.text());
  }

  /** Takes an end that names the loser. */
  private int named(List<TranscriptToken> tokens, int at, NamedEnd end) {
    TranscriptToken token = tokens.get(at);
    boolean isMove = end.reason() != EndReason.TIME && !ended;
    if (isMove) {
      statedSide = end.loser();
      boolean forfeit = end.reason() == EndReason.FORFEIT;
      add(forfeit ? MoveText.forfeit() : MoveText.resignation(), token.place());
    } else if (branches.depth() > 0) {
      return textFrom(tokens, at);
    } else {
      named = end;
      namedPlace = token.place();
    }
    return at + end.words();
  }

  /** The result behind the moves, and what the one who is named as losing makes of it. */
  private Optional<StatedResult> behind() {
    NamedEnd end = named;
    if (end == null) {
      return result;
    }
    StatedResult told = end.result();
    if (result.isPresent()
        && result.get().isDecided()
        && result.get().verdict() != told.verdict()) {
      notes.report(
          Note.Kind.LOSER_CONTRADICTS_RESULT,
          namedPlace,
          end.loser().title() + " named as losing",
          "the loser of the stated result, " + result.get(),
          game);
      return result;
    }
    return Optional.of(told);
  }

  /** Whether the count of a single ply stands before a word: then two squares are its move. */
  private static boolean isCountedBefore(List<TranscriptToken> tokens, int at) {
    return at > 1
        && tokens.get(at - 1).kind() == Kind.NUMBER
        && MoveWords.isSide(tokens.get(at - 2).text());
  }

  private int unreadable(List<TranscriptToken> tokens, int at, MoveText text) {
    TranscriptToken token = tokens.get(at);
    List<MoveText> parts = words.reader().split(token.text());
    if (!parts.isEmpty()) {
      notes.report(
          Note.Kind.MOVES_RUN_TOGETHER,
          token.place(),
          Quote.of(token.text()),
          "one move",
          "taken apart into " + parts,
          game);
      parts.forEach(part -> add(part, token.place()));
      return at + 1;
    }
    boolean inPlaceOfMove = afterNumber || MoveWords.hasDigit(token.text());
    if (!inPlaceOfMove) {
      StatedResult stated = StatedResult.parse(token.text());
      if (stated.isDecided() && branches.depth() == 0) {
        result = Optional.of(stated);
        ended = true;
        return at + 1;
      }
      return textFrom(tokens, at);
    }
    if (strict) {
      throw new SyntaxException(token.place(), Quote.of(token.text()), "a move", game);
    }
    add(text, token.place());
    return at + 1;
  }

  /** Takes words as a remark, up to the next thing that is none. */
  private int textFrom(List<TranscriptToken> tokens, int from) {
    List<String> text = new ArrayList<>();
    int at = from;
    while (at < tokens.size() && (at == from || isPlainWord(tokens, at))) {
      text.add(tokens.get(at).text());
      at++;
    }
    textBetween(String.join(" ", text), tokens.get(from).place());
    return at;
  }

  private boolean isPlainWord(List<TranscriptToken> tokens, int at) {
    TranscriptToken token = tokens.get(at);
    return token.kind() == Kind.WORD
        && !MoveWords.hasDigit(token.text())
        && !isCounted(tokens, at)
        && !words.reader().scan(token.text()).isReadable();
  }

  private void add(MoveText text, Place where) {
    Color first = head.firstSide();
    Color side = statedSide != null ? statedSide : branches.nextSide(first);
    statedSide = null;
    afterNumber = false;
    if (hasRoom(where)) {
      branches.add(text, side, where);
    }
  }

  private boolean hasRoom(Place where) {
    boolean room = branches.nodes() < options.limit(ReadLimit.NODES);
    if (!room) {
      overflow = true;
      reportLimit(where, "one more move", "nodes", options.limit(ReadLimit.NODES));
    }
    return room;
  }

  /** Reports what the end of the source leaves open. */
  void endOfSource() {
    if (branches.depth() > 0) {
      notes.report(Note.Kind.VARIATION_NOT_CLOSED, opened.getFirst(), "the end of the text", game);
    }
  }

  GameRecord finish(List<Note> found) {
    record.place(place);
    branches.finish();
    head.finish(record, behind(), named != null);
    record.notes(found);
    record.notes(notes.take());
    return record.build();
  }
}
