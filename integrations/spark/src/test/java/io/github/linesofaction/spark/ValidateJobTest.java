package io.github.linesofaction.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of records, judged on two threads. */
class ValidateJobTest {
  private static final String SOUND =
      "[Event \"A\"]\n\n1. b1-b3 a2-c2\n2. b3-b1 c2-a2 {not over} *\n\n";
  private static final String FAULTY = "[Event \"B\"]\n\n1. b1-b3 a2-c2\n2. c1-c9 *\n\n";

  @TempDir private Path folder;
  private Path in;
  private Path out;
  private SparkSession session;

  @BeforeEach
  void prepare() throws IOException {
    session = LocalSpark.start();
    in = Files.createDirectories(folder.resolve("in"));
    out = folder.resolve("out");
  }

  @AfterEach
  void stop() {
    session.stop();
  }

  private Path write(String name, String text) throws IOException {
    Path file = in.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text, StandardCharsets.UTF_8);
  }

  private static byte[] packed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream packing = new GZIPOutputStream(bytes)) {
      packing.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private Summary judge(int partSize, List<String> words) throws IOException {
    return new ValidateJob(in.toString(), out.toString(), partSize).run(session, words::add);
  }

  private List<Row> verdicts() {
    return session
        .read()
        .parquet(out.resolve("verdicts.parquet").toString())
        .sort("file", "game")
        .collectAsList();
  }

  @Test
  void everyGameHasAVerdictWithItsPlace() throws IOException {
    write("a/one.txt", SOUND);
    Path many = write("many.txt", SOUND.repeat(40) + FAULTY + SOUND.repeat(40));
    List<String> words = new ArrayList<>();
    Summary summary = judge(500, words);
    assertThat(summary).isEqualTo(new Summary(82, 81, 1, 0, 0));
    assertThat(words).isEmpty();
    assertThat(Files.readString(out.resolve("summary.json")))
        .isEqualTo("{\"games\":82,\"sound\":81,\"faulty\":1,\"remarks\":0}\n");
    List<Row> verdicts = verdicts();
    assertThat(verdicts).hasSize(82);
    for (int game = 1; game <= 81; game++) {
      Row verdict = verdicts.get(game);
      assertThat(verdict.<String>getAs("file")).isEqualTo(many.toString());
      assertThat(verdict.<Integer>getAs("game")).isEqualTo(game);
      assertThat(verdict.<String>getAs("grade")).isEqualTo(game == 41 ? "faulty" : "sound");
      assertThat(verdict.<Integer>getAs("plies")).isEqualTo(game == 41 ? 2 : 4);
    }
    Row fault = verdicts.get(41).<Row>getList(9).get(0);
    assertThat(fault.<String>getAs("kind")).isEqualTo("ILLEGAL_MOVE");
    // Forty games of five lines lie before.
    assertThat(fault.<Integer>getAs("line")).isEqualTo(204);
    assertThat(fault.<Integer>getAs("column")).isEqualTo(4);
    assertThat(fault.<Integer>getAs("ply")).isEqualTo(3);
    assertThat(fault.<String>getAs("reason")).isEqualTo("OFF_BOARD");
  }

  @Test
  void linesOfJsonSayTheSameAsTheTable() throws IOException {
    for (String name : List.of("tournament-final.sgf", "illegal-move-in-game-2.sgf")) {
      try (InputStream stream = ValidateJobTest.class.getResourceAsStream("/" + name)) {
        Files.copy(stream, in.resolve(name));
      }
    }
    judge(1_000, new ArrayList<>());
    List<Row> lines =
        session
            .read()
            .schema(session.read().parquet(out + "/verdicts.parquet").schema())
            .json(out.resolve("verdicts.json").toString())
            .sort("file", "game")
            .collectAsList();
    assertThat(lines).isEqualTo(verdicts()).isNotEmpty();
    assertThat(lines).filteredOn(row -> row.getAs("grade").equals("faulty")).hasSize(1);
  }

  @Test
  void aDamagedFileCostsItsOwnVerdictsOnly() throws IOException {
    write("good.txt", SOUND.repeat(3));
    write("empty.sgf", "");
    write("open.txt", SOUND.repeat(20) + "1. b1-b3 { never closed\n\n" + SOUND.repeat(20));
    byte[] whole = packed(SOUND.repeat(200));
    Files.write(in.resolve("good.txt.gz"), whole);
    Files.write(in.resolve("cut.txt.gz"), Arrays.copyOf(whole, whole.length - 10));
    List<String> words = new ArrayList<>();
    Summary summary = judge(100, words);
    assertThat(summary.troubles()).isEqualTo(2);
    assertThat(words).hasSize(2);
    assertThat(words.get(0)).contains("cut.txt.gz: the packed data is damaged or cut short");
    assertThat(words.get(1)).contains("no game found in").contains("empty.sgf");
    List<Row> verdicts = verdicts();
    assertThat(verdicts).filteredOn(row -> row.getString(0).endsWith("good.txt")).hasSize(3);
    assertThat(verdicts).filteredOn(row -> row.getString(0).endsWith("good.txt.gz")).hasSize(200);
    List<Row> open =
        verdicts.stream().filter(row -> row.getString(0).endsWith("open.txt")).toList();
    assertThat(open).hasSize(41);
    assertThat(open).filteredOn(row -> row.getAs("grade").equals("remarks")).hasSize(1);
  }

  @Test
  void nothingIsOverwrittenAndNothingToReadIsTold() throws IOException {
    write("passed-over.doc", SOUND);
    assertThatThrownBy(() -> judge(100, new ArrayList<>()))
        .isInstanceOf(UnusableException.class)
        .hasMessageContaining("no record file in this folder; records are called *.txt");
    write("one.txt", SOUND);
    Files.createDirectories(out);
    assertThatThrownBy(() -> judge(100, new ArrayList<>()))
        .isInstanceOf(UnusableException.class)
        .hasMessageContaining("nothing is overwritten");
  }

  @Test
  void theProgramEndsWithTheWorstThatItMet() throws IOException {
    session.stop();
    write("one.txt", SOUND);
    assertThat(main("validate", in.toString(), folder.resolve("1").toString())).isZero();
    write("two.txt", FAULTY);
    assertThat(main("validate", in.toString(), folder.resolve("2").toString())).isEqualTo(1);
    write("three.txt", "");
    assertThat(main("validate", in.toString(), folder.resolve("3").toString())).isEqualTo(2);
    assertThat(main("validate", folder.resolve("nothing").toString(), out.toString())).isEqualTo(2);
    assertThat(main("validate", in.toString(), out.toString(), "--part-size", "0")).isEqualTo(2);
    assertThat(main()).isEqualTo(2);
    assertThat(main("perft", "-1")).isEqualTo(2);
    assertThat(main("perft", "2", "--variant", "no such")).isEqualTo(2);
  }

  private static int main(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    if (args.length > 0) {
      all.addAll(List.of("--master", LocalSpark.MASTER));
    }
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    return Main.run(writer, writer, all.toArray(String[]::new));
  }
}
