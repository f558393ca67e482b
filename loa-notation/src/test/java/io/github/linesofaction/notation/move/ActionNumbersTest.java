package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ActionNumbersTest {
  // X19
  @ParameterizedTest
  @CsvSource({"b1-h1, 142", "c1xa3, 289", "g8-a8, 8048"})
  void numbersOfMoves(String move, int number) {
    assertThat(ActionNumbers.of(Move.parse(move))).isEqualTo(number);
    assertThat(ActionNumbers.move(number, Position.start())).hasToString(move);
  }

  @ParameterizedTest
  @ValueSource(ints = {288, -1, 8192, 0, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void numbersOfNoLegalMove(int number) {
    assertThatThrownBy(() -> ActionNumbers.move(number, Position.start()))
        .isInstanceOf(MoveException.class)
        .hasMessageContaining(String.valueOf(number));
  }

  @Test
  void everyNumberIsOfOneMoveOrOfNone() {
    int moves = 0;
    for (int number = 0; number < ActionNumbers.COUNT; number++) {
      Move move = ActionNumbers.move(number).orElse(null);
      if (move != null) {
        assertThat(ActionNumbers.of(move)).isEqualTo(number);
        moves++;
      }
    }
    assertThat(moves).isEqualTo(64 * 63 * 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "e8", "a1-i1", "a1-a9", "a3-b2@e5"})
  void onlyStepsOnTheBoardHaveNumbers(String move) {
    assertThatThrownBy(() -> ActionNumbers.of(Move.parse(move)))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining(move);
  }
}
