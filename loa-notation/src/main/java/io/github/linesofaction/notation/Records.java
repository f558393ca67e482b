package io.github.linesofaction.notation;

import io.github.linesofaction.notation.internal.read.Beginning;
import io.github.linesofaction.notation.internal.read.SourceReader;
import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.internal.transcript.TranscriptReader;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.util.List;
import java.util.Objects;

/**
 * The door through which records are read, whatever they come from and whatever form they are in.
 */
public final class Records {
  /** How many characters of a text are looked at to find out its form. */
  public static final int SAMPLE = 8_192;

  private Records() {}

  /**
   * Reads the records of a source leniently, each when it is asked for.
   *
   * @param source what to read
   * @return a reader before the first record, to be closed by the caller
   * @throws java.io.UncheckedIOException if the source cannot be opened
   */
  public static RecordReader read(Source source) {
    return read(source, ReadOptions.lenient());
  }

  /**
   * Reads the records of a source, each when it is asked for, in constant memory.
   *
   * <p>Unless the options name it, the form of each text is {@linkplain #detect found out} from its
   * beginning; a text that is like none is read as a transcript, which will find no game in it.
   * Bytes packed with gzip or zip are unpacked. An empty source, a text without a game and a file
   * packed in another way give no records, and {@link RecordReader#notes} tells.
   *
   * @param source what to read
   * @param options how to read
   * @return a reader before the first record, to be closed by the caller
   * @throws java.io.UncheckedIOException if the source cannot be opened
   * @throws IllegalArgumentException if the options name a form that {@linkplain Form#holdsGames
   *     holds no games}
   */
  public static RecordReader read(Source source, ReadOptions options) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(options, "options");
    options
        .form()
        .filter(form -> !form.holdsGames())
        .ifPresent(
            form -> {
              throw new IllegalArgumentException(form.id() + ": a form that holds no games");
            });
    // One for all records, which keeps the catalogues that it found.
    ReadOptions settled = options.withVariants(options.variants());
    return new OpenRecords(new SourceReader<>(source, settled, Records::open));
  }

  private static TextReader<GameRecord> open(Source text, ReadOptions options) {
    if (options.form().isPresent()) {
      return open(options.form().get(), text, options);
    }
    Beginning beginning = Beginning.of(text, SAMPLE, options);
    Form form =
        detect(beginning.text()).stream()
            .map(Detection::form)
            .filter(Form::holdsGames)
            .findFirst()
            .orElse(Form.TRANSCRIPT);
    return open(form, beginning.source(), options);
  }

  private static TextReader<GameRecord> open(Form form, Source text, ReadOptions options) {
    return switch (form) {
      case SGF -> new SgfRecords(text, options);
      case TRANSCRIPT, COUNTED, MOVES -> TranscriptReader.of(text, options);
      case SHORT -> {
        MoveDialect dialect = options.dialect().with(MoveDialect.Freedom.STONE_LETTER);
        yield TranscriptReader.of(text, options.withDialect(dialect));
      }
      case POSITION, PLAY_STRATEGY, UCI, ACTIONS -> new LineRecords(form, text, options);
      case JSON -> new JsonRecords(text, options);
      case BOARD -> throw new IllegalArgumentException(form.id() + ": a form that holds no games");
    };
  }

  /**
   * Guesses which form a text is in. Forms that need to be told something, such as the legend of a
   * drawn board, are recognised by what is usual.
   *
   * @param text the text or its beginning, of which {@link #SAMPLE} characters are looked at
   * @return the forms that are possible, the likeliest first; empty if the text is like none
   */
  public static List<Detection> detect(CharSequence text) {
    return new Detector(Objects.requireNonNull(text, "text")).detect();
  }
}
