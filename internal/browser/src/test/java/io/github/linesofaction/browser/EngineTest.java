package io.github.linesofaction.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EngineTest {
  private final Engine engine = new Engine();

  private String ask(String... words) {
    return engine.ask(List.of(words));
  }

  @Test
  void aPositionTellsItsMovesInOrder() {
    // Two stones a side in the corners: two stones on every line, so each moves two squares.
    assertThat(ask("position", "standard", "", "b6b/8/8/8/8/8/8/w6w b"))
        .startsWith("{\"position\":\"b6b/8/8/8/8/8/8/w6w b\",\"hash\":\"")
        .endsWith(
            "\"outcome\":\"\",\"moves\":[\"a8-a6\",\"a8-c6\",\"a8-c8\",\"h8-f6\",\"h8-f8\",\"h8-h6\"]}");
  }

  @Test
  void whatCannotBeAnsweredIsTold() {
    assertThat(ask("sing")).isEqualTo("{\"error\":\"no question \\\"sing\\\"\"}");
    assertThat(ask("open", "chess", "", "")).contains("the variant \\\"chess\\\" is not known");
    assertThat(ask("open", "standard", "", "8/8 b")).startsWith("{\"error\":\"");
    assertThat(ask("open", "standard", "DRAW", "")).contains("nine words are wanted");
    assertThat(ask("view", "0", "0", "", "")).startsWith("{\"error\":\"");
    assertThat(ask("view")).startsWith("{\"error\":\"");
  }

  @Test
  void aGameGoesOnAndBranches() {
    assertThat(ask("open", "standard", "", "")).startsWith("{\"game\":0,");
    assertThat(ask("add", "0", "0 c1-c3\n1 a2-c4\n0 d1-d3")).isEqualTo("{\"nodes\":4}");

    assertThat(ask("step", "0", "2", "f1", "c4")).isEqualTo("{\"node\":4,\"move\":\"f1xc4\"}");
    assertThat(ask("say", "0", "2", "F1 x C4")).isEqualTo("{\"node\":4,\"move\":\"f1xc4\"}");
    assertThat(ask("say", "0", "4", "resign")).isEqualTo("{\"node\":5,\"move\":\"resign w\"}");
    assertThat(ask("view", "0", "4", "", ""))
        .contains("\"position\":\"1bbbbbb1/w6w/w6w/w6w/w1b4w/w1b4w/7w/1b1bb1b1 w\"")
        .contains("\"last\":\"Black moves f1 to c4 and captures.\"")
        .contains("\"turn\":\"White to move\"")
        .contains("\"c4\":\"black stone\"");
    assertThat(ask("view", "0", "5", "", ""))
        .contains("\"turn\":\"Black wins: resignation\"", "\"over\":true");
    assertThat(ask("view", "0", "3", "", "")).contains("/w2b3w/w6w/1bb1bbb1 w\"");
  }

  @Test
  void anIllegalMoveIsAnsweredWithTheLibrarysSentence() {
    ask("open", "standard", "", "");

    assertThat(ask("step", "0", "0", "c1", "c4"))
        .startsWith("{\"illegal\":\"c1-c4: ")
        .contains("\"legal\":[\"c1xa3\",\"c1-c3\",\"c1-e3\"]}");
    assertThat(ask("say", "0", "0", "zz")).startsWith("{\"illegal\":\"");
  }

  @Test
  void aMoveThatCannotBePlayedEndsItsLineAlone() {
    ask("open", "standard", "", "");
    ask("add", "0", "0 c1-c3\n1 ?c3-c9\n2 a2-c4\n1 -\n4 a2-c4");

    assertThat(ask("view", "0", "3", "", "")).isEqualTo("{\"error\":\"node 3 cannot be reached\"}");
    assertThat(ask("view", "0", "5", "", "")).contains("\"ply\":2");
  }

  @Test
  void theTargetsOfAStoneAreTold() {
    ask("open", "gemma", "", "");

    assertThat(ask("targets", "0", "0", "c1"))
        .contains("c1: stones on its lines: row 6, file 2")
        .contains("{\"move\":\"c1-c3\",\"to\":\"c3\",\"placed\":\"\",\"capture\":false}");
  }

  @Test
  void choicesGoBeforeTheVariants() {
    assertThat(ask("open", "standard", "MOVER_WINS LOSES WIN_FIRST 0 0 SITUATIONAL DRAW 7 0", ""))
        .contains("7 plies");
  }

  @Test
  void aPlayerChoosesTheSameMoveForTheSameSeed() {
    ask("open", "standard", "", "");

    String first = ask("think", "0", "0", "alpha-beta", "2", "7");
    assertThat(first).matches("\\{\"move\":\"[a-h][1-8][-x][a-h][1-8]\"}");
    assertThat(ask("think", "0", "0", "alpha-beta", "2", "7")).isEqualTo(first);
    assertThat(ask("think", "0", "0", "nobody", "2", "7")).contains("no player");
  }

  @Test
  void aGameIsSavedWithAllThatIsSaid() {
    ask("open", "standard", "", "");
    ask("add", "0", "0 c1-c3\n1 a2-c4\n1 h2-f2\n2 ?f1-f4\n4 -\n3 resign b");

    assertThat(
            ask(
                "sgf", "0", "tag", "Black", "Anna", "comment", "2", "so]", "sign", "1", "!",
                "clock", "1", "59", "result", "", "0-1"))
        .contains("GM[9]", "B[c1-c3]", "W[a2-c4]", "C[so\\\\]]", "W[h2-f2]", "B[f1-f4]", "Anna")
        .contains("BL[59]", "B[Resign]", "RE[W+]");
    assertThat(ask("sgf", "0", "dance", "", "")).contains("nothing to say about");
  }

  @Test
  void everyVariantIsListedAndOpens() {
    assertThat(ask("variants")).contains("\"id\":\"gemma\"", "\"id\":\"black-hole-hex-scrambled\"");
    assertThat(ask("open", "sfilzotto-chiuso", "", "")).contains("closed form");
  }

  @Test
  void textsOfAnyKindStayJson() {
    assertThat(ask("open", "a\"\\\n\u0001</script>", "", ""))
        .contains("a\\\"\\\\\\u000a\\u0001</script>");
  }
}
