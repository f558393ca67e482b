package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tokens of texts, by the grammar of SGF FF[4] and what the package says of text around it. */
class SgfTokenizerTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();

  private static List<SgfToken> tokens(String text, ReadOptions options) {
    List<SgfToken> tokens = new ArrayList<>();
    SgfTokenizer tokenizer = new SgfTokenizer(CharSource.of("", text), options);
    do {
      tokens.add(tokenizer.next());
    } while (tokens.get(tokens.size() - 1).type() != SgfToken.Type.END);
    return tokens;
  }

  /** Writes tokens by their sorts: I identifier, V value, T text and so on, with their columns. */
  private static String written(String text, ReadOptions options) {
    List<String> words = new ArrayList<>();
    for (SgfToken token : tokens(text.replace('N', '\n').replace('!', '\\'), options)) {
      String sort =
          switch (token.type()) {
            case OPEN, CLOSE, SEMICOLON -> token.text();
            case IDENTIFIER -> "I:" + token.text();
            case VALUE -> "V:" + token.text();
            case UNCLOSED_VALUE -> "U:" + token.text();
            case LONG_VALUE -> "L:" + token.text();
            case TEXT -> "T:" + token.text();
            case END -> "END";
          };
      words.add(sort.replace('\n', 'N').replace('\\', '!') + "@" + token.place().offset());
    }
    return String.join(" ", words);
  }

  /** In the table, N is a line feed and ! a backslash. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      ignoreLeadingAndTrailingWhitespace = false,
      emptyValue = "",
      value = {
        "``~END@0",
        "(;)~(@0 ;@1 )@2 END@3",
        "( ; )~(@0 ;@2 )@4 END@5",
        "(;GM[9]B1 [x])~(@0 ;@1 I:GM@2 V:9@5 I:B1@7 V:x@11 )@13 END@14",
        "(;a0Z9z[])~(@0 ;@1 I:a0Z9z@2 V:@8 )@9 END@10",
        "(;[a!]b!!])~(@0 ;@1 V:a!]b!!@3 )@10 END@11",
        "(;9[x])~(@0 ;@1 T:9@2 V:x@4 )@6 END@7",
        "(;9a[x])~(@0 ;@1 T:9a@2 V:x@5 )@7 END@8",
        "(;,.(;]x;)~(@0 ;@1 T:,.@2 (@4 ;@5 T:]x@6 ;@8 )@9 END@10",
        // outside of games
        "a b~T:a b@0 END@3",
        " N a  b N~T:a  b@3 END@9",
        "a(b~T:a(b@0 END@3",
        "a (;)~T:a@0 (@2 ;@3 )@4 END@5",
        "aN (;)~T:a@0 (@3 ;@4 )@5 END@6",
        "aN (x;)~T:a  (x;)@0 END@7",
        "a (;B[])~T:a@0 (@2 ;@3 I:B@4 V:@6 )@7 END@8",
        "a ( ; B1 [])~T:a@0 (@2 ;@4 I:B1@6 V:@10 )@11 END@12",
        "a (;1[])~T:a (;1[])@0 END@8",
        "a (;B)~T:a (;B)@0 END@6",
        "a (;;)~T:a@0 (@2 ;@3 ;@4 )@5 END@6",
        "a (;())~T:a@0 (@2 ;@3 (@4 )@5 )@6 END@7",
        "a (;N(;)~T:a@0 (@2 ;@3 (@5 ;@6 )@7 END@8",
        "(;) (;)~(@0 ;@1 )@2 (@4 ;@5 )@6 END@7",
        "(;)a(;B[])~(@0 ;@1 )@2 T:a@3 (@4 ;@5 I:B@6 V:@8 )@9 END@10",
        "(;)a(;~(@0 ;@1 )@2 T:a(;@3 END@6",
        "a (;[x])~T:a (;[x])@0 END@8",
        "aN(;?)~T:a@0 (@2 ;@3 T:?@4 )@5 END@6",
        "aN\t (;?)~T:a@0 (@4 ;@5 T:?@6 )@7 END@8",
        "aNb (;?)~T:a b (;?)@0 END@8",
        // values that are not closed
        "(;B[a~(@0 ;@1 I:B@2 U:a@4 END@5",
        "(;B[a!~(@0 ;@1 I:B@2 U:a@4 END@6",
        "(;B[aN(;C[x])~(@0 ;@1 I:B@2 U:aN@4 (@6 ;@7 I:C@8 V:x@10 )@12 END@13",
        "(;B[aN \t( ; C [x])~(@0 ;@1 I:B@2 U:aN \t@4 (@8 ;@10 I:C@12 V:x@15 )@17 END@18",
        "(;B[aN(;C[x!]])~(@0 ;@1 I:B@2 V:aN(;C[x!]@4 )@14 END@15",
        "(;B[aN(;C[x!!])~(@0 ;@1 I:B@2 U:aN@4 (@6 ;@7 I:C@8 V:x!!@10 )@14 END@15",
        "(;B[aN(;C[x!y])~(@0 ;@1 I:B@2 U:aN@4 (@6 ;@7 I:C@8 V:x!y@10 )@14 END@15",
        "(;B[aN(;C[x~(@0 ;@1 I:B@2 U:aN(;C[x@4 END@11",
        "(;B[a(;C[x])~(@0 ;@1 I:B@2 V:a(;C[x@4 )@11 END@12",
        "(;B[aNb(;C[x])~(@0 ;@1 I:B@2 V:aNb(;C[x@4 )@13 END@14",
        "(;B[aN(C[x])~(@0 ;@1 I:B@2 V:aN(C[x@4 )@11 END@12",
        "(;B[aN(;C x])~(@0 ;@1 I:B@2 V:aN(;C x@4 )@12 END@13",
        "(;B[aN(;[x])~(@0 ;@1 I:B@2 V:aN(;[x@4 )@11 END@12",
        "(;B[aN(;1[x])~(@0 ;@1 I:B@2 V:aN(;1[x@4 )@12 END@13",
        "(;B[a\r(;C[x])~(@0 ;@1 I:B@2 U:a\r@4 (@6 ;@7 I:C@8 V:x@10 )@12 END@13",
        "(;B[a (;C[x])~(@0 ;@1 I:B@2 V:a (;C[x@4 )@12 END@13",
        "(;B[a\t(;C[x])~(@0 ;@1 I:B@2 V:a\t(;C[x@4 )@12 END@13",
        "(;B[aN\u000B(;C[x])~(@0 ;@1 I:B@2 V:aN\u000B(;C[x@4 )@13 END@14",
        // a control character is a blank
        "(\u0000;\u0000)~(@0 ;@2 )@4 END@5"
      })
  void aTextFallsIntoTokens(String text, String tokens) {
    assertThat(written(text, LENIENT)).isEqualTo(tokens);
  }

  @Test
  void strictReadingDoesNotLookForGamesInValues() {
    assertThat(written("(;B[aN(;C[x])", ReadOptions.strict()))
        .isEqualTo("(@0 ;@1 I:B@2 V:aN(;C[x@4 )@12 END@13");
  }

  @Test
  void longIdentifiersAreNone() {
    String longest = "a".repeat(64);

    assertThat(written("(;" + longest + "[])", LENIENT)).contains(" I:" + longest + "@2 V:@67");
    assertThat(written("(;" + longest + "b[])", LENIENT))
        .isEqualTo("(@0 ;@1 T:" + "a".repeat(40) + "...@2 V:@68 )@69 END@70");
  }

  @Test
  void longTextsAreShownInPart() {
    String forty = "x".repeat(40);

    assertThat(written(forty, LENIENT)).isEqualTo("T:" + forty + "@0 END@40");
    assertThat(written(forty + "  ", LENIENT)).isEqualTo("T:" + forty + "@0 END@42");
    assertThat(written(forty + "x", LENIENT)).isEqualTo("T:" + forty + "...@0 END@41");
    assertThat(written("(;," + forty + ")", LENIENT))
        .isEqualTo("(@0 ;@1 T:," + forty.substring(1) + "...@2 )@43 END@44");
  }

  @Test
  void tooLongValuesAreTold() {
    ReadOptions bounded = LENIENT.withLimit(ReadLimit.VALUE_LENGTH, 4);

    assertThat(written("(;B[abcd])", bounded)).contains(" V:abcd@4 ");
    assertThat(written("(;B[ab!]])", bounded)).contains(" V:ab!]@4 ");
    assertThat(written("(;B[abcde])", bounded)).contains(" L:abcd@4 ");
    assertThat(written("(;B[abc!]])", bounded)).contains(" L:abc@4 ");
    assertThat(written("(;B[abcde", bounded)).contains(" L:abcd@4 ");
    assertThat(written("(;B[abcd!", bounded)).contains(" L:abcd@4 ");
    assertThat(written("(;B[abc!", bounded)).contains(" U:abc@4 ");
  }

  @Test
  void theDepthIsCounted() {
    SgfTokenizer tokenizer = new SgfTokenizer(CharSource.of("", "(;(;)B[a\n(;C[])"), LENIENT);
    List<Long> depths = new ArrayList<>();
    while (tokenizer.next().type() != SgfToken.Type.END) {
      depths.add(tokenizer.depth());
    }

    // ( ; ( ; ) B, then a value that the next game ends, and ( ; C [] ) of that game.
    assertThat(depths).containsExactly(1L, 1L, 2L, 2L, 1L, 1L, 0L, 1L, 1L, 1L, 1L, 0L);
  }

  @Test
  void aGameInAValueIsLookedForAsFarAsTheSourceCan() {
    // From the parenthesis on, 4096 characters can be seen.
    String near = "(;B[a\n(;C[" + "x".repeat(4_096 - 5) + "])";
    String far = "(;B[a\n(;C[" + "x".repeat(4_096 - 4) + "])";

    assertThat(tokens(near, LENIENT))
        .extracting(SgfToken::type)
        .contains(SgfToken.Type.UNCLOSED_VALUE);
    assertThat(tokens(far, LENIENT))
        .extracting(SgfToken::type)
        .doesNotContain(SgfToken.Type.UNCLOSED_VALUE);
  }

  @Test
  void charactersBeyondAsciiAreNoticedOnceEach() {
    SgfTokenizer tokenizer =
        new SgfTokenizer(CharSource.of("", "(;B[a]C[é]D[\\é]E[\\\u0080]F[x])"), LENIENT);
    List<Boolean> found = new ArrayList<>();
    for (SgfToken token = tokenizer.next();
        token.type() != SgfToken.Type.END;
        token = tokenizer.next()) {
      if (token.type() == SgfToken.Type.VALUE) {
        found.add(tokenizer.takeNonAscii());
      }
    }

    assertThat(found).containsExactly(false, true, true, true, false);
    assertThat(tokenizer.takeNonAscii()).isFalse();
  }
}
