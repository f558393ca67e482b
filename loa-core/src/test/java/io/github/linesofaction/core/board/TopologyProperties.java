package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of every board there is, over all of its squares. */
class TopologyProperties {
  static List<Topology> boards() {
    return Boards.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void cellsAndSquaresGoToAndFro(Topology board) {
    assertThat(board.squares()).isSorted().doesNotHaveDuplicates().hasSize(board.cellCount());
    for (int cell = 0; cell < board.cellCount(); cell++) {
      Square square = board.squareAt(cell);
      assertThat(board.cell(square)).isEqualTo(cell);
      assertThat(board.contains(square)).isTrue();
    }
    List<Square> rows = board.rowsFromTop().stream().flatMap(List::stream).toList();
    assertThat(rows).containsExactlyInAnyOrderElementsOf(board.squares());
    assertThat(board.all().toList()).isEqualTo(board.squares());
    assertThat(board.none()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void onlyItsOwnSquaresAreContained(Topology board) {
    int contained = 0;
    for (int i = 0; i < 26 * 26; i++) {
      contained += board.contains(Square.of(i / 26, i % 26)) ? 1 : 0;
    }
    assertThat(contained).isEqualTo(board.cellCount());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void oppositeStepsUndoEachOther(Topology board) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      Set<Integer> near = new HashSet<>();
      for (int direction = 0; direction < board.directions(); direction++) {
        int next = board.step(cell, direction);
        if (next >= 0) {
          assertThat(board.step(next, direction ^ 1)).isEqualTo(cell);
          near.add(next);
        }
      }
      Set<Integer> neighbours = new HashSet<>();
      board.neighbours(cell).forEach(square -> neighbours.add(board.cell(square)));
      assertThat(neighbours).isEqualTo(near).doesNotContain(cell);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void neighbourhoodIsMutual(Topology board) {
    for (Square square : board.squares()) {
      for (Square near : board.neighbours(square)) {
        assertThat(board.neighbours(near).contains(square)).isTrue();
        assertThat(board.ray(square, near))
            .hasValueSatisfying(r -> assertThat(r.distance()).isOne());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everySquareLiesOnOneLineOfEachAxis(Topology board) {
    for (Axis axis : board.axes()) {
      Map<Square, List<Square>> lines = new HashMap<>();
      Set<List<Square>> distinct = new HashSet<>();
      for (Square square : board.squares()) {
        List<Square> line = board.line(square, axis);
        assertThat(line).contains(square).doesNotHaveDuplicates();
        lines.put(square, line);
        distinct.add(line);
      }
      lines.forEach(
          (square, line) -> line.forEach(on -> assertThat(lines).containsEntry(on, line)));
      int size = board.size();
      boolean diagonal = axis == Axis.UP || axis == Axis.DOWN;
      boolean square = board.shape() == Topology.Shape.SQUARE;
      assertThat(distinct).hasSize(square && !diagonal ? size : 2 * size - 1);
      assertThat(distinct.stream().mapToInt(List::size).sum()).isEqualTo(board.cellCount());
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void raysAreLinesAndSteps(Topology board) {
    for (Square from : board.squares()) {
      for (Square to : board.squares()) {
        Optional<Ray> ray = board.ray(from, to);
        if (ray.isEmpty()) {
          for (Axis axis : board.axes()) {
            assertThat(from != to && board.line(from, axis).contains(to)).isFalse();
          }
          continue;
        }
        Ray found = ray.get();
        assertThat(found.axis()).isEqualTo(board.axes().get(found.direction() / 2));
        int at = board.cell(from);
        for (int i = 0; i < found.distance(); i++) {
          at = board.step(at, found.direction());
        }
        assertThat(board.squareAt(at)).isEqualTo(to);
        List<Square> line = board.line(from, found.axis());
        int forward = found.direction() % 2 == 0 ? 1 : -1;
        assertThat(line.indexOf(to) - line.indexOf(from)).isEqualTo(forward * found.distance());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void edgesTogetherAreTheSquaresWithoutAllNeighbours(Topology board) {
    Set<Square> edge = new TreeSet<>();
    board.edges().values().forEach(squares -> squares.forEach(edge::add));
    Set<Square> rim = new TreeSet<>();
    for (Square square : board.squares()) {
      if (board.neighbours(square).size() < board.directions()) {
        rim.add(square);
      }
    }
    assertThat(edge).isEqualTo(rim);
    for (Square square : edge) {
      long on = board.edges().values().stream().filter(side -> side.contains(square)).count();
      boolean corner = board.neighbours(square).size() == 3;
      assertThat(on).as("edges of " + square).isEqualTo(corner ? 2 : 1);
    }
  }

  /** The oracle of the test kit builds its geometry in another way. */
  @Test
  void cellsAreThoseOfTheOracle() {
    for (OracleVariant variant : OracleVariant.all()) {
      Topology board =
          variant.isHexagon() ? Topology.hexagon(variant.side()) : Topology.square(variant.side());
      List<String> rows = new ArrayList<>();
      for (int i = board.rowsFromTop().size() - 1; i >= 0; i--) {
        board.rowsFromTop().get(i).forEach(square -> rows.add(square.toString()));
      }
      assertThat(rows).as(variant.id()).isEqualTo(variant.cells());
    }
  }
}
