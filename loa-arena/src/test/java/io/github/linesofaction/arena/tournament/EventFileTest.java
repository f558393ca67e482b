package io.github.linesofaction.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.event.Olympiad2000;
import io.github.linesofaction.arena.event.Swiss;
import io.github.linesofaction.arena.game.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventFileTest {
  private static final String TWO =
      "\"entrants\": [ { \"name\": \"A\", \"player\": \"random\" },\n"
          + "{ \"name\": \"B\", \"command\": [\"b\", \"-x\"], \"uciWhite\": \"second\" } ]";

  @TempDir Path folder;

  private EventSpec read(String text) throws IOException {
    return EventFile.read(Files.writeString(folder.resolve("e.json"), text));
  }

  private List<String> faults(String text) {
    EventFileException thrown = catchThrowableOfType(EventFileException.class, () -> read(text));
    assertThat(thrown).isNotNull();
    return thrown.faults().stream()
        .map(fault -> fault.substring(fault.indexOf("e.json") + 6))
        .toList();
  }

  @Test
  void everythingSaid() throws IOException {
    EventSpec spec =
        read(
            "{ \"event\": \"E\", \"date\": \"2000-08-21\", \"game\": \"loa\",\n"
                + "\"choices\": { \"variant\": \"gemma\", \"rules\": \"soucie\" },\n"
                + "\"system\": { \"name\": \"swiss\", \"rounds\": 3 }, \"timeControl\":"
                + " \"40/60\",\n"
                + "\"marginMillis\": 7, \"maxPlies\": 90, \"seed\": -5, \"concurrency\": 3,\n"
                + "\"interruptedGames\": \"begin again\",\n"
                + TWO
                + "}");
    assertThat(spec.name()).isEqualTo("E");
    assertThat(spec.date()).isEqualTo("2000-08-21");
    assertThat(spec.game()).hasToString("gemma, soucie");
    assertThat(spec.system()).isEqualTo(new Swiss(2, 3, -5));
    assertThat(spec.control()).isEqualTo(TimeControl.parse("40/60"));
    assertThat(spec.marginMillis()).isEqualTo(7);
    assertThat(spec.mostPlies()).isEqualTo(90);
    assertThat(spec.concurrency()).isEqualTo(3);
    assertThat(spec.again()).isTrue();
    assertThat(spec.entrants())
        .containsExactly(
            new EntrantSpec("A", "random", List.of(), Side.FIRST),
            new EntrantSpec("B", "", List.of("b", "-x"), Side.SECOND));
  }

  @Test
  void whatIsUsual() throws IOException {
    EventSpec spec = read("{ \"system\": \"match\", " + TWO + "}");
    assertThat(spec.name()).isEqualTo("e.json");
    assertThat(spec.date()).isEmpty();
    assertThat(spec.game()).hasToString("standard");
    assertThat(spec.mostPlies()).isEqualTo(1000);
    assertThat(spec.seed()).isEqualTo(1);
    assertThat(spec.concurrency()).isEqualTo(1);
    assertThat(spec.again()).isFalse();
  }

  /** Five minutes a side and the rules of that year, unless the event says otherwise. */
  @Test
  void theOlympiadOf2000() throws IOException {
    String five =
        "\"entrants\": ["
            + "{\"player\":\"random\",\"name\":\"1\"},{\"player\":\"random\",\"name\":\"2\"},"
            + "{\"player\":\"random\",\"name\":\"3\"},{\"player\":\"random\",\"name\":\"4\"},"
            + "{\"player\":\"random\",\"name\":\"5\"}]";
    EventSpec spec = read("{ \"system\": \"olympiad2000\", " + five + "}");
    assertThat(spec.system()).isEqualTo(new Olympiad2000(5, 1, 1));
    assertThat(spec.control()).isEqualTo(TimeControl.parse("300"));
    assertThat(spec.game()).hasToString("standard, olympiad2000");
    EventSpec other =
        read("{ \"system\": \"olympiad2000\", \"choices\": {\"rules\": \"soucie\"}, " + five + "}");
    assertThat(other.game()).hasToString("standard, soucie");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1",
        "nul",
        "{\"a\":1,\"a\":2}",
        "{} {}",
        "\u0000",
        "{\"a\":1e999999999}"
      })
  void noJson(String text) {
    assertThat(faults(text)).isNotEmpty().allMatch(fault -> fault.startsWith(":"));
  }

  @Test
  void deepNestingIsRefused() {
    assertThat(faults("[".repeat(100_000))).singleElement().asString().contains("no JSON");
  }

  @Test
  void everyMistakeWithItsLine() {
    assertThat(
            faults(
                "{ \"event\": 7,\n\"date\": \"yesterday\",\n\"game\": \"chess\",\n"
                    + "\"system\": \"roulette\",\n\"timeControl\": \"soon\",\n\"maxPlies\": 0,\n"
                    + "\"seed\": 1.5,\n\"concurrency\": \"two\",\n\"openings\": \"none.txt\",\n"
                    + "\"interruptedGames\": \"maybe\",\n\"prize\": 100,\n\"entrants\": [\n"
                    + "{ \"name\": \"A\" },\n{ \"name\": \"A\", \"command\": [] },\n"
                    + "{ \"name\": \"C\", \"player\": \"x\", \"command\": [\"c\"] },\n"
                    + "{ \"name\": \"D\", \"command\": [\"d\"], \"age\": 3 }\n] }"))
        .extracting(fault -> fault.substring(0, fault.indexOf(' ')))
        .containsExactlyInAnyOrder(
            ":1:", ":2:", ":3:", ":4:", ":5:", ":6:", ":7:", ":8:", ":10:", ":11:", ":13:", ":14:",
            ":14:", ":14:", ":15:", ":16:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"swiss\" | \"rounds\": \"x\" | whole number",
        "\"match\" | \"rounds\": 3 | match has no \"rounds\"; it has games",
        "\"knockOut\" | \"size\": 6 | 2, 4, 8, 16",
        "\"randomRounds\" | \"rounds\": 2 | there are 1 to 1",
        "\"olympiad2000\" | \"replays\": 1 | 5 or more",
        "\"olympiadAwari\" | \"rounds\": 1 | has no \"rounds\"",
        "\"allPlayAll\" | \"groups\": 2 | from 1 to 1 groups"
      })
  void systemsWithWrongNumbers(String name, String number, String why) {
    assertThat(faults("{ \"system\": { \"name\": " + name + ",\n" + number + "}, " + TWO + "}"))
        .singleElement()
        .asString()
        .startsWith(":1: \"system\": ")
        .contains(why);
  }

  @Test
  void playersAndChoicesThatAreNot() {
    assertThat(
            faults(
                "{ \"system\": \"match\",\n\"choices\": { \"variant\": \"draughts\" },\n"
                    + TWO
                    + "}"))
        .singleElement()
        .asString()
        .startsWith(":2: \"choices\": variant draughts");
    assertThat(
            faults(
                "{ \"system\": \"match\",\n\"entrants\": [ { \"player\": \"genius\" },\n"
                    + "{ \"player\": \"alpha-beta:99\" } ] }"))
        .hasSize(2)
        .anyMatch(fault -> fault.startsWith(":2: no player \"genius\"; there are alpha-beta"))
        .anyMatch(fault -> fault.startsWith(":3: player \"alpha-beta:99\": level 99"));
  }

  @Test
  void noEntrants() {
    assertThat(faults("{ \"system\": \"swiss\" }"))
        .anyMatch(fault -> fault.equals(":1: \"entrants\" is a list of two or more"));
  }

  /** One alone plays nobody, names are texts, and a day is one of the calendar. */
  @Test
  void mistakesThatLookRight() {
    assertThat(
            faults(
                "{ \"system\": \"match\",\n\"date\": \"2026-13-45\",\n\"entrants\": [\n"
                    + "{ \"name\": 7,\n\"player\": \"random\" } ] }"))
        .contains(
            ":2: \"date\" is a day of the calendar, written 2000-08-21",
            ":3: \"entrants\" is a list of two or more",
            ":4: \"name\" is a text in quotes");
  }

  /** The parser's own words name a line of the file and nothing of the parser. */
  @ParameterizedTest
  @ValueSource(strings = {"{\n\"entrants\": [", "{\"a\": \"x", "{\"a\": tru", "{\"a\" 1}"})
  void whatIsNoJsonIsToldInWords(String text) {
    assertThat(faults(text))
        .singleElement()
        .asString()
        .contains("no JSON")
        .doesNotContain("Source", "REDACTED", "`");
  }

  @Test
  void notUtf8() throws IOException {
    Path file = Files.write(folder.resolve("latin.json"), new byte[] {'{', (byte) 0xe4, '}'});
    assertThat(catchThrowableOfType(EventFileException.class, () -> EventFile.read(file)))
        .hasMessageContaining("not UTF-8");
  }
}
