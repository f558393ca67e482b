package io.github.linesofaction.notation.internal.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** The marks at the start of a text that tell its charset. */
public enum ByteOrderMark {
  /** EF BB BF. */
  UTF_8(StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF),
  /** FE FF. */
  UTF_16BE(StandardCharsets.UTF_16BE, 0xFE, 0xFF),
  /** FF FE. */
  UTF_16LE(StandardCharsets.UTF_16LE, 0xFF, 0xFE);

  /** The number of bytes that are enough to recognise every mark. */
  public static final int LONGEST = 3;

  private final Charset charset;
  private final byte[] bytes;

  ByteOrderMark(Charset charset, int... values) {
    this.charset = charset;
    this.bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
  }

  /**
   * Finds the mark that a text begins with.
   *
   * @param head the text's first bytes, at least {@link #LONGEST} unless the text is shorter
   * @return the mark, or empty if there is none
   */
  public static Optional<ByteOrderMark> detect(byte[] head) {
    Objects.requireNonNull(head, "head");
    for (ByteOrderMark mark : values()) {
      if (mark.begins(head)) {
        return Optional.of(mark);
      }
    }
    return Optional.empty();
  }

  /**
   * Reads the beginning of a stream, where a mark would be.
   *
   * @param stream bytes to come
   * @param most how many bytes to take, 0 or more
   * @return so many bytes, fewer only if the stream ends before
   * @throws IOException if reading fails
   */
  public static byte[] head(InputStream stream, int most) throws IOException {
    Objects.requireNonNull(stream, "stream");
    byte[] head = new byte[most];
    int length = 0;
    while (length < most) {
      int taken = stream.read(head, length, most - length);
      if (taken < 0) {
        return Arrays.copyOf(head, length);
      }
      length += taken;
    }
    return head;
  }

  private boolean begins(byte[] head) {
    if (head.length < bytes.length) {
      return false;
    }
    for (int i = 0; i < bytes.length; i++) {
      if (head[i] != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  /** {@return which charset the mark tells} */
  public Charset charset() {
    return charset;
  }

  /**
   * Returns how long the mark is.
   *
   * @return bytes
   */
  public int length() {
    return bytes.length;
  }
}
