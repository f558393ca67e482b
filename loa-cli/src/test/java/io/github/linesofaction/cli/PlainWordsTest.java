package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever goes wrong is told in words for people: no class of any program is named. */
class PlainWordsTest {
  private static final List<String> COMMANDS =
      List.of(
          "validate",
          "validate --json",
          "convert --to sgf",
          "convert --to nothing",
          "moves",
          "moves --position",
          "replay",
          "show",
          "show --svg /no/such/folder/x.svg",
          "page -o -",
          "page -o /no/such/folder/x.html",
          "perft",
          "perft --variant",
          "variants",
          "play",
          "engine",
          "match",
          "match --games 1 --out /dev/null/x",
          "check-engine",
          "tournament",
          "help",
          "generate-completion",
          "nothing");

  private static List<String> inputs(Path folder) throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("self.txt"), folder.resolve("self.txt"));
    Path empty = Files.createDirectory(folder.resolve("empty"));
    return List.of(
        "",
        "-weird",
        "--weird",
        "-",
        "- -",
        "no/such.txt",
        "/dev/null/x",
        link.toString(),
        empty.toString(),
        Files.writeString(folder.resolve("lorem.txt"), "lorem ipsum\n").toString(),
        Files.writeString(folder.resolve("cut.sgf"), "(;GM[9]B[d1").toString(),
        Files.write(folder.resolve("bad.gz"), new byte[] {31, (byte) 139, 8, 0, 1}).toString(),
        Files.write(folder.resolve("bad.zip"), new byte[] {'P', 'K', 3, 4, 9}).toString(),
        Files.write(folder.resolve("x.tar"), new byte[1024]).toString(),
        Files.writeString(folder.resolve("bad.json"), "{\"games\": [}").toString(),
        "--variant nope",
        "--size 99",
        "--rules \u00fc",
        "\u0001");
  }

  @Test
  void noClassIsNamed(@TempDir Path folder) throws IOException {
    for (String input : inputs(folder)) {
      for (String command : COMMANDS) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        if (!input.isEmpty()) {
          words.addAll(List.of(input.split(" ")));
        }

        Loa.Answer answer = Loa.run(words.toArray(String[]::new));

        assertThat(answer.err())
            .as("%s", words)
            .doesNotContain("Exception", "java.", "io.github", "internal fault", "\tat ");
        assertThat(answer.status()).as("%s", words).isBetween(0, 2);
      }
    }
  }

  @Test
  void goodFilesAreOnThePageAndTheBadOnesTold(@TempDir Path folder) throws IOException {
    Path good = Files.writeString(folder.resolve("good.txt"), "1. c1-c3 a2-c4\n");
    Path lorem = Files.writeString(folder.resolve("lorem.txt"), "lorem ipsum\n");
    Path page = folder.resolve("page.html");

    Loa.Answer answer =
        Loa.run("page", "-o", page.toString(), "no/such.txt", lorem.toString(), good.toString());

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("\"no/such.txt\": no such file or folder"))
        .anyMatch(line -> line.contains("no game found in " + lorem));
    assertThat(page).content().contains("good.txt");
  }
}
