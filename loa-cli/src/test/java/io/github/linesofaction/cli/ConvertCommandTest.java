package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
  private static final String RECORDS = "../examples/records";
  private static final String SHORTEST = RECORDS + "/shortest.txt";

  private static Loa.Answer piped(String text, String... args) {
    return Loa.fed(text.getBytes(StandardCharsets.UTF_8), args);
  }

  @Test
  void writesNumberedText() {
    Loa.Answer answer = Loa.run("convert", "--to", "text", SHORTEST);

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).contains("1. d1-b3 h5-g4\n2. b1-b4 g4xg1\n").contains("5. e1-e5");
  }

  @Test
  void writesTheMovesAlone() {
    assertThat(Loa.run("convert", "--to", "moves", SHORTEST).lines())
        .containsExactly(
            "d1-b3", "h5-g4", "b1-b4", "g4xg1", "b4-e7", "a3xc1", "b3-e6", "h3xf1", "e1-e5");
  }

  @Test
  void writesShortAlgebraic() {
    // Case A5.
    String moves =
        "d1-d3 h3xf1 d3-d5 h2-f2 b1-d3 a3xc1 d3-d6 h4xe1 b8-b7 c1xg1 c8-c7".replace(' ', '\n');

    Loa.Answer answer = piped(moves, "convert", "--to", "short", "-");

    assertThat(answer.out()).isEqualTo("Ldd3 Lxf1 Ld5 L2f2 Lbd3 Lxc1 Ld6 Lxe1 Lb7 Lxg1 Lcc7\n");
  }

  @Test
  void writesJson() throws IOException {
    Loa.Answer answer =
        piped("[Event \"A \\\"B\\\"\"]\n\n1. c1xa3 a2-c4 0-1\n", "convert", "--to", "json", "-");

    assertThat(answer.lines()).hasSize(1);
    Map<String, Object> game = JSON.std.mapFrom(answer.out());
    assertThat(game)
        .containsEntry("game", 1)
        .containsEntry("moves", List.of("c1xa3", "a2-c4"))
        .containsEntry("result", "white")
        .containsEntry("stated", "white");
    assertThat(game.get("tags").toString()).contains("Event");
  }

  @Test
  void writesSgf() {
    Loa.Answer answer = Loa.run("convert", "--to", "sgf", SHORTEST);

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).startsWith("(;").contains("FF[4]", "GM[9]", "B[d1-b3]", "W[g4xg1]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "sgf", "moves", "short"})
  void whatIsWrittenIsReadAgain(String form) {
    Loa.Answer written = Loa.run("convert", "--to", form, RECORDS);
    // Some of them have comments, for which short algebraic has no place.
    assertThat(written.status()).isEqualTo(form.equals("short") ? 1 : 0);

    Loa.Answer judged = piped(written.out(), "validate", "-");
    assertThat(judged.status()).isZero();
    assertThat(judged.lastLine()).isEqualTo("10 games: 10 sound, 0 faulty");

    assertThat(moves(piped(written.out(), "convert", "--to", "moves", "-")))
        .isEqualTo(moves(Loa.run("convert", "--to", "moves", RECORDS)));
  }

  /** The moves of all games, without remarks, marks and resignations. */
  private static List<String> moves(Loa.Answer answer) {
    return Pattern.compile("[a-h][1-8][-x][a-h][1-8]")
        .matcher(answer.out())
        .results()
        .map(MatchResult::group)
        .toList();
  }

  @Test
  void namesTheVariantThatTheUserNames() {
    String game = "1. c1-c3 a2-c4 2. f1xc4\n";

    Loa.Answer answer = piped(game, "convert", "--to", "sgf", "-", "--variant", "gemma");

    assertThat(answer.out()).contains("SU[Gemma]");
    assertThat(piped(answer.out(), "validate", "-").lines().get(0)).contains("gemma, 3 plies");
  }

  @Test
  void whatAFormCannotExpressIsLeftOutAndTold() {
    String games = "[Variant \"parachute\"]\n\n1. a3-b2@e5\n\n[Variant \"LOA\"]\n\n1. c1-c3\n";

    Loa.Answer answer = piped(games, "convert", "--to", "short", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines()).containsExactly("[Variant \"LOA\"]", "", "Lcc3");
    assertThat(answer.err()).startsWith("loa: standard input: game 1: ").hasLineCount(1);
  }

  @Test
  void aBrokenGameHasNoShortForm() {
    Loa.Answer answer = piped("1. c1-c3 a2-a9\n", "convert", "--to", "short", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("ply 2").hasLineCount(1);
  }

  @Test
  void anUnknownFormIsWrongUse() {
    for (String[] args :
        List.of(
            new String[] {"convert", SHORTEST},
            new String[] {"convert", "--to", "pdf", SHORTEST},
            new String[] {"convert", "--to", "sgf"},
            new String[] {"convert", "--to", "sgf", "no-such-file"})) {
      Loa.Answer answer = Loa.run(args);
      assertThat(answer.status()).isEqualTo(2);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).startsWith("loa: ").hasLineCount(1);
    }
  }

  @Test
  void jsonTellsWhatIsSaidOfMovesInFieldsOfTheirOwn() throws IOException {
    String sgf =
        "(;FF[4]GM[9]C[Hi];B[c1:a3]BL[59.5]C[x]TE[1](;W[h2-f2](;B[f1-d3])(;B[b1-b2];W[a4-b4]))"
            + "(;W[a2-c2];B[resign]))";

    assertThat(piped(sgf, "convert", "--to", "json", "-").lines())
        .containsExactly(
            "{\"game\":1,\"tags\":[],\"comments\":[\"Hi\"],\"moves\":[{\"move\":\"c1xa3\","
                + "\"signs\":[1],\"comments\":[\"x\"],\"clock\":\"59.5\"},\"h2-f2\",\"f1-d3\"],"
                + "\"variations\":[{\"line\":0,\"ply\":2,\"moves\":[\"a2-c2\"],"
                + "\"rest\":[{\"decision\":\"resignation\",\"side\":\"black\"}]},"
                + "{\"line\":0,\"ply\":3,\"moves\":[{\"text\":\"b1-b2\"}],"
                + "\"rest\":[{\"text\":\"a4-b4\"}]}],\"result\":\"open\"}");
  }

  @Test
  void jsonTellsRulesStartAndEnd() throws IOException {
    assertThat(
            JSON.std.mapFrom(
                piped(
                        "(;FF[4]GM[9]SU[Custom]RU[soucie]AB[g7][g6][f5][h3]AW[a4][g4][b3][a2]PL[B]"
                            + "RE[B+];B[g7:g4])",
                        "convert",
                        "--to",
                        "json",
                        "-")
                    .out()))
        .containsEntry("rules", "soucie")
        .containsEntry("start", "8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b")
        .containsEntry("moves", List.of("g7xg4"))
        .containsEntry("result", "black");
    assertThat(
            JSON.std.mapFrom(piped("1. b1-b3 White resigns", "convert", "--to", "json", "-").out()))
        .containsEntry("moves", List.of("b1-b3"))
        .containsEntry("result", "black")
        .containsEntry("reason", "resignation");
    assertThat(
            JSON.std.mapFrom(
                piped("[Variant \"gemma\"]\n\n*\n", "convert", "--to", "json", "-").out()))
        .containsEntry("variant", "gemma")
        .doesNotContainKey("rules");
  }

  @Test
  void choicesTravelIntoEveryForm() {
    String text = "1. c1-c3 a2-c4 *\n";
    assertThat(piped(text, "convert", "--rules", "soucie", "--to", "sgf", "-").out())
        .contains("RU[soucie]");
    String told = piped(text, "convert", "--rules", "soucie", "--to", "text", "-").out();
    assertThat(told).isEqualTo("[Rules \"soucie\"]\n\n1. c1-c3 a2-c4 *\n");
    assertThat(piped(told, "convert", "--to", "sgf", "-").out()).contains("RU[soucie]");
    assertThat(
            piped(text, "convert", "--variant", "gemma", "--rules", "soucie", "--to", "text", "-")
                .out())
        .startsWith("[Variant \"gemma\"]\n[Rules \"soucie\"]\n");
    assertThat(piped("[Date \"2024.01.01\"]\n\n1. c1-c3 *\n", "convert", "--to", "sgf", "-").out())
        .contains("DT[2024-01-01]");
  }

  @Test
  void shortAlgebraicHasTagsAndTheResult() {
    String text = "1. b1-b3 a2-c2 White resigns\n";
    String told = piped(text, "convert", "--variant", "gemma", "--to", "short", "-").out();
    assertThat(told).isEqualTo("[Variant \"gemma\"]\n[Result \"B+Resign\"]\n\nLbb3 Lc2 1-0\n");
    assertThat(piped(told, "validate", "-").lines().get(0))
        .isEqualTo("standard input: game 1: gemma, 2 plies, Black wins: resignation");
    assertThat(piped("b1-b3 a2-c2 0-1\n", "convert", "--to", "short", "-").out())
        .isEqualTo("Lbb3 Lc2 0-1\n");
  }

  @Test
  void variationsInShortAlgebraicAreTold() {
    Loa.Answer answer = piped("1. b1-b3 (1. d1-b3) a2-c2 *\n", "convert", "--to", "short", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("short algebraic has no place for variations");
  }

  @Test
  void whatIsSaidOfMovesInShortAlgebraicIsTold() {
    String game = "[Event \"Final\"]\n\n1. b1-b3! {good} a2-c2 *\n";
    Loa.Answer answer = piped(game, "convert", "--to", "short", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).isEqualTo("[Event \"Final\"]\n\nLbb3 Lc2\n");
    assertThat(answer.err())
        .isEqualTo(
            "loa: standard input: game 1: short has no place for comments, signs, which are left"
                + " out\n");

    assertThat(piped("(;FF[4]GM[9])", "convert", "--to", "short", "-").out())
        .isEqualTo("[Result \"*\"]\n\n\n");
    String sgf = "(;FF[4]GM[9];B[b1-b3]BL[59.5])";
    assertThat(piped(sgf, "convert", "--to", "short", "-").err()).contains("no place for clocks");
  }
}
