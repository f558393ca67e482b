package io.github.linesofaction.notation.record;

/**
 * What a node of a record was read from, in the form of its format: all of it, also what records of
 * other formats do not have. Formats that hold more than a {@link GameRecord} does implement it
 * with an immutable value.
 */
public interface RecordOrigin {
  /**
   * Tells whether the node ends what was understood of its line: what its format has behind it is
   * no part of the record, and the node stays one of its own though it may say nothing.
   *
   * @return false, unless a format says otherwise
   */
  default boolean isClosed() {
    return false;
  }
}
