package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageCommandTest {
  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String page(String... args) throws IOException {
    Path out = folder.resolve("out.html");
    String[] all = java.util.Arrays.copyOf(args, args.length + 2);
    all[args.length] = "-o";
    all[args.length + 1] = out.toString();
    Loa.Answer answer = Loa.run(all);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out()).isEmpty();
    assertThat(answer.status()).isEqualTo(0);
    return Files.readString(out);
  }

  @Test
  void allGamesOfAllPathsStandOnOnePage() throws IOException {
    String one = file("one.txt", "1. c1-c3 a2-c4");
    String two = file("two.sgf", "(;GM[9]PB[Anna];B[b1-b3])(;GM[9]PB[Bea];B[f1-f4])");

    assertThat(page("page", one, two))
        .startsWith("<!DOCTYPE html>")
        .contains("one.txt, game 1", "Anna – ?", "Bea – ?", "\"grade\":\"faulty\"")
        .contains("<title>" + one + ", " + two + "</title>");
  }

  @Test
  void withoutARecordItIsABoardToPlayOn() throws IOException {
    assertThat(page("page", "--variant", "gemma"))
        .contains("<title>Gemma</title>", "\"variant\":\"gemma\"", "\"nodes\":[{}]");
    assertThat(page("page", "--rules", "soucie", "--title", "Mine & yours"))
        .contains("<title>Mine &amp; yours</title>", "MOVER_WINS LOSES");
  }

  @Test
  void standardOutputTakesItToo() {
    assertThat(Loa.run("page", "-o", "-").out())
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n");
  }

  @Test
  void whereThereIsNoGameThatIsSaid() throws IOException {
    Loa.Answer answer = Loa.run("page", file("none.txt", ""), "-o", folder + "/out.html");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).startsWith("loa: no game found in ");
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() {
    assertThat(Loa.run("page", "-o", "no/such/folder/x.html").err())
        .isEqualTo(
            "loa: --output \"no/such/folder/x.html\": cannot be written: no such file or folder\n");
  }

  @Test
  void aReportHasTheFaultyGamesAtTheirFaults() throws IOException {
    String games = file("games.txt", "1. c1-c3 a2-c4\n\n1. c1-c3 a2-c4 2. f1-f4\n");
    Path out = folder.resolve("report.html");

    Loa.Answer answer = Loa.run("validate", "--html", out.toString(), games);

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.out()).endsWith("1 sound, 1 faulty\n");
    assertThat(Files.readString(out))
        .contains("\"ply\":3", "f1-f4: the lines through f1 reach")
        .containsOnlyOnce("\"grade\"");
  }

  @Test
  void aReportOnSoundGamesSaysSo() throws IOException {
    Path out = folder.resolve("report.html");

    assertThat(Loa.run("validate", "--html", out.toString(), file("a.txt", "1. c1-c3")).status())
        .isEqualTo(0);
    assertThat(Files.readString(out)).contains("No game has a fault or a remark.");
  }
}
