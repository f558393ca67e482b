package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Characters one after the other, each with its {@linkplain Place place}, and a bounded look ahead.
 * Line feed, carriage return and the pair of them end a line. A byte order mark at the start is
 * skipped.
 *
 * <p>Bytes in a charset that extends ASCII come as they are, one character up to 255 for each byte:
 * the structure of a record can be read so, and the texts in it decoded when their charset is known
 * ({@link #isBytes()}). Columns count code points also then: a sequence that is valid in UTF-8
 * counts as one, unless the caller named another charset.
 *
 * <p>Memory is constant. Not safe for use by several threads at once.
 */
public final class CharSource implements AutoCloseable {
  /** What {@link #read()} and {@link #peek()} answer at the end of the text. */
  public static final int END = -1;

  /** How many characters {@link #peek(int)} can look ahead. */
  public static final int LOOKAHEAD = 4096;

  private static final int BUFFER = 16 * 1024;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String name;
  private final Reader reader;
  private final Optional<CountingStream> counter;
  private final boolean bytes;
  private final boolean utf8Columns;
  private final Optional<Charset> charset;
  private final LongConsumer progress;

  private final char[] buffer = new char[BUFFER];
  private int position;
  private int limit;
  private boolean ended;
  private long charactersRead;

  private long offset;
  private int line = 1;
  private int column = 1;
  private boolean afterReturn;
  private boolean afterHighSurrogate;
  private int continuationBytes;

  private CharSource(
      String name,
      Reader reader,
      Optional<CountingStream> counter,
      boolean bytes,
      Optional<Charset> charset,
      LongConsumer progress) {
    this.name = name;
    this.reader = reader;
    this.counter = counter;
    this.bytes = bytes;
    this.charset = charset;
    this.progress = progress;
    this.utf8Columns = bytes && charset.map(StandardCharsets.UTF_8::equals).orElse(true);
  }

  /**
   * Reads a text in memory.
   *
   * @param name the name that places show; may be empty
   * @param text the text
   * @return a source at the start of the text
   */
  public static CharSource of(String name, CharSequence text) {
    Objects.requireNonNull(text, "text");
    return of(name, new StringReader(text.toString()), ReadOptions.lenient());
  }

  /**
   * Reads a source that is not packed.
   *
   * @param source the source; opened here
   * @param options the charset of bytes, if the caller knows it, and whom to tell about progress
   * @return a source of characters at its start
   * @throws UncheckedIOException if opening or reading fails
   */
  public static CharSource of(Source source, ReadOptions options) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(options, "options");
    try {
      return source.isDecoded()
          ? of(source.name(), source.openCharacters(), options)
          : of(source.name(), source.openBytes(), options);
    } catch (IOException e) {
      throw Failures.of(source.name(), e);
    }
  }

  /**
   * Reads decoded text. The options' charset is not used.
   *
   * @param name the name that places show; may be empty
   * @param reader the text; closed with the source
   * @param options whom to tell about progress
   * @return a source at the start of the text
   * @throws UncheckedIOException if reading fails
   */
  public static CharSource of(String name, Reader reader, ReadOptions options) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(reader, "reader");
    Objects.requireNonNull(options, "options");
    CharSource source =
        new CharSource(name, reader, Optional.empty(), false, Optional.empty(), options.progress());
    source.skipMark();
    return source;
  }

  /**
   * Reads bytes. A byte order mark tells the charset, otherwise the options do. Where neither does,
   * or where the charset extends ASCII with one byte for each character or is UTF-8, the bytes come
   * undecoded; in any other charset they are decoded here, and what is not valid in it reads as
   * U+FFFD.
   *
   * @param name the name that places show; may be empty
   * @param stream the bytes; closed with the source
   * @param options the charset, if the caller knows it, and whom to tell about progress
   * @return a source at the start of the text
   * @throws UncheckedIOException if reading fails
   */
  public static CharSource of(String name, InputStream stream, ReadOptions options) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(stream, "stream");
    Objects.requireNonNull(options, "options");
    CountingStream counter = new CountingStream(stream);
    byte[] head;
    try {
      head = ByteOrderMark.head(counter, ByteOrderMark.LONGEST);
    } catch (IOException e) {
      throw Failures.of(name, e);
    }
    Optional<Charset> charset =
        ByteOrderMark.detect(head).map(ByteOrderMark::charset).or(options::charset);
    boolean bytes = charset.map(CharSource::canWait).orElse(true);
    Reader reader =
        new InputStreamReader(
            new SequenceInputStream(new ByteArrayInputStream(head), counter),
            bytes ? StandardCharsets.ISO_8859_1 : charset.orElseThrow());
    CharSource source =
        new CharSource(name, reader, Optional.of(counter), bytes, charset, options.progress());
    source.skipMark();
    return source;
  }

  private static boolean canWait(Charset charset) {
    return charset.equals(StandardCharsets.UTF_8)
        || Charsets.extendsAscii(charset) && charset.newEncoder().maxBytesPerChar() == 1f;
  }

  private void skipMark() {
    if (bytes) {
      if (peek() == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF) {
        skipAtStart(ByteOrderMark.UTF_8.length());
      }
    } else if (peek() == BYTE_ORDER_MARK) {
      skipAtStart(1);
    }
  }

  private void skipAtStart(int count) {
    position += count;
    offset += count;
  }

  /**
   * Takes the next character.
   *
   * @return the character, or {@link #END}
   * @throws UncheckedIOException if reading fails
   */
  public int read() {
    if (position == limit && !fill()) {
      return END;
    }
    char c = buffer[position++];
    offset++;
    if (c < ' ' && (c == '\n' || c == '\r')) {
      endLine(c);
    } else {
      afterReturn = false;
      if (c < 0x80) {
        continuationBytes = 0;
        afterHighSurrogate = false;
        moveRight();
      } else if (bytes) {
        passByte(c);
      } else {
        passCharacter(c);
      }
    }
    return c;
  }

  private void endLine(char c) {
    continuationBytes = 0;
    boolean secondOfPair = c == '\n' && afterReturn;
    afterReturn = c == '\r';
    if (!secondOfPair) {
      line = line == Integer.MAX_VALUE ? line : line + 1;
      column = 1;
    }
  }

  private void passByte(char c) {
    if (utf8Columns && continuationBytes > 0 && c < 0xC0) {
      continuationBytes--;
      return;
    }
    moveRight();
    if (c < 0xC2 || c > 0xF4) {
      continuationBytes = 0;
    } else if (c < 0xE0) {
      continuationBytes = 1;
    } else {
      continuationBytes = c < 0xF0 ? 2 : 3;
    }
  }

  private void passCharacter(char c) {
    boolean secondOfPair = afterHighSurrogate && Character.isLowSurrogate(c);
    afterHighSurrogate = Character.isHighSurrogate(c);
    if (!secondOfPair) {
      moveRight();
    }
  }

  private void moveRight() {
    column = column == Integer.MAX_VALUE ? column : column + 1;
  }

  /**
   * Looks at the next character without taking it.
   *
   * @return the character, or {@link #END}
   * @throws UncheckedIOException if reading fails
   */
  public int peek() {
    return position < limit || fill() ? buffer[position] : END;
  }

  /**
   * Looks ahead without taking anything.
   *
   * @param ahead how many characters to look over, from 0 (the next one) to {@link #LOOKAHEAD} less
   *     1
   * @return the character, or {@link #END}
   * @throws IllegalArgumentException if {@code ahead} is out of its range
   * @throws UncheckedIOException if reading fails
   */
  public int peek(int ahead) {
    if (ahead < 0 || ahead >= LOOKAHEAD) {
      throw new IllegalArgumentException(
          "ahead must be from 0 to " + (LOOKAHEAD - 1) + ", was " + ahead);
    }
    while (position + ahead >= limit) {
      if (!fill()) {
        return END;
      }
    }
    return buffer[position + ahead];
  }

  /** Moves what is left to the front and reads more behind it. */
  private boolean fill() {
    if (ended) {
      return false;
    }
    System.arraycopy(buffer, position, buffer, 0, limit - position);
    limit -= position;
    position = 0;
    try {
      int count = readSome();
      ended = count < 0;
      if (!ended) {
        limit += count;
        charactersRead += count;
      }
    } catch (IOException e) {
      throw Failures.of(name, e);
    }
    progress.accept(counter.map(CountingStream::count).orElse(charactersRead));
    return !ended;
  }

  /** Reads at least one character, also from a reader that now and then hands out none. */
  private int readSome() throws IOException {
    int count = reader.read(buffer, limit, BUFFER - limit);
    if (count != 0) {
      return count;
    }
    int single = reader.read();
    if (single < 0) {
      return single;
    }
    buffer[limit] = (char) single;
    return 1;
  }

  /**
   * Returns where the next character stands.
   *
   * @return the place
   */
  public Place place() {
    return new Place(name, offset, line, column);
  }

  /**
   * Returns how much was taken so far.
   *
   * @return the offset of the next character, in the units of {@link Place#offset()}
   */
  public long offset() {
    return offset;
  }

  /**
   * Returns the name of the text.
   *
   * @return the name that places show
   */
  public String name() {
    return name;
  }

  /**
   * Returns whether the characters are bytes still to be decoded.
   *
   * @return true if each character stands for one byte
   */
  public boolean isBytes() {
    return bytes;
  }

  /**
   * Returns the charset of the whole text, as a byte order mark or the caller told it.
   *
   * @return the charset; empty for decoded text, and where the text itself is to tell
   */
  public Optional<Charset> charset() {
    return charset;
  }

  /**
   * Closes what is read from. Closing twice does no harm.
   *
   * @throws UncheckedIOException if closing fails
   */
  @Override
  public void close() {
    ended = true;
    limit = position;
    try {
      reader.close();
    } catch (IOException e) {
      throw Failures.of(name, e);
    }
  }

  private static final class CountingStream extends FilterInputStream {
    private long count;

    CountingStream(InputStream in) {
      super(in);
    }

    long count() {
      return count;
    }

    @Override
    public int read() throws IOException {
      int value = super.read();
      if (value >= 0) {
        count++;
      }
      return value;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      int taken = super.read(target, from, length);
      if (taken > 0) {
        count += taken;
      }
      return taken;
    }
  }
}
