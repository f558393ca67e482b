package io.github.linesofaction.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of the library's players among themselves. */
class SelfPlayJobTest {
  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void start() {
    session = LocalSpark.start();
  }

  @AfterAll
  static void stop() {
    session.stop();
  }

  private static SelfPlay play(String black, String white, long seed, String form) {
    return new SelfPlay(new StartText("standard", "", ""), black, white, 1, 4, 200, seed, form);
  }

  private String text(SelfPlay play, int games, int partitions) throws IOException {
    Path out = folder.resolve(play.hashCode() + "-" + partitions);
    new SelfPlayJob(play, games, out.toString()).run(session, partitions);
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(out)) {
      List<Path> parts = files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
      assertThat(parts).hasSize(partitions);
      for (Path part : parts) {
        text.append(Files.readString(part));
      }
    }
    return text.toString();
  }

  private static List<GameRecord> records(String text) {
    try (RecordReader reader = Records.read(Source.of(text))) {
      return reader.readAll();
    }
  }

  @Test
  void theGamesAreTheSameHoweverManyPartitionsThereAre() throws IOException {
    SelfPlay play = play("alpha-beta", "monte-carlo", 7, "sgf");
    String inOne = text(play, 10, 1);
    assertThat(text(play, 10, 3)).isEqualTo(inOne);
    assertThat(text(play, 10, 10)).isEqualTo(inOne);
    List<GameRecord> records = records(inOne);
    assertThat(records).hasSize(10).doesNotHaveDuplicates();
    for (int number = 1; number <= records.size(); number++) {
      assertThat(records.get(number - 1).tag("RO")).contains(Integer.toString(number));
    }
    assertThat(records).allMatch(record -> RecordValidator.standard().judge(record).isSound());
    assertThat(records.stream().map(record -> record.moves().subList(0, 4)).distinct())
        .hasSizeGreaterThan(8);
  }

  @Test
  void anotherSeedGivesOtherGamesAndTranscriptsHoldTheSameOnes() throws IOException {
    List<GameRecord> sgf = records(text(play("random", "random", 1, "sgf"), 6, 2));
    List<GameRecord> transcripts = records(text(play("random", "random", 1, "text"), 6, 2));
    List<GameRecord> others = records(text(play("random", "random", 2, "sgf"), 6, 2));
    assertThat(transcripts).hasSize(6);
    for (int i = 0; i < 6; i++) {
      assertThat(transcripts.get(i).toGame()).isEqualTo(sgf.get(i).toGame());
      assertThat(others.get(i).toGame()).isNotEqualTo(sgf.get(i).toGame());
    }
  }
}
