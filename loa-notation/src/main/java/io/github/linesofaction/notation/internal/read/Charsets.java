package io.github.linesofaction.notation.internal.read;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Objects;
import java.util.Optional;

/** Questions about charsets, answered without exceptions and without the platform's default. */
public final class Charsets {
  private static final int ASCII_END = 0x80;

  private Charsets() {}

  /**
   * Finds a charset by the name a text declares.
   *
   * @param name any text; blanks around it are ignored
   * @return the charset, or empty if there is none of that name
   */
  public static Optional<Charset> named(String name) {
    Objects.requireNonNull(name, "name");
    try {
      return Optional.of(Charset.forName(name.strip()));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns whether every ASCII character is one byte of the same number in a charset, so that the
   * structure of a text can be read before its charset is known.
   *
   * @param charset any charset
   * @return true for UTF-8, the ISO-8859 family and the like; false for UTF-16 and for charsets
   *     that cannot be written
   */
  public static boolean extendsAscii(Charset charset) {
    Objects.requireNonNull(charset, "charset");
    byte[] bytes = new byte[ASCII_END];
    StringBuilder characters = new StringBuilder(ASCII_END);
    for (int i = 0; i < ASCII_END; i++) {
      bytes[i] = (byte) i;
      characters.append((char) i);
    }
    return charset.canEncode()
        && decode(bytes, charset).filter(characters.toString()::contentEquals).isPresent();
  }

  /**
   * Decodes bytes if they are valid in a charset.
   *
   * @param bytes the bytes
   * @param charset the charset
   * @return the text, or empty if the bytes are not valid
   */
  public static Optional<String> decode(byte[] bytes, Charset charset) {
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(charset, "charset");
    try {
      CharBuffer decoded =
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes));
      return Optional.of(decoded.toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /**
   * Decodes a text of which each character is still a byte, as a {@linkplain CharSource#isBytes()
   * source of bytes} gives it.
   *
   * @param bytes a text of characters up to 255
   * @param charset the charset
   * @return the text, or empty if the bytes are not valid in the charset
   */
  public static Optional<String> decode(String bytes, Charset charset) {
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(charset, "charset");
    return charset.equals(StandardCharsets.ISO_8859_1) || isAscii(bytes) && extendsAscii(charset)
        ? Optional.of(bytes)
        : decode(bytes.getBytes(StandardCharsets.ISO_8859_1), charset);
  }

  /**
   * Returns whether a text has ASCII characters only.
   *
   * @param text any text
   * @return true if every character is below 128
   */
  public static boolean isAscii(CharSequence text) {
    Objects.requireNonNull(text, "text");
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= ASCII_END) {
        return false;
      }
    }
    return true;
  }
}
