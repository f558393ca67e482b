package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class SquareSetTest {
  private static final Topology BOARD = Topology.square(8);

  @Test
  void cellsCountUpTheFilesFromA1() {
    SquareSet set = BOARD.setOf(Square.of("a1"), Square.of("a2"), Square.of("b1"), Square.of("h8"));
    assertThat(set.word(0)).isEqualTo(1L | 1L << 1 | 1L << 8 | 1L << 63);
    assertThat(set).hasToString("{a1, a2, b1, h8}");
    SquareSet large = Topology.square(16).setOf(Square.of("e1"), Square.of("i1"), Square.of("p16"));
    assertThat(large.word(0)).isZero();
    assertThat(large.word(1)).isEqualTo(1);
    assertThat(large.word(2)).isEqualTo(1);
    assertThat(large.word(3)).isEqualTo(1L << 63);
  }

  @Test
  void bitsBeyondTheBoardAreDropped() {
    SquareSet set = SquareSet.ofWords(Topology.square(9), -1, -1, -1, -1);
    assertThat(set).isEqualTo(Topology.square(9).all());
    assertThat(set.size()).isEqualTo(81);
    assertThat(set.word(1)).isEqualTo((1L << 17) - 1);
  }

  @Test
  void squaresOfOtherBoards() {
    assertThat(BOARD.all().contains(Square.of("i1"))).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.none().with(Square.of("i1")));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.none().without(Square.of("a9")));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.setOf(Square.of("a9")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SquareSet.of(BOARD, List.of(Square.of("a1"), Square.of("a9"))))
        .withMessageContaining("a9");
  }

  @Test
  void setsOfDifferentBoardsDoNotMix() {
    SquareSet other = Topology.square(9).none();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BOARD.all().or(other))
        .withMessageContaining("9×9")
        .withMessageContaining("8×8");
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.all().and(other));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.all().minus(other));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.all().intersects(other));
    assertThat(BOARD.none()).isNotEqualTo(other).isNotEqualTo(null).isNotEqualTo("{}");
  }

  @Test
  void rangesAreChecked() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> BOARD.all().word(4));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> BOARD.all().word(-1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> BOARD.all().containsCell(256));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> BOARD.all().containsCell(-1));
    assertThat(BOARD.all().containsCell(255)).isFalse();
  }

  @Test
  void iterationEndsAndListsDoNotChange() {
    Iterator<Square> squares = BOARD.setOf(Square.of("c3")).iterator();
    assertThat(squares.next()).isEqualTo(Square.of("c3"));
    assertThat(squares.hasNext()).isFalse();
    assertThatThrownBy(squares::next).isInstanceOf(NoSuchElementException.class);
    List<Square> list = BOARD.all().toList();
    assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void repetitionsDoNotMatter() {
    Square c3 = Square.of("c3");
    assertThat(SquareSet.of(BOARD, List.of(c3, c3, c3)).size()).isEqualTo(1);
    assertThat(BOARD.setOf(c3).topology()).isSameAs(BOARD);
  }
}
