package io.github.linesofaction.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** The catalogue of the forms of notation. */
public final class Notations {
  /** How many characters of a text are looked at to detect its form. */
  public static final int SAMPLE = 8_192;

  private Notations() {}

  /**
   * Answers all forms.
   *
   * @return the forms; unmodifiable
   */
  public static List<Notation> all() {
    return List.of(Notation.values());
  }

  /**
   * Finds a form by its name.
   *
   * @param id a name, in any case
   * @return the form, or nothing if there is none of that name
   * @throws NullPointerException if {@code id} is null
   */
  public static Optional<Notation> byId(String id) {
    String small = Objects.requireNonNull(id, "id").toLowerCase(Locale.ROOT);
    return Arrays.stream(Notation.values()).filter(each -> each.id().equals(small)).findFirst();
  }

  /**
   * Guesses which form a text is in. Forms that need to be told something, such as the legend of a
   * drawn board, are recognised by what is usual.
   *
   * @param text the text or its beginning, of which {@link #SAMPLE} characters are looked at
   * @return the forms that are possible, the likeliest first; empty if the text is like none
   * @throws NullPointerException if {@code text} is null
   */
  public static List<Detection> detect(CharSequence text) {
    return new Detector(Objects.requireNonNull(text, "text")).detect();
  }
}
