package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  private static final List<String> SHORTEST =
      // Case M3.
      List.of("d1-b3", "h5-g4", "b1b4", "g4xg1", "B4 - e7", "a3xc1", "b3-e6", "h3xf1", "e1-e5");

  @TempDir private Path folder;

  private static Loa.Answer play(List<String> typed, String... options) {
    String[] arguments = new String[options.length + 1];
    arguments[0] = "play";
    System.arraycopy(options, 0, arguments, 1, options.length);
    return Loa.fed(typed, arguments);
  }

  @Test
  void twoPeoplePlayTheShortestGame() {
    Loa.Answer answer = play(SHORTEST, "--as", "both");
    assertThat(answer.status()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out()).contains("Black to move: ", "White to move: ");
    assertThat(answer.lastLine()).isEqualTo("Black wins: goal reached");
  }

  @Test
  void theProgramAnswersAndTheSameSeedAnswersTheSame() {
    Loa.Answer answer = play(List.of("c1xa3", "moves"), "--level", "1", "--seed", "5");
    assertThat(answer.out()).containsPattern("White: [a-h][1-8][-x][a-h][1-8]\n");
    assertThat(answer.lastLine()).isEqualTo("The game was left.");
    assertThat(play(List.of("c1xa3", "moves"), "--level", "1", "--seed", "5")).isEqualTo(answer);
  }

  @Test
  void theHumanMayPlayWhite() {
    Loa.Answer answer =
        play(List.of("quit"), "--as", "white", "--player", "random", "--level", "1");
    assertThat(answer.out()).containsPattern("Black: [a-h][1-8][-x][a-h][1-8]\n");
    assertThat(answer.out()).contains("White to move: ");
  }

  @Test
  void anIllegalMoveIsExplainedAndMayBeAskedAbout() {
    Loa.Answer answer = play(List.of("b1-b4", "why b1-c3", "why c1-c3", "why"), "--as", "both");
    assertThat(answer.out())
        .contains("Possible: b1-b3 b1-d3 b1-h1\n", "c1-c3 is legal.\n", "Type help");
    assertThat(answer.out().split("to move: ", -1)).hasSize(6);
  }

  @Test
  void aWinningMoveIsToldToWin() {
    // Case C17.
    Loa.Answer answer =
        play(List.of("why b2-d4", "hint", "b2d4"), "--position", "8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b");
    assertThat(answer.out())
        .contains("b2-d4 is legal; then Black wins: goal reached.", "Hint: b2-d4\n");
    assertThat(answer.lastLine()).isEqualTo("Black wins: goal reached");
  }

  @Test
  void movesAreTakenBackWithTheAnswersToThem() {
    Loa.Answer answer = play(List.of("undo", "d1-b3", "undo", "undo", "c1xa3"), "--level", "1");
    assertThat(answer.out().split("no move of yours to take back", -1)).hasSize(3);
    assertThat(answer.out().split("White: ", -1)).hasSize(3);
  }

  @Test
  void aResignationEndsTheGameAndMayBeTakenBack() {
    Loa.Answer answer = play(List.of("resign", "c1-c3", "undo", "quit"));
    assertThat(answer.out()).contains("White wins: resignation\n", "The game is over.\n");
    assertThat(answer.lastLine()).isEqualTo("The game was left.");
    assertThat(play(List.of("resign")).lastLine()).isEqualTo("White wins: resignation");
  }

  @Test
  void aRepetitionMayBeClaimedWhereTheRulesGrantIt() {
    // Cases Z and R2.
    List<String> twice =
        List.of(
            "claim", "b1-b3", "a2-c2", "b3-b1", "c2-a2", "b1-b3", "a2-c2", "b3-b1", "c2-a2",
            "claim");
    Loa.Answer answer = play(twice, "--as", "both", "--rules", "playStrategy");
    assertThat(answer.out()).contains("There is nothing to claim.", "may be claimed");
    assertThat(answer.lastLine()).isEqualTo("draw: repetition, claimed");
  }

  @Test
  void aSavedGameIsSound() throws IOException {
    Path file = folder.resolve("game.sgf");
    List<String> typed = new ArrayList<>(SHORTEST);
    typed.add("save " + file);
    typed.add("save " + file);
    typed.add("save");
    Loa.Answer answer = play(typed, "--as", "both");
    assertThat(answer.out()).contains("Saved as " + file, "Save where? save FILE");
    assertThat(Loa.run("validate", file.toString()).lastLine())
        .isEqualTo("1 game: 1 sound, 0 faulty");
    // Another game writes over none.
    String before = Files.readString(file);
    assertThat(play(List.of("save " + file)).out()).contains("is there already");
    assertThat(Files.readString(file)).isEqualTo(before);
    assertThat(play(List.of("save " + folder)).out()).contains(folder + " is there already");
    assertThat(play(List.of("save " + folder + "/none/x")).out()).contains("cannot be written");
    assertThat(play(List.of("save \0")).out()).contains("is no path");
  }

  @Test
  void fourSitAtABoardOfAmbiloa() throws IOException {
    Path file = folder.resolve("four.txt");
    Loa.Answer answer =
        play(
            List.of(
                "Ann", "Ben", "Cleo", "Dan", "h2-f2", "b8-b6", "a2-c2", "b1-b3", "save " + file),
            "--variant",
            "ambiloa",
            "--four-handed");
    assertThat(answer.out())
        .contains(
            "Who moves Black's soldiers? ",
            "Who moves White's kings? ",
            "Ann (Black's soldiers) to move: ",
            "Ben (White's soldiers) to move: ",
            "Cleo (Black's kings) to move: ",
            "Dan (White's kings) to move: ",
            "Saved as " + file);
    assertThat(Files.readString(file)).contains("Ann and Cleo", "Ben and Dan");
    assertThat(Loa.run("validate", file.toString()).lastLine())
        .isEqualTo("1 game: 1 sound, 0 faulty");
  }

  @Test
  void anEmptySeatIsTakenByTheProgram() {
    Loa.Answer answer =
        play(List.of("", "Ben", "", ""), "--variant", "ambiloa", "--four-handed", "--level", "1");
    assertThat(answer.out()).contains("Black's soldiers: ", "Ben (White's soldiers) to move: ");
  }

  @Test
  void aSideWithoutAMovePassesByItself() {
    // Case S4.
    Loa.Answer answer =
        play(List.of("g8-e8"), "--as", "both", "--position", "6wb/6ww/8/8/8/8/ww6/bw6 b");
    assertThat(answer.out()).contains("Black: no move, so pass\n", "White to move: ");
  }

  @Test
  void everyWordIsHelpedWith() {
    Loa.Answer answer = play(List.of("help", "board", "", "nonsense", "claim", "moves"));
    assertThat(answer.out())
        .contains("why MOVE", "save FILE", "There is nothing to claim.", "c1xa3 c1-c3 c1-e3");
  }

  @Test
  void wrongUseIsToldInOneLine() {
    assertThat(play(List.of(), "--as", "red").err())
        .isEqualTo("loa: --as red: black, white or both\n");
    assertThat(play(List.of(), "--player", "nobody").err())
        .isEqualTo("loa: --player nobody: one of alpha-beta, monte-carlo, random\n");
    assertThat(play(List.of(), "--level", "9").err()).isEqualTo("loa: --level 9: 1 to 8\n");
    assertThat(play(List.of(), "--four-handed").err())
        .isEqualTo("loa: --four-handed: for ambiloa, not for standard\n");
    assertThat(play(List.of(), "--level", "x").status()).isEqualTo(ExitStatus.UNUSABLE);
  }
}
