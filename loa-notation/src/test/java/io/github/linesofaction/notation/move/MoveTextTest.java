package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.notation.move.MoveDialect.Freedom;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
  private static final MoveReader SHORT = MoveReader.of(MoveDialect.SHORT);

  @Test
  void aTargetTellsWhatIsKnownOfItsOrigin() {
    assertThat(SHORT.scan("Laa2").fromFile()).hasValue(0);
    assertThat(SHORT.scan("Laa2").fromRank()).isEmpty();
    assertThat(SHORT.scan("L1a2").fromFile()).isEmpty();
    assertThat(SHORT.scan("L1a2").fromRank()).hasValue(0);
    assertThat(SHORT.scan("L12xh2").fromRank()).hasValue(11);
    assertThat(SHORT.scan("La1-a2").fromFile()).isEmpty();
    assertThat(SHORT.scan("La1-a2").from()).contains(Square.of("a1"));
  }

  @Test
  void onlyTheWordsThatEndTheGameAreDecisions() {
    assertThat(MoveText.resignation().isDecision()).isTrue();
    assertThat(MoveText.forfeit().isDecision()).isTrue();
    assertThat(SHORT.scan("pass").isDecision()).isFalse();
    assertThat(SHORT.scan("b1-b3").isDecision()).isFalse();
  }

  @Test
  void aFaultLiesWithinItsText() {
    assertThat(MoveText.unreadable("b1?", 0, "why").problemOffset()).isZero();
    assertThat(MoveText.unreadable("b1?", 3, "why").problemOffset()).isEqualTo(3);
    assertThatThrownBy(() -> MoveText.unreadable("b1?", 4, "why"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("offset 4: 0 to 3");
    assertThatThrownBy(() -> MoveText.unreadable("b1?", -1, "why"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textsThatSayOtherThingsHaveOtherHashes() {
    assertThat(SHORT.scan("b1-b3").hashCode()).isNotEqualTo(SHORT.scan("b1-b4").hashCode());
    assertThat(SHORT.scan("b1-b3").hashCode()).isNotEqualTo(SHORT.scan("b1xb3").hashCode());
  }

  @Test
  void dialectsAndReadersTellWhatTheyAllow() {
    MoveDialect blanks = MoveDialect.CANONICAL.with(Freedom.BLANKS, Freedom.ANY_CASE);

    assertThat(blanks.freedoms()).containsExactly(Freedom.ANY_CASE, Freedom.BLANKS);
    assertThat(blanks).hasToString("MoveDialect[ANY_CASE, BLANKS]");
    assertThat(MoveReader.of(blanks)).hasToString("MoveReader[MoveDialect[ANY_CASE, BLANKS]]");
    assertThat(blanks)
        .isNotEqualTo(MoveDialect.CANONICAL)
        .isNotEqualTo(null)
        .isNotEqualTo("MoveDialect[ANY_CASE, BLANKS]");
    assertThat(blanks.hashCode()).isNotEqualTo(MoveDialect.CANONICAL.hashCode());
    assertThat(MoveReader.of(blanks))
        .isNotEqualTo(MoveReader.lenient())
        .isNotEqualTo(null)
        .isNotEqualTo(blanks);
    assertThat(MoveReader.of(blanks).hashCode()).isNotEqualTo(MoveReader.lenient().hashCode());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 8_192, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void someNumbersAreOfNoMove(int number) {
    assertThat(ActionNumbers.move(number)).isEmpty();
  }

  @Test
  void textsAreEqualIfTheySayTheSame() {
    MoveText step = MoveText.of(Move.parse("b1-b3"));

    assertThat(step)
        .isEqualTo(MoveReader.of(MoveDialect.LENIENT).scan("B1-B3"))
        .isNotEqualTo("b1-b3");
    for (String other : List.of("c1-b3", "b1-b4", "b1xb3", "b1-b3+", "b3", "pass", "?")) {
      assertThat(step).isNotEqualTo(MoveReader.of(MoveDialect.LENIENT).scan(other));
    }
    assertThat(SHORT.scan("Laa2"))
        .isNotEqualTo(SHORT.scan("La2"))
        .isNotEqualTo(SHORT.scan("Lba2"))
        .isNotEqualTo(SHORT.scan("L1a2"));
    assertThat(SHORT.scan("L1a2")).isNotEqualTo(SHORT.scan("L2a2"));
    assertThat(MoveText.of(Move.parse("pass"))).hasToString("pass").isEqualTo(SHORT.scan("pass"));
  }
}
