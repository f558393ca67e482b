package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import org.junit.jupiter.api.Test;

/** Rule V5: black soldier, white soldier, black king, white king, and again. */
class SeatTest {
  @Test
  void seatsTakeTurns() {
    Game game = Game.start(Variants.AMBILOA.rules());
    for (int ply = 0; ply < 12 && !game.isOver(); ply++) {
      assertThat(Seat.toMove(game.position())).isEqualTo(Seat.values()[ply % 4]);
      game = game.play(game.legalMoves().get(0));
    }
  }

  @Test
  void partnersPlayForOneSide() {
    assertThat(Seat.BLACK_SOLDIERS.partner()).isEqualTo(Seat.BLACK_KINGS);
    assertThat(Seat.WHITE_KINGS.partner()).isEqualTo(Seat.WHITE_SOLDIERS);
    for (Seat seat : Seat.values()) {
      assertThat(seat.partner().color()).isEqualTo(seat.color());
      assertThat(seat.partner().kind()).isNotEqualTo(seat.kind());
      assertThat(seat.partner().partner()).isEqualTo(seat);
    }
    assertThat(Seat.BLACK_SOLDIERS.color()).isEqualTo(Color.BLACK);
    assertThat(Seat.WHITE_KINGS.kind()).isEqualTo(Kind.KING);
    assertThat(Seat.WHITE_KINGS.title()).isEqualTo("White's kings");
  }

  @Test
  void otherGamesHaveTwoSeats() {
    assertThat(Seat.areFor(Variants.AMBILOA.rules())).isTrue();
    assertThat(Seat.areFor(Variants.STANDARD.rules())).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Seat.toMove(Position.start(Variants.GEMMA.rules())))
        .withMessageContaining("rotation");
  }
}
