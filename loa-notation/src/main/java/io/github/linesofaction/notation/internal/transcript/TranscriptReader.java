package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads games written as text, each when it is asked for, as the page of the package {@code
 * io.github.linesofaction.notation.transcript} tells. Memory is that of one game, and the limits on
 * lines, values, game length, nodes (moves), depth, games and notes bound it.
 */
public final class TranscriptReader implements TextReader<GameRecord> {
  private final TranscriptTokenizer tokens;
  private final ReadOptions options;
  private final NoteCollector notes;
  private int games;
  private boolean stopped;

  /** The game that the lines read so far belong to. */
  private GameParser parser;

  /** The first line of the next game; null if it was not met yet. */
  private @Nullable Line next;

  /** What is left of the line in which a game ended. */
  private @Nullable Line rest;

  /** A line with its tokens. */
  record Line(
      String text, List<TranscriptToken> tokens, Place place, boolean cut, boolean inRemark) {}

  private TranscriptReader(CharSource source, ReadOptions options) {
    this.options = options;
    this.tokens = new TranscriptTokenizer(source, options);
    this.notes = new NoteCollector(options);
    this.parser = new GameParser(1, options, notes);
  }

  /**
   * Opens a text that is not packed. Bytes are read in the charset of a byte order mark or of the
   * options; without one, as UTF-8 where a line is valid in it, and as ISO-8859-1 where it is not.
   *
   * @param text the text
   * @param options how to read
   * @return a reader before the first game, to be closed by the caller
   * @throws java.io.UncheckedIOException if the text cannot be opened
   */
  public static TranscriptReader of(Source text, ReadOptions options) {
    Objects.requireNonNull(text, "text");
    return new TranscriptReader(CharSource.of(text, options), options);
  }

  @Override
  public boolean hasNext() {
    while (!stopped && next == null) {
      Optional<Line> line = read();
      if (line.isEmpty()) {
        return false;
      }
      if (parser.beginsWith(line.get())) {
        next = line.get();
      } else {
        before(line.get());
      }
    }
    return !stopped;
  }

  private Optional<Line> read() {
    Place place = tokens.place();
    return tokens
        .next()
        .map(found -> new Line(tokens.text(), found, place, tokens.wasCut(), tokens.isInRemark()));
  }

  @Override
  public GameRecord next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in '" + tokens.name() + "'");
    }
    Line line = Objects.requireNonNull(next);
    next = null;
    if (games == options.limit(ReadLimit.GAMES)) {
      stopped = true;
      throw new SyntaxException(
          line.place(), "one more game", "no more than the limit 'games' allows, " + games);
    }
    games++;
    GameRecord record = guarded(() -> readGame(line));
    parser = new GameParser(games + 1, options, notes);
    next = rest;
    rest = null;
    if (next != null && !parser.beginsWith(next)) {
      Line text = next;
      next = null;
      before(text);
    }
    return record;
  }

  private void before(Line line) {
    guarded(
        () -> {
          parser.before(line);
          return line;
        });
  }

  private GameRecord readGame(Line first) {
    Optional<Line> line = Optional.of(first);
    while (line.isPresent()) {
      Line now = line.get();
      int taken = parser.take(now);
      if (taken < now.tokens().size() || parser.isEnded() && now.tokens().isEmpty()) {
        rest = rest(now, taken);
        return parser.finish(notes.take());
      }
      line = read();
    }
    parser.endOfSource();
    return parser.finish(notes.take());
  }

  private static Line rest(Line line, int taken) {
    return taken == 0
        ? line
        : new Line(
            line.text(),
            line.tokens().subList(taken, line.tokens().size()),
            line.place(),
            line.cut(),
            line.inRemark());
  }

  /** Reading that fails is over. */
  private <T> T guarded(Supplier<T> step) {
    boolean done = false;
    try {
      T made = step.get();
      done = true;
      return made;
    } finally {
      stopped |= !done;
    }
  }

  @Override
  public List<Note> notes() {
    return notes.notes();
  }

  @Override
  public void close() {
    stopped = true;
    tokens.close();
  }
}
