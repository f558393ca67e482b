package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  @Test
  void drawsTheBoardWithRankEightOnTop() {
    Loa.Answer answer =
        Loa.run(
            "show",
            "--position",
            "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w",
            "--square",
            "d8");

    assertThat(answer.status()).isZero();
    // Cases L2 and L3.
    assertThat(answer.lines().subList(0, 10))
        .containsExactly(
            " 8  . b . b b b . .",
            " 7  w . . . . . . w",
            " 6  . . b . . . b w",
            " 5  w . w . . . . w",
            " 4  w b . . b . . .",
            " 3  . . b w . . . w",
            " 2  w . . . w w . .",
            " 1  . . . b . b b .",
            "",
            "    a b c d e f g h");
    assertThat(answer.lines())
        .contains(
            "White to move",
            "Stones on the lines through d8: row 4, file 3, rising diagonal 2, falling diagonal 1",
            "Moves from d8: none",
            "Result: open");
  }

  @Test
  void tellsGroupsAndResult() {
    Loa.Answer answer =
        Loa.run("show", "--position", "1bbbbbb1/w3b2w/w3b2w/w3b3/w6w/8/w6w/2w2ww1 w");

    assertThat(answer.lines())
        .contains(
            "Black wins: goal reached",
            "Black: 9 stones in 1 group of 9",
            "White: 12 stones in 6 groups of 1, 4, 1, 3, 1, 2",
            "Result: black");
  }

  @Test
  void showsStonesOffTheBoard() {
    Loa.Answer answer = Loa.run("show", "--variant", "parachute", "--square", "a3");

    assertThat(answer.lines())
        .contains("In White's hand: 6 black stones", "In Black's hand: 6 white stones")
        .contains("Moves from a3: a3-b2 a3-b4 a3-c3");
  }

  @Test
  void showsHoles() {
    Loa.Answer answer =
        Loa.run(
            "show",
            "--variant",
            "gemma",
            "--position",
            "1bbbbbb1/w6w/w6w/w6w/w1b4w/w1b4w/#6w/1b#bb#b1 w");

    assertThat(answer.lines()).contains(" 1  . b # b b # b .", "Holes: a2 c1 f1");
  }

  @Test
  void showsTheKindDue() {
    Loa.Answer answer =
        Loa.run("show", "--variant", "ambiloa", "--position", "8/8/3bB3/8/8/8/w6W/8 B");

    assertThat(answer.lines()).contains(" 6  . . . b B . . .", " 2  w . . . . . . W");
    assertThat(answer.lines()).contains("Result: black");
  }

  @Test
  void showsBlackHoles() {
    Loa.Answer answer = Loa.run("show", "--variant", "black-hole");

    assertThat(answer.lines()).contains(" 5  w . . . * . . . w");
  }

  @Test
  void drawsHexagonsWithShiftedRows() {
    Loa.Answer answer = Loa.run("show", "--variant", "alveole");

    assertThat(answer.lines().subList(0, 9))
        .containsExactly(
            "     i1  w b . w b  i5",
            "    h1  b . . . . w  h6",
            "   g1  . . . . . . .  g7",
            "  f1  w . . . . . . b  f8",
            " e1  b . . . . . . . w  e9",
            "  d1  w . . . . . . b  d8",
            "   c1  . . . . . . .  c7",
            "    b1  b . . . . w  b6",
            "     a1  w b . w b  a5");
  }

  @Test
  void anUnknownSquareIsRefusedBeforeAnythingIsShown() {
    Loa.Answer answer = Loa.run("show", "--square", "c9");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).isEqualTo("loa: --square \"c9\": no square of the 8×8 board\n");
  }

  @Test
  void showsAnyPlyOfARecord() {
    String file = "../examples/records/shortest.txt";

    assertThat(Loa.run("show", file).lines())
        .contains(
            "After ply 9, e1-e5",
            "Black wins: goal reached",
            "Position: 1bbbbbb1/w3b2w/w3b2w/w3b3/w6w/8/w6w/2w2ww1 w");
    assertThat(Loa.run("show", file, "--ply", "1").lines())
        .contains("After ply 1, d1-b3", "White to move")
        .contains("Position: 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/1bb1bbb1 w");
    assertThat(Loa.run("show", file, "--ply", "0").out())
        .doesNotContain("After ply")
        .contains("Black to move");
  }

  @Test
  void refusesWhatARecordHasNot() {
    String file = "../examples/records/shortest.txt";

    for (String command :
        new String[] {
          "show " + file + " --ply 10",
          "show " + file + " --ply -1",
          "show " + file + " --game 2",
          "show " + file + " --game 0",
          "show ../examples/records",
          "show ../examples/damaged/gemma-damaged.txt",
          "show --ply 3",
          "show no-such-file"
        }) {
      Loa.Answer answer = Loa.run(command.split(" "));
      assertThat(answer.status()).as(command).isEqualTo(2);
      assertThat(answer.out()).as(command).isEmpty();
      assertThat(answer.err()).as(command).startsWith("loa: ").hasLineCount(1);
    }
  }

  @Test
  void turnsTheBoardRound() {
    assertThat(Loa.run("show", "--white-below", "--unicode").lines().subList(0, 2))
        .containsExactly(" 1  · ● ● ● ● ● ● ·", " 2  ○ · · · · · · ○");
  }

  @Test
  void drawsAPictureOfAnyPly(@TempDir Path folder) throws IOException {
    Path picture = folder.resolve("out.svg");
    String file = "../examples/records/shortest.txt";

    Loa.Answer answer = Loa.run("show", file, "--ply", "2", "--svg", picture.toString());

    assertThat(answer).isEqualTo(new Loa.Answer(0, "", ""));
    assertThat(Files.readString(picture))
        .startsWith("<svg ")
        .contains("<title>After ply 2, h5-g4: Black to move</title>")
        .contains("<desc>1bbbbbb1/w6w/w6w/w7/w5ww/wb5w/w6w/1bb1bbb1 b</desc>");
    assertThat(Loa.run("show", file, "--ply", "2", "--svg", "-").out())
        .isEqualTo(Files.readString(picture));
  }

  @Test
  void drawsGroupsAndTargetsOfAnyBoard() {
    for (String variant : new String[] {"standard", "gemma", "parachute", "alveole"}) {
      Loa.Answer plain = Loa.run("show", "--variant", variant, "--svg", "-");
      Loa.Answer more =
          Loa.run("show", "--variant", variant, "--svg", "-", "--groups", "--square", "a3");
      assertThat(more.status()).isZero();
      assertThat(more.out()).hasSizeGreaterThan(plain.out().length());
    }
  }

  @Test
  void aPictureThatCannotBeWrittenIsToldInOneLine() {
    Loa.Answer answer = Loa.run("show", "--svg", "no/such/folder/x.svg");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err())
        .isEqualTo(
            "loa: --svg \"no/such/folder/x.svg\": cannot be written: no such file or folder\n");
  }
}
