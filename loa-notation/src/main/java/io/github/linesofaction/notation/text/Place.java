package io.github.linesofaction.notation.text;

import java.util.Objects;

/**
 * A place in a text: where a token, a value or a fault begins.
 *
 * @param source the name of the text, such as a file name; empty where it has none
 * @param offset what lies before the place, counted from 0: bytes where the text was read as bytes
 *     in a charset that extends ASCII, otherwise characters (UTF-16 code units)
 * @param line the line, counted from 1; 0 only in {@link #NOWHERE}
 * @param column the column in code points, counted from 1; 0 only in {@link #NOWHERE}
 */
public record Place(String source, long offset, int line, int column) {
  /** The place of something that was made and not read. */
  public static final Place NOWHERE = new Place("", 0, 0, 0);

  /**
   * Makes a place.
   *
   * @param source the name of the text; may be empty
   * @param offset what lies before the place, at least 0
   * @param line the line, at least 1, or 0 for nowhere
   * @param column the column, at least 1, or 0 for nowhere
   * @throws IllegalArgumentException if {@code offset} is negative, or if {@code line} or {@code
   *     column} is less than 1 and not both are 0
   */
  public Place {
    Objects.requireNonNull(source, "source");
    if (offset < 0) {
      throw new IllegalArgumentException("offset must be at least 0, was " + offset);
    }
    if ((line < 1 || column < 1) && !(line == 0 && column == 0)) {
      throw new IllegalArgumentException(
          "line and column must be at least 1, were " + line + " and " + column);
    }
  }

  /**
   * Returns whether this is a place in a text that was read.
   *
   * @return false for {@link #NOWHERE} and its equals
   */
  public boolean isKnown() {
    return line > 0;
  }

  /**
   * Writes the place the way compilers do: {@code games.sgf:3:14}, or {@code line 3, column 14}
   * where the source has no name.
   *
   * @return the text; {@code nowhere} if the place is not known
   */
  @Override
  public String toString() {
    if (!isKnown()) {
      return "nowhere";
    }
    return source.isEmpty()
        ? "line " + line + ", column " + column
        : source + ":" + line + ":" + column;
  }
}
