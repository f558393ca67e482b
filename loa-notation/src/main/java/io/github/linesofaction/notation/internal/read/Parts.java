package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a source, each when it is asked for: the source itself, or what is packed in it.
 * Memory is constant, whatever is packed.
 */
final class Parts implements AutoCloseable {
  /** How many times something may be packed; one more may be a trap. */
  static final int MOST_LAYERS = 4;

  /** An open archive. */
  private record Archive(String name, ZipInputStream entries, int layer) {}

  private final Source source;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final Deque<Archive> archives = new ArrayDeque<>();
  private final @Nullable CountedStream raw;
  private boolean begun;

  /**
   * Opens a source.
   *
   * @param notes is told of what cannot be unpacked
   */
  Parts(Source source, ReadOptions options, NoteCollector notes) {
    this.source = source;
    this.notes = notes;
    if (source.isDecoded()) {
      this.raw = null;
      this.options = options;
      return;
    }
    CountedStream counted;
    try {
      counted = new CountedStream(source.openBytes());
    } catch (IOException e) {
      throw Failures.of(source.name(), e);
    }
    LongConsumer progress = options.progress();
    this.raw = counted;
    this.options = options.withProgress(units -> progress.accept(counted.count));
  }

  /** Returns how to read the parts. */
  ReadOptions options() {
    return options;
  }

  /** Finds the next part; the one before is read no more. */
  Optional<Source> next() {
    if (!begun) {
      begun = true;
      Optional<Source> whole = raw == null ? Optional.of(source) : unpacked(source.name(), raw, 0);
      if (whole.isPresent()) {
        return whole;
      }
    }
    while (!archives.isEmpty()) {
      Optional<Source> entry = nextEntry(archives.getFirst());
      if (entry.isPresent()) {
        return entry;
      }
    }
    return Optional.empty();
  }

  private Optional<Source> nextEntry(Archive archive) {
    try {
      ZipEntry entry = archive.entries().getNextEntry();
      if (entry == null) {
        archives.removeFirst();
        archive.entries().close();
        return Optional.empty();
      }
      String name = archive.name() + "!" + decoded(entry.getName());
      return entry.isDirectory()
          ? Optional.empty()
          : unpacked(name, UnpackedStream.ofEntry(archive.entries()), archive.layer());
    } catch (ZipException | EOFException | IllegalArgumentException e) {
      throw Failures.of(archive.name(), UnpackedStream.damaged(e));
    } catch (IOException e) {
      throw Failures.of(archive.name(), e);
    }
  }

  /** Names are read byte by byte; most of those that are not ASCII are UTF-8. */
  private static String decoded(String name) {
    boolean bytes = name.chars().allMatch(c -> c < 0x100);
    return bytes ? Charsets.decode(name, StandardCharsets.UTF_8).orElse(name) : name;
  }

  /** Returns a text as a source; opens an archive, and returns nothing for it. */
  private Optional<Source> unpacked(String name, InputStream stream, int layers) {
    InputStream inner = stream;
    try {
      for (int layer = layers; ; layer++) {
        BufferedInputStream buffered = new BufferedInputStream(inner);
        buffered.mark(Packing.HEAD);
        Optional<Packing> packing = Packing.of(ByteOrderMark.head(buffered, Packing.HEAD));
        buffered.reset();
        if (packing.isEmpty()) {
          return Optional.of(Source.of(name, buffered));
        }
        if (layer == MOST_LAYERS) {
          return refuse(name, packing.get().words() + ", packed " + layer + " times before");
        }
        switch (packing.get()) {
          case GZIP -> inner = UnpackedStream.ofGzip(buffered);
          case ZIP, ZIP_WITHOUT_ENTRIES -> {
            ZipInputStream entries = new ZipInputStream(buffered, StandardCharsets.ISO_8859_1);
            archives.addFirst(new Archive(name, entries, layer + 1));
            return Optional.empty();
          }
          default -> {
            return refuse(name, packing.get().words() + ", an archive of a kind that is not read");
          }
        }
      }
    } catch (IOException e) {
      throw Failures.of(name, e);
    }
  }

  private Optional<Source> refuse(String name, String found) {
    String expected = "a text, or texts packed with gzip or zip";
    Place place = new Place(name, 0, 1, 1);
    if (options.isStrict()) {
      throw new SyntaxException(place, found, expected);
    }
    notes.report(Note.Kind.ARCHIVE_NOT_READ, place, found, expected, "it is passed over", 1);
    return Optional.empty();
  }

  @Override
  public void close() {
    begun = true;
    try {
      while (!archives.isEmpty()) {
        archives.removeFirst().entries().close();
      }
      if (raw != null) {
        raw.close();
      }
    } catch (IOException e) {
      throw Failures.of(source.name(), e);
    }
  }

  /** Counts the bytes that are taken. */
  private static final class CountedStream extends FilterInputStream {
    private long count;

    CountedStream(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int value = super.read();
      count += value < 0 ? 0 : 1;
      return value;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      int taken = super.read(target, from, length);
      count += Math.max(taken, 0);
      return taken;
    }
  }
}
