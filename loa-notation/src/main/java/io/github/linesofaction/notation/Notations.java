package io.github.linesofaction.notation;

import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.sgf.SgfRecordReader;
import io.github.linesofaction.notation.text.ByteOrderMark;
import io.github.linesofaction.notation.transcript.TranscriptReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** The catalogue of the forms of notation. */
public final class Notations {
  /** How many characters of a text are looked at to detect its form. */
  public static final int SAMPLE = 8_192;

  private Notations() {}

  /**
   * Answers all forms.
   *
   * @return the forms; unmodifiable
   */
  public static List<Notation> all() {
    return List.of(Notation.values());
  }

  /**
   * Finds a form by its name.
   *
   * @param id a name, in any case
   * @return the form, or nothing if there is none of that name
   * @throws NullPointerException if {@code id} is null
   */
  public static Optional<Notation> byId(String id) {
    String small = Objects.requireNonNull(id, "id").toLowerCase(Locale.ROOT);
    return Arrays.stream(Notation.values()).filter(each -> each.id().equals(small)).findFirst();
  }

  /**
   * Guesses which form a text is in. Forms that need to be told something, such as the legend of a
   * drawn board, are recognised by what is usual.
   *
   * @param text the text or its beginning, of which {@link #SAMPLE} characters are looked at
   * @return the forms that are possible, the likeliest first; empty if the text is like none
   * @throws NullPointerException if {@code text} is null
   */
  public static List<Detection> detect(CharSequence text) {
    return new Detector(Objects.requireNonNull(text, "text")).detect();
  }

  /**
   * Reads games in a form that is known.
   *
   * @param notation a form that holds games
   * @param name the source's name in places; may be empty
   * @param stream the bytes; closed with the reader
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the form holds no games
   * @throws java.io.UncheckedIOException if reading the beginning fails
   */
  public static RecordReader open(
      Notation notation, String name, InputStream stream, RecordOptions options) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(options, "options");
    return switch (notation) {
      case SGF -> SgfRecordReader.of(name, stream, options);
      case TRANSCRIPT, COUNTED, MOVES -> TranscriptReader.of(name, stream, options);
      case SHORT -> {
        MoveDialect moves = options.moves().with(MoveDialect.Freedom.STONE_LETTER);
        yield TranscriptReader.of(name, stream, options.withMoves(moves));
      }
      case POSITION, PLAY_STRATEGY, BOARD, ACTIONS ->
          throw new IllegalArgumentException(notation.id() + ": a form that holds no games");
    };
  }

  /**
   * Reads games in the form that their text is most like; a text that is like none is read as a
   * transcript, which will find no games in it.
   *
   * @param name the source's name in places; may be empty
   * @param stream the bytes; closed with the reader
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   * @throws UncheckedIOException if reading the beginning fails
   */
  public static RecordReader open(String name, InputStream stream, RecordOptions options) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(stream, "stream");
    Objects.requireNonNull(options, "options");
    byte[] head;
    try {
      head = stream.readNBytes(SAMPLE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Charset charset =
        ByteOrderMark.detect(head)
            .map(ByteOrderMark::charset)
            .or(() -> options.text().charset())
            .orElse(StandardCharsets.ISO_8859_1);
    Notation notation =
        detect(new String(head, charset)).stream()
            .map(Detection::notation)
            .filter(each -> each.content() == Notation.Content.GAMES)
            .findFirst()
            .orElse(Notation.TRANSCRIPT);
    InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), stream);
    return open(notation, name, whole, options);
  }
}
