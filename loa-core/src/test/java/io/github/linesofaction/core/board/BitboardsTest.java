package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The masks of boards written out by hand; made anew, not taken from the board that keeps them. */
class BitboardsTest {
  private static long bits(Topology topology, List<Square> squares) {
    return topology.setOf(squares).word(0);
  }

  private static long bits(Topology topology, String names) {
    return bits(
        topology,
        names.isEmpty() ? List.of() : List.of(names.split(" ")).stream().map(Square::of).toList());
  }

  @ParameterizedTest
  @EnumSource
  void linesTargetsAndWhatLiesBetween(DrawnBoard board) {
    Topology topology = board.topology();
    Bitboards masks = new Bitboards(topology);
    int longest = board == DrawnBoard.SQUARE ? 4 : 5;
    assertThat(masks.longestLine()).isEqualTo(longest);
    assertThat(masks.all()).isEqualTo((1L << board.cells().size()) - 1);
    for (int axis = 0; axis < board.axes(); axis++) {
      for (List<Square> line : board.lines(axis)) {
        for (int i = 0; i < line.size(); i++) {
          int cell = topology.cell(line.get(i));
          assertThat(masks.line(cell, axis)).isEqualTo(bits(topology, line));
          for (int distance = 0; distance <= longest; distance++) {
            int ahead = i + distance;
            boolean onward = distance > 0 && ahead < line.size();
            assertThat(masks.target(cell, 2 * axis, distance))
                .isEqualTo(onward ? bits(topology, List.of(line.get(ahead))) : 0);
            assertThat(masks.between(cell, 2 * axis, distance))
                .isEqualTo(onward ? bits(topology, line.subList(i + 1, ahead)) : 0);
            int behind = i - distance;
            boolean back = distance > 0 && behind >= 0;
            assertThat(masks.target(cell, 2 * axis + 1, distance))
                .isEqualTo(back ? bits(topology, List.of(line.get(behind))) : 0);
            assertThat(masks.between(cell, 2 * axis + 1, distance))
                .isEqualTo(back ? bits(topology, line.subList(behind + 1, i)) : 0);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "SQUARE, a1, a2 b1 b2",
    "SQUARE, b2, a1 a2 a3 b1 b3 c1 c2 c3",
    "SQUARE, d4, c3 c4 d3",
    "HEXAGON, c3, b2 b3 c2 c4 d2 d3",
    "HEXAGON, c1, b1 c2 d1",
    "HEXAGON, e3, d3 d4 e2"
  })
  void neighbours(DrawnBoard board, String square, String neighbours) {
    Topology topology = board.topology();
    assertThat(new Bitboards(topology).neighbours(topology.cell(Square.of(square))))
        .isEqualTo(bits(topology, neighbours));
  }

  /** Stones, blockers among them, and where the stone on b2 or c3 gets. */
  @ParameterizedTest
  @CsvSource({
    "SQUARE, b2, b2, '', a1 a2 a3 b1 b3 c1 c2 c3",
    "SQUARE, b2, b2 c2, '', a1 a3 b1 b3 c1 c3 d2",
    "SQUARE, b2, b2 c2, c2, a1 a3 b1 b3 c1 c3",
    "SQUARE, b2, b2 c3, '', a2 a3 b1 b3 c1 c2 d4",
    "SQUARE, b2, b2 c3, c3, a2 a3 b1 b3 c1 c2",
    "SQUARE, b2, b2 d2 b4, b4 d2, a1 a3 b4 c1 c3 d2",
    "HEXAGON, c3, c3, '', b2 b3 c2 c4 d2 d3",
    "HEXAGON, c3, c3 c4, '', b2 b3 c1 c5 d2 d3",
    "HEXAGON, c3, c3 c4, c4, b2 b3 c1 d2 d3",
    "HEXAGON, c3, c3 c2 d3, c2, a1 b3 c5 d2 e3",
    "HEXAGON, c3, c3 c2 d3, d3, a1 b3 c1 c5 d2"
  })
  void lineTargets(DrawnBoard board, String from, String stones, String blockers, String targets) {
    Topology topology = board.topology();
    assertThat(
            new Bitboards(topology)
                .lineTargets(
                    topology.cell(Square.of(from)),
                    bits(topology, stones),
                    bits(topology, blockers)))
        .isEqualTo(bits(topology, targets));
  }

  @Test
  void floodsAlongNeighbours() {
    Topology topology = DrawnBoard.HEXAGON.topology();
    Bitboards masks = new Bitboards(topology);
    long stones = bits(topology, "a1 b1 b2 c4 d4 e1");
    assertThat(masks.flood(stones, bits(topology, "a1"))).isEqualTo(bits(topology, "a1 b1 b2"));
    assertThat(masks.flood(stones, bits(topology, "d4 e1"))).isEqualTo(bits(topology, "c4 d4 e1"));
    assertThat(masks.flood(stones, bits(topology, "a2"))).as("no stone").isZero();
    assertThat(masks.isOneGroup(stones)).isFalse();
    assertThat(masks.isOneGroup(bits(topology, "a1 b1 b2"))).isTrue();
    assertThat(masks.isOneGroup(bits(topology, "e3"))).isTrue();
    assertThat(masks.isOneGroup(0)).isFalse();
  }
}
