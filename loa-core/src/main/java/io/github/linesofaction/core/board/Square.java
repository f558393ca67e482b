package io.github.linesofaction.core.board;

import java.util.Objects;
import java.util.Optional;

/**
 * The name of a square: a letter and a number, such as {@code c1}.
 *
 * <p>A square belongs to no board; a {@link Topology} says which squares it has. On square boards
 * the letter is the file (from the left) and the number the rank (from the bottom). On hexagonal
 * boards the letter is the row (from the bottom) and the number counts the cells of that row from
 * the left. There is one instance of each square, so that {@code ==} and {@code equals} agree.
 *
 * <p>The natural order is by letter, then by number: a1, a2, …, b1, ….
 */
public final class Square implements Comparable<Square> {
  /** How many letters, and how many numbers, there are. */
  private static final int SPAN = 26;

  private static final Square[] ALL = all();

  private final int file;
  private final int rank;
  private final String name;

  private Square(int file, int rank) {
    this.file = file;
    this.rank = rank;
    this.name = (char) ('a' + file) + Integer.toString(rank + 1);
  }

  private static Square[] all() {
    Square[] all = new Square[SPAN * SPAN];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Square(i / SPAN, i % SPAN);
    }
    return all;
  }

  /**
   * Returns the square with a letter and a number, both counted from 0.
   *
   * @param file the letter: 0 for a, to 25 for z
   * @param rank the number less one: 0 to 25
   * @return the square
   * @throws IllegalArgumentException if one of them is out of range
   */
  public static Square of(int file, int rank) {
    if (file < 0 || file >= SPAN || rank < 0 || rank >= SPAN) {
      throw new IllegalArgumentException(
          "file " + file + ", rank " + rank + ": both must be from 0 to " + (SPAN - 1));
    }
    return ALL[file * SPAN + rank];
  }

  /**
   * Reads the name of a square.
   *
   * @param name a small letter a to z and a number 1 to 26 without leading zero, such as {@code c1}
   * @return the square
   * @throws TextException if the name is not of that form
   */
  public static Square of(String name) {
    return tryParse(name)
        .orElseThrow(
            () ->
                new TextException(
                    0, Texts.quote(name) + " is no square: a letter and a number, such as c1"));
  }

  /**
   * Reads the name of a square, if it is one.
   *
   * @param name any text
   * @return the square, or nothing if the text is not a small letter a to z and a number 1 to 26
   *     without leading zero
   */
  public static Optional<Square> tryParse(CharSequence name) {
    Objects.requireNonNull(name, "name");
    int length = name.length();
    if (length < 2 || length > 3) {
      return Optional.empty();
    }
    int file = name.charAt(0) - 'a';
    int tens = length == 3 ? name.charAt(1) - '0' : 0;
    int ones = name.charAt(length - 1) - '0';
    boolean digits = ones >= 0 && ones <= 9 && (length == 2 || (tens >= 1 && tens <= 9));
    int rank = tens * 10 + ones - 1;
    if (!digits || file < 0 || file >= SPAN || rank < 0 || rank >= SPAN) {
      return Optional.empty();
    }
    return Optional.of(ALL[file * SPAN + rank]);
  }

  /**
   * Returns the letter as an index.
   *
   * @return 0 for a, to 25 for z; the file on square boards, the row on hexagonal ones
   */
  public int file() {
    return file;
  }

  /**
   * Returns the number, less one.
   *
   * @return 0 to 25; the rank on square boards, the place in its row on hexagonal ones
   */
  public int rank() {
    return rank;
  }

  /**
   * Returns the number of the square among all squares that have a name, in the natural order.
   * Hashes of positions and the order of moves rest on it.
   *
   * @return 26 times {@link #file()}, and {@link #rank()}: 0 for a1, to 675 for z26
   */
  public int index() {
    return file * SPAN + rank;
  }

  @Override
  public int compareTo(Square other) {
    Objects.requireNonNull(other, "other");
    return Integer.compare(index(), other.index());
  }

  // Not the identity hash, so that iteration orders are the same in every run.
  @Override
  public int hashCode() {
    return index();
  }

  /**
   * Returns the name.
   *
   * @return the letter and the number, such as {@code c1}
   */
  @Override
  public String toString() {
    return name;
  }
}
