package io.github.linesofaction.notation.internal.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pieces of lines, as the forms of transcripts are described in the package. */
class TranscriptTokenizerTest {
  private static TranscriptTokenizer tokenizer(String text, ReadOptions limits) {
    return new TranscriptTokenizer(CharSource.of("x", text), limits);
  }

  /** Writes pieces as KIND:text, with what else they hold. */
  private static String words(List<TranscriptToken> tokens) {
    List<String> words = new ArrayList<>();
    for (TranscriptToken token : tokens) {
      StringBuilder word = new StringBuilder(token.kind() + ":" + token.text());
      if (!token.value().isEmpty()) {
        word.append("=").append(token.value());
      }
      if (token.number() != 0 || token.dots() != 0) {
        word.append("=").append(token.number()).append("/").append(token.dots());
      }
      words.add(word.toString().replace("\n", "|"));
    }
    return String.join("  ", words);
  }

  private static List<String> lines(String text, ReadOptions limits) {
    List<String> lines = new ArrayList<>();
    try (TranscriptTokenizer tokenizer = tokenizer(text, limits)) {
      for (Optional<List<TranscriptToken>> line = tokenizer.next();
          line.isPresent();
          line = tokenizer.next()) {
        lines.add(words(line.get()));
      }
    }
    return lines;
  }

  private static List<String> lines(String text) {
    return lines(text, ReadOptions.lenient());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // tags
        "[Event \"x\"]~TAG:Event=x",
        "[Event \"Fin\\\"al\\\\ \\x\"]~TAG:Event=Fin\"al\\ \\x",
        "[a_Z09  \"x\"  ] 1. b1~TAG:a_Z09=x  NUMBER:1.=1/1  WORD:b1",
        "  [A \"b\"][C \"d\"]~TAG:A=b  TAG:C=d",
        "[x \"a ] b\"]~TAG:x=a ] b",
        "[x \"a\\\\\"]~TAG:x=a\\",
        "[Time 0:03]~TAG_MALFORMED:Time=0:03",
        "[Time 0:03] more]~TAG_MALFORMED:Time=0:03] more",
        "[x \"a]~TAG_MALFORMED:x=\"a",
        "[x \"a\"~TAG_MALFORMED:x=\"a\"",
        "[x \"a\" ~TAG_MALFORMED:x=\"a\"",
        "[x \"a\" b]~TAG_MALFORMED:x=\"a\" b",
        "[x \"a\\~TAG_MALFORMED:x=\"a\\",
        "[\"a\"]~TAG_MALFORMED:=\"a\"",
        "[x~TAG_MALFORMED:x",
        "[x ~TAG_MALFORMED:x",
        "[~TAG_MALFORMED:",
        "[]~TAG_MALFORMED:",
        "[]b1~TAG_MALFORMED:  WORD:b1",
        // brackets behind moves are remarks
        "1. [b \"c\"] c1~NUMBER:1.=1/1  REMARK:b \"c\"  WORD:c1",
        "a [ b~WORD:a  REMARK:b",
        "a []b~WORD:a  REMARK:  WORD:b",
        "a [b][c] d~WORD:a  REMARK:b  REMARK:c  WORD:d",
        // remarks
        "{a} b~REMARK:a  WORD:b",
        "{ a \\} b \\\\ c \\x }d~REMARK:a } b \\ c \\x  WORD:d",
        "{a\\\\}b~REMARK:a\\  WORD:b",
        "{}~REMARK:",
        "b1-b3 ; the (rest} 1.~WORD:b1-b3  REMARK:the (rest} 1.",
        "# the rest~REMARK:the rest",
        "% the rest~REMARK:the rest",
        "x % b~WORD:x  WORD:%  WORD:b",
        "e1-e5# x~WORD:e1-e5#  WORD:x",
        // parentheses
        "(1. c1-c3)~OPEN:(  NUMBER:1.=1/1  WORD:c1-c3  CLOSE:)",
        "(  c1-c3)~OPEN:(  WORD:c1-c3  CLOSE:)",
        "(Z9)~OPEN:(  WORD:Z9  CLOSE:)",
        "(z0)~OPEN:(  WORD:z0  CLOSE:)",
        "(12\u2026 a)~OPEN:(  NUMBER:12\u2026=12/3  WORD:a  CLOSE:)",
        "(2 ways)~REMARK:2 ways",
        "(12~REMARK:12",
        "(a~REMARK:a",
        "(~OPEN:(",
        "( ~OPEN:(",
        "({why} c1-c3)~OPEN:(  REMARK:why  WORD:c1-c3  CLOSE:)",
        "($1 c1-c3)~OPEN:(  ANNOTATION:$1=1/0  WORD:c1-c3  CLOSE:)",
        "(maybe c1-c3)~OPEN:(  WORD:maybe  WORD:c1-c3  CLOSE:)",
        "(or Ldd3)~OPEN:(  WORD:or  WORD:Ldd3  CLOSE:)",
        "(three (nested) ways) x~REMARK:three (nested) ways  WORD:x",
        "(three (nested) ways~REMARK:three (nested) ways",
        ") x~CLOSE:)  WORD:x",
        // annotations
        "$1$139 x~ANNOTATION:$1=1/0  ANNOTATION:$139=139/0  WORD:x",
        "$ x~WORD:$  WORD:x",
        "$x~WORD:$  WORD:x",
        "$~WORD:$",
        // numbers
        "12~NUMBER:12=12/0",
        "12 x~NUMBER:12=12/0  WORD:x",
        "12.x~NUMBER:12.=12/1  WORD:x",
        "12...x~NUMBER:12...=12/3  WORD:x",
        "12..~NUMBER:12..=12/2",
        "1\u2026.~NUMBER:1\u2026.=1/4",
        "12x~WORD:12x",
        "999999999.~NUMBER:999999999.=999999999/1",
        "1000000000.~NUMBER:1000000000.=2147483647/1",
        // results
        "1-0~RESULT:1-0",
        "0-1 x~RESULT:0-1  WORD:x",
        "1/2-1/2~RESULT:1/2-1/2",
        "1/2,~RESULT:1/2",
        "\u00BD-\u00BD~RESULT:\u00BD-\u00BD",
        "*~RESULT:*",
        "1\u20130~RESULT:1\u20130",
        "1:0~RESULT:1:0",
        "1-0.~RESULT:1-0.",
        "1 - 0 x~RESULT:1 - 0  WORD:x",
        "0,5-0,5~RESULT:0,5-0,5",
        "1/2:1/2~RESULT:1/2:1/2",
        "a2-c2*~WORD:a2-c2  RESULT:*",
        "a2-c2* x~WORD:a2-c2*  WORD:x",
        "1-0[Event \"2\"]~RESULT:1-0  TAG:Event=2",
        "1-0[x]~RESULT:1-0  REMARK:x",
        "1-1~WORD:1-1",
        "1-1/2~WORD:1-1/2",
        "1-0x~WORD:1-0x",
        // signs glued to a move, or alone behind one
        "c1-c3! a2-c4??~WORD:c1-c3  ANNOTATION:c1-c3!=1/0  WORD:a2-c4  ANNOTATION:a2-c4??=4/0",
        "c1-c3 ?!~WORD:c1-c3  ANNOTATION:?!=6/0",
        "c1xc3+!~WORD:c1xc3+  ANNOTATION:c1xc3+!=1/0",
        "b1-b3\u00b1~WORD:b1-b3  ANNOTATION:b1-b3\u00b1=16/0",
        "b1-b3+/-~WORD:b1-b3  ANNOTATION:b1-b3+/-=16/0",
        "b1-b3N~WORD:b1-b3  ANNOTATION:b1-b3N=146/0",
        "Nice! !~WORD:Nice!  ANNOTATION:!=1/0",
        "1. ?~NUMBER:1.=1/1  WORD:?",
        // other ways to count moves
        "1) b1-b3~NUMBER:1)=1/1  WORD:b1-b3",
        "1: b1-b3~NUMBER:1:=1/1  WORD:b1-b3",
        "1) Ldd3~NUMBER:1)=1/1  WORD:Ldd3",
        "(b1-b3 2)~OPEN:(  WORD:b1-b3  NUMBER:2=2/0  CLOSE:)",
        "2-0~WORD:2-0",
        // where words end
        "a{b}c~WORD:a  REMARK:b  WORD:c",
        "a(b)c~WORD:a  REMARK:b  WORD:c",
        "a)b~WORD:a  CLOSE:)  WORD:b",
        "a;b~WORD:a  REMARK:b",
        "a$1~WORD:a  ANNOTATION:$1=1/0",
        "a,b~WORD:a  WORD:b",
        "a\u00A0b\u202Fc\uFEFFd~WORD:a  WORD:b  WORD:c  WORD:d"
      })
  void aLineFallsIntoPieces(String line, String pieces) {
    assertThat(lines(line)).containsExactly(pieces);
  }

  @Test
  void aRemarkInBracesMayGoOnInTheNextLine() {
    assertThat(lines("a {b\n\nc \\\n} d\n"))
        .containsExactly("WORD:a", "", "", "REMARK:b||c \\  WORD:d");
    assertThat(lines("{b")).containsExactly("", "REMARK_OPEN:b");
    assertThat(lines("{b\n% c}\n% d")).containsExactly("", "REMARK:b|% c", "REMARK:d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1. b1-b3", " 1.  b1-b3", "1 .B1", "[Event \"x\"]", "  [Event  \"x\"", "[a_0 \""})
  void aGameBehindABlankLineEndsAnOpenRemark(String game) {
    assertThat(lines("{b\n \n" + game).get(2)).startsWith("REMARK_OPEN:b  ");
    assertThat(lines("{b\n" + game)).hasSize(3).last().asString().startsWith("REMARK_OPEN:b|");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2. b1-b3", "b1-b3", "[Event]", "x 1. b1-b3", "1. Better", "[ \""})
  void otherLinesAreStillPartOfTheRemark(String text) {
    assertThat(lines("{b\n\n" + text)).hasSize(4).last().isEqualTo("REMARK_OPEN:b||" + text);
  }

  @Test
  void tooLongRemarksAndLinesAreCut() {
    ReadOptions limits =
        ReadOptions.lenient()
            .withLimit(ReadLimit.VALUE_LENGTH, 4)
            .withLimit(ReadLimit.LINE_LENGTH, 10);

    try (TranscriptTokenizer tokenizer =
        tokenizer("{abcd} x\n{abcde} x\n0123456789\n01234567890\n{ab\ncd}\n{ab\nc}", limits)) {
      assertThat(words(tokenizer.next().orElseThrow())).isEqualTo("REMARK:abcd  WORD:x");
      assertThat(tokenizer.wasCut()).isFalse();
      assertThat(tokenizer.text()).isEqualTo("{abcd} x");
      assertThat(words(tokenizer.next().orElseThrow())).isEqualTo("REMARK:abcd  WORD:x");
      assertThat(tokenizer.wasCut()).isTrue();
      assertThat(words(tokenizer.next().orElseThrow())).startsWith("NUMBER:0123456789=");
      assertThat(tokenizer.wasCut()).isFalse();
      assertThat(words(tokenizer.next().orElseThrow())).startsWith("NUMBER:0123456789=");
      assertThat(tokenizer.wasCut()).isTrue();
      assertThat(tokenizer.text()).isEqualTo("0123456789");
      assertThat(tokenizer.next().orElseThrow()).isEmpty();
      assertThat(tokenizer.isInRemark()).isTrue();
      assertThat(tokenizer.wasCut()).isFalse();
      // The line feed counts.
      assertThat(words(tokenizer.next().orElseThrow())).isEqualTo("REMARK:ab|c");
      assertThat(tokenizer.wasCut()).isTrue();
      assertThat(tokenizer.isInRemark()).isFalse();
      tokenizer.next();
      assertThat(words(tokenizer.next().orElseThrow())).isEqualTo("REMARK:ab|c");
      assertThat(tokenizer.wasCut()).isFalse();
      assertThat(tokenizer.next()).isEmpty();
      assertThat(tokenizer.text()).isEmpty();
      assertThat(tokenizer.name()).isEqualTo("x");
    }
  }

  @Test
  void eachPieceKnowsItsPlace() {
    String text = "[A \"é\"] 1. b1–b3 $1\n {é\nx} (c1) [r] ; z\r\n½-½ 1-0";
    List<String> places = new ArrayList<>();
    try (TranscriptTokenizer tokenizer =
        new TranscriptTokenizer(
            CharSource.of(
                "f",
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                ReadOptions.lenient()),
            ReadOptions.lenient())) {
      assertThat(tokenizer.place()).hasToString("f:1:1");
      for (Optional<List<TranscriptToken>> line = tokenizer.next();
          line.isPresent();
          line = tokenizer.next()) {
        line.get().forEach(token -> places.add(token.place() + "@" + token.place().offset()));
      }
    }

    // é and ½ take two bytes each, – three.
    assertThat(places)
        .containsExactly(
            "f:1:1@0",
            "f:1:9@9",
            "f:1:12@12",
            "f:1:18@20", // [A, 1., b1–b3, $1
            "f:2:2@24",
            "f:3:4@31",
            "f:3:5@32",
            "f:3:7@34", // {é x}, (, c1, )
            "f:3:9@36",
            "f:3:13@40", // [r], ;
            "f:4:1@45",
            "f:4:5@51"); // ½-½, 1-0
  }

  @Test
  void textThatIsNotUtf8IsCountedByItsBytes() {
    byte[] latin1 = "é é b1".getBytes(StandardCharsets.ISO_8859_1);
    try (TranscriptTokenizer tokenizer =
        new TranscriptTokenizer(
            CharSource.of("f", new ByteArrayInputStream(latin1), ReadOptions.lenient()),
            ReadOptions.lenient())) {
      List<TranscriptToken> tokens = tokenizer.next().orElseThrow();
      assertThat(words(tokens)).isEqualTo("WORD:é  WORD:é  WORD:b1");
      assertThat(tokens.get(2).place().offset()).isEqualTo(4);
    }
  }

  @Test
  void linesEndWithFeedReturnOrBoth() {
    assertThat(lines("a\rb\r\nc\n\nd\r\re"))
        .containsExactly("WORD:a", "WORD:b", "WORD:c", "", "WORD:d", "", "WORD:e");
    assertThat(lines("")).isEmpty();
    assertThat(lines("a\n")).containsExactly("WORD:a");
  }
}
