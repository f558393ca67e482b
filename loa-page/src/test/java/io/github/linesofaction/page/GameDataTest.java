package io.github.linesofaction.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linesofaction.browser.WebAssemblyEntry;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameDataTest {
  private static final PageOptions OPTIONS = PageOptions.titled("t");

  private static GameRecord read(String text) {
    try (RecordReader reader = Records.read(Source.of(text))) {
      return reader.next();
    }
  }

  private static Map<String, Object> data(GameRecord record, PageOptions options) {
    try {
      return JSON.std.mapFrom(new GameData(record, options).toText());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, Object> data(String text) {
    return data(read(text), OPTIONS);
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> list(Map<String, Object> data, String key) {
    return (List<Map<String, Object>>) data.get(key);
  }

  /** Asks the library as the page asks it. */
  private static String ask(String... words) {
    String.join("\u001f", words).chars().forEach(WebAssemblyEntry::put);
    int length = WebAssemblyEntry.ask();
    StringBuilder answer = new StringBuilder();
    for (int i = 0; i < length; i++) {
      answer.append((char) WebAssemblyEntry.get(i));
    }
    return answer.toString();
  }

  @Test
  void aRecordIsToldNodeByNode() {
    Map<String, Object> data =
        data(
            "(;GM[9]PB[Anna]PW[Bert]RE[B+R]C[Hello]"
                + ";B[c1-c3]GB[1]BL[59](;W[a2-c4]C[Looks natural])(;W[h2-f2];B[f1-d3]))");

    assertThat(data)
        .containsEntry("title", "Anna – Bert")
        .containsEntry("black", "Anna")
        .containsEntry("white", "Bert")
        .containsEntry("variant", "standard")
        .containsEntry("choices", "DRAW PASSES WIN_FIRST 3 0 SITUATIONAL DRAW 0 0")
        .containsEntry("start", Ruleset.standard().start().toString())
        .containsEntry("grade", "sound")
        .containsEntry("ply", 0);
    List<Map<String, Object>> nodes = list(data, "nodes");
    assertThat(nodes).hasSize(5);
    assertThat(nodes.get(0)).containsEntry("c", List.of("Hello")).doesNotContainKey("m");
    assertThat(nodes.get(1)).containsEntry("m", "c1-c3").doesNotContainKeys("p", "x");
    assertThat(nodes.get(2))
        .containsEntry("m", "a2-c4")
        .containsEntry("c", List.of("Looks natural"));
    assertThat(nodes.get(3)).containsEntry("m", "h2-f2").containsEntry("p", 1);
    assertThat(nodes.get(4)).containsEntry("m", "f1-d3").doesNotContainKey("p");
  }

  @Test
  void faultsStandAtTheirNodesWithWhatWouldHaveBeenLegal() {
    Map<String, Object> data =
        data(
            read("(;GM[9];B[c1-c3];W[a2-c4];B[f1-f4];W[a3-a5](;B[b1-b2])(;B[g1-g3]))"),
            OPTIONS.withGamesAtFaults(true));

    assertThat(data).containsEntry("grade", "faulty").containsEntry("ply", 3);
    List<Map<String, Object>> nodes = list(data, "nodes");
    assertThat(nodes.get(3)).containsEntry("m", "f1-f4").containsEntry("x", 1);
    assertThat(nodes.get(4)).containsEntry("m", "a3-a5").containsEntry("x", 1);
    assertThat(list(data, "faults"))
        .anySatisfy(
            fault -> {
              assertThat(fault).containsEntry("at", 3);
              assertThat((String) fault.get("text"))
                  .startsWith("f1-f4: the lines through f1 reach: row 5, file 2");
              assertThat(fault).containsEntry("legal", List.of("f1-a1", "f1xc4", "f1-f3", "f1xh3"));
            });
  }

  @Test
  void aVariationHasFaultsOfItsOwn() {
    Map<String, Object> data = data("(;GM[9](;B[c1-c3];W[a2-c4])(;B[c1-c4];W[a2-c2]))");

    List<Map<String, Object>> nodes = list(data, "nodes");
    assertThat(nodes.get(3))
        .containsEntry("m", "c1-c4")
        .containsEntry("x", 1)
        .containsEntry("p", 0);
    assertThat(list(data, "faults"))
        .singleElement()
        .satisfies(fault -> assertThat(fault).containsEntry("at", 3));
  }

  @Test
  void aGameOfAnUnknownVariantHasNoBoard() {
    Map<String, Object> data = data("(;GM[9]SU[Chess-960];B[c1-c3])");

    assertThat(data)
        .containsEntry("variant", "")
        .containsEntry("called", "Chess-960")
        .containsEntry("grade", "faulty");
    assertThat(list(data, "nodes").get(1)).containsEntry("m", "c1-c3").containsEntry("x", 1);
  }

  @Test
  void rulesThatAreNotTheLibrarysHaveNoBoardEither() {
    Ruleset own =
        Ruleset.standard().toBuilder()
            .moveRule(Movement.STANDARD.toBuilder().passing(Movement.Passing.NO_STONES).build())
            .build();
    assertThat(PageRules.variant(own)).isEmpty();
  }

  @Test
  void aResignationIsWhatTheLibraryIsToldToPlay() {
    Map<String, Object> data = data("1. c1-c3 a2-c4 2. resign");

    assertThat(list(data, "nodes").get(3))
        .containsEntry("m", "resigns")
        .containsEntry("k", "resign b");
    assertThat(data).containsEntry("outcome", "White wins: resignation");
  }

  static Stream<Variant> variants() {
    return Stream.concat(
        Variants.builtIn().stream(),
        Stream.of(
            Variants.square(4),
            Variants.square(16),
            Variants.scrambled(10, Color.BLACK),
            Variants.hexagon(6)));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void theLibraryInThePageOpensTheSameGame(Variant variant) {
    for (Preset preset : Preset.values()) {
      Game game = Game.start(variant.rules(preset));
      Map<String, Object> data =
          data(GameRecord.of(game), OPTIONS.withValidator(RecordValidator.standard()));

      assertThat(data).containsEntry("variant", variant.id());
      assertThat(
              ask(
                  "open",
                  (String) data.get("variant"),
                  (String) data.get("choices"),
                  (String) data.get("start")))
          .contains(new Json().text(game.rules().describe()).toString());
    }
  }

  @Test
  void aStartOfItsOwnTravelsAsText() {
    Setup setup = Setup.parse("b6b/8/8/8/8/8/8/w6w w");
    Map<String, Object> data = data(GameRecord.builder().start(setup).build(), OPTIONS);

    assertThat(data).containsEntry("variant", "standard").containsEntry("start", setup.toString());
  }

  @Test
  void hostileTextsStayTexts() {
    String hostile = "</script><!--<script>alert(1)</script>\u2028&\u0000\ud800\ud83d\ude00\"\\";
    String text =
        new GameData(GameRecord.builder().tag("Event", hostile).build(), OPTIONS).toText();

    assertThat(text).doesNotContain("<", ">", "&", "\u2028", "\ud800\"").contains("\ud83d\ude00");
    assertThat(data(GameRecord.builder().tag("Event", hostile).build(), OPTIONS))
        .containsEntry("tags", List.of(List.of("Event", hostile.replace('\ud800', '\ufffd'))));
  }
}
