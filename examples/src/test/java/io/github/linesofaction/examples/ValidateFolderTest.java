package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateFolderTest {
  private final StringWriter seen = new StringWriter();

  @Test
  void soundGamesAreCounted() throws IOException {
    assertThat(ValidateFolder.report(Path.of("records"), new PrintWriter(seen))).isTrue();
    // Cases K2, K3 and M3.
    assertThat(seen.toString())
        .contains(
            "three-pairs-a-line.txt, game 1: 26 plies, White wins: resignation\n",
            "counted-plies.txt, game 1: 9 plies, White wins: goal reached by the opponent's move\n",
            "shortest.txt, game 1: 9 plies, Black wins: goal reached\n")
        .endsWith(" games are sound.\n");
  }

  @Test
  void gamesInSgfAreReadToo(@TempDir Path folder) throws IOException {
    // Case M3 as SGF, and case E2: a4-d8 is on no line.
    Files.writeString(
        folder.resolve("two.sgf"),
        "(;GM[9];B[d1-b3];W[h5-g4];B[b1-b4];W[g4:g1];B[b4-e7];W[a3:c1];B[b3-e6];W[h3:f1];B[e1-e5])"
            + "\n(;GM[9];B[d1-b3];W[a4:d8])\n");
    assertThat(ValidateFolder.report(folder, new PrintWriter(seen))).isFalse();
    assertThat(seen.toString())
        .contains(
            "two.sgf, game 1: 9 plies, Black wins: goal reached\n",
            "two.sgf, game 2: 1 ply, no end, not sound\n",
            "game 2, ply 2, a4:d8")
        .endsWith("1 of 2 games are sound.\n");
  }

  @Test
  void faultsAreToldWithTheirPlace() throws IOException {
    assertThat(ValidateFolder.report(Path.of("damaged"), new PrintWriter(seen))).isFalse();
    // Case K5.
    assertThat(seen.toString())
        .contains("gemma-damaged.txt:1:3: ", "cē3")
        .endsWith("0 of 1 game is sound.\n");
  }
}
