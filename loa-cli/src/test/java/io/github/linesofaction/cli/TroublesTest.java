package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with some files does not keep the others from being read. */
class TroublesTest {
  private static final String GAME = "1. c1-c3 a2-c4\n";

  @Test
  void goodFilesAmongBadLinksAreJudged(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("a.txt"), GAME);
    Files.writeString(folder.resolve("z.txt"), GAME);
    Files.createDirectory(folder.resolve("sub"));
    Files.createSymbolicLink(folder.resolve("sub/up"), folder);
    Files.createSymbolicLink(folder.resolve("lost.txt"), folder.resolve("nowhere"));
    Files.createSymbolicLink(folder.resolve("self.txt"), folder.resolve("self.txt"));

    Loa.Answer answer = Loa.run("validate", folder.toString());

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.lastLine()).isEqualTo("2 games: 2 sound, 0 faulty");
    assertThat(answer.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("lost.txt"))
        .anyMatch(line -> line.contains("self.txt"))
        .noneMatch(line -> line.contains("Exception"));
  }

  @Test
  void aMissingNameDoesNotHideTheOthers(@TempDir Path folder) throws IOException {
    Path good = Files.writeString(folder.resolve("a.txt"), GAME);

    for (String command : List.of("validate", "convert --to moves")) {
      String[] words = (command + " no/such.txt " + good).split(" ");
      Loa.Answer answer = Loa.run(words);

      assertThat(answer.status()).isEqualTo(2);
      assertThat(answer.out()).isNotEmpty();
      assertThat(answer.err()).isEqualTo("loa: \"no/such.txt\": no such file or folder\n");
    }
  }

  @Test
  void aFolderWithoutRecordsIsTold(@TempDir Path folder) throws IOException {
    assertThat(Loa.run("validate", folder.toString()).err())
        .contains("no record file in this folder", "*.sgf");
    Files.writeString(folder.resolve("notes.md"), "x");

    Loa.Answer answer = Loa.run("validate", folder.toString());
    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("1 file passed over by name");
    assertThat(Loa.run("validate", "--verbose", folder.toString()).err()).contains("notes.md");
    assertThat(Loa.run("validate", "--help").out()).contains("*.pgn");
  }

  @Test
  void eachFileWithoutAGameIsNamed(@TempDir Path folder) throws IOException {
    for (int i = 1; i <= 7; i++) {
      Files.writeString(folder.resolve("f" + i + ".txt"), "what a day\n");
    }

    assertThat(Loa.run("validate", folder.toString()).err()).hasLineCount(7).contains("f7.txt");
    Loa.Answer json = Loa.run("validate", "--json", folder.toString());
    assertThat(json.lines()).hasSize(8);
    assertThat(json.lines().get(6))
        .contains("\"file\":\"", "f7.txt\",\"trouble\":\"no game found in ");
    Loa.Answer converted = Loa.run("convert", "--to", "sgf", folder.resolve("f1.txt").toString());
    assertThat(converted.status()).isEqualTo(2);
    assertThat(converted.err()).contains("no game found in ", "f1.txt");
  }

  @Test
  void entriesOfZipFilesAreNamed(@TempDir Path folder) throws IOException {
    Path zip = folder.resolve("two.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (String name : List.of("a.txt", "b.txt")) {
        out.putNextEntry(new ZipEntry(name));
        out.write(GAME.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
      }
    }

    Loa.Answer answer = Loa.run("validate", zip.toString());

    assertThat(answer.status()).isZero();
    assertThat(answer.lines().get(1)).startsWith(zip + "!b.txt: game 1: ");
    assertThat(Loa.run("validate", folder.toString()).lastLine()).startsWith("2 games: 2 sound");
  }

  @Test
  void aPipeWithANameIsReadAsStandardInput(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path pipe = folder.resolve("games");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
    assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor()).isZero();
    Process writer =
        new ProcessBuilder("/bin/sh", "-c", "echo '1. c1-c3 a2-c4' > \"$0\"", pipe.toString())
            .start();

    Loa.Answer answer = Loa.run("validate", pipe.toString());

    assertThat(writer.waitFor()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.lastLine()).isEqualTo("1 game: 1 sound, 0 faulty");
  }
}
