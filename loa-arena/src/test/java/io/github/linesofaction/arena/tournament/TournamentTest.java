package io.github.linesofaction.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.Side;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
  @TempDir Path folder;

  private EventSpec event(String more, String... entrants) throws IOException {
    StringBuilder text = new StringBuilder("{ \"event\": \"E\", \"date\": \"2026-12-01\", ");
    text.append("\"timeControl\": \"nodes=20\", \"maxPlies\": 60, ").append(more);
    text.append(", \"entrants\": [");
    for (int i = 0; i < entrants.length; i++) {
      text.append(i == 0 ? "" : ",").append("{\"name\":").append(JsonTree.toLine(entrants[i]));
      text.append(",\"player\":\"random\"}");
    }
    return EventFile.read(Files.writeString(folder.resolve("e.json"), text.append("] }")));
  }

  private static Tournament run(EventSpec spec, Path place) throws IOException {
    try (TournamentRunner runner =
        new TournamentRunner(spec, place, () -> 0, new Tournament.Audience() {})) {
      return runner.run();
    }
  }

  /** All files but the journal, by their names. */
  private static Map<String, String> files(Path place) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(place)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (!file.endsWith("journal.jsonl")) {
          files.put(place.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return files;
  }

  @Test
  void sameFilesAtAnyConcurrency() throws IOException {
    Path one = folder.resolve("one");
    Path four = folder.resolve("four");
    String[] names = {"A", "B", "C", "D", "E"};
    Tournament event = run(event("\"system\": \"swiss\", \"concurrency\": 1", names), one);
    run(event("\"system\": \"swiss\", \"concurrency\": 4", names), four);
    assertThat(event.isOver()).isTrue();
    assertThat(event.games()).hasSize(10);
    assertThat(files(one)).hasSize(12).isEqualTo(files(four));
  }

  @Test
  void aFinishedEventGoesOnWithNothing() throws IOException {
    EventSpec spec = event("\"system\": \"allPlayAll\"", "A", "B", "C");
    run(spec, folder.resolve("x"));
    Map<String, String> before = files(folder.resolve("x"));
    assertThat(run(spec, folder.resolve("x")).isOver()).isTrue();
    assertThat(files(folder.resolve("x"))).isEqualTo(before);
  }

  /** From every length of the journal, cut lines included, the event can go on. */
  @Test
  void goesOnFromEveryPoint() throws IOException {
    EventSpec spec =
        event("\"system\": \"match\", \"interruptedGames\": \"begin again\"", "A", "B");
    run(spec, folder.resolve("whole"));
    Map<String, String> wanted = files(folder.resolve("whole"));
    byte[] journal = Files.readAllBytes(folder.resolve("whole/journal.jsonl"));
    for (int length = 0; length < journal.length; length += 613) {
      Path place = Files.createDirectories(folder.resolve("cut" + length));
      Files.write(place.resolve("journal.jsonl"), Arrays.copyOf(journal, length));
      run(spec, place);
      assertThat(files(place)).isEqualTo(wanted);
    }
  }

  @Test
  void corrections() throws IOException {
    EventSpec spec = event("\"system\": \"match\"", "A", "B");
    Path place = Files.createDirectories(folder.resolve("x"));
    run(spec, folder.resolve("whole"));
    List<String> lines = Files.readAllLines(folder.resolve("whole/journal.jsonl"));
    Files.write(place.resolve("journal.jsonl"), lines.subList(0, 12));

    TournamentRunner.withStopped(
        spec,
        place,
        event -> {
          assertThat(event.moves(1)).hasSize(10);
          event.takeBack(1, 3);
          assertThat(event.moves(1)).hasSize(7);
          assertThatThrownBy(() -> event.takeBack(1, 8))
              .hasMessage("game 1: 8 plies to take back: from 1 to 7");
          assertThatThrownBy(() -> event.setClock(1, Side.FIRST, 5))
              .hasMessageContaining("after a move on that clock");
          assertThatThrownBy(() -> event.takeBack(9, 1)).hasMessageContaining("game 9");
          event.endByHand(2, Optional.of(Side.SECOND), "power cut");
        });
    TournamentRunner.withStopped(
        spec,
        place,
        event -> {
          assertThat(event.moves(1)).hasSize(7);
          assertThatThrownBy(() -> event.endByHand(2, Optional.empty(), "no"))
              .hasMessageContaining("is not over");
        });
    Tournament event = run(spec, place);
    PlayedGame second = event.games().get(1).played().orElseThrow();
    assertThat(second.end().kind()).isEqualTo(EndKind.BY_HAND);
    assertThat(second.end().winner()).contains(Side.SECOND);
    assertThat(Files.readString(place.resolve("table.txt"))).contains("1 by the director");
  }

  @Test
  void oneRunnerAtATime() throws IOException {
    EventSpec spec = event("\"system\": \"match\"", "A", "B");
    try (Journal journal = Journal.open(folder.resolve("x"))) {
      assertThat(journal.isCut()).isFalse();
      assertThatThrownBy(() -> run(spec, folder.resolve("x")))
          .isInstanceOf(JournalException.class)
          .hasMessageContaining("another runner is at work here");
    }
    assertThat(run(spec, folder.resolve("x")).isOver()).isTrue();
  }

  @Test
  void anotherEventsJournalIsRefused() throws IOException {
    run(event("\"system\": \"match\"", "A", "B"), folder.resolve("x"));
    EventSpec other = event("\"system\": \"match\"", "A", "C");
    assertThatThrownBy(() -> run(other, folder.resolve("x")))
        .isInstanceOf(JournalException.class)
        .hasMessageContaining("belongs to another event");
  }

  @Test
  void whatIsNoJournalIsRefused() throws IOException {
    Path place = Files.createDirectories(folder.resolve("x"));
    Files.writeString(place.resolve("journal.jsonl"), "{\"kind\":\"event\"}\nnonsense\n");
    assertThatThrownBy(() -> run(event("\"system\": \"match\"", "A", "B"), place))
        .isInstanceOf(JournalException.class)
        .hasMessageContaining("journal.jsonl:2: no line of a journal");
  }

  /** Names with paths, line ends and HTML in them stay text, and files stay in the folder. */
  @Test
  void hostileNames() throws IOException {
    EventSpec spec =
        event("\"system\": \"allPlayAll\"", "../../up", "a\nb", "<b onclick=x>", "CON", "con");
    Path place = folder.resolve("x");
    run(spec, place);
    assertThat(files(place).keySet())
        .allMatch(name -> name.matches("table\\.(txt|json)|games.game-\\d{4}\\.sgf"));
    assertThat(Files.readString(place.resolve("table.txt"), StandardCharsets.UTF_8))
        .contains("a b", "../../up");
    assertThat(Seating.fileNames(List.of("../../up", "a\nb", "", "CON", "con", "...")))
        .containsExactly("up", "a_b", "entrant", "CON", "con-2", "entrant-2");
  }

  /** A program that a killed runner left behind is ended, but only if it is the same one. */
  @Test
  void leftoversAreEnded() throws Exception {
    Process left = new ProcessBuilder("sleep", "60").start();
    Process other = new ProcessBuilder("sleep", "60").start();
    Path place = Files.createDirectories(folder.resolve("x"));
    Map<String, Object> wrong = Leftovers.entry(other.toHandle());
    wrong.put("started", 1L);
    try (Journal journal = Journal.open(place)) {
      journal.add(Leftovers.entry(left.toHandle()));
      journal.add(wrong);
    }
    try (Journal journal = Journal.open(place)) {
      assertThat(Leftovers.end(journal)).isEqualTo(1);
    }
    assertThat(left.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(other.isAlive()).isTrue();
    other.destroyForcibly();
  }

  /** A line that cannot be written whole is told of, and not left half. */
  @Test
  void whatCannotBeWritten() throws IOException {
    Path place = Files.createDirectories(folder.resolve("x"));
    Journal journal = Journal.open(place);
    journal.close();
    assertThatThrownBy(() -> journal.add(Journal.entry("event")))
        .isInstanceOf(JournalException.class)
        .hasMessageContaining("cannot be written");
    Files.writeString(place.resolve("journal.jsonl"), "{\"kind\":\"eve", StandardOpenOption.APPEND);
    try (Journal again = Journal.open(place)) {
      assertThat(again.isCut()).isTrue();
      assertThat(again.past()).isEmpty();
    }
  }
}
