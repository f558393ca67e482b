package io.github.linesofaction.notation.internal.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharSourceTest {
  private static final ReadOptions OPTIONS = ReadOptions.lenient();

  private static CharSource bytes(byte[] bytes, ReadOptions options) {
    return CharSource.of("x", new ByteArrayInputStream(bytes), options);
  }

  private static String rest(CharSource source) {
    StringBuilder text = new StringBuilder();
    for (int c = source.read(); c != CharSource.END; c = source.read()) {
      text.append((char) c);
    }
    return text.toString();
  }

  /** The line and column before each character, and at the end. */
  private static List<String> places(CharSource source) {
    List<String> places = new ArrayList<>();
    do {
      places.add(source.place().line() + ":" + source.place().column());
    } while (source.read() != CharSource.END);
    return places;
  }

  @Test
  void linesEndWithFeedReturnOrBoth() {
    assertThat(places(CharSource.of("x", "a\nb\rc\r\nd\n\re")))
        .containsExactly(
            "1:1", "1:2", "2:1", "2:2", "3:1", "3:2", "4:1", "4:1", "4:2", "5:1", "6:1", "6:2");
  }

  @Test
  void columnsCountCodePoints() {
    assertThat(places(CharSource.of("x", "\u00e9\ud83d\ude00z")))
        .containsExactly("1:1", "1:2", "1:3", "1:3", "1:4");
    byte[] utf8 = "\u00e9\ud83d\ude00\u20acz".getBytes(StandardCharsets.UTF_8);
    assertThat(places(bytes(utf8, OPTIONS)))
        .containsExactly(
            "1:1", "1:2", "1:2", "1:3", "1:3", "1:3", "1:3", "1:4", "1:4", "1:4", "1:5");
    assertThat(places(bytes(utf8, OPTIONS.withCharset(StandardCharsets.ISO_8859_1))))
        .endsWith("1:11");
  }

  @Test
  void brokenSequencesCountByteByByte() {
    byte[] latin = "\u00e9a\u00bf\u00f8\u00bf".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(places(bytes(latin, OPTIONS)))
        .containsExactly("1:1", "1:2", "1:3", "1:4", "1:5", "1:6");
  }

  @Test
  void offsetsCountBytesOrCharacters() {
    CharSource text = CharSource.of("x", "\u00e9\u00e9");
    rest(text);
    assertThat(text.offset()).isEqualTo(2);
    assertThat(text.place()).isEqualTo(new Place("x", 2, 1, 3));
    CharSource raw = bytes("\u00e9\u00e9".getBytes(StandardCharsets.UTF_8), OPTIONS);
    rest(raw);
    assertThat(raw.offset()).isEqualTo(4);
    assertThat(raw.place()).isEqualTo(new Place("x", 4, 1, 3));
  }

  @Test
  void bytesStayBytesWhereTheirCharsetCanWait() {
    byte[] utf8 = "a\u00e9".getBytes(StandardCharsets.UTF_8);
    for (ReadOptions options :
        List.of(
            OPTIONS,
            OPTIONS.withCharset(StandardCharsets.UTF_8),
            OPTIONS.withCharset(Charset.forName("windows-1251")))) {
      try (CharSource source = bytes(utf8, options)) {
        assertThat(source.isBytes()).isTrue();
        assertThat(source.charset()).isEqualTo(options.charset());
        assertThat(rest(source)).isEqualTo("a\u00c3\u00a9");
      }
    }
  }

  @Test
  void otherCharsetsAreDecoded() {
    for (String name : List.of("UTF-16LE", "UTF-16BE", "Shift_JIS", "UTF-32")) {
      Charset charset = Charset.forName(name);
      CharSource source = bytes("a\u30bd\n".getBytes(charset), OPTIONS.withCharset(charset));
      assertThat(source.isBytes()).as(name).isFalse();
      assertThat(source.charset()).contains(charset);
      assertThat(rest(source)).as(name).isEqualTo("a\u30bd\n");
    }
  }

  @Test
  void marksTellTheCharsetAndAreSkipped() {
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      CharSource source = bytes("\uFEFFab".getBytes(charset), OPTIONS);
      assertThat(source.charset()).contains(charset);
      assertThat(source.place().column()).isEqualTo(1);
      assertThat(source.offset()).isEqualTo(charset.equals(StandardCharsets.UTF_8) ? 3 : 1);
      assertThat(rest(source)).isEqualTo("ab");
    }
    assertThat(rest(CharSource.of("", "\uFEFFab"))).isEqualTo("ab");
    assertThat(rest(bytes(new byte[0], OPTIONS))).isEmpty();
    assertThat(rest(bytes(new byte[] {(byte) 0xEF, (byte) 0xBB}, OPTIONS))).hasSize(2);
  }

  @Test
  void lookingAheadTakesNothing() {
    String text = "x".repeat(CharSource.LOOKAHEAD * 3) + "yz";
    CharSource source = CharSource.of("x", text);
    assertThat(source.peek(CharSource.LOOKAHEAD - 1)).isEqualTo('x');
    assertThat(source.offset()).isZero();
    for (int i = 0; i < CharSource.LOOKAHEAD * 3; i++) {
      source.read();
    }
    assertThat(source.peek()).isEqualTo('y');
    assertThat(source.peek(1)).isEqualTo('z');
    assertThat(source.peek(2)).isEqualTo(CharSource.END);
    assertThat(rest(source)).isEqualTo("yz");
    assertThatThrownBy(() -> source.peek(CharSource.LOOKAHEAD))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4096");
    assertThatThrownBy(() -> source.peek(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(;GM[9])", "\u0000a"})
  void aReaderMayHandOutNothingNowAndThen(String content) {
    Reader slow =
        new Reader() {
          private final StringReader text = new StringReader(content);
          private boolean nothing;

          @Override
          public int read(char[] target, int from, int length) throws IOException {
            nothing = !nothing && length > 1;
            return nothing ? 0 : text.read(target, from, 1);
          }

          @Override
          public void close() {}
        };
    assertThat(rest(CharSource.of("slow", slow, OPTIONS))).isEqualTo(content);
  }

  @Test
  void aClosedSourceIsAtItsEnd() {
    CharSource source = CharSource.of("x", "abc");
    source.read();
    source.close();
    source.close();
    assertThat(source.peek()).isEqualTo(CharSource.END);
    assertThat(source.read()).isEqualTo(CharSource.END);
    assertThat(source.name()).isEqualTo("x");
  }

  @Test
  void failuresOfTheSourceComeUnchecked() {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("disk");
          }

          @Override
          public void close() throws IOException {
            throw new IOException("shut");
          }
        };
    assertThatThrownBy(() -> CharSource.of("x", failing, OPTIONS))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("disk");
    Reader unclosable =
        new StringReader("a") {
          private boolean closed;

          @Override
          public int read(char[] target, int from, int length) throws IOException {
            if (closed) {
              throw new IOException("shut");
            }
            return super.read(target, from, length);
          }

          @Override
          public void close() {
            closed = true;
          }
        };
    CharSource source = CharSource.of("x", unclosable, OPTIONS);
    source.close();
    assertThat(source.read()).isEqualTo(CharSource.END);
  }

  @Test
  void progressIsToldInCharactersForReaders() {
    List<Long> told = new ArrayList<>();
    CharSource source =
        CharSource.of(
            "x", new StringReader("\u00e9".repeat(50_000)), OPTIONS.withProgress(told::add));
    rest(source);
    assertThat(told).isSorted().endsWith(50_000L);
  }

  @Test
  void failuresOfClosingComeUnchecked() {
    Reader unclosable =
        new StringReader("a") {
          @Override
          public void close() {
            throw new java.io.UncheckedIOException(new IOException("shut"));
          }
        };
    assertThatThrownBy(() -> CharSource.of("x", unclosable, OPTIONS).close())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("shut");
    InputStream stream =
        new ByteArrayInputStream(new byte[] {'a'}) {
          @Override
          public void close() throws IOException {
            throw new IOException("stuck");
          }
        };
    assertThatThrownBy(() -> CharSource.of("x", stream, OPTIONS).close())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("stuck");
  }

  @Test
  void bytesOfUtf8CountOneColumnForEachCharacter() {
    // Two, three and four bytes each, at the ends of their ranges, and bytes that begin nothing.
    byte[] bytes = {
      (byte) 0xC2, (byte) 0x80, (byte) 0xDF, (byte) 0xBF, (byte) 0xE0, (byte) 0xA0, (byte) 0x80,
      (byte) 0xEF, (byte) 0xBF, (byte) 0xBF, (byte) 0xF0, (byte) 0x90, (byte) 0x80, (byte) 0x80,
      (byte) 0xF4, (byte) 0x8F, (byte) 0xBF, (byte) 0xBF, (byte) 0xC1, (byte) 0x80, (byte) 0xF5,
      (byte) 0x80, 'z'
    };

    assertThat(places(bytes(bytes, OPTIONS)))
        .containsExactly(
            "1:1", "1:2", "1:2", "1:3", "1:3", "1:4", "1:4", "1:4", "1:5", "1:5", "1:5", "1:6",
            "1:6", "1:6", "1:6", "1:7", "1:7", "1:7", "1:7", "1:8", "1:9", "1:10", "1:11", "1:12");
  }

  @Test
  void aSequenceThatIsBrokenOffEndsThere() {
    byte[] bytes = {(byte) 0xE2, 'a', (byte) 0x82, (byte) 0xE2, (byte) 0xE2, (byte) 0x82, '\n'};

    assertThat(places(bytes(bytes, OPTIONS)))
        .containsExactly("1:1", "1:2", "1:3", "1:4", "1:5", "1:6", "1:6", "2:1");
  }

  @Test
  void halvesOfPairsCountEach() {
    assertThat(places(CharSource.of("x", "\uD83D\uD83D\uDE00\uDE00a\uDE00")))
        .containsExactly("1:1", "1:2", "1:3", "1:3", "1:4", "1:5", "1:6");
  }

  @Test
  void aByteThatContinuesNothingCountsByItself() {
    byte[] bytes = {
      (byte) 0xE2, (byte) 0x82, (byte) 0xAC, (byte) 0x82, (byte) 0xE2, (byte) 0xC0, 'z'
    };

    assertThat(places(bytes(bytes, OPTIONS)))
        .containsExactly("1:1", "1:2", "1:2", "1:2", "1:3", "1:4", "1:5", "1:6");
  }

  @Test
  void lookingAheadBeginsWithTheNextCharacter() {
    CharSource source = CharSource.of("x", "ab");

    assertThat(source.peek(0)).isEqualTo('a');
    assertThat(source.peek(1)).isEqualTo('b');
    assertThat(source.peek(2)).isEqualTo(CharSource.END);
  }
}
