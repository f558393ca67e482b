package io.github.linesofaction.notation.record;

/**
 * What a record was read from, in the form of its format: all of it, also what records of other
 * formats do not have. Formats that hold more than a {@link GameRecord} does implement it with an
 * immutable value.
 */
public interface RecordOrigin {}
