package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.CharSource;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.NoteCollector;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Strictness;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads the game trees of a source one after the other, each when it is asked for. Memory is that
 * of one game, and the limits bound it: the length of a value and of a game, nodes, values and
 * depth of variations in a game, games, and notes for a game. The depth of variations costs no
 * stack.
 *
 * <p>Text before, between and after games is skipped with a note. In strict reading the first thing
 * that SGF does not allow ends the reading with a {@link SyntaxException}. In lenient reading such
 * things become notes of their game, which is kept as far as it could be read, and the next game is
 * found again: also after a game without its closing parenthesis, by a variation that begins with
 * properties of a root, and after a value without its closing bracket, by a line that begins with
 * {@code (;} and a property whose value ends without an escaped bracket. A game found so behind a
 * limit of the one before begins with 100 values at most, whatever the limit of values. In both
 * modes, more games than the limit allows end the reading with a {@link SyntaxException}.
 *
 * <p>Bytes are decoded game by game: a byte order mark tells the charset, otherwise the options do,
 * otherwise CA in the game's root; without any of them lenient reading takes UTF-8 if all of the
 * game is valid in it, and SGF's default is ISO-8859-1.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class SgfReader implements Iterator<SgfGame>, AutoCloseable {
  private final CharSource source;
  private final NoteCollector notes;
  private final SgfParser parser;
  private final SgfCharset charset;
  private final int mostGames;
  private int games;
  private boolean stopped;

  private SgfReader(CharSource source, ReadOptions options) {
    this.source = source;
    this.notes = new NoteCollector(options);
    this.parser = new SgfParser(new SgfTokenizer(source, options), options, notes);
    boolean lenient = options.strictness() == Strictness.LENIENT;
    this.charset = new SgfCharset(source.charset(), lenient, notes);
    this.mostGames = options.limits().games();
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
  public static SgfReader open(Path file, ReadOptions options) throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(options, "options");
    InputStream stream = Files.newInputStream(file);
    try {
      return of(file.toString(), stream, options);
    } catch (RuntimeException e) {
      try (stream) {
        throw e;
      }
    }
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
  public static SgfReader of(String name, InputStream stream, ReadOptions options) {
    return new SgfReader(CharSource.of(name, stream, options), options);
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
  public static SgfReader of(String name, Reader reader, ReadOptions options) {
    return new SgfReader(CharSource.of(name, reader, options), options);
  }

  /**
   * Reads a text in memory. Charsets that are named or declared are not used.
   *
   * @param text the text; it has no name in places
   * @param options how to read
   * @return a reader before the first game
   * @throws NullPointerException if an argument is null
   */
  public static SgfReader of(String text, ReadOptions options) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(options, "options");
    return new SgfReader(CharSource.of("", text), options);
  }

  /**
   * Answers whether there is one more game.
   *
   * @return false at the end of the source, and ever after reading was ended by an exception or the
   *     reader was closed
   * @throws java.io.UncheckedIOException if reading fails
   */
  @Override
  public boolean hasNext() {
    return !stopped && parser.findGame(games + 1);
  }

  /**
   * Reads one more game.
   *
   * @return the game, with what was noted since the game before
   * @throws NoSuchElementException if there is none
   * @throws SyntaxException if reading is strict and SGF does not allow what was found, or if there
   *     are more games than the limit allows
   * @throws java.io.UncheckedIOException if reading fails
   */
  @Override
  public SgfGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in '" + source.name() + "'");
    }
    stopped = true;
    if (games == mostGames) {
      throw new SyntaxException(
          parser.placeOfGame(),
          "one more game",
          "no more than the limit 'games' allows, " + mostGames);
    }
    games++;
    SgfTree tree = parser.readGame(games);
    SgfGame game;
    if (source.isBytes()) {
      SgfCharset.Decoded decoded = charset.decode(tree, parser.hasNonAscii(), games);
      game = new SgfGame(games, decoded.tree(), notes.take(), Optional.of(decoded.charset()));
    } else {
      game = new SgfGame(games, tree, notes.take(), Optional.empty());
    }
    stopped = false;
    return game;
  }

  /**
   * Answers what was noted since the game that was read last: once there is no further game, what
   * is to be said about the text after the last one.
   *
   * @return an immutable list
   */
  public List<Note> notes() {
    return notes.notes();
  }

  /**
   * Answers the games that are left, as a stream that reads them when they are asked for and, when
   * closed, closes the reader.
   *
   * @return a sequential, ordered stream; its operations throw what {@link #next()} throws
   */
  public Stream<SgfGame> stream() {
    int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(this, traits), false)
        .onClose(this::close);
  }

  /**
   * Reads all games that are left.
   *
   * @return an immutable list
   * @throws SyntaxException as {@link #next()} does
   * @throws java.io.UncheckedIOException if reading fails
   */
  public List<SgfGame> readAll() {
    List<SgfGame> all = new ArrayList<>();
    forEachRemaining(all::add);
    return List.copyOf(all);
  }

  /** Ends the reading, as an exception of {@link #next()} does. */
  void stop() {
    stopped = true;
  }

  /**
   * Closes the source. Closing twice does no harm.
   *
   * @throws java.io.UncheckedIOException if closing fails
   */
  @Override
  public void close() {
    stopped = true;
    source.close();
  }
}
