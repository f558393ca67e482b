package io.github.linesofaction.notation;

import io.github.linesofaction.notation.text.Form;
import java.util.Objects;

/**
 * A guess which form a text is in.
 *
 * @param form the form
 * @param percent how sure the guess is, from 1 to 100
 */
public record Detection(Form form, int percent) {
  /**
   * Makes a guess.
   *
   * @param form the form
   * @param percent how sure the guess is, from 1 to 100
   * @throws IllegalArgumentException if {@code percent} is out of range
   */
  public Detection {
    Objects.requireNonNull(form, "form");
    if (percent < 1 || percent > 100) {
      throw new IllegalArgumentException("percent must be from 1 to 100, was " + percent);
    }
  }
}
