package io.github.linesofaction.examples.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoTest {
  /** Sixty-one games on 2×2 to 9×9 that another program played. */
  @Test
  void referenceGames() throws IOException {
    List<String> rows = rows();
    assertThat(rows).hasSize(61);
    for (String row : rows) {
      String[] columns = row.split("\t", 2);
      int size = columns[1].indexOf('/');
      assertThat(replay(size, columns[0] + "\n")).isEqualTo(columns[1] + System.lineSeparator());
    }
  }

  private static List<String> rows() throws IOException {
    try (InputStream in = GoTest.class.getResourceAsStream("/reference/games-go.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  private static String replay(int size, String lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Go.replay(size, new BufferedReader(new StringReader(lines)), print);
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Numbers of boards on which every group has a liberty (Tromp and Farnebäck, 2007). */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 57", "3, 12675"})
  void legalBoards(int size, long boards) {
    assertThat(BoardsThatBreathe.count(size)).isEqualTo(boards);
  }

  @Test
  @Tag("slow")
  void legalBoardsOfSixteenPoints() {
    assertThat(BoardsThatBreathe.count(4)).isEqualTo(24_318_165);
  }

  @Test
  void badMovesAreAnsweredInTheirPlace() throws IOException {
    assertThat(replay(5, "a1 a1\nf1\na1 b2 b1 a2 a1\n\npass pass a1\na01\n").lines())
        .containsExactly(
            "error: ply 2: a1: there is a stone",
            "error: ply 1: f1: no point of this board: a1 to e5",
            "error: ply 5: a1: there is a stone",
            "...../...../...../...../.....\t0\t0\topen\tcut",
            "error: ply 3: a1: the game is over",
            "error: ply 1: a01: no point of this board: a1 to e5");
  }

  /** White takes one stone in a ko by c2 (b2 falls); Black may not take back at once. */
  @Test
  void koMayNotBeTakenBackAtOnce() {
    GoGame game = GoGame.start(4);
    for (String move : "b1 c1 a2 d2 b3 c3 c2 b2".split(" ", -1)) {
      game = game.play(move);
    }
    assertThat(game.board()).hasToString("..../.bw./bw.w/.bw.");
    GoGame ko = game;
    assertThatThrownBy(() -> ko.play("c2"))
        .hasMessage("c2: this would recreate the board before the opponent's last play");
    assertThat(ko.legalMoves()).doesNotContain("c2");
    assertThat(ko.captured(Color.WHITE)).isEqualTo(1);
    assertThat(ko.play("a4").play("d4").legalMoves()).contains("c2");
  }

  @Test
  void suicideIsNotAllowed() {
    GoGame game = GoGame.start(3).play("a2").play("c3").play("b1");
    assertThatThrownBy(() -> game.play("a1"))
        .hasMessage("a1: the stone's group would have no liberty");
  }

  /** Black's stones and the empty points around them are the whole board: nine points, less one. */
  @Test
  void komiIsAChoice() {
    GoGame game = GoGame.start(3, 2);
    for (String move : "b1 pass b2 pass b3 pass pass".split(" ", -1)) {
      game = game.play(move);
    }
    assertThat(game).hasToString(".b./.b./.b.\t0\t0\tblack\t8");
  }

  @Test
  void sizesOfBoards() {
    assertThatThrownBy(() -> GoBoard.empty(0)).hasMessage("a board of size 0: 1 to 25");
    assertThatThrownBy(() -> GoBoard.empty(26)).hasMessage("a board of size 26: 1 to 25");
    assertThat(GoBoard.empty(25).point("y25")).isEqualTo(624);
  }
}
