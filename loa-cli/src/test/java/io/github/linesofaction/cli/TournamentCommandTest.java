package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest {
  @TempDir Path folder;

  private Path event(String system, int entrants) throws IOException {
    StringBuilder text = new StringBuilder("{ \"event\": \"E\", \"system\": " + system + ",\n");
    text.append("\"timeControl\": \"nodes=30\", \"maxPlies\": 80, \"entrants\": [");
    for (int i = 0; i < entrants; i++) {
      text.append(i == 0 ? "" : ",").append("{\"name\":\"P").append(i);
      text.append("\",\"player\":\"").append(i % 2 == 0 ? "alpha-beta:1" : "random").append("\"}");
    }
    return Files.writeString(folder.resolve("e.json"), text.append("] }"));
  }

  private Loa.Answer tournament(Path file, String... more) {
    List<String> words = new ArrayList<>(List.of("tournament", file.toString()));
    words.addAll(List.of("-o", folder.resolve("x").toString()));
    words.addAll(List.of(more));
    return Loa.run(words.toArray(new String[0]));
  }

  @Test
  void everyRecordIsSound() throws IOException {
    Loa.Answer answer = tournament(event("\"olympiad2000\"", 6));
    assertThat(answer.err()).isEmpty();
    assertThat(answer.status()).isZero();
    // Four rounds of three games, then a knock-out of four: two encounters of two games, and one.
    assertThat(answer.lines().stream().filter(line -> line.startsWith("game ")))
        .hasSizeBetween(18, 30);
    assertThat(answer.out())
        .contains("game 1, round 1: ", "semi-finals", "final", "place  entrant");
    Loa.Answer judged = Loa.run("validate", folder.resolve("x/games").toString());
    assertThat(judged.status()).as(judged.out()).isZero();
    assertThat(judged.lastLine()).endsWith(" 0 faulty");
  }

  /** Points counted from the records alone are those of the table, byes apart. */
  @Test
  void theTableFollowsFromTheRecords() throws IOException {
    assertThat(tournament(event("\"swiss\"", 6)).status()).isZero();
    Map<String, Double> points = new TreeMap<>();
    List<Path> records;
    try (Stream<Path> files = Files.list(folder.resolve("x/games"))) {
      records = files.toList();
    }
    for (Path record : records) {
      String text = Files.readString(record);
      String result = value(text, "RE");
      double first = result.startsWith("B+") ? 1 : result.startsWith("W+") ? 0 : 0.5;
      points.merge(value(text, "PB"), first, Double::sum);
      points.merge(value(text, "PW"), 1 - first, Double::sum);
    }
    String table = Files.readString(folder.resolve("x/table.json"));
    assertThat(points).hasSize(6);
    points.forEach(
        (name, sum) ->
            assertThat(table)
                .containsPattern(
                    "\"name\" : \""
                        + name
                        + "\",\\s+\"points\" : "
                        + sum
                        + ",".replace(".", "\\.")));
  }

  /** The value of a property that stands once in a record. */
  private static String value(String sgf, String id) {
    Matcher found = Pattern.compile("\\b" + id + "\\[([^\\]]*)\\]").matcher(sgf);
    assertThat(found.find()).as(id + " in " + sgf).isTrue();
    return found.group(1);
  }

  @Test
  void goesOnOnlyWhereItWasBegun() throws IOException {
    Path file = event("\"match\"", 2);
    assertThat(tournament(file, "--resume").err()).contains("no event to go on with");
    assertThat(tournament(file).status()).isZero();
    assertThat(tournament(file).err()).contains("--resume goes on with it");
    assertThat(tournament(file).status()).isEqualTo(ExitStatus.UNUSABLE);
    Loa.Answer again = tournament(file, "--resume");
    assertThat(again.status()).isZero();
    assertThat(again.out()).contains("place  entrant").doesNotContain("game 1,");
  }

  @Test
  void mistakesInTheFile() throws IOException {
    Path file =
        Files.writeString(folder.resolve("e.json"), "{ \"system\": \"swis\",\n\"prise\": 1 }");
    Loa.Answer answer = tournament(file);
    assertThat(answer.status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(answer.err().lines()).hasSize(3).allMatch(line -> line.contains("e.json:"));
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void aFileThatIsNotThere() {
    Loa.Answer answer = tournament(folder.resolve("none.json"));
    assertThat(answer.status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(answer.err()).contains("none.json");
  }

  @ParameterizedTest
  @CsvSource({
    "--take-back, 1, GAME:PLIES",
    "--take-back, 1:x, a number is expected",
    "--take-back, 1:1, only a game that was paired and is not over",
    "--set-clock, 1:first, GAME:SIDE:SECONDS",
    "--set-clock, 1:white:5, first or second",
    "--set-clock, 1:first:-5, seconds",
    "--end-game, 1:draw, GAME:WINNER:WHY",
    "--end-game, 99:draw:rain, game 99"
  })
  void correctionsThatCannotBe(String option, String text, String why) throws IOException {
    Path file = event("\"match\"", 2);
    assertThat(tournament(file, option, text).status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(tournament(file).status()).isZero();
    Loa.Answer answer = tournament(file, option, text);
    assertThat(answer.status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(answer.err()).contains(why);
  }
}
