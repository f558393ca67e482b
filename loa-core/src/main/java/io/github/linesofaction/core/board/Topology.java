package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a board: its squares, the lines through each, its neighbours, edges and symmetries.
 *
 * <p>There is one instance of each shape and size, so that {@code ==} and {@code equals} agree.
 * Immutable and safe to share.
 *
 * <p>Inside the library, and in the documented side doors for programs, squares go by their
 * <em>cell</em>: an index from 0 in the natural order of {@link Square}: a1 is 0, a2 is 1, and so
 * on. A <em>direction</em> is an index too: {@code 2 * axis} runs forward along the axis at that
 * place of {@link #axes()} (to the right, and upward on a file), {@code 2 * axis + 1} backward.
 */
public final class Topology {
  /** The outline of a board. */
  public enum Shape {
    /** Rows of equal length, eight neighbours, four lines through a square. */
    SQUARE,
    /** A regular hexagon of hexagonal cells, six neighbours, three lines through a cell. */
    HEXAGON
  }

  /** The smallest square board. */
  public static final int SMALLEST_SQUARE = 4;

  /** The largest square board: 256 cells. */
  public static final int LARGEST_SQUARE = 16;

  /** The smallest hexagon, by the cells of a side. */
  public static final int SMALLEST_HEXAGON = 3;

  /** The largest hexagon, by the cells of a side: 217 cells. */
  public static final int LARGEST_HEXAGON = 9;

  private static final List<Topology> SQUARES =
      sizes(Shape.SQUARE, SMALLEST_SQUARE, LARGEST_SQUARE);

  private static final List<Topology> HEXAGONS =
      sizes(Shape.HEXAGON, SMALLEST_HEXAGON, LARGEST_HEXAGON);

  private final Shape shape;
  private final int size;
  private final Grid grid;
  private final List<Axis> axes;
  private final List<Square> squares;
  private final int[][] steps;
  private final SquareSet none;
  private final SquareSet all;
  private final List<SquareSet> neighbours;
  private final Map<Edge, SquareSet> edges;
  private volatile @Nullable List<Symmetry> symmetries;
  private volatile @Nullable Bitboards bitboards;

  private Topology(Shape shape, int size) {
    this.shape = shape;
    this.size = size;
    this.grid = Grid.of(shape, size);
    this.axes = grid.axes();
    this.squares = grid.squares();
    this.steps = grid.steps();
    this.none = SquareSet.ofWords(this, 0, 0, 0, 0);
    this.all = SquareSet.of(this, squares);
    List<SquareSet> near = new ArrayList<>();
    for (int cell = 0; cell < squares.size(); cell++) {
      SquareSet set = none;
      for (int[] step : steps) {
        if (step[cell] >= 0) {
          set = set.withCell(step[cell]);
        }
      }
      near.add(set);
    }
    this.neighbours = List.copyOf(near);
    Map<Edge, SquareSet> sides = new EnumMap<>(Edge.class);
    for (Edge edge : grid.edges()) {
      List<Square> on = new ArrayList<>();
      for (int cell = 0; cell < squares.size(); cell++) {
        if (grid.onEdge(cell, edge)) {
          on.add(squares.get(cell));
        }
      }
      sides.put(edge, SquareSet.of(this, on));
    }
    this.edges = Collections.unmodifiableMap(sides);
  }

  private static List<Topology> sizes(Shape shape, int first, int last) {
    List<Topology> sizes = new ArrayList<>();
    for (int size = first; size <= last; size++) {
      sizes.add(new Topology(shape, size));
    }
    return List.copyOf(sizes);
  }

  /**
   * Returns a square board.
   *
   * @param size how many squares a row has: 4 to 16
   * @return the board's shape
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Topology square(int size) {
    if (size < SMALLEST_SQUARE || size > LARGEST_SQUARE) {
      throw new IllegalArgumentException(
          "size "
              + size
              + ": square boards have "
              + SMALLEST_SQUARE
              + " to "
              + LARGEST_SQUARE
              + " squares a row");
    }
    return SQUARES.get(size - SMALLEST_SQUARE);
  }

  /**
   * Returns a hexagonal board.
   *
   * @param side how many cells a side has: 3 to 9
   * @return the board's shape
   * @throws IllegalArgumentException if the side is out of range
   */
  public static Topology hexagon(int side) {
    if (side < SMALLEST_HEXAGON || side > LARGEST_HEXAGON) {
      throw new IllegalArgumentException(
          "side "
              + side
              + ": hexagonal boards have "
              + SMALLEST_HEXAGON
              + " to "
              + LARGEST_HEXAGON
              + " cells a side");
    }
    return HEXAGONS.get(side - SMALLEST_HEXAGON);
  }

  /**
   * Returns the outline.
   *
   * @return square or hexagon
   */
  public Shape shape() {
    return shape;
  }

  /**
   * Returns the size.
   *
   * @return the squares of a row of a square board, the cells of a side of a hexagonal one
   */
  public int size() {
    return size;
  }

  /** {@return how many squares there are} */
  public int cellCount() {
    return squares.size();
  }

  /**
   * Returns all squares.
   *
   * @return the squares in natural order, each at the index of its cell; unmodifiable
   */
  public List<Square> squares() {
    return squares;
  }

  /**
   * Returns the rows as a diagram shows them.
   *
   * @return the rows from the top, the squares of each from the left; unmodifiable
   */
  public List<List<Square>> rowsFromTop() {
    return grid.rowsFromTop();
  }

  /**
   * Tells whether a square belongs to this board.
   *
   * @param square any square
   * @return whether this board has it
   */
  public boolean contains(Square square) {
    Objects.requireNonNull(square, "square");
    return grid.cell(square) >= 0;
  }

  /**
   * Returns the cell of a square.
   *
   * @param square a square of this board
   * @return its index in {@link #squares()}
   * @throws IllegalArgumentException if this board has no such square
   */
  public int cell(Square square) {
    Objects.requireNonNull(square, "square");
    int cell = grid.cell(square);
    if (cell < 0) {
      throw new IllegalArgumentException(square + ": no square of " + this);
    }
    return cell;
  }

  /**
   * Returns the square of a cell.
   *
   * @param cell 0 to {@link #cellCount()} less one
   * @return the square
   * @throws IndexOutOfBoundsException if the cell is out of range
   */
  public Square squareAt(int cell) {
    return squares.get(cell);
  }

  /**
   * Returns the axes along which lines run.
   *
   * @return row, file, up and down on square boards; row, up and down on hexagonal ones
   */
  public List<Axis> axes() {
    return axes;
  }

  /**
   * Returns the number of directions, two for each axis.
   *
   * @return 8 on square boards, 6 on hexagonal ones
   */
  public int directions() {
    return steps.length;
  }

  /**
   * Returns the cell one step away.
   *
   * @param cell 0 to {@link #cellCount()} less one
   * @param direction 0 to {@link #directions()} less one
   * @return the cell next to it in that direction, or -1 off the board
   * @throws IndexOutOfBoundsException if an argument is out of range
   */
  public int step(int cell, int direction) {
    return steps[direction][cell];
  }

  /**
   * Returns the direction from one square to another.
   *
   * @param from a square of this board
   * @param to a square of this board
   * @return the direction, or nothing if they are the same or share no line
   * @throws IllegalArgumentException if this board lacks one of the squares
   */
  public Optional<Ray> ray(Square from, Square to) {
    int start = cell(Objects.requireNonNull(from, "from"));
    int end = cell(Objects.requireNonNull(to, "to"));
    for (int direction = 0; direction < steps.length; direction++) {
      int distance = 0;
      for (int at = start; at >= 0; at = steps[direction][at]) {
        if (at == end && distance > 0) {
          return Optional.of(new Ray(axes.get(direction / 2), direction, distance));
        }
        distance++;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a whole line.
   *
   * @param square a square of this board
   * @param axis one of {@link #axes()}
   * @return all squares of the line through that square, itself included, from the line's left end
   *     (a file: from its lower end) to the other; unmodifiable
   * @throws IllegalArgumentException if this board has no such square or no such axis
   */
  public List<Square> line(Square square, Axis axis) {
    Objects.requireNonNull(axis, "axis");
    int cell = cell(square);
    int forward = 2 * axes.indexOf(axis);
    if (forward < 0) {
      throw new IllegalArgumentException(axis + ": " + this + " has the axes " + axes);
    }
    int at = cell;
    while (steps[forward + 1][at] >= 0) {
      at = steps[forward + 1][at];
    }
    List<Square> line = new ArrayList<>();
    for (; at >= 0; at = steps[forward][at]) {
      line.add(squares.get(at));
    }
    return Collections.unmodifiableList(line);
  }

  /**
   * Returns the neighbours of a square: those that touch it along a side or at a corner.
   *
   * @param square a square of this board
   * @return up to eight squares on square boards, up to six on hexagonal ones
   * @throws IllegalArgumentException if this board has no such square
   */
  public SquareSet neighbours(Square square) {
    return neighbours.get(cell(square));
  }

  /**
   * Returns the neighbours of a cell.
   *
   * @param cell 0 to {@link #cellCount()} less one
   * @return up to eight squares on square boards, up to six on hexagonal ones
   * @throws IndexOutOfBoundsException if the cell is out of range
   */
  public SquareSet neighbours(int cell) {
    return neighbours.get(cell);
  }

  /**
   * Returns the edges of the board.
   *
   * @return each edge this board has, with its squares; unmodifiable
   */
  public Map<Edge, SquareSet> edges() {
    return edges;
  }

  /**
   * Returns the set without squares.
   *
   * @return an empty set over this board
   */
  public SquareSet none() {
    return none;
  }

  /**
   * Returns the set of all squares.
   *
   * @return all squares of this board
   */
  public SquareSet all() {
    return all;
  }

  /**
   * Returns a set of squares of this board.
   *
   * @param squares squares of this board
   * @return the set of them
   * @throws IllegalArgumentException if this board lacks one of them
   */
  public SquareSet setOf(Square... squares) {
    Objects.requireNonNull(squares, "squares");
    return SquareSet.of(this, List.of(squares));
  }

  /**
   * Returns a set of squares of this board.
   *
   * @param squares squares of this board
   * @return the set of them
   * @throws IllegalArgumentException if this board lacks one of them
   */
  public SquareSet setOf(Collection<Square> squares) {
    return SquareSet.of(this, squares);
  }

  /**
   * Returns the symmetries of the board, the identity first.
   *
   * @return 8 symmetries of a square board, 12 of a hexagonal one; unmodifiable
   */
  public List<Symmetry> symmetries() {
    List<Symmetry> known = symmetries;
    if (known == null) {
      known = grid.symmetries(this);
      symmetries = known;
    }
    return known;
  }

  /**
   * Returns the masks of a board that fits into one word: a side door for programs that work on
   * bits.
   *
   * @return the masks, or nothing if the board has more than 64 cells
   */
  public Optional<Bitboards> bitboards() {
    if (squares.size() > Long.SIZE) {
      return Optional.empty();
    }
    Bitboards known = bitboards;
    if (known == null) {
      known = new Bitboards(this);
      bitboards = known;
    }
    return Optional.of(known);
  }

  /** Returns the number of the board among all boards; hashes of positions rest on it. */
  int index() {
    return shape.ordinal() * 31 + size;
  }

  // Not the identity hash, so that iteration orders are the same in every run.
  @Override
  public int hashCode() {
    return index();
  }

  /**
   * Returns a name for messages.
   *
   * @return such as {@code the 8×8 board} or {@code the hexagon of side 5}
   */
  @Override
  public String toString() {
    return shape == Shape.SQUARE
        ? "the " + size + "×" + size + " board"
        : "the hexagon of side " + size;
  }
}
