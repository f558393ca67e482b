package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Place;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads a source line by line. Bytes are decoded here: in the charset that the source knows, or
 * else as UTF-8 where a line is valid in it, and as ISO-8859-1 where it is not.
 */
public final class LineReader implements AutoCloseable {
  private final CharSource source;
  private final int longest;
  private boolean cut;

  public LineReader(CharSource source, int longest) {
    this.source = source;
    this.longest = longest;
  }

  public String name() {
    return source.name();
  }

  public Place place() {
    return source.place();
  }

  /** Returns whether the line read last was longer than the limit; the rest of it was skipped. */
  public boolean wasCut() {
    return cut;
  }

  /** Reads the next line; nothing at the end of the source. */
  public Optional<TextLine> next() {
    cut = false;
    if (source.peek() == CharSource.END) {
      return Optional.empty();
    }
    Place start = source.place();
    StringBuilder raw = new StringBuilder();
    int c = source.read();
    while (c != CharSource.END && c != '\n' && c != '\r') {
      if (raw.length() < longest) {
        raw.append((char) c);
      } else {
        cut = true;
      }
      c = source.read();
    }
    if (c == '\r' && source.peek() == '\n') {
      source.read();
    }
    return Optional.of(line(raw.toString(), start));
  }

  private TextLine line(String raw, Place start) {
    if (!source.isBytes() || Charsets.isAscii(raw)) {
      return new TextLine(raw, start, Optional.empty());
    }
    Charset charset = source.charset().orElse(StandardCharsets.UTF_8);
    Optional<String> decoded = Charsets.decode(raw, charset);
    return decoded
        .map(text -> new TextLine(text, start, Optional.of(charset)))
        .orElseGet(() -> new TextLine(raw, start, Optional.empty()));
  }

  @Override
  public void close() {
    source.close();
  }
}
