package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "perft 0|1",
        "perft 4|1563208",
        "perft 4 --variant scrambled-eggs|1002260",
        "perft 4 --variant scrambled-eggs-mirrored|1002260",
        "perft 5 --size 4|54700",
        "perft 3 --size 9|72836",
        "perft 2 --size 12|3548",
        "perft 4 --size 6|234560",
        "perft 4 --size 7|698880",
        "perft 3 --variant gemma|42916",
        "perft 1 --variant parachute|936",
        "perft 3 --variant sfilzotto-beppi|33268",
        "perft 3 --variant sfilzotto-chiuso|19832",
        "perft 3 --variant neighbors|79860",
        "perft 3 --variant ambiloa|5363",
        "perft 3 --variant alveole|3936",
        "perft 3 --variant quick|30940",
        "perft 3 --variant black-hole-hex|26946",
        "perft 3 --variant black-hole-hex-scrambled|15324"
      })
  void counts(String command, String expected) {
    Loa.Answer answer = Loa.run(command.split(" "));

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).isEqualTo(expected + "\n");
  }

  @Test
  void dividesAmongTheFirstMoves() {
    Loa.Answer answer = Loa.run("perft", "3", "--divide");

    assertThat(answer.lines()).hasSize(37).anyMatch(line -> line.matches("c1xa3: \\d+"));
    assertThat(answer.lastLine()).isEqualTo("44952");
  }

  @Test
  void countsFromAPosition() {
    Loa.Answer answer =
        Loa.run("perft", "3", "--position", "w2w4/ww4b1/w3wb2/1www4/1b1b4/4b3/5b2/3b4 w");

    // Case N23.
    assertThat(answer.lastLine()).isEqualTo("33492");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"loses|olympiad2000|0", "draws|playStrategy|0", "passes|mindSports|1781"})
  void countsWithASideThatCannotMove(String choice, String preset, String expected) {
    Loa.Answer answer =
        Loa.run(
            "perft",
            "4",
            "--rules",
            preset,
            "--position",
            "w3wb1b/4w1w1/5w1w/w3w3/7w/8/1w6/5ww1 b");

    // Case N24.
    assertThat(answer.lastLine()).isEqualTo(expected);
  }
}
