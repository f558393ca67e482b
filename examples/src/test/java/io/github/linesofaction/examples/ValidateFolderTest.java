package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

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
  void faultsAreToldWithTheirPlace() throws IOException {
    assertThat(ValidateFolder.report(Path.of("damaged"), new PrintWriter(seen))).isFalse();
    // Case K5.
    assertThat(seen.toString())
        .contains("gemma-damaged.txt:1:3: ", "cē3")
        .endsWith("0 of 1 games are sound.\n");
  }
}
