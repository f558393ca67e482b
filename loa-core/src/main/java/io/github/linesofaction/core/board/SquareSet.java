package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of squares of one board, iterated in the squares' natural order.
 *
 * <p>Sets of different boards can be neither combined nor equal.
 */
public final class SquareSet implements Iterable<Square> {
  private final Topology topology;
  private final long w0;
  private final long w1;
  private final long w2;
  private final long w3;

  private SquareSet(Topology topology, long w0, long w1, long w2, long w3) {
    this.topology = topology;
    this.w0 = w0;
    this.w1 = w1;
    this.w2 = w2;
    this.w3 = w3;
  }

  /**
   * Returns the set of some squares.
   *
   * @param topology the board
   * @param squares squares of that board; repetitions do not matter
   * @return the set of them
   * @throws IllegalArgumentException if the board lacks one of the squares
   */
  public static SquareSet of(Topology topology, Collection<Square> squares) {
    Objects.requireNonNull(topology, "topology");
    Objects.requireNonNull(squares, "squares");
    SquareSet set = new SquareSet(topology, 0, 0, 0, 0);
    for (Square square : squares) {
      set = set.with(square);
    }
    return set;
  }

  /**
   * Returns the set with given words: the side door for programs that work on bits. Bit {@code i}
   * of word {@code k} stands for cell {@code 64 * k + i}.
   *
   * @param topology the board
   * @param w0 cells 0 to 63
   * @param w1 cells 64 to 127
   * @param w2 cells 128 to 191
   * @param w3 cells 192 to 255
   * @return the set; bits beyond the board are dropped
   */
  public static SquareSet ofWords(Topology topology, long w0, long w1, long w2, long w3) {
    Objects.requireNonNull(topology, "topology");
    int cells = topology.cellCount();
    return new SquareSet(
        topology,
        w0 & mask(cells),
        w1 & mask(cells - 64),
        w2 & mask(cells - 128),
        w3 & mask(cells - 192));
  }

  private static long mask(int bits) {
    return bits >= Long.SIZE ? -1L : bits <= 0 ? 0 : (1L << bits) - 1;
  }

  /** {@return the board whose squares these are} */
  public Topology topology() {
    return topology;
  }

  /**
   * Returns one word of bits.
   *
   * @param index 0 to 3
   * @return the word; bit {@code i} stands for cell {@code 64 * index + i}
   * @throws IndexOutOfBoundsException if the index is out of range
   */
  public long word(int index) {
    return switch (index) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      case 3 -> w3;
      default -> throw new IndexOutOfBoundsException("word " + index + ": a set has words 0 to 3");
    };
  }

  /**
   * Tells whether a square is in the set.
   *
   * @param square any square
   * @return whether it is; false also if the board has no such square
   */
  public boolean contains(Square square) {
    Objects.requireNonNull(square, "square");
    return topology.contains(square) && containsCell(topology.cell(square));
  }

  /**
   * Tells whether a cell is in the set.
   *
   * @param cell 0 to the number of cells less one
   * @return whether it is
   * @throws IndexOutOfBoundsException if the cell is not from 0 to 255
   */
  public boolean containsCell(int cell) {
    return (word(cell >> 6) >>> cell & 1) != 0;
  }

  /** {@return how many squares there are} */
  public int size() {
    return Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
  }

  /**
   * Tells whether there is no square.
   *
   * @return whether the set is empty
   */
  public boolean isEmpty() {
    return (w0 | w1 | w2 | w3) == 0;
  }

  /**
   * Returns this set and one more square.
   *
   * @param square a square of the board
   * @return this set with that square
   * @throws IllegalArgumentException if the board has no such square
   */
  public SquareSet with(Square square) {
    return withCell(topology.cell(square));
  }

  /**
   * Returns this set without a square.
   *
   * @param square a square of the board
   * @return this set without that square
   * @throws IllegalArgumentException if the board has no such square
   */
  public SquareSet without(Square square) {
    return minus(topology.none().with(square));
  }

  /** Returns this set and one more cell. */
  SquareSet withCell(int cell) {
    long bit = 1L << cell;
    return switch (cell >> 6) {
      case 0 -> new SquareSet(topology, w0 | bit, w1, w2, w3);
      case 1 -> new SquareSet(topology, w0, w1 | bit, w2, w3);
      case 2 -> new SquareSet(topology, w0, w1, w2 | bit, w3);
      default -> new SquareSet(topology, w0, w1, w2, w3 | bit);
    };
  }

  /**
   * Returns the squares that are in this set or in another.
   *
   * @param other a set over the same board
   * @return the union
   * @throws IllegalArgumentException if it is over another board
   */
  public SquareSet or(SquareSet other) {
    sameBoard(other);
    return new SquareSet(topology, w0 | other.w0, w1 | other.w1, w2 | other.w2, w3 | other.w3);
  }

  /**
   * Returns the squares that are in this set and in another.
   *
   * @param other a set over the same board
   * @return the intersection
   * @throws IllegalArgumentException if it is over another board
   */
  public SquareSet and(SquareSet other) {
    sameBoard(other);
    return new SquareSet(topology, w0 & other.w0, w1 & other.w1, w2 & other.w2, w3 & other.w3);
  }

  /**
   * Returns the squares that are in this set but not in another.
   *
   * @param other a set over the same board
   * @return the difference
   * @throws IllegalArgumentException if it is over another board
   */
  public SquareSet minus(SquareSet other) {
    sameBoard(other);
    return new SquareSet(topology, w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2, w3 & ~other.w3);
  }

  /**
   * Tells whether this set and another share a square.
   *
   * @param other a set over the same board
   * @return whether they do
   * @throws IllegalArgumentException if it is over another board
   */
  public boolean intersects(SquareSet other) {
    return !and(other).isEmpty();
  }

  private void sameBoard(SquareSet other) {
    Objects.requireNonNull(other, "other");
    if (other.topology != topology) {
      throw new IllegalArgumentException(
          "a set over " + other.topology + " where one over " + topology + " is needed");
    }
  }

  /**
   * Returns the lowest cell from a given one on.
   *
   * @param from 0 or more
   * @return the lowest cell of the set that is not below {@code from}, or -1 if there is none
   */
  public int nextCell(int from) {
    for (int index = from >> 6; index < 4; index++) {
      long rest = word(index);
      if (index == from >> 6) {
        rest &= -1L << from;
      }
      if (rest != 0) {
        return 64 * index + Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  /**
   * Returns the squares as a list.
   *
   * @return the squares in natural order; unmodifiable
   */
  public List<Square> toList() {
    List<Square> list = new ArrayList<>(size());
    for (Square square : this) {
      list.add(square);
    }
    return List.copyOf(list);
  }

  /**
   * Returns the squares as a stream.
   *
   * @return the squares in natural order
   */
  public Stream<Square> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  public Iterator<Square> iterator() {
    return new Iterator<>() {
      private int next = nextCell(0);

      @Override
      public boolean hasNext() {
        return next >= 0;
      }

      @Override
      public Square next() {
        if (next < 0) {
          throw new NoSuchElementException("no more squares");
        }
        Square square = topology.squareAt(next);
        next = nextCell(next + 1);
        return square;
      }
    };
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a set of the same squares over the same board
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SquareSet set
        && set.topology == topology
        && set.w0 == w0
        && set.w1 == w1
        && set.w2 == w2
        && set.w3 == w3;
  }

  @Override
  public int hashCode() {
    return Objects.hash(topology, w0, w1, w2, w3);
  }

  /**
   * Returns the names of the squares.
   *
   * @return such as {@code {a1, b2}}
   */
  @Override
  public String toString() {
    return stream().map(Square::toString).collect(Collectors.joining(", ", "{", "}"));
  }
}
