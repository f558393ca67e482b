package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SgfCharsetTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final ReadOptions STRICT = ReadOptions.strict();
  private static final Charset CYRILLIC = Charset.forName("windows-1251");
  private static final String RUSSIAN = "\u0418\u0432\u0430\u043d";
  private static final String POLISH = "J\u00f3zef";

  private static List<SgfGame> read(byte[] bytes, ReadOptions options) {
    try (SgfReader reader = Reading.trees("b", new ByteArrayInputStream(bytes), options)) {
      return reader.readAll();
    }
  }

  private static SgfGame one(String text, Charset charset, ReadOptions options) {
    List<SgfGame> games = read(text.getBytes(charset), options);
    assertThat(games).hasSize(1);
    assertThat(games.get(0).tree().node(1).value("B").orElseThrow().raw()).isEqualTo("b1-b3");
    return games.get(0);
  }

  private static String black(SgfGame game) {
    return game.tree().root().value("PB").orElseThrow().simpleText();
  }

  private static String record(String declaration, String name) {
    return "(;GM[9]" + declaration + "PB[" + name + "];B[b1-b3])";
  }

  @Test
  void withoutDeclarationUtf8IsRecognisedInLenientReadingOnly() {
    SgfGame lenient = one(record("", RUSSIAN), StandardCharsets.UTF_8, LENIENT);
    assertThat(black(lenient)).isEqualTo(RUSSIAN);
    assertThat(lenient.charset()).contains(StandardCharsets.UTF_8);
    assertThat(lenient.notes()).isEmpty();

    SgfGame strict = one(record("", POLISH), StandardCharsets.UTF_8, STRICT);
    assertThat(black(strict)).isEqualTo("J\u00c3\u00b3zef");
    assertThat(strict.charset()).contains(StandardCharsets.ISO_8859_1);
  }

  @Test
  void withoutDeclarationOtherBytesAreLatin1() {
    SgfGame latin = one(record("", POLISH), StandardCharsets.ISO_8859_1, LENIENT);
    assertThat(black(latin)).isEqualTo(POLISH);
    assertThat(latin.charset()).contains(StandardCharsets.ISO_8859_1);

    SgfGame cyrillic = one(record("", RUSSIAN), CYRILLIC, LENIENT);
    assertThat(black(cyrillic).getBytes(StandardCharsets.ISO_8859_1))
        .isEqualTo(RUSSIAN.getBytes(CYRILLIC));
  }

  @Test
  void theDeclaredCharsetIsUsedForEachGameByItself() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(record("CA[windows-1251]", RUSSIAN).getBytes(CYRILLIC));
    file.writeBytes(record("CA[UTF-8]", RUSSIAN).getBytes(StandardCharsets.UTF_8));
    file.writeBytes(record("", POLISH).getBytes(StandardCharsets.ISO_8859_1));
    for (ReadOptions options : List.of(LENIENT, STRICT)) {
      List<SgfGame> games = read(file.toByteArray(), options);
      assertThat(games).extracting(SgfCharsetTest::black).containsExactly(RUSSIAN, RUSSIAN, POLISH);
      assertThat(games).allSatisfy(game -> assertThat(game.notes()).isEmpty());
    }
  }

  @Test
  void theCallersCharsetGoesBeforeTheDeclaredOne() {
    SgfGame game = one(record("CA[UTF-8]", RUSSIAN), CYRILLIC, STRICT.withCharset(CYRILLIC));
    assertThat(black(game)).isEqualTo(RUSSIAN);
    assertThat(game.charset()).contains(CYRILLIC);
  }

  @Test
  void aByteOrderMarkGoesBeforeAll() {
    byte[] bytes = ("\uFEFF" + record("CA[latin1]", RUSSIAN)).getBytes(StandardCharsets.UTF_8);
    List<SgfGame> games = read(bytes, STRICT.withCharset(CYRILLIC));
    assertThat(games).extracting(SgfCharsetTest::black).containsExactly(RUSSIAN);
    byte[] wide = ("\uFEFF" + record("CA[latin1]", RUSSIAN)).getBytes(StandardCharsets.UTF_16LE);
    assertThat(read(wide, STRICT)).extracting(SgfCharsetTest::black).containsExactly(RUSSIAN);
  }

  @Test
  void aCharsetOfManyBytesIsDecodedFirstIfTheCallerNamesIt() {
    Charset japanese = Charset.forName("Shift_JIS");
    String name = "\u8868\u30bd"; // the second bytes of both are a backslash
    SgfGame game = one(record("", name), japanese, STRICT.withCharset(japanese));
    assertThat(black(game)).isEqualTo(name);
  }

  @Test
  void anUnknownDeclarationIsAFault() {
    SgfGame game = one(record("CA[klingon]", POLISH), StandardCharsets.ISO_8859_1, LENIENT);
    assertThat(black(game)).isEqualTo(POLISH);
    assertThat(game.notes()).extracting(Note::kind).containsExactly(Note.Kind.CHARSET_UNKNOWN);
    assertThat(game.notes().get(0).place().column()).isEqualTo(11);
    byte[] ascii = record("CA[klingon]", "x").getBytes(StandardCharsets.US_ASCII);
    assertThatThrownBy(() -> read(ascii, STRICT))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("'klingon'");
    SgfGame wide = one(record("CA[UTF-16]", POLISH), StandardCharsets.ISO_8859_1, LENIENT);
    assertThat(wide.notes()).extracting(Note::kind).containsExactly(Note.Kind.CHARSET_UNKNOWN);
  }

  @Test
  void bytesThatBelieTheDeclarationAreKept() {
    SgfGame game = one(record("CA[UTF-8]", POLISH), StandardCharsets.ISO_8859_1, LENIENT);
    assertThat(black(game)).isEqualTo(POLISH);
    assertThat(game.notes()).extracting(Note::kind).containsExactly(Note.Kind.CHARSET_MISMATCH);
    assertThat(game.charset()).contains(StandardCharsets.ISO_8859_1);
    byte[] bytes = record("CA[UTF-8]", POLISH).getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> read(bytes, STRICT))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("UTF-8");
  }

  @Test
  void aDeclaredCharsetThatHidesEscapesIsNotUsed() {
    String text = "(;GM[9]CA[Shift_JIS]PB[\u8868];PW[x];B[b1-b3])";
    List<SgfGame> games = read(text.getBytes(Charset.forName("Shift_JIS")), LENIENT);
    assertThat(games).hasSize(1);
    assertThat(games.get(0).notes()).extracting(Note::kind).contains(Note.Kind.CHARSET_MISMATCH);
  }

  @Test
  void aMismatchIsToldWhereTheCharsetIsDeclaredOrAtTheGame() {
    byte[] latin = record("CA[UTF-8]", POLISH).getBytes(StandardCharsets.ISO_8859_1);

    SgfGame declared = read(latin, LENIENT).get(0);
    assertThat(declared.notes()).extracting(Note::kind).containsExactly(Note.Kind.CHARSET_MISMATCH);
    assertThat(declared.notes().get(0).place().offset()).isEqualTo("(;GM[9]CA[".length());
    SgfGame told = read(latin, LENIENT.withCharset(StandardCharsets.UTF_8)).get(0);
    assertThat(told.notes()).extracting(Note::kind).containsExactly(Note.Kind.CHARSET_MISMATCH);
    assertThat(told.notes().get(0).place().offset()).isEqualTo(1);
  }

  /** Byte 0x80, the first that is not ASCII, is the euro sign in windows-1252. */
  @Test
  void theFirstByteBehindAsciiIsDecoded() {
    byte[] bytes = "(;CA[windows-1252]C[\u0080])".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(read(bytes, LENIENT).get(0).tree().root().value("C").orElseThrow().text())
        .isEqualTo("\u20ac");
  }

  @Test
  void aGameOfAsciiAloneIsInTheDefaultCharset() {
    byte[] bytes = "(;C[x])(;C[\u00e9])(;C[x])".getBytes(StandardCharsets.UTF_8);

    assertThat(read(bytes, LENIENT))
        .extracting(game -> game.charset().orElseThrow())
        .containsExactly(
            StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1);
  }
}
