package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecordFormsTest {
  @Test
  void positionsAreGamesWithoutMoves() {
    Loa.Answer answer =
        Loa.fed(
            "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b\n\n1bb1/w2w/w2w/1bb1 w\nx\n"
                .getBytes(StandardCharsets.UTF_8),
            "validate",
            "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(0)).isEqualTo("standard input: game 1: standard, 0 plies, open");
    assertThat(answer.lines().get(1)).isEqualTo("standard input: game 2: standard, 0 plies, open");
    assertThat(answer.lines().get(3)).startsWith("standard input:4:1: game 3: ");
    assertThat(answer.lastLine()).isEqualTo("3 games: 2 sound, 1 faulty");
  }

  @Test
  void positionStringsAreReadToo() {
    String scrambled = "# a remark\n1lLlLlL1/L6l/l6L/L6l/l6L/L6l/l6L/1LlLlLl1 w - - 0 1\n";

    Loa.Answer answer =
        Loa.fed(scrambled.getBytes(StandardCharsets.UTF_8), "convert", "--to", "json", "-");

    // Case P5.
    assertThat(answer.out()).contains("\"1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b\"");
  }

  @Test
  void actionNumbersAreMoves() {
    // Case X19: b1-h1 = 142, c1xa3 = 289.
    Loa.Answer answer =
        Loa.fed(
            "289\n142\n9999\n".getBytes(StandardCharsets.UTF_8),
            "validate",
            "-",
            "--format",
            "actions");

    assertThat(answer.lines().get(0)).contains("1 ply, open");
    assertThat(answer.lines().get(1)).contains("1 ply, open");
    assertThat(answer.lines().get(3)).contains("9999");
    assertThat(answer.lastLine()).isEqualTo("3 games: 2 sound, 1 faulty");
  }

  @Test
  void anUnknownFormIsWrongUse() {
    Loa.Answer answer = Loa.run("validate", "-", "--format", "pdf");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("sgf, text, counted, moves, short").hasLineCount(1);
  }
}
