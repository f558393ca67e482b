package io.github.linesofaction.core.board;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A way of turning or mirroring a board onto itself, applied to squares, sets, moves and set-ups.
 */
public final class Symmetry {
  private final Topology topology;
  private final String name;
  private final int[] image;

  /** Makes a symmetry that takes each cell to its image. */
  Symmetry(Topology topology, String name, int[] image) {
    this.topology = topology;
    this.name = name;
    this.image = image;
  }

  /** {@return the board that this maps onto itself} */
  public Topology topology() {
    return topology;
  }

  /**
   * Tells whether nothing moves.
   *
   * @return whether every square is its own image
   */
  public boolean isIdentity() {
    for (int cell = 0; cell < image.length; cell++) {
      if (image[cell] != cell) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns where a square goes.
   *
   * @param square a square of the board
   * @return its image
   * @throws IllegalArgumentException if the board has no such square
   */
  public Square apply(Square square) {
    return topology.squareAt(image[topology.cell(square)]);
  }

  /**
   * Returns where the squares of a set go.
   *
   * @param squares a set over the same board
   * @return the set of the images
   * @throws IllegalArgumentException if the set is over another board
   */
  public SquareSet apply(SquareSet squares) {
    Objects.requireNonNull(squares, "squares");
    if (squares.topology() != topology) {
      throw new IllegalArgumentException(
          "a set over " + squares.topology() + " where one over " + topology + " is needed");
    }
    SquareSet result = topology.none();
    for (int cell = squares.nextCell(0); cell >= 0; cell = squares.nextCell(cell + 1)) {
      result = result.withCell(image[cell]);
    }
    return result;
  }

  /**
   * Returns what becomes of a move.
   *
   * @param move a move between squares of the board
   * @return the same move between the images of its squares
   * @throws IllegalArgumentException if the board lacks one of its squares
   */
  public Move apply(Move move) {
    Objects.requireNonNull(move, "move");
    return move.mapSquares(this::apply);
  }

  /**
   * Returns what becomes of a set-up: each stone and hole goes to its image; sides, kinds and hands
   * stay.
   *
   * @param setup a set-up on the same board
   * @return its image
   * @throws IllegalArgumentException if it is on another board
   */
  public Setup apply(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    return setup.mapSets(this::apply);
  }

  /**
   * Returns the way back.
   *
   * @return the symmetry that undoes this one
   */
  public Symmetry inverse() {
    for (Symmetry other : topology.symmetries()) {
      if (other.image[image[0]] == 0 && andThen(other).isIdentity()) {
        return other;
      }
    }
    throw new IllegalStateException(this + " has no inverse among the symmetries of its board");
  }

  /**
   * Returns this symmetry followed by another.
   *
   * @param next a symmetry of the same board
   * @return both, one after the other
   * @throws IllegalArgumentException if it is of another board
   */
  public Symmetry andThen(Symmetry next) {
    Objects.requireNonNull(next, "next");
    if (next.topology != topology) {
      throw new IllegalArgumentException(
          "a symmetry of " + next.topology + " where one of " + topology + " is needed");
    }
    int[] both = new int[image.length];
    for (int cell = 0; cell < both.length; cell++) {
      both[cell] = next.image[image[cell]];
    }
    for (Symmetry symmetry : topology.symmetries()) {
      if (Arrays.equals(symmetry.image, both)) {
        return symmetry;
      }
    }
    throw new IllegalStateException(name + ", then " + next.name + ": no symmetry of " + topology);
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it takes each square of the same board to the same image
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Symmetry symmetry
        && symmetry.topology == topology
        && Arrays.equals(symmetry.image, image);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(image);
  }

  /**
   * Returns the name.
   *
   * @return such as {@code turn by 90 degrees}; turns go against the clock
   */
  @Override
  public String toString() {
    return name;
  }
}
