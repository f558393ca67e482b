package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Note;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Reads the games of SGF files as records, each when it is asked for: a {@link SgfReader}, whose
 * trees are understood. The nodes of a record keep what they were read from among their {@linkplain
 * io.github.linesofaction.notation.record.RecordNode#origins() origins}, so that nothing is lost;
 * {@link SgfRecordWriter#toTree} makes a tree of them again.
 *
 * <p>What is understood, in any case and with blanks around:
 *
 * <ul>
 *   <li>{@code GM}: games other than 9, and games without it of which nothing looks like Lines of
 *       Action, are kept without rules and moves, under the variant {@code GM[1]} or such.
 *   <li>{@code SU} and {@code SZ}: the variant, by the names that the options know; {@code Custom}
 *       is an empty board, and so is a first node that sets up both colours and names no variant. A
 *       size for which there is no board makes the variant {@code SZ[999]} or such, without rules.
 *   <li>{@code AB}, {@code AW}, {@code AE}, {@code PL} before the first move: the start. Without
 *       {@code PL}, whoever makes the first move has the turn in such a start.
 *   <li>{@code RU}: the choices of a {@linkplain io.github.linesofaction.core.rules.Preset preset},
 *       if it names one.
 *   <li>{@code B} and {@code W}: the moves; {@code C}: comments, those of the first node on the
 *       game; {@code TE}, {@code BM}, {@code IT}, {@code DO}, {@code NAG}: annotation signs; {@code
 *       BL} and {@code WL}: the clock of the side that moves.
 *   <li>{@code RE}: the result.
 * </ul>
 *
 * <p>All other properties of the first node become tags, one for each value, trimmed. Properties of
 * later nodes are kept with their nodes. A node without a move is a node of the record where it
 * stands beside others; elsewhere the one before says what it says.
 *
 * <p>In strict reading a text that is no move in the options' dialect ends the reading too. Not
 * safe for use by several threads at once.
 */
public final class SgfRecordReader implements RecordReader {
  private final SgfReader games;
  private final RecordOptions options;

  private SgfRecordReader(SgfReader games, RecordOptions options) {
    this.games = games;
    this.options = options;
  }

  /**
   * Opens a file.
   *
   * @param file the file; its path as given is the source's name in places
   * @param options how to read
   * @return a reader before the first game, to be closed by the caller
   * @throws NullPointerException if an argument is null
   * @throws IOException if the file cannot be opened
   * @throws java.io.UncheckedIOException if reading its beginning fails
   */
  public static SgfRecordReader open(Path file, RecordOptions options) throws IOException {
    Objects.requireNonNull(options, "options");
    return new SgfRecordReader(SgfReader.open(file, options.text()), options);
  }

  /**
   * Reads bytes.
   *
   * @param name the source's name in places; may be empty
   * @param stream the bytes; closed with the reader
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   * @throws java.io.UncheckedIOException if reading the beginning fails
   */
  public static SgfRecordReader of(String name, InputStream stream, RecordOptions options) {
    Objects.requireNonNull(options, "options");
    return new SgfRecordReader(SgfReader.of(name, stream, options.text()), options);
  }

  /**
   * Reads characters. Charsets that are named or declared are not used.
   *
   * @param name the source's name in places; may be empty
   * @param reader the characters; closed with the reader
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   * @throws java.io.UncheckedIOException if reading the beginning fails
   */
  public static SgfRecordReader of(String name, Reader reader, RecordOptions options) {
    Objects.requireNonNull(options, "options");
    return new SgfRecordReader(SgfReader.of(name, reader, options.text()), options);
  }

  /**
   * Reads a text in memory. Charsets that are named or declared are not used.
   *
   * @param text the text; it has no name in places
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   */
  public static SgfRecordReader of(String text, RecordOptions options) {
    Objects.requireNonNull(options, "options");
    return new SgfRecordReader(SgfReader.of(text, options.text()), options);
  }

  /**
   * Understands a game tree as a record.
   *
   * @param game the tree as it was read
   * @param options how to read
   * @return the record, the tree's notes included
   * @throws NullPointerException if an argument is null
   * @throws io.github.linesofaction.notation.text.SyntaxException in strict reading, if SGF or the
   *     rules of its game do not allow what was found
   */
  public static GameRecord record(SgfGame game, RecordOptions options) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(options, "options");
    return new SgfRecordBuilder(game, options).build();
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public GameRecord next() {
    SgfGame game = games.next();
    try {
      return record(game, options);
    } catch (RuntimeException e) {
      games.stop();
      throw e;
    }
  }

  @Override
  public List<Note> notes() {
    return games.notes();
  }

  @Override
  public void close() {
    games.close();
  }
}
