package io.github.linesofaction.notation.text;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Something that records are read from: a file, bytes, characters, a text. What is packed with gzip
 * or zip is recognised by its content when it is read, and its texts are read in their place; the
 * texts of a zip file are named {@code games.zip!entry}.
 *
 * <p>A source of a stream or of a reader is read once, and closed by who reads it; all others can
 * be read again.
 */
public final class Source {
  private final String name;
  private final Optional<Opening<InputStream>> bytes;
  private final Optional<Opening<Reader>> characters;
  private final Sizing size;

  /** Opens something to read. */
  @FunctionalInterface
  private interface Opening<T> {
    T open() throws IOException;
  }

  /** Tells how much there is. */
  @FunctionalInterface
  private interface Sizing {
    OptionalLong size();
  }

  private Source(
      String name,
      Optional<Opening<InputStream>> bytes,
      Optional<Opening<Reader>> characters,
      Sizing size) {
    this.name = name;
    this.bytes = bytes;
    this.characters = characters;
    this.size = size;
  }

  private static Source ofBytes(String name, Opening<InputStream> bytes, Sizing size) {
    return new Source(name, Optional.of(bytes), Optional.empty(), size);
  }

  private static Source ofCharacters(String name, Opening<Reader> characters) {
    return new Source(name, Optional.empty(), Optional.of(characters), OptionalLong::empty);
  }

  /**
   * Returns a file as a source. It is opened when it is read.
   *
   * @param file the file; its path as given is the source's name
   * @return the source
   */
  public static Source of(Path file) {
    Objects.requireNonNull(file, "file");
    return ofBytes(file.toString(), () -> open(file), () -> size(file));
  }

  private static InputStream open(Path file) throws IOException {
    try {
      return isPipe(file) ? new FileInputStream(file.toFile()) : Files.newInputStream(file);
    } catch (NoSuchFileException e) {
      throw new IOException("no such file", e);
    } catch (AccessDeniedException e) {
      throw new IOException("may not be read", e);
    }
  }

  /** Tells whether a file has no places in it to go to, for which channels are not made. */
  private static boolean isPipe(Path file) {
    return file.getFileSystem().equals(FileSystems.getDefault())
        && Files.exists(file)
        && !Files.isRegularFile(file)
        && !Files.isDirectory(file);
  }

  private static OptionalLong size(Path file) {
    try {
      return Files.isRegularFile(file) ? OptionalLong.of(Files.size(file)) : OptionalLong.empty();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /**
   * Returns bytes as a source.
   *
   * @param name the source's name in places; may be empty
   * @param bytes the bytes; copied
   * @return the source
   */
  public static Source of(String name, byte[] bytes) {
    Objects.requireNonNull(name, "name");
    byte[] copy = Objects.requireNonNull(bytes, "bytes").clone();
    return ofBytes(name, () -> new ByteArrayInputStream(copy), () -> OptionalLong.of(copy.length));
  }

  /**
   * Returns a stream of bytes as a source that can be read once.
   *
   * @param name the source's name in places; may be empty
   * @param stream the bytes; closed by who reads the source
   * @return the source
   */
  public static Source of(String name, InputStream stream) {
    Objects.requireNonNull(name, "name");
    return ofBytes(name, once(Objects.requireNonNull(stream, "stream")), OptionalLong::empty);
  }

  /**
   * Returns characters as a source that can be read once.
   *
   * @param name the source's name in places; may be empty
   * @param reader the characters; closed by who reads the source
   * @return the source
   */
  public static Source of(String name, Reader reader) {
    Objects.requireNonNull(name, "name");
    return ofCharacters(name, once(Objects.requireNonNull(reader, "reader")));
  }

  private static <T> Opening<T> once(T stream) {
    boolean[] opened = {false};
    return () -> {
      if (opened[0]) {
        throw new IOException("was read already, and a stream can be read once");
      }
      opened[0] = true;
      return stream;
    };
  }

  /**
   * Returns a text as a source without a name.
   *
   * @param text the text
   * @return the source
   */
  public static Source of(String text) {
    return of("", Objects.requireNonNull(text, "text"));
  }

  /**
   * Returns a text as a source.
   *
   * @param name the source's name in places; may be empty
   * @param text the text
   * @return the source
   */
  public static Source of(String name, String text) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
    return ofCharacters(name, () -> new StringReader(text));
  }

  /**
   * Returns what places call this source.
   *
   * @return the name; may be empty
   */
  public String name() {
    return name;
  }

  /**
   * Returns how many bytes there are, as they stand, packed or not. A file is asked when this is
   * called.
   *
   * @return the number, or nothing if it is not known
   */
  public OptionalLong size() {
    return size.size();
  }

  /**
   * Returns whether this source gives characters, so that no charset is asked for.
   *
   * @return true for texts and readers, false for files, bytes and streams
   */
  public boolean isDecoded() {
    return characters.isPresent();
  }

  /**
   * Opens the bytes, as they stand, packed or not.
   *
   * @return a stream at their beginning, to be closed by the caller
   * @throws IOException if they cannot be opened, or if this is a stream that was opened before
   * @throws IllegalStateException if this source {@linkplain #isDecoded gives characters}
   */
  public InputStream openBytes() throws IOException {
    return bytes
        .orElseThrow(() -> new IllegalStateException("this source gives characters, no bytes"))
        .open();
  }

  /**
   * Opens the characters.
   *
   * @return a reader at their beginning, to be closed by the caller
   * @throws IOException if this is a reader that was opened before
   * @throws IllegalStateException if this source {@linkplain #isDecoded gives bytes}
   */
  public Reader openCharacters() throws IOException {
    return characters
        .orElseThrow(() -> new IllegalStateException("this source gives bytes, no characters"))
        .open();
  }

  /**
   * Returns the name.
   *
   * @return such as {@code Source[games.sgf]}
   */
  @Override
  public String toString() {
    return "Source[" + name + "]";
  }
}
