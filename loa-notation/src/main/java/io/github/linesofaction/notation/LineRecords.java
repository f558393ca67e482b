package io.github.linesofaction.notation;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.LineReader;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.internal.read.TextLine;
import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.move.ActionNumbers;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.position.PlayStrategyText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Games of one line each: a position text or a position string is a game without moves that starts
 * there; action numbers are the moves of a game; a line for programs tells both. Empty lines are
 * passed over, and remarks: lines that begin with a number sign and a blank, which no position
 * does.
 */
final class LineRecords implements TextReader<GameRecord> {
  private static final Pattern WORD = Pattern.compile("[^ \t,]+");
  private static final Pattern UCI =
      Pattern.compile(
          "\\s*(?:position\\s+)?(?:startpos|fen\\s+(?<fen>\\S+(?:(?!\\s+moves(?:\\s|$))\\s+\\S+)*+))"
              + "(?:\\s+moves(?<moves>(?:\\s.*)?))?\\s*");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

  private final Form form;
  private final MoveReader moves;
  private final int mostGames;
  private final LineReader lines;
  private final NoteCollector notes;
  private @Nullable TextLine line;
  private int games;
  private boolean stopped;

  LineRecords(Form form, Source text, ReadOptions options) {
    this.form = form;
    this.moves = MoveReader.of(options.dialect());
    this.mostGames = options.limit(ReadLimit.GAMES);
    this.lines = new LineReader(CharSource.of(text, options), options.limit(ReadLimit.LINE_LENGTH));
    this.notes = new NoteCollector(options);
  }

  /** Returns whether nothing of a game stands in a line. */
  static boolean isPassedOver(String line) {
    return line.isBlank() || line.stripLeading().startsWith("# ");
  }

  @Override
  public boolean hasNext() {
    while (!stopped && line == null) {
      Optional<TextLine> read = lines.next();
      stopped = read.isEmpty();
      line = read.filter(each -> !isPassedOver(each.text())).orElse(null);
    }
    return !stopped;
  }

  @Override
  public GameRecord next() {
    TextLine now = hasNext() ? line : null;
    if (now == null) {
      throw new NoSuchElementException("no more games in '" + lines.name() + "'");
    }
    line = null;
    stopped = true;
    if (games == mostGames) {
      throw new SyntaxException(
          now.start(), "one more game", "no more than the limit 'games' allows, " + games);
    }
    games++;
    GameRecord record = record(now);
    stopped = false;
    return record;
  }

  private GameRecord record(TextLine now) {
    Place place = now.start();
    GameRecord.Builder record = GameRecord.builder().number(games).place(place);
    if (lines.wasCut()) {
      notes.report(
          Note.Kind.LIMIT_EXCEEDED,
          place,
          "a longer line",
          "no more than the limit 'lineLength' allows",
          "the rest of it is left out",
          games);
    }
    try {
      fill(record, now);
    } catch (LoaException e) {
      notes.report(
          Note.Kind.UNEXPECTED_TEXT,
          place,
          Quote.of(now.text().strip()),
          form.description() + " (" + e.getMessage() + ")",
          "nothing is read from the line",
          games);
    }
    return record.notes(notes.take()).build();
  }

  private void fill(GameRecord.Builder record, TextLine now) {
    switch (form) {
      case ACTIONS -> record.moves(actions(now));
      case UCI -> uci(record, now);
      case PLAY_STRATEGY -> start(record, PlayStrategyText.parse(now.text().strip()));
      default -> start(record, Setup.parse(now.text().strip()));
    }
  }

  private static void start(GameRecord.Builder record, Setup setup) {
    record.start(setup);
    Topology topology = setup.topology();
    if (topology.shape() == Topology.Shape.SQUARE) {
      RulesetCatalog.builtIn().find("standard-" + topology.size()).ifPresent(record::rules);
    }
  }

  private static List<RecordMove> actions(TextLine now) {
    List<RecordMove> read = new ArrayList<>();
    Color side = Color.BLACK;
    Matcher words = WORD.matcher(now.text());
    while (words.find()) {
      String number = words.group();
      Place place = now.place(words.start());
      Move move =
          Optional.of(number)
              .filter(digits -> NUMBER.matcher(digits).matches())
              .flatMap(digits -> ActionNumbers.move(Integer.parseInt(digits)))
              .orElseThrow(
                  () ->
                      new SyntaxException(
                          place,
                          Quote.of(number),
                          "an action number below " + ActionNumbers.COUNT));
      read.add(new RecordMove(MoveText.of(move), side, place));
      side = side.opponent();
    }
    return read;
  }

  private void uci(GameRecord.Builder record, TextLine now) {
    Matcher parts = UCI.matcher(now.text());
    if (!parts.matches()) {
      throw new TextException(0, "no position is told: startpos, or fen and a position");
    }
    Color side = Color.BLACK;
    String told = parts.group("fen");
    if (told != null) {
      Setup setup = setup(told.strip());
      start(record, setup);
      side = setup.sideToMove();
    }
    List<RecordMove> read = new ArrayList<>();
    if (parts.group("moves") != null) {
      Matcher words = WORD.matcher(now.text());
      words.region(parts.start("moves"), now.text().length());
      while (words.find()) {
        read.add(new RecordMove(moves.read(words.group()), side, now.place(words.start())));
        side = side.opponent();
      }
    }
    record.moves(read);
  }

  /** A position text, or else a position string. */
  private static Setup setup(String text) {
    try {
      return Setup.parse(text);
    } catch (TextException e) {
      return PlayStrategyText.parse(text);
    }
  }

  @Override
  public List<Note> notes() {
    return notes.notes();
  }

  @Override
  public void close() {
    stopped = true;
    lines.close();
  }
}
