package io.github.linesofaction.notation;

import java.util.Objects;

/**
 * A guess which form a text is in.
 *
 * @param notation the form
 * @param percent how sure the guess is, from 1 to 100
 */
public record Detection(Notation notation, int percent) {
  /**
   * Makes a guess.
   *
   * @param notation the form
   * @param percent how sure the guess is, from 1 to 100
   * @throws NullPointerException if {@code notation} is null
   * @throws IllegalArgumentException if {@code percent} is out of range
   */
  public Detection {
    Objects.requireNonNull(notation, "notation");
    if (percent < 1 || percent > 100) {
      throw new IllegalArgumentException("percent must be from 1 to 100, was " + percent);
    }
  }
}
