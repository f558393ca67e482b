package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Boards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopologyTest {
  private static final Topology BOARD = Topology.square(8);
  private static final Topology HEXAGON = Topology.hexagon(5);

  private static String names(Iterable<Square> squares) {
    StringBuilder names = new StringBuilder();
    for (Square square : squares) {
      names.append(names.isEmpty() ? "" : " ").append(square);
    }
    return names.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "e5, d4 d5 e4 e6 f4 f5",
    "a1, a2 b1 b2",
    "a3, a2 a4 b3 b4",
    "i5, h5 h6 i4",
    "e1, d1 e2 f1",
    "f1, e1 e2 f2 g1",
    "d8, c7 d7 e8 e9"
  })
  void neighboursOnTheHexagon(String square, String neighbours) {
    assertThat(names(HEXAGON.neighbours(Square.of(square)))).isEqualTo(neighbours);
  }

  @ParameterizedTest
  @CsvSource({"a1, a2 b1 b2", "h8, g7 g8 h7", "a4, a3 a5 b3 b4 b5", "e4, d3 d4 d5 e3 e5 f3 f4 f5"})
  void neighboursOnTheSquareBoard(String square, String neighbours) {
    assertThat(names(BOARD.neighbours(Square.of(square)))).isEqualTo(neighbours);
    assertThat(BOARD.neighbours(BOARD.cell(Square.of(square))))
        .isEqualTo(BOARD.neighbours(Square.of(square)));
  }

  @ParameterizedTest
  @CsvSource({
    "c1, ROW, a1 b1 c1 d1 e1 f1 g1 h1",
    "c1, FILE, c1 c2 c3 c4 c5 c6 c7 c8",
    "c1, UP, c1 d2 e3 f4 g5 h6",
    "c1, DOWN, a3 b2 c1",
    "h8, DOWN, h8",
    "a1, UP, a1 b2 c3 d4 e5 f6 g7 h8"
  })
  void linesOfTheSquareBoard(String through, Axis axis, String line) {
    assertThat(names(BOARD.line(Square.of(through), axis))).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "e5, ROW, e1 e2 e3 e4 e5 e6 e7 e8 e9",
    "e5, UP, a1 b2 c3 d4 e5 f5 g5 h5 i5",
    "e5, DOWN, i1 h2 g3 f4 e5 d5 c5 b5 a5",
    "a1, DOWN, e1 d1 c1 b1 a1",
    "a5, UP, a5 b6 c7 d8 e9"
  })
  void linesOfTheHexagon(String through, Axis axis, String line) {
    assertThat(names(HEXAGON.line(Square.of(through), axis))).isEqualTo(line);
  }

  @Test
  void axesAndDirections() {
    assertThat(BOARD.axes()).containsExactly(Axis.ROW, Axis.FILE, Axis.UP, Axis.DOWN);
    assertThat(BOARD.directions()).isEqualTo(8);
    assertThat(HEXAGON.axes()).containsExactly(Axis.ROW, Axis.UP, Axis.DOWN);
    assertThat(HEXAGON.directions()).isEqualTo(6);
    assertThat(BOARD.ray(Square.of("c1"), Square.of("a3"))).contains(new Ray(Axis.DOWN, 7, 2));
    assertThat(BOARD.ray(Square.of("a3"), Square.of("c1"))).contains(new Ray(Axis.DOWN, 6, 2));
    assertThat(BOARD.ray(Square.of("b1"), Square.of("h1"))).contains(new Ray(Axis.ROW, 0, 6));
    assertThat(BOARD.ray(Square.of("b1"), Square.of("c3"))).isEmpty();
    assertThat(BOARD.ray(Square.of("b1"), Square.of("b1"))).isEmpty();
    assertThat(HEXAGON.ray(Square.of("d4"), Square.of("f5"))).contains(new Ray(Axis.UP, 2, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void squareBoardsOfAllSizes(int size) {
    Topology board = Topology.square(size);
    assertThat(board)
        .isSameAs(Topology.square(size))
        .hasToString("the " + size + "×" + size + " board");
    assertThat(board.shape()).isEqualTo(Topology.Shape.SQUARE);
    assertThat(board.size()).isEqualTo(size);
    assertThat(board.cellCount()).isEqualTo(size * size);
    assertThat(board.rowsFromTop()).hasSize(size).allMatch(row -> row.size() == size);
    assertThat(board.rowsFromTop().get(0).get(0)).isEqualTo(Square.of(0, size - 1));
    assertThat(board.edges().keySet())
        .containsExactly(Edge.BOTTOM, Edge.TOP, Edge.LEFT, Edge.RIGHT);
    board.edges().values().forEach(edge -> assertThat(edge.size()).isEqualTo(size));
    assertThat(board.bitboards().isPresent()).isEqualTo(size <= 8);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
  void hexagonsOfAllSizes(int side) {
    Topology board = Topology.hexagon(side);
    assertThat(board).isSameAs(Topology.hexagon(side)).hasToString("the hexagon of side " + side);
    assertThat(board.shape()).isEqualTo(Topology.Shape.HEXAGON);
    assertThat(board.cellCount()).isEqualTo(3 * side * (side - 1) + 1);
    assertThat(board.rowsFromTop()).hasSize(2 * side - 1);
    assertThat(board.rowsFromTop().get(0).get(0)).isEqualTo(Square.of(2 * side - 2, 0));
    assertThat(board.edges()).hasSize(6).doesNotContainKeys(Edge.LEFT, Edge.RIGHT);
    board.edges().values().forEach(edge -> assertThat(edge.size()).isEqualTo(side));
    assertThat(board.bitboards().isPresent()).isEqualTo(side <= 5);
  }

  @Test
  void edgesOfTheSquareBoardShareItsCorners() {
    assertThat(names(BOARD.edges().get(Edge.BOTTOM))).isEqualTo("a1 b1 c1 d1 e1 f1 g1 h1");
    assertThat(names(BOARD.edges().get(Edge.TOP))).isEqualTo("a8 b8 c8 d8 e8 f8 g8 h8");
    assertThat(names(BOARD.edges().get(Edge.LEFT))).isEqualTo("a1 a2 a3 a4 a5 a6 a7 a8");
    assertThat(names(BOARD.edges().get(Edge.RIGHT))).isEqualTo("h1 h2 h3 h4 h5 h6 h7 h8");
  }

  @Test
  void edgesOfTheHexagonShareItsCorners() {
    assertThat(names(HEXAGON.edges().get(Edge.BOTTOM))).isEqualTo("a1 a2 a3 a4 a5");
    assertThat(names(HEXAGON.edges().get(Edge.TOP))).isEqualTo("i1 i2 i3 i4 i5");
    assertThat(names(HEXAGON.edges().get(Edge.LOWER_LEFT))).isEqualTo("a1 b1 c1 d1 e1");
    assertThat(names(HEXAGON.edges().get(Edge.UPPER_LEFT))).isEqualTo("e1 f1 g1 h1 i1");
    assertThat(names(HEXAGON.edges().get(Edge.LOWER_RIGHT))).isEqualTo("a5 b6 c7 d8 e9");
    assertThat(names(HEXAGON.edges().get(Edge.UPPER_RIGHT))).isEqualTo("e9 f8 g7 h6 i5");
  }

  @Test
  void rowsOfTheHexagonHaveTheirWidths() {
    assertThat(HEXAGON.rowsFromTop())
        .extracting(List::size)
        .containsExactly(5, 6, 7, 8, 9, 8, 7, 6, 5);
    assertThat(Topology.hexagon(6).rowsFromTop())
        .extracting(List::size)
        .containsExactly(6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6);
    assertThat(HEXAGON.contains(Square.of("a6"))).isFalse();
    assertThat(HEXAGON.contains(Square.of("e9"))).isTrue();
    assertThat(HEXAGON.contains(Square.of("j1"))).isFalse();
  }

  @Test
  void shapesAreNotMixedUp() {
    assertThat(Boards.all()).doesNotHaveDuplicates().hasSize(20);
    assertThat(Boards.all()).extracting(Topology::hashCode).doesNotHaveDuplicates();
    assertThat(Boards.all()).extracting(Topology::toString).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 2, 17, 999, Integer.MAX_VALUE})
  void otherSizesAreRefused(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Topology.square(size))
        .withMessageContaining(String.valueOf(size))
        .withMessageContaining("4 to 16");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Topology.hexagon(size))
        .withMessageContaining("3 to 9");
  }

  @Test
  void foreignSquaresAndAxesAreRefused() {
    Square i1 = Square.of("i1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BOARD.cell(i1))
        .withMessageContaining("i1")
        .withMessageContaining("8×8");
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.neighbours(i1));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.line(i1, Axis.ROW));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.ray(i1, Square.of("a1")));
    assertThatIllegalArgumentException().isThrownBy(() -> BOARD.ray(Square.of("a1"), i1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HEXAGON.line(Square.of("a1"), Axis.FILE))
        .withMessageContaining("FILE");
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> BOARD.squareAt(64));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> BOARD.step(0, 8));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> BOARD.step(64, 0));
  }

  @Test
  void answersCannotBeChanged() {
    assertThatThrownBy(() -> BOARD.squares().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> BOARD.rowsFromTop().get(0).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> BOARD.line(Square.of("a1"), Axis.ROW).clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> BOARD.edges().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> BOARD.symmetries().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> BOARD.axes().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
