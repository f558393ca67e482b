package io.github.linesofaction.notation.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A whole text decoded from bytes, for formats that declare no charset of their own.
 *
 * <p>A byte order mark tells the charset, otherwise the options do; without either, lenient reading
 * takes UTF-8 if the bytes are valid in it, and ISO-8859-1 is the default. Where the bytes are not
 * valid in the charset told, strict reading stops, and lenient reading goes on as if it had not
 * been told.
 *
 * @param text the text, without its byte order mark
 * @param charset the charset used
 * @param notes what was met while decoding
 */
public record DecodedText(String text, Charset charset, List<Note> notes) {
  /**
   * Makes the answer.
   *
   * @param text the text
   * @param charset the charset used
   * @param notes what was met; copied
   * @throws NullPointerException if an argument or a note is null
   */
  public DecodedText {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(charset, "charset");
    notes = List.copyOf(Objects.requireNonNull(notes, "notes"));
  }

  /**
   * Decodes a text.
   *
   * @param name the name that places show; may be empty
   * @param bytes the text's bytes
   * @param options strictness, and the charset if the caller knows it
   * @return the text
   * @throws NullPointerException if an argument is null
   * @throws SyntaxException in strict reading, if the bytes are not valid in the charset told
   */
  public static DecodedText of(String name, byte[] bytes, ReadOptions options) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(options, "options");
    boolean lenient = options.strictness() == Strictness.LENIENT;
    Optional<ByteOrderMark> mark = ByteOrderMark.detect(bytes);
    int start = mark.map(ByteOrderMark::length).orElse(0);
    ByteBuffer content = ByteBuffer.wrap(bytes, start, bytes.length - start).slice();
    Optional<Charset> told = mark.map(ByteOrderMark::charset).or(options::charset);
    List<Note> notes = List.of();
    if (told.isPresent()) {
      Optional<String> text = valid(content, told.get());
      if (text.isPresent()) {
        return new DecodedText(text.get(), told.get(), notes);
      }
      Place place = placeOfFault(name, content, told.get());
      String found = "bytes that are not valid in " + told.get().name();
      if (!lenient) {
        throw new SyntaxException(place, found, "text in that charset");
      }
      notes = List.of(new Note(Note.Kind.CHARSET_MISMATCH, place, found + "; another is used"));
    }
    if (lenient) {
      Optional<String> text = valid(content, StandardCharsets.UTF_8);
      if (text.isPresent()) {
        return new DecodedText(text.get(), StandardCharsets.UTF_8, notes);
      }
    }
    String text = StandardCharsets.ISO_8859_1.decode(content.duplicate()).toString();
    return new DecodedText(text, StandardCharsets.ISO_8859_1, notes);
  }

  private static Optional<String> valid(ByteBuffer content, Charset charset) {
    byte[] bytes = new byte[content.remaining()];
    content.duplicate().get(bytes);
    return Charsets.decode(bytes, charset);
  }

  /** Reads what is valid and answers the place behind it. */
  private static Place placeOfFault(String name, ByteBuffer content, Charset charset) {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    int capacity = (int) (content.remaining() * (double) decoder.maxCharsPerByte()) + 1;
    CharBuffer valid = CharBuffer.allocate(capacity);
    decoder.decode(content.duplicate(), valid, true);
    try (CharSource source = CharSource.of(name, valid.flip())) {
      while (source.peek() != CharSource.END) {
        source.read();
      }
      return source.place();
    }
  }
}
