package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.tournament.EventFile;
import io.github.linesofaction.arena.tournament.Journal;
import io.github.linesofaction.arena.tournament.JournalException;
import io.github.linesofaction.arena.tournament.Tournament;
import io.github.linesofaction.arena.tournament.TournamentRunner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sixty games, the runner killed at fifty random points, and the files come out the same. */
class KilledEventTest {
  private static final int KILLS = 50;

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void killedAndResumedFiftyTimes() throws Exception {
    Path file = event();
    Path whole = folder.resolve("whole");
    try (TournamentRunner runner = runner(file, whole)) {
      assertThat(runner.run().games()).hasSize(60);
    }

    Path killed = folder.resolve("killed");
    Random random = new Random(60);
    int kills = 0;
    while (kills < KILLS && !Files.exists(killed.resolve("table.txt"))) {
      kill(file, killed, 1 + random.nextInt(150));
      kills++;
      assertThat(Journal.exists(killed)).isTrue();
    }
    assertThat(kills).isEqualTo(KILLS);
    assertThat(killed.resolve("table.txt")).doesNotExist();
    try (TournamentRunner runner = runner(file, killed)) {
      assertThat(runner.run().isOver()).isTrue();
    }
    assertThat(files(killed)).hasSize(62).isEqualTo(files(whole));
  }

  /** A lock that holds within one process only would let two runners write one journal. */
  @Test
  @Tag("slow")
  void anotherProcessIsKeptOut() throws Exception {
    Path file = event();
    Path place = folder.resolve("shared");
    Process child = start(file, place, "1000");
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(out.readLine()).isNotNull();

      assertThatThrownBy(() -> look(file, place))
          .isInstanceOf(JournalException.class)
          .hasMessage(place + ": another runner is at work here");
    } finally {
      child.destroyForcibly();
      child.waitFor();
    }
    look(file, place);
  }

  private Path event() throws IOException {
    StringBuilder text = new StringBuilder("{ \"event\": \"E\", \"game\": \"awari\",\n");
    text.append("\"system\": { \"name\": \"randomRounds\", \"rounds\": 10 },\n");
    text.append("\"timeControl\": \"none\", \"concurrency\": 3, \"entrants\": [");
    for (int i = 0; i < 12; i++) {
      text.append(i == 0 ? "" : ",").append("{\"name\":\"E").append(i).append("\",\"player\":\"");
      text.append(i % 2 == 0 ? "greedy" : "random").append("\"}");
    }
    return Files.writeString(folder.resolve("e.json"), text.append("] }"));
  }

  private static void look(Path file, Path place) throws IOException {
    TournamentRunner.withStopped(EventFile.read(file), place, event -> {});
  }

  private static TournamentRunner runner(Path file, Path place) throws IOException {
    return new TournamentRunner(EventFile.read(file), place, () -> 0, new Tournament.Audience() {});
  }

  /** Starts a runner and kills it after so many moves. */
  private static void kill(Path file, Path place, int moves) throws Exception {
    Process child = start(file, place, "2");
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
      for (int i = 0; i < moves && out.readLine() != null; i++) {
        // Each line is a move.
      }
      child.destroyForcibly();
      child.waitFor();
    }
  }

  /** Starts a runner that waits so many milliseconds behind each move. */
  private static Process start(Path file, Path place, String millis) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            EventThatIsKilled.class.getName(),
            file.toString(),
            place.toString(),
            millis)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

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
}
