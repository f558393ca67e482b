package io.github.linesofaction.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.testkit.OracleRules.BothConnected;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single answers of the oracle, worked by hand. */
class OracleTest {
  static List<OracleVariant> variants() {
    return OracleVariant.all();
  }

  @Test
  void startsOfSquareBoards() {
    assertThat(OracleVariant.of("standard").start())
        .isEqualTo("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
    assertThat(OracleVariant.of("standard-8").start())
        .isEqualTo(OracleVariant.of("standard").start());
    assertThat(OracleVariant.of("scrambled-8").start())
        .isEqualTo(OracleVariant.of("scrambled-eggs").start());
    assertThat(OracleVariant.of("scrambled-5").start()).isEqualTo("1bwb1/w3w/b3b/w3w/1bwb1 b");
    assertThat(OracleVariant.of("standard-12").start())
        .startsWith("1bbbbbbbbbb1/w10w/")
        .endsWith("/w10w/1bbbbbbbbbb1 b");
    assertThat(OracleVariant.of("black-hole-scrambled").start())
        .isEqualTo("1bwbwbwb1/w7w/b7b/w7w/b7b/w7w/b7b/w7w/1bwbwbwb1 b");
  }

  @Test
  void startsOfHexagons() {
    assertThat(OracleVariant.of("alveole").start())
        .isEqualTo("wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b");
    assertThat(OracleVariant.of("black-hole-hex").start())
        .isEqualTo("1bbbb1/w5w/w6w/w7w/w8w/11/b8b/b7b/b6b/b5b/1wwww1 b");
    assertThat(OracleVariant.of("black-hole-hex-scrambled").start())
        .isEqualTo("1bwbw1/w5b/b6w/w7b/b8w/11/w8b/b7w/w6b/b5w/1wbwb1 b");
    assertThat(OracleVariant.of("black-hole-hex").cells()).hasSize(91);
    assertThat(OracleVariant.of("alveole").cells()).hasSize(61).startsWith("a1").endsWith("i5");
  }

  @Test
  void neighboursOnTheHexagon() {
    Oracle oracle = Oracle.of("alveole");
    assertThat(oracle.neighbours("e5")).containsExactly("d4", "d5", "e4", "e6", "f4", "f5");
    assertThat(oracle.neighbours("a1")).containsExactly("a2", "b1", "b2");
    assertThat(oracle.neighbours("f1")).containsExactly("e1", "e2", "f2", "g1");
    assertThat(oracle.neighbours("d8")).containsExactly("c7", "d7", "e8", "e9");
  }

  @Test
  void blackHoleSwallowsTheStoneThatLandsOnIt() {
    Oracle oracle = Oracle.of("black-hole");
    // Two stones on the diagonal a1-i9, which runs through the hole on e5.
    String position = "w8/9/9/9/9/9/2b6/9/b6bw b";
    assertThat(oracle.legalMoves(position)).contains("c3-e5", "a1-d1").doesNotContain("a1-c3");
    assertThat(oracle.play(position, "c3-e5")).isEqualTo("w8/9/9/9/9/9/9/9/b6bw w");
  }

  @Test
  void blackHoleIsCrossedAndNeverCounts() {
    Oracle oracle = Oracle.of("black-hole");
    // Three stones on the diagonal a1-i9: d4 goes to g7, over the hole.
    String position = "w8/9/9/9/9/3b5/9/1b7/b7w b";
    assertThat(oracle.lineCounts(position, "d4")).containsExactly(1, 1, 3, 1);
    assertThat(oracle.legalMoves(position)).contains("d4-g7");
    assertThat(oracle.play(position, "d4-g7")).isEqualTo("w8/9/6b2/9/9/9/9/1b7/b7w w");
  }

  @Test
  void givingUpTheLastStrayStoneWins() {
    Oracle oracle = Oracle.of("black-hole");
    String position = "w8/9/9/9/9/3b5/9/9/7bw b";
    assertThat(oracle.result(position)).isEqualTo(OracleResult.ONGOING);
    String after = oracle.play(position, "d4-e5");
    assertThat(after).isEqualTo("w8/9/9/9/9/9/9/9/7bw w");
    assertThat(oracle.result(after)).isEqualTo(OracleResult.BLACK_WINS);
  }

  @Test
  void nothingStandsOnTheBlackHole() {
    assertThatThrownBy(() -> Oracle.of("black-hole").normalize("9/9/9/9/4b4/9/9/9/9 b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e5");
  }

  @Test
  void bothConnected() {
    String position = "8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b";
    for (BothConnected choice : BothConnected.values()) {
      Oracle oracle = Oracle.of("standard", OracleRules.MIND_SPORTS.with(choice));
      if (choice == BothConnected.ILLEGAL) {
        assertThat(oracle.legalMoves(position)).doesNotContain("g7xg4").isNotEmpty();
        continue;
      }
      String after = oracle.play(position, "g7xg4");
      assertThat(oracle.ending(after)).isEqualTo(OracleEnding.BOTH_GOALS);
      assertThat(oracle.legalMoves(after)).isEmpty();
      OracleResult wanted =
          switch (choice) {
            case MOVER_WINS -> OracleResult.BLACK_WINS;
            case MOVER_LOSES -> OracleResult.WHITE_WINS;
            default -> OracleResult.DRAW;
          };
      assertThat(oracle.result(after)).isEqualTo(wanted);
    }
  }

  @Test
  void occurrencesOfACycle() {
    List<String> cycle =
        List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2", "b1-b3", "a2-c2", "b3-b1", "c2-a2");
    Oracle oracle = Oracle.of("standard");
    assertThat(oracle.occurrences(oracle.start(), cycle))
        .containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "b",
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8 x",
        "8/8/8/8/8/8/8/8 B",
        "8/8/8/8/8/8/8 b",
        "9/8/8/8/8/8/8/8 b",
        "7/8/8/8/8/8/8/8 b",
        "08/8/8/8/8/8/8/8 b",
        "8b/8/8/8/8/8/8/8 b",
        "#7/8/8/8/8/8/8/8 b",
        "8/8/8/8/8/8/8/8 b b1w1",
        "99999999999999999999/8/8/8/8/8/8/8 b"
      })
  void refusesTextThatDoesNotFit(String text) {
    assertThatThrownBy(() -> Oracle.of("standard").normalize(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void randomGamesReplay(OracleVariant variant) {
    Oracle oracle = new Oracle(variant, OracleRules.MIND_SPORTS);
    assertThat(oracle.normalize(variant.start())).isEqualTo(variant.start());
    List<String> game = oracle.randomGame(7, 60);
    assertThat(oracle.randomGame(7, 60)).isEqualTo(game);
    String last = oracle.playAll(variant.start(), game);
    if (game.size() < 60) {
      assertThat(oracle.result(last)).isNotEqualTo(OracleResult.ONGOING);
    }
  }
}
