package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.internal.read.SourceReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
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
  private final SourceReader<SgfGame> games;

  private SgfReader(SourceReader<SgfGame> games) {
    this.games = games;
  }

  /**
   * Opens a source.
   *
   * @param source what to read; bytes that are packed with gzip or zip are unpacked, and charsets
   *     that are named or declared are not used for characters
   * @param options how to read; strictness, limits, charset and progress are used
   * @return a reader before the first game, to be closed by the caller
   * @throws java.io.UncheckedIOException if the source cannot be opened
   */
  public static SgfReader of(Source source, ReadOptions options) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(options, "options");
    return new SgfReader(new SourceReader<>(source, options, SgfTrees::new));
  }

  /**
   * Returns whether there is one more game.
   *
   * @return false at the end of the source, and ever after reading was ended by an exception or the
   *     reader was closed
   * @throws SyntaxException if reading is strict and the source is packed in a way that is not read
   * @throws java.io.UncheckedIOException if reading fails
   */
  @Override
  public boolean hasNext() {
    return games.hasNext();
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
    return games.next();
  }

  /**
   * Returns what was noted since the game that was read last: once there is no further game, what
   * is to be said about the text after the last one; and texts in which no game was found.
   *
   * @return an immutable list
   */
  public List<Note> notes() {
    return games.notes();
  }

  /**
   * Returns the games that are left, as a stream that reads them when they are asked for and, when
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

  /**
   * Closes the source. Closing twice does no harm.
   *
   * @throws java.io.UncheckedIOException if closing fails
   */
  @Override
  public void close() {
    games.close();
  }
}
