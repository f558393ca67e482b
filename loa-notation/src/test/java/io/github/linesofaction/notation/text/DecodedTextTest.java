package io.github.linesofaction.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DecodedTextTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final ReadOptions STRICT = ReadOptions.strict();
  private static final String TEXT = "c\u0113 \u00e9";

  @Test
  void validUtf8IsRecognisedInLenientReading() {
    byte[] bytes = TEXT.getBytes(StandardCharsets.UTF_8);
    DecodedText lenient = DecodedText.of("x", bytes, LENIENT);
    assertThat(lenient.text()).isEqualTo(TEXT);
    assertThat(lenient.charset()).isEqualTo(StandardCharsets.UTF_8);
    assertThat(lenient.notes()).isEmpty();
    assertThat(DecodedText.of("x", bytes, STRICT).charset()).isEqualTo(StandardCharsets.ISO_8859_1);
  }

  @Test
  void otherBytesAreLatin1() {
    byte[] bytes = "\u00e9t\u00e9".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(DecodedText.of("x", bytes, LENIENT).text()).isEqualTo("\u00e9t\u00e9");
    assertThat(DecodedText.of("x", bytes, STRICT).text()).isEqualTo("\u00e9t\u00e9");
  }

  @Test
  void marksGoBeforeTheCallersCharset() {
    Charset cyrillic = Charset.forName("windows-1251");
    for (Charset charset :
        new Charset[] {
          StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE
        }) {
      byte[] bytes = ("\uFEFF" + TEXT).getBytes(charset);
      DecodedText decoded = DecodedText.of("x", bytes, STRICT.withCharset(cyrillic));
      assertThat(decoded.text()).isEqualTo(TEXT);
      assertThat(decoded.charset()).isEqualTo(charset);
    }
    byte[] name = "\u0418".getBytes(cyrillic);
    assertThat(DecodedText.of("x", name, STRICT.withCharset(cyrillic)).text()).isEqualTo("\u0418");
  }

  @Test
  void bytesThatAreNotValidAreToldWithTheirPlace() {
    byte[] bytes = "ab\nc\u00e9d".getBytes(StandardCharsets.ISO_8859_1);
    ReadOptions utf8 = LENIENT.withCharset(StandardCharsets.UTF_8);
    DecodedText decoded = DecodedText.of("x", bytes, utf8);
    assertThat(decoded.text()).isEqualTo("ab\nc\u00e9d");
    assertThat(decoded.notes()).hasSize(1);
    Note note = decoded.notes().get(0);
    assertThat(note.kind()).isEqualTo(Note.Kind.CHARSET_MISMATCH);
    assertThat(note.place()).isEqualTo(new Place("x", 4, 2, 2));
    assertThatThrownBy(() -> DecodedText.of("x", bytes, utf8.withStrictness(Strictness.STRICT)))
        .isInstanceOf(SyntaxException.class)
        .hasMessage(
            "x:2:2: found bytes that are not valid in UTF-8; expected text in that charset");
  }

  /** GB18030 is one of the charsets of which a byte may become two characters. */
  @Test
  void thePlaceOfAFaultIsFoundInEveryCharset() {
    for (String name : new String[] {"GB18030", "UTF-8", "Shift_JIS", "UTF-16BE"}) {
      Charset charset = Charset.forName(name);
      byte[] valid = "abc\n".repeat(10).concat("de").getBytes(charset);
      byte[] bytes = Arrays.copyOf(valid, valid.length + 1);
      bytes[valid.length] = (byte) 0xFF;

      DecodedText decoded = DecodedText.of("x", bytes, LENIENT.withCharset(charset));
      assertThat(decoded.notes())
          .as(name)
          .extracting(Note::place)
          .containsExactly(new Place("x", 42, 11, 3));
    }
  }

  @Property
  void anyBytesCanBeReadLeniently(@ForAll byte[] bytes) {
    for (Charset charset :
        new Charset[] {
          StandardCharsets.UTF_8, StandardCharsets.UTF_16, Charset.forName("Shift_JIS")
        }) {
      DecodedText decoded = DecodedText.of("x", bytes, LENIENT.withCharset(charset));
      assertThat(decoded.text().length()).isLessThanOrEqualTo(bytes.length);
    }
  }
}
