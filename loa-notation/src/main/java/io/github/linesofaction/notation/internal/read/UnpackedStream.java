package io.github.linesofaction.notation.internal.read;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** Bytes taken out of a packed file. Damage is told in words. */
final class UnpackedStream extends FilterInputStream {
  private static final int BUFFER = 1 << 13;

  private final boolean closing;

  private UnpackedStream(InputStream in, boolean closing) {
    super(in);
    this.closing = closing;
  }

  static UnpackedStream ofGzip(InputStream packed) throws IOException {
    try {
      return new UnpackedStream(new GZIPInputStream(new Awaiting(packed), BUFFER), true);
    } catch (EOFException | ZipException e) {
      throw damaged(e);
    }
  }

  /** The entry at which an archive stands; closing it leaves the archive open. */
  static UnpackedStream ofEntry(ZipInputStream archive) {
    return new UnpackedStream(archive, false);
  }

  static IOException damaged(Exception cause) {
    String message = cause.getMessage();
    boolean tells = cause instanceof ZipException && message != null;
    return new IOException(
        "the packed data is damaged or cut short" + (tells ? ": " + message : ""), cause);
  }

  @Override
  public int read() throws IOException {
    try {
      return super.read();
    } catch (EOFException | ZipException e) {
      throw damaged(e);
    }
  }

  @Override
  public int read(byte[] target, int from, int length) throws IOException {
    try {
      return super.read(target, from, length);
    } catch (EOFException | ZipException e) {
      throw damaged(e);
    }
  }

  @Override
  public void close() throws IOException {
    if (closing) {
      super.close();
    }
  }

  /**
   * Packed data of which no part is taken for the last one while more is to come: a gzip file may
   * have several parts, and whether one follows is asked by {@link #available}, which a pipe
   * answers with none before its writer has written on.
   */
  private static final class Awaiting extends BufferedInputStream {
    Awaiting(InputStream in) {
      super(in, BUFFER);
    }

    @Override
    public synchronized int available() throws IOException {
      int ready = super.available();
      if (ready > 0) {
        return ready;
      }
      mark(1);
      int next = read();
      reset();
      return next < 0 ? 0 : 1;
    }
  }
}
