package io.github.linesofaction.core.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A small board written out by hand: its lines along each axis in the axis's forward direction, its
 * edges, and its rings of cells around the centre against the clock.
 *
 * <pre>
 *   a4 b4 c4 d4          e1 e2 e3
 *   a3 b3 c3 d3        d1 d2 d3 d4
 *   a2 b2 c2 d2       c1 c2 c3 c4 c5
 *   a1 b1 c1 d1        b1 b2 b3 b4
 *                        a1 a2 a3
 * </pre>
 */
enum DrawnBoard {
  SQUARE(
      Topology.Shape.SQUARE,
      4,
      "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4",
      List.of("a4 b4 c4 d4", "a3 b3 c3 d3", "a2 b2 c2 d2", "a1 b1 c1 d1"),
      List.of(
          List.of("a4 b4 c4 d4", "a3 b3 c3 d3", "a2 b2 c2 d2", "a1 b1 c1 d1"),
          List.of("a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4"),
          List.of("a4", "a3 b4", "a2 b3 c4", "a1 b2 c3 d4", "b1 c2 d3", "c1 d2", "d1"),
          List.of("a1", "a2 b1", "a3 b2 c1", "a4 b3 c2 d1", "b4 c3 d2", "c4 d3", "d4")),
      Map.of(
          Edge.BOTTOM, "a1 b1 c1 d1",
          Edge.TOP, "a4 b4 c4 d4",
          Edge.LEFT, "a1 a2 a3 a4",
          Edge.RIGHT, "d1 d2 d3 d4"),
      List.of("d1 d2 d3 d4 c4 b4 a4 a3 a2 a1 b1 c1", "c2 c3 b3 b2")),
  HEXAGON(
      Topology.Shape.HEXAGON,
      3,
      "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3",
      List.of("e1 e2 e3", "d1 d2 d3 d4", "c1 c2 c3 c4 c5", "b1 b2 b3 b4", "a1 a2 a3"),
      List.of(
          List.of("e1 e2 e3", "d1 d2 d3 d4", "c1 c2 c3 c4 c5", "b1 b2 b3 b4", "a1 a2 a3"),
          List.of("c1 d1 e1", "b1 c2 d2 e2", "a1 b2 c3 d3 e3", "a2 b3 c4 d4", "a3 b4 c5"),
          List.of("c1 b1 a1", "d1 c2 b2 a2", "e1 d2 c3 b3 a3", "e2 d3 c4 b4", "e3 d4 c5")),
      Map.of(
          Edge.BOTTOM, "a1 a2 a3",
          Edge.TOP, "e1 e2 e3",
          Edge.LOWER_LEFT, "a1 b1 c1",
          Edge.UPPER_LEFT, "c1 d1 e1",
          Edge.LOWER_RIGHT, "a3 b4 c5",
          Edge.UPPER_RIGHT, "c5 d4 e3"),
      List.of("c5 d4 e3 e2 e1 d1 c1 b1 a1 a2 a3 b4", "c4 d3 d2 c2 b2 b3", "c3"));

  private final Topology.Shape shape;
  private final int size;
  private final String cells;
  private final List<String> rowsFromTop;
  private final List<List<String>> lines;
  private final Map<Edge, String> edges;
  private final List<String> rings;

  DrawnBoard(
      Topology.Shape shape,
      int size,
      String cells,
      List<String> rowsFromTop,
      List<List<String>> lines,
      Map<Edge, String> edges,
      List<String> rings) {
    this.shape = shape;
    this.size = size;
    this.cells = cells;
    this.rowsFromTop = rowsFromTop;
    this.lines = lines;
    this.edges = edges;
    this.rings = rings;
  }

  private static List<Square> squares(String names) {
    return Stream.of(names.split(" ")).map(Square::of).toList();
  }

  Topology.Shape shape() {
    return shape;
  }

  int size() {
    return size;
  }

  Topology topology() {
    return shape == Topology.Shape.SQUARE ? Topology.square(size) : Topology.hexagon(size);
  }

  /** The cells in the order of their numbers. */
  List<Square> cells() {
    return squares(cells);
  }

  List<List<Square>> rowsFromTop() {
    return rowsFromTop.stream().map(DrawnBoard::squares).toList();
  }

  /** The lines along one axis. */
  List<List<Square>> lines(int axis) {
    return lines.get(axis).stream().map(DrawnBoard::squares).toList();
  }

  int axes() {
    return lines.size();
  }

  List<Square> edge(Edge edge) {
    return edges.containsKey(edge) ? squares(edges.get(edge)) : List.of();
  }

  List<List<Square>> rings() {
    return rings.stream().map(DrawnBoard::squares).toList();
  }
}
