package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.testkit.ReferenceGame;
import io.github.linesofaction.testkit.ReferenceGames;
import io.github.linesofaction.testkit.ReferencePositions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReplayCommandTest {
  private static final String[] SHORTEST =
      "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5".split(" ");

  static Stream<String> variants() {
    return ReferencePositions.variantIds().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void answersEachGameOfTheTables(String variant) {
    List<ReferenceGame> games = ReferenceGames.load(variant);

    Loa.Answer answer =
        Loa.fed(
            games.stream().map(game -> String.join(" ", game.moves())).toList(),
            "replay",
            "-",
            "--rules",
            "soucie",
            "--variant",
            variant);

    assertThat(answer.status()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.lines())
        .isEqualTo(games.stream().map(game -> game.lastPosition() + "\t" + result(game)).toList());
  }

  /** By Soucie's ruling a side without a move loses. */
  private static String result(ReferenceGame game) {
    return switch (game.end()) {
      case GOAL -> game.blackWon() ? "black" : "white";
      case DEAD -> "draw";
      case STUCK -> game.lastPosition().endsWith(" b") ? "white" : "black";
      case CUT -> "open";
    };
  }

  @Test
  void playsOneGame() {
    Loa.Answer answer = Loa.run(with("replay", SHORTEST));

    assertThat(answer.status()).isZero();
    assertThat(answer.lines())
        .containsExactly(
            "1bbbbbb1/w3b2w/w3b2w/w3b3/w6w/8/w6w/2w2ww1 w", "Black wins: goal reached", "black");
  }

  @Test
  void takesTheMovesAsOneText() {
    assertThat(Loa.run("replay", String.join(" ", SHORTEST)))
        .isEqualTo(Loa.run(with("replay", SHORTEST)));
  }

  @Test
  void playsNoMoveAtAll() {
    Loa.Answer answer = Loa.run("replay");

    assertThat(answer.status()).isZero();
    assertThat(answer.lines())
        .containsExactly("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "Black to move", "open");
  }

  @Test
  void tellsWhyAMoveIsIllegalAndWhatIsLegal() {
    Loa.Answer answer = Loa.run("replay", "c1-c3", "a2-c4", "f1-f4");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().get(0)).endsWith(" b");
    assertThat(answer.lines().get(1)).contains("f1xc4").contains("f1-f3");
    assertThat(answer.lastLine()).startsWith("error: ply 3: f1-f4: ");
  }

  @Test
  void readsMovesAsPeopleWriteThem() {
    assertThat(Loa.run("replay", "C1C3", "a2c4!", "f1:c4+", "Resign").lines())
        .containsExactly(
            "1bbbbbb1/w6w/w6w/w6w/w1b4w/w1b4w/7w/1b1bb1b1 w", "Black wins: resignation", "black");
    assertThat(Loa.run("replay", "c1-a3").lastLine()).isEqualTo("open");
    assertThat(Loa.run("replay", "forfeit").lastLine()).isEqualTo("white");
  }

  @Test
  void repairsNothing() {
    assertThat(Loa.run("replay", "c1xc3").lastLine()).startsWith("error: ply 1: ");
    assertThat(Loa.run("replay", "d3").lastLine()).startsWith("error: ply 1: ");
    assertThat(Loa.run("replay", "c1-c3,a2-c4").lastLine()).startsWith("error: ply 1: ");
    assertThat(Loa.run("replay", "pass").lastLine()).startsWith("error: ply 1: ");
    assertThat(Loa.run("replay", "resign", "b1-b3").lastLine())
        .isEqualTo("error: ply 1: b1-b3: the game is over, White wins: resignation");
  }

  @Test
  void refusesAMoveAfterTheEnd() {
    Loa.Answer answer = Loa.run(with("replay", SHORTEST, "h4-f4"));

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lastLine()).startsWith("error: ply 10: ").contains("game is over");
  }

  @Test
  void oneFaultyLineLeavesTheOthersAlone() {
    Loa.Answer answer =
        Loa.fed(List.of("c1-c3", "foo", "", "c1-c3 c1-c3", "b1-b3 a2-c2"), "replay", "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines().stream().map(line -> line.split("\t")[1].split(":")[0]))
        .containsExactly("open", "error", "open", "error", "open");
    assertThat(answer.lines().get(1)).contains("error: ply 1: ");
    assertThat(answer.lines().get(3)).contains("error: ply 2: ");
  }

  @Test
  void beginsAnywhere() {
    Loa.Answer answer =
        Loa.fed(
            List.of("d5xb7", "pass"), "replay", "-", "--position", "8/1w6/8/1w1b4/8/8/8/1w2w3 b");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines()).hasSize(2);
    assertThat(answer.lines().get(1)).contains("error: ply 1: pass");
  }

  @Test
  void noGameStartsWithoutStones() {
    Loa.Answer answer = Loa.run("replay", "--position", "7b/8/8/8/8/8/1b6/8 b");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).isEqualTo("loa: White has no stones: each side needs one at least\n");
  }

  private static String[] with(String command, String[] moves, String... more) {
    return Stream.of(Stream.of(command), Stream.of(moves), Stream.of(more))
        .flatMap(words -> words)
        .toArray(String[]::new);
  }
}
