package io.github.linesofaction.notation.record;

import java.util.Objects;

/**
 * A name and a value at the head of a record, as they were read.
 *
 * @param name the name, in the case it was written in
 * @param value the value without quotes and escapes, perhaps empty
 */
public record Tag(String name, String value) {
  /**
   * Makes a tag.
   *
   * @param name the name, in the case it was written in
   * @param value the value without quotes and escapes, perhaps empty
   */
  public Tag {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
  }
}
