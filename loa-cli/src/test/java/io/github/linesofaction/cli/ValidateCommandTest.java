package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateCommandTest {
  private static final String RECORDS = "../examples/records";
  private static final String DAMAGED = "../examples/damaged";

  private static Loa.Answer piped(String text, String... args) {
    return Loa.fed(text.getBytes(StandardCharsets.UTF_8), args);
  }

  @Test
  void everySampleRecordIsSound() {
    Loa.Answer answer = Loa.run("validate", RECORDS);

    assertThat(answer.err()).isEmpty();
    assertThat(answer.status()).isZero();
    assertThat(answer.lastLine()).isEqualTo("10 games: 10 sound, 0 faulty");
    assertThat(answer.lines())
        .contains(
            RECORDS + "/shortest.txt: game 1: standard, 9 plies, Black wins: goal reached",
            RECORDS
                + "/counted-plies.txt: game 1: standard, 9 plies,"
                + " White wins: goal reached by the opponent's move",
            RECORDS
                + "/three-pairs-a-line.txt: game 1: standard, 26 plies, White wins: resignation");
  }

  @Test
  void theDamagedRecordIsToldWithPlaceAndFault() {
    Loa.Answer answer = Loa.run("validate", DAMAGED, "--variant", "gemma");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(0)).startsWith(DAMAGED + "/gemma-damaged.txt: game 1: gemma, ");
    assertThat(answer.lines().get(1))
        .startsWith(DAMAGED + "/gemma-damaged.txt:1:3: game 1, ply 1, \"cē3\": ");
    assertThat(answer.lastLine()).isEqualTo("1 game: 0 sound, 1 faulty");
  }

  @Test
  void anIllegalMoveIsToldWithReasonAndWhatWasLegal() {
    Loa.Answer answer = piped("1. c1-c3 a2-c4\n2. f1-f4\n", "validate", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(0))
        .isEqualTo("standard input: game 1: standard, 2 plies, open, faulty");
    assertThat(answer.lines().get(1))
        .startsWith("standard input:2:4: game 1, ply 3, f1-f4: ")
        .contains("f1xc4", "f1-f3");
    assertThat(answer.lastLine()).isEqualTo("1 game: 0 sound, 1 faulty");
  }

  @Test
  void aResultThatContradictsTheBoardIsAFault() {
    String game = "1. d1-b3 h5-g4 2. b1-b4 g4xg1 3. b4-e7 a3xc1 4. b3-e6 h3xf1 5. e1-e5 ";

    assertThat(piped(game + "1-0\n", "validate", "-").status()).isZero();
    assertThat(piped(game + "0-1\n", "validate", "-").status()).isEqualTo(1);
  }

  @Test
  void judgesByTheRulesThatAreAskedFor() {
    String game = "1. b1-b3 a2-c2 2. b3-b1 c2-a2 3. b1-b3\n";

    assertThat(piped(game, "validate", "-").status()).isZero();
    Loa.Answer answer = piped(game, "validate", "-", "--rules", "olympiad2000");
    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).contains("ply 5").contains("game is over");
  }

  @Test
  void judgesFromThePositionThatIsGiven() {
    Loa.Answer answer =
        piped("1. b2-d4\n", "validate", "-", "--position", "8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b");

    assertThat(answer.lines().get(0))
        .isEqualTo("standard input: game 1: standard, 1 ply, Black wins: goal reached");
  }

  @Test
  void jsonIsOneObjectALine() throws IOException {
    Loa.Answer answer = piped("1. c1-c3 a2-c4\n2. f1-f4\n", "validate", "-", "--json");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines()).hasSize(2);
    Map<String, Object> game = JSON.std.mapFrom(answer.lines().get(0));
    assertThat(game)
        .containsEntry("file", "standard input")
        .containsEntry("game", 1)
        .containsEntry("variant", "standard")
        .containsEntry("plies", 2)
        .containsEntry("result", "open")
        .containsEntry("sound", false);
    assertThat((List<?>) game.get("faults")).hasSize(1);
    Map<?, ?> fault = (Map<?, ?>) ((List<?>) game.get("faults")).get(0);
    assertThat(fault.get("reason")).isEqualTo("WRONG_DISTANCE");
    assertThat(fault.get("line")).isEqualTo(2);
    assertThat(fault.get("ply")).isEqualTo(3);
    assertThat(JSON.std.mapFrom(answer.lastLine()))
        .containsEntry("games", 1)
        .containsEntry("sound", 0)
        .containsEntry("faulty", 1);
  }

  @Test
  void hintsTellTheOneMoveThatRepairsTheDamagedRecord() {
    String repair = "ply 1: c1-c3 instead of cē3 makes all the rest legal, 44 plies more";

    Loa.Answer answer = Loa.run("validate", DAMAGED, "--variant", "gemma", "--hints");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(2)).endsWith("gemma-damaged.txt: game 1: hint: " + repair);
    assertThat(answer.lines().stream().filter(line -> line.contains("all the rest"))).hasSize(1);

    Loa.Answer unnamed = Loa.run("validate", DAMAGED, "--hints");
    assertThat(unnamed.lines().get(2)).endsWith("game 1: hint: as gemma, " + repair);
  }

  @Test
  void hintsTellTheOtherLabellingOfScrambledEggs() throws IOException {
    // f1xh3 is a first move of one labelling only; c1xa3 of the other.
    String text = "[Variant \"%s\"]\n\n1. %s\n";

    assertThat(piped(text.formatted("Scrambled-eggs", "f1xh3"), "validate", "-").status()).isZero();
    assertThat(piped("1. a3-c3\n", "validate", "-", "--hints").out())
        .contains("hint: as scrambled-eggs, all moves are legal");
    Loa.Answer json = piped("1. a3-c3\n", "validate", "-", "--hints", "--json");
    assertThat(JSON.std.mapFrom(json.lines().get(0)).get("hints").toString())
        .contains("variant=scrambled-eggs");
  }

  @Test
  void strictReadingStopsAtTheFirstFault() {
    String text = "1. c1-c3 rubbish\n2. f1xh3\n";

    Loa.Answer answer = piped(text, "validate", "-", "--strict");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).contains("standard input:1:10: ");
    assertThat(answer.err()).isEmpty();
  }

  @Test
  void aFolderGivesItsRecordsAndNothingElse(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("b"));
    Files.writeString(folder.resolve("z.txt"), "1. c1-c3 a2-c4\n");
    Files.writeString(folder.resolve("b/a.TXT"), "1. c1-c3 a2-c4 2. b1-b3\n");
    Files.writeString(folder.resolve("notes.md"), "no record\n");

    Loa.Answer answer = Loa.run("validate", folder.toString());

    assertThat(answer.lines())
        .containsExactly(
            folder.resolve("b/a.TXT") + ": game 1: standard, 3 plies, open",
            folder.resolve("z.txt") + ": game 1: standard, 2 plies, open",
            "2 games: 2 sound, 0 faulty");
  }

  @Test
  void aSourceWithoutAnyGameIsNoRecord() {
    Loa.Answer answer = piped("what a day\n", "validate", "-");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.lines()).containsExactly("0 games: 0 sound, 0 faulty");
    assertThat(answer.err()).isEqualTo("loa: no game found in standard input\n");
  }

  @Test
  void whatIsNotThereIsWrongUse() {
    for (String[] args :
        List.of(
            new String[] {"validate"},
            new String[] {"validate", "no/such/file.txt"},
            new String[] {"validate", "a\0b"},
            new String[] {"validate", "-", "-"})) {
      Loa.Answer answer = Loa.run(args);

      assertThat(answer.status()).isEqualTo(2);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).startsWith("loa: ").hasLineCount(1);
    }
  }

  @Test
  void aFaultOfAVariationMakesTheGameFaulty() {
    Loa.Answer answer = piped("1. c1-c3 a2-c4 2. f1xc4 (2. f1-f9) h3-e3\n", "validate", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(0))
        .isEqualTo("standard input: game 1: standard, 4 plies, open, faulty");
    assertThat(answer.lines().get(1)).startsWith("standard input:1:29: game 1, ply 3, f1-f9: ");
  }

  @Test
  void remarksAreCountedAndAreFaultsInStrictJudging() {
    String text = "1. c1-c3 a2-c4 3. f1xc4\n";
    Loa.Answer lenient = piped(text, "validate", "-");
    assertThat(lenient.status()).isZero();
    assertThat(lenient.lines().get(1)).startsWith("remark: standard input:1:16: game 1: ");
    assertThat(lenient.lastLine()).isEqualTo("1 game: 1 sound, 1 of them with remarks, 0 faulty");

    Loa.Answer strict = piped(text, "validate", "--strict", "-");
    assertThat(strict.status()).isEqualTo(1);
    assertThat(strict.lastLine()).isEqualTo("1 game: 0 sound, 1 faulty");

    Loa.Answer mark = piped("(;FF[4]GM[9];B[c1xc3])", "validate", "-");
    assertThat(mark.lastLine()).isEqualTo("1 game: 1 sound, 1 of them with remarks, 0 faulty");
    Loa.Answer strictMark = piped("(;FF[4]GM[9];B[c1xc3])", "validate", "--strict", "-");
    assertThat(strictMark.lastLine()).isEqualTo("1 game: 0 sound, 1 faulty");
  }

  @Test
  void whatIsStatedAndNotShownIsToldAsStated() throws IOException {
    String text = "1. d1-b3 h5-g4 1-0\n";
    assertThat(piped(text, "validate", "-").lines().get(0))
        .isEqualTo("standard input: game 1: standard, 2 plies, open, stated: 1-0");
    assertThat(JSON.std.mapFrom(piped(text, "validate", "--json", "-").lines().get(0)))
        .containsEntry("result", "open")
        .containsEntry("stated", "black")
        .containsEntry("grade", "sound")
        .doesNotContainKey("reason");

    String draw = "1. d1-b3 h5-g4 1/2-1/2\n";
    assertThat(piped(draw, "validate", "-").lines().get(0))
        .isEqualTo("standard input: game 1: standard, 2 plies, draw: stated");
    assertThat(JSON.std.mapFrom(piped(draw, "validate", "--json", "-").lines().get(0)))
        .containsEntry("result", "draw")
        .containsEntry("stated", "draw")
        .containsEntry("reason", "stated");
    assertThat(JSON.std.mapFrom(piped("1. d1-b3 0-1\n", "validate", "--json", "-").lines().get(0)))
        .containsEntry("stated", "white");
    assertThat(JSON.std.mapFrom(piped("1. d1-b3 d9-d8", "validate", "--json", "-").lines().get(0)))
        .containsEntry("grade", "faulty");
    assertThat(
            JSON.std.mapFrom(
                piped("1. d1-b3 h5-g4 3. b1-b4", "validate", "--json", "-").lastLine()))
        .containsEntry("games", 1)
        .containsEntry("sound", 1)
        .containsEntry("remarks", 1);
  }

  @Test
  void aPositionTellsWhoMovesFirstInRecordsThatTellNoStart() {
    String position = "1bb5/8/8/8/4w3/8/8/w6b w";
    Loa.Answer answer = piped("a1-c1\n", "validate", "--position", position, "-");
    assertThat(answer.status()).isZero();
    assertThat(answer.lines().get(0)).isEqualTo("standard input: game 1: standard, 1 ply, open");

    String text = piped("a1-c1\n", "convert", "--position", position, "--to", "text", "-").out();
    assertThat(text).startsWith("[Position \"" + position + "\"]\n");
    assertThat(piped(text, "validate", "-").lastLine()).isEqualTo("1 game: 1 sound, 0 faulty");
  }
}
