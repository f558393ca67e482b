package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A text whose beginning was looked at.
 *
 * @param text the beginning; in a charset that is not known yet, one character for each byte
 * @param source all of the text
 */
public record Beginning(String text, Source source) {
  /** Looks at the beginning of a text that is not packed; the source given is used up. */
  public static Beginning of(Source source, int length, ReadOptions options) {
    try {
      return source.isDecoded()
          ? ofCharacters(source.name(), source.openCharacters(), length)
          : ofBytes(source.name(), source.openBytes(), length, options);
    } catch (IOException e) {
      throw Failures.of(source.name(), e);
    }
  }

  private static Beginning ofCharacters(String name, Reader characters, int length)
      throws IOException {
    BufferedReader reader = new BufferedReader(characters);
    reader.mark(length);
    StringBuilder text = new StringBuilder();
    int c = reader.read();
    while (c >= 0) {
      text.append((char) c);
      c = text.length() < length ? reader.read() : -1;
    }
    reader.reset();
    return new Beginning(text.toString(), Source.of(name, reader));
  }

  private static Beginning ofBytes(String name, InputStream bytes, int length, ReadOptions options)
      throws IOException {
    BufferedInputStream stream = new BufferedInputStream(bytes);
    stream.mark(length);
    byte[] head = ByteOrderMark.head(stream, length);
    stream.reset();
    Charset charset =
        ByteOrderMark.detect(head)
            .map(ByteOrderMark::charset)
            .or(options::charset)
            .orElse(StandardCharsets.ISO_8859_1);
    return new Beginning(new String(head, charset), Source.of(name, stream));
  }
}
