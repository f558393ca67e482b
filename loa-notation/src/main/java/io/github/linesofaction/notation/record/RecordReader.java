package io.github.linesofaction.notation.record;

import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Games out of a source, one after the other, each read when it is asked for. What all forms have
 * in common. Not safe for use by several threads at once.
 *
 * <p>A fault in one game never swallows the next: in lenient reading it becomes a note or an
 * unreadable move of its game; in strict reading the first one ends the reading.
 */
public interface RecordReader extends Iterator<GameRecord>, AutoCloseable {
  /**
   * Tells whether there is one more game.
   *
   * @return false at the end of the source, and ever after reading was ended by an exception or the
   *     reader was closed
   * @throws java.io.UncheckedIOException if reading fails
   * @throws SyntaxException in strict reading, if the form does not allow what stands before the
   *     next game
   */
  @Override
  boolean hasNext();

  /**
   * Reads one more game.
   *
   * @return the game, with what was noted since the game before
   * @throws NoSuchElementException if there is none
   * @throws SyntaxException if reading is strict and the form does not allow what was found, or if
   *     there are more games than the limit allows
   * @throws java.io.UncheckedIOException if reading fails
   */
  @Override
  GameRecord next();

  /**
   * Returns what was noted since the game that was read last: once there is no further game, what
   * is to be said about the text after the last one. Texts in which {@linkplain Note.Kind#NO_GAME
   * no game} was found and {@linkplain Note.Kind#ARCHIVE_NOT_READ archives that are not read} are
   * told here too, up to the next game; each note's place names the text.
   *
   * @return an immutable list
   */
  List<Note> notes();

  /**
   * Returns the games that are left, as a stream that reads them when they are asked for and, when
   * closed, closes the reader.
   *
   * @return a sequential, ordered stream; its operations throw what {@link #next()} throws
   */
  default Stream<GameRecord> stream() {
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
  default List<GameRecord> readAll() {
    List<GameRecord> all = new ArrayList<>();
    forEachRemaining(all::add);
    return List.copyOf(all);
  }

  /**
   * Closes the source. Closing twice does no harm.
   *
   * @throws java.io.UncheckedIOException if closing fails
   */
  @Override
  void close();
}
