package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GridTest {
  private static Grid grid(DrawnBoard board) {
    return Grid.of(board.shape(), board.size());
  }

  @ParameterizedTest
  @EnumSource
  void cellsAreNumberedInTheOrderOfTheirNames(DrawnBoard board) {
    Grid grid = grid(board);
    assertThat(grid.squares()).isEqualTo(board.cells());
    assertThat(grid.rowsFromTop()).isEqualTo(board.rowsFromTop());
    for (int file = 0; file < 26; file++) {
      for (int rank = 0; rank < 26; rank++) {
        Square square = Square.of(file, rank);
        assertThat(grid.cell(square)).as(square::toString).isEqualTo(board.cells().indexOf(square));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepsFollowTheLines(DrawnBoard board) {
    Grid grid = grid(board);
    int[][] steps = grid.steps();
    assertThat(steps).hasDimensions(2 * board.axes(), board.cells().size());
    assertThat(grid.axes()).hasSize(board.axes());
    for (int axis = 0; axis < board.axes(); axis++) {
      for (List<Square> line : board.lines(axis)) {
        for (int i = 0; i < line.size(); i++) {
          int cell = grid.cell(line.get(i));
          int next = i + 1 < line.size() ? grid.cell(line.get(i + 1)) : -1;
          int previous = i > 0 ? grid.cell(line.get(i - 1)) : -1;
          assertThat(steps[2 * axis][cell]).as("from %s", line.get(i)).isEqualTo(next);
          assertThat(steps[2 * axis + 1][cell]).as("to %s", line.get(i)).isEqualTo(previous);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void edgesHaveTheirCells(DrawnBoard board) {
    Grid grid = grid(board);
    assertThat(grid.edges())
        .containsExactlyElementsOf(
            List.of(Edge.values()).stream().filter(edge -> !board.edge(edge).isEmpty()).toList());
    for (Edge edge : grid.edges()) {
      assertThat(board.cells().stream().filter(square -> grid.onEdge(grid.cell(square), edge)))
          .as(edge.name())
          .containsExactlyInAnyOrderElementsOf(board.edge(edge));
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsGoRoundTheRingsAndMirrorsTurnTheRowsRound(DrawnBoard board) {
    List<Symmetry> symmetries = grid(board).symmetries(board.topology());
    int turns = symmetries.size() / 2;
    for (int turn = 0; turn < turns; turn++) {
      for (List<Square> ring : board.rings()) {
        for (int i = 0; i < ring.size(); i++) {
          Square image = ring.get((i + turn * ring.size() / turns) % ring.size());
          assertThat(symmetries.get(turn).apply(ring.get(i))).isEqualTo(image);
        }
      }
      for (List<Square> row : board.rowsFromTop()) {
        for (int i = 0; i < row.size(); i++) {
          Square mirrored = row.get(row.size() - 1 - i);
          assertThat(symmetries.get(turns + turn).apply(row.get(i)))
              .isEqualTo(symmetries.get(turn).apply(mirrored));
        }
      }
    }
  }

  @Test
  void symmetriesAreNamed() {
    assertThat(grid(DrawnBoard.SQUARE).symmetries(Topology.square(4)))
        .extracting(Symmetry::toString)
        .containsExactly(
            "identity",
            "turn by 90 degrees",
            "turn by 180 degrees",
            "turn by 270 degrees",
            "mirror left to right",
            "mirror left to right, then turn by 90 degrees",
            "mirror left to right, then turn by 180 degrees",
            "mirror left to right, then turn by 270 degrees");
    assertThat(grid(DrawnBoard.HEXAGON).symmetries(Topology.hexagon(3)))
        .hasSize(12)
        .extracting(Symmetry::toString)
        .contains("turn by 60 degrees", "turn by 300 degrees");
  }
}
