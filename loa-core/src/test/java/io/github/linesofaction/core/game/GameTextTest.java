package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTextTest {
  private static final Ruleset RULES = Ruleset.standard();
  private static final String WON = "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5";

  @Test
  void gamesOfOneLine() {
    assertThat(Game.parse(RULES, "")).isEqualTo(Game.start());
    assertThat(Game.parse(RULES, "b1-b3 a2-c2"))
        .isEqualTo(Game.start().play("b1-b3").play("a2-c2"));
    assertThat(Game.parse(RULES, "b1-b3 (White wins: resignation)"))
        .isEqualTo(Game.start().play("b1-b3").resign(Color.BLACK));
    assertThat(Game.parse(RULES, "(draw: agreement)")).isEqualTo(Game.start().agreeDraw());
    Game set = Game.parse(RULES, "[1b5b/8/8/8/8/8/w6w/8 w] (Black wins: time)");
    assertThat(set.initial()).hasToString("1b5b/8/8/8/8/8/w6w/8 w");
    assertThat(set.plies()).isZero();
    assertThat(set).hasToString("[1b5b/8/8/8/8/8/w6w/8 w] (Black wins: time)");
  }

  @Test
  void theOutcomeMayBeLeftOutWhereTheMovesBringItAbout() {
    Game won = Game.parse(RULES, WON);
    assertThat(won).hasToString(WON + " (Black wins: goal reached)");
    assertThat(Game.parse(RULES, won.toString())).isEqualTo(won);
  }

  @ParameterizedTest
  @CsvSource({
    "b1-b3  a2-c2, 6, is no square",
    "b1-b3 a2-c, 9, is no square",
    "' b1-b3', 0, is no square",
    "'b1-b3 ', 5, nothing follows the blank",
    "'b1-b3 (White wins: resignation) ', 6, parenthesis",
    "b1-b3 (White wins: resignation, 6, parenthesis",
    "b1-b3 (White wins: goal reached), 7, the moves do not bring about that outcome",
    "b1-b3 (White wins: agreement), 7, draw: agreement",
    "b1-b3 (), 7, possible would be",
    "[1b5b/8/8/8/8/8/w6w/8 w, 23, no closing bracket",
    "[1b5b/8/8/8/8/8/w6w/8 w]b1-b3, 24, a blank is missing",
    "[1b5b/8/8/8/8/8/w6w/8 x] a1-a2, 22, is no side to move",
    "[] a1-a2, 1, rows"
  })
  void faultsHaveTheirPlaces(String text, int offset, String words) {
    assertThatThrownBy(() -> Game.parse(RULES, text))
        .isInstanceOfSatisfying(
            TextException.class, fault -> assertThat(fault.offset()).isEqualTo(offset))
        .hasMessageContaining(words);
  }

  @Test
  void movesAndStartsThatAreWrong() {
    assertThatThrownBy(() -> Game.parse(RULES, WON + " (White wins: resignation)"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("another outcome: Black wins: goal reached");
    assertThatThrownBy(() -> Game.parse(RULES, WON + " a1-a2"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("the game is over");
    assertThatThrownBy(() -> Game.parse(RULES, "b1-b4")).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> Game.parse(RULES, "[1bb1/w2w/w2w/1bb1 b]"))
        .isInstanceOf(SetupException.class);
    assertThatThrownBy(() -> Game.parse(RULES, "[8/8/8/8/8/8/w6w/8 w]"))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("Black has no stones");
  }
}
