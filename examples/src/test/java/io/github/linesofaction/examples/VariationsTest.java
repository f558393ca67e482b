package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VariationsTest {
  @Test
  void branchesAreShownAndOneIsAdded(@TempDir Path folder) throws IOException {
    Path from = folder.resolve("from.sgf");
    Path to = folder.resolve("to.sgf");
    Files.writeString(
        from,
        "(;FF[4]GM[9]PB[Ann]VW[a1]\n"
            + ";B[d1-b3]BL[59.5]N[one](;W[h5-g4]CR[g4];B[b1-b4])(;W[h4-f4]C[or this]))\n");
    PrintStream before = System.out;
    ByteArrayOutputStream seen = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(seen, true, StandardCharsets.UTF_8));
      Variations.main(new String[] {from.toString(), "c1-c3", to.toString()});
    } finally {
      System.setOut(before);
    }

    assertThat(seen.toString(StandardCharsets.UTF_8).replace("\r", ""))
        .startsWith(
            "Behind ply 1, d1-b3 there are [ply 2, h5-g4, ply 2, h4-f4]\n"
                + " 8  . b b b b b b .\n")
        .contains(" 3  w b . . . . . w\n")
        .endsWith("Read back equal: true\n");
    assertThat(Files.readString(to))
        .isEqualTo(
            "(;FF[4]GM[9]PB[Ann]VW[a1]\n"
                + "(;B[c1-c3]C[My choice.])\n"
                + "(;B[d1-b3]BL[59.5]N[one]\n"
                + "(;W[h5-g4]CR[g4]\n"
                + ";B[b1-b4])\n"
                + "(;W[h4-f4]C[or this])))\n");
  }

  @Test
  void theProgramIsShort() throws IOException {
    Path source = Path.of("src/main/java/io/github/linesofaction/examples/Variations.java");

    assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(40);
  }
}
