package io.github.linesofaction.examples.awari;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwariTest {
  /** Numbers of sequences of moves from the start, computed by another program. */
  @ParameterizedTest
  @CsvSource({"1, 6", "2, 36", "3, 190", "4, 1014", "5, 5219", "6, 27332", "7, 139157"})
  void countsFromTheStart(int depth, long sequences) {
    assertThat(count(AwariPosition.start(), depth)).isEqualTo(sequences);
  }

  private static long count(AwariPosition position, int depth) {
    return depth == 0
        ? 1
        : position
            .legalMoves()
            .chars()
            .mapToLong(pit -> count(position.play((char) pit), depth - 1))
            .sum();
  }

  /** Sixty games that another program played to their ends. */
  @Test
  void referenceGames() throws IOException {
    List<String> rows = rows("/reference/games-awari.tsv");
    assertThat(rows).hasSize(60);
    for (String row : rows) {
      String[] columns = row.split("\t", 2);
      assertThat(replay(columns[0] + "\n")).isEqualTo(columns[1] + System.lineSeparator());
    }
  }

  private static List<String> rows(String resource) throws IOException {
    try (InputStream in = AwariTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  private static String replay(String lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Awari.replay(new BufferedReader(new StringReader(lines)), print);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void badLinesAreAnsweredInTheirPlace() throws IOException {
    assertThat(replay("ab\nA\n\n").lines())
        .containsExactly(
            "error: ply 2: b may not be sown; legal are: ABCDEF",
            "error: ply 1: A may not be sown; legal are: abcdef",
            "4 4 4 4 4 4 4 4 4 4 4 4 / 0 0 / S\t0\t0\topen");
  }

  @Test
  void nothingIsSownBehindTheEnd() throws IOException {
    String moves = rows("/reference/games-awari.tsv").get(0).split("\t", 2)[0];
    AwariGame game = AwariGame.start();
    for (char pit : moves.toCharArray()) {
      game = game.play(pit);
    }
    AwariGame over = game;
    assertThat(over.legalMoves()).isEmpty();
    assertThatThrownBy(() -> over.play('d')).hasMessageContaining("the game is over, majority");
  }
}
