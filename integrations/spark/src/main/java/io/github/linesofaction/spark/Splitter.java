package io.github.linesofaction.spark;

import io.github.linesofaction.notation.Detection;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.text.Form;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a file of many games into parts, each when it is asked for. What is packed with gzip is
 * unpacked. A file that cannot be cut, or of which something cannot be read, ends with a part that
 * says so: then all of it is to be read in one piece. Closed at its end.
 */
final class Splitter implements Iterator<Part>, Closeable {
  /** No part is longer: what has no beginning of a game for so long is not cut. */
  static final int LONGEST = 1 << 26;

  private static final int GZIP = 0x1f8b;

  private final String file;
  private final InputStream bytes;
  private final int size;
  private final Optional<GameBeginnings> beginnings;
  private final String form;
  private final boolean utf8;

  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;

  private final StringBuilder text = new StringBuilder();
  private int number;
  private int line = 1;
  private int lineOfPart = 1;
  private boolean afterReturn;
  private boolean ended;

  /** The line that begins the next part. */
  private String ahead = "";

  private @Nullable Part next;

  /**
   * Opens a file.
   *
   * @param file its name
   * @param stream its bytes; closed with this
   * @param size how many bytes a part has at least, but for the last
   */
  Splitter(String file, InputStream stream, int size) throws IOException {
    this.file = file;
    this.size = size;
    this.bytes = unpacked(stream);
    this.limit = bytes.readNBytes(buffer, 0, Records.SAMPLE);
    byte[] head = Arrays.copyOf(buffer, limit);
    this.utf8 = begins(head, 0xEF, 0xBB, 0xBF);
    Form found = form(head, utf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
    this.form = found.id();
    boolean twoBytes = begins(head, 0xFE, 0xFF) || begins(head, 0xFF, 0xFE);
    boolean packed = begins(head, 'P', 'K') || begins(head, GZIP >> 8, GZIP & 0xFF);
    this.beginnings = twoBytes || packed ? Optional.empty() : GameBeginnings.in(found);
  }

  private static InputStream unpacked(InputStream stream) throws IOException {
    BufferedInputStream packed = new BufferedInputStream(stream, 1 << 16);
    packed.mark(2);
    int magic = packed.read() << 8 | packed.read();
    packed.reset();
    return magic == GZIP ? new GZIPInputStream(new Awaiting(packed), 1 << 16) : packed;
  }

  private static boolean begins(byte[] head, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (i >= head.length || (head[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static Form form(byte[] head, Charset charset) {
    return Records.detect(new String(head, charset)).stream()
        .map(Detection::form)
        .filter(Form::holdsGames)
        .findFirst()
        .orElse(Form.TRANSCRIPT);
  }

  @Override
  public boolean hasNext() {
    if (next == null && !ended) {
      next = read();
    }
    return next != null;
  }

  @Override
  public Part next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more parts of '" + file + "'");
    }
    Part part = Objects.requireNonNull(next);
    next = null;
    return part;
  }

  private @Nullable Part read() {
    try {
      Part part = beginnings.isEmpty() ? Part.uncut(file, 0) : part(beginnings.get());
      if (part == null || !part.isCut()) {
        end();
      }
      return part;
    } catch (IOException e) {
      end();
      return Part.uncut(file, number);
    }
  }

  private void end() {
    ended = true;
    close();
  }

  private @Nullable Part part(GameBeginnings where) throws IOException {
    text.setLength(0);
    lineOfPart = line;
    add(where, ahead);
    ahead = "";
    while (text.length() <= LONGEST) {
      String read = line();
      if (read.isEmpty()) {
        return text.length() == 0 ? null : cut();
      }
      if (text.length() >= size && where.beginsWith(read)) {
        ahead = read;
        return cut();
      }
      add(where, read);
    }
    return Part.uncut(file, number);
  }

  private Part cut() {
    return new Part(file, number++, lineOfPart, form, utf8, text.toString());
  }

  private void add(GameBeginnings where, String read) {
    where.take(read);
    text.append(read);
    for (int at = 0; at < read.length(); at++) {
      char c = read.charAt(at);
      line += c == '\r' || c == '\n' && !afterReturn ? 1 : 0;
      afterReturn = c == '\r';
    }
  }

  /** Reads a line with its end; empty at the end of the file, cut where it is too long. */
  private String line() throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.length() <= LONGEST && (position < limit || fill())) {
      int from = position;
      while (position < limit && buffer[position] != '\n') {
        position++;
      }
      boolean whole = position < limit;
      position += whole ? 1 : 0;
      read.append(new String(buffer, from, position - from, StandardCharsets.ISO_8859_1));
      if (whole) {
        break;
      }
    }
    return read.toString();
  }

  private boolean fill() throws IOException {
    position = 0;
    limit = Math.max(0, bytes.read(buffer));
    return limit > 0;
  }

  @Override
  public void close() {
    try {
      bytes.close();
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Packed data of which no part is taken for the last one before the end was met. */
  private static final class Awaiting extends FilterInputStream {
    Awaiting(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 1;
    }
  }
}
