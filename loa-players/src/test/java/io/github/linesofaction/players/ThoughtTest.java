package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.board.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ThoughtTest {
  private static Thought of(int score) {
    return new Thought(1, score, 1, 1, List.of());
  }

  @Test
  void winsAndLossesInSightTellTheirPlies() {
    assertThat(of(Thought.WON - 3).decidedIn()).isEqualTo(OptionalInt.of(3));
    assertThat(of(4 - Thought.WON).decidedIn()).isEqualTo(OptionalInt.of(-4));
    assertThat(of(0).decidedIn()).isEmpty();
    assertThat(of(Thought.DECIDED).decidedIn()).isEmpty();
    assertThat(of(-Thought.DECIDED).decidedIn()).isEmpty();
  }

  @Test
  void theLineCannotBeChanged() {
    List<Move> line = new ArrayList<>(List.of(Move.pass()));
    Thought thought = new Thought(1, 0, 1, 1, line);
    line.clear();
    assertThat(thought.line()).containsExactly(Move.pass());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> thought.line().clear());
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Thought(-1, 0, 0, 0, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new Thought(0, 0, -1, 0, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new Thought(0, 0, 0, -1, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> of(Thought.WON + 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(-Thought.WON - 1))
        .withMessageContaining("score");
  }
}
