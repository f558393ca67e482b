package io.github.linesofaction.notation.record;

/**
 * What a node of a record was read from, as its form has it: all of it, also what records of other
 * forms do not have. Forms that hold more than a {@link GameRecord} does implement it with an
 * immutable value.
 */
public interface RecordOrigin {
  /**
   * Tells whether the node ends what was understood of its line: what its form has behind it is no
   * part of the record, and the node stays one of its own though it may say nothing.
   *
   * @return false, unless a form says otherwise
   */
  default boolean isClosed() {
    return false;
  }
}
