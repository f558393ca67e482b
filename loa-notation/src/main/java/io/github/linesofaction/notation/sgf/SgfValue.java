package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.Place;
import java.util.Objects;
import java.util.Optional;

/**
 * The value of a property: what stands between the brackets, as it was written and as it is meant.
 *
 * <p>Two values are equal if they mean the same whatever the type of their property: spellings of a
 * line break, line breaks after a backslash and needless backslashes make no difference, nor does
 * the place.
 */
public final class SgfValue {
  private final String raw;
  private final Place place;

  private SgfValue(String raw, Place place) {
    this.raw = raw;
    this.place = place;
  }

  /**
   * Makes a value that means a text.
   *
   * @param text any text
   * @return a value whose {@link #text()} is the text, but for the spelling of white space
   */
  public static SgfValue of(String text) {
    Objects.requireNonNull(text, "text");
    return new SgfValue(SgfText.escape(text, false), Place.NOWHERE);
  }

  /**
   * Makes a composed value, of two parts with a colon between them.
   *
   * @param first any text
   * @param second any text
   * @return a value whose {@link #composed()} holds the two
   */
  public static SgfValue of(String first, String second) {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    String raw = SgfText.escape(first, true) + ":" + SgfText.escape(second, true);
    return new SgfValue(raw, Place.NOWHERE);
  }

  /**
   * Makes a value from what stands between brackets.
   *
   * @param raw the text with its escapes
   * @param place where the text begins, or {@link Place#NOWHERE}
   * @return the value
   * @throws IllegalArgumentException if {@code raw} holds a closing bracket without a backslash, or
   *     ends with a backslash that escapes nothing
   */
  public static SgfValue ofRaw(String raw, Place place) {
    Objects.requireNonNull(raw, "raw");
    Objects.requireNonNull(place, "place");
    if (!SgfText.isEscaped(raw)) {
      throw new IllegalArgumentException(
          "raw must have no ']' without a backslash and no backslash at its end, was " + raw);
    }
    return new SgfValue(raw, place);
  }

  /**
   * Returns what stands between the brackets.
   *
   * @return the text with its escapes, as it was read or made
   */
  public String raw() {
    return raw;
  }

  /**
   * Returns where the value begins.
   *
   * @return the place after the opening bracket; {@link Place#NOWHERE} if the value was not read
   */
  public Place place() {
    return place;
  }

  /**
   * Reads the value as SGF's type Text: escapes are undone, a backslash with a line break vanishes,
   * other line breaks are kept as line feeds, and other white space becomes blanks.
   *
   * @return the text
   */
  public String text() {
    return SgfText.text(raw);
  }

  /**
   * Reads the value as SGF's type SimpleText: as {@link #text()}, with blanks for line breaks.
   *
   * @return the text, in one line
   */
  public String simpleText() {
    return SgfText.simpleText(raw);
  }

  /**
   * Parts the value at its first colon that has no backslash. Whether a colon has that meaning is a
   * matter of the property: in a move it has not.
   *
   * @return the two parts, or empty if there is no such colon
   */
  public Optional<Composed> composed() {
    int colon = SgfText.firstColon(raw);
    if (colon < 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Composed(
            new SgfValue(raw.substring(0, colon), place),
            new SgfValue(raw.substring(colon + 1), placeAt(colon + 1))));
  }

  /**
   * Returns where a character of the value stands.
   *
   * @param index an index in {@link #raw()}, or its length
   * @return the place; {@link Place#NOWHERE} if the value was not read
   * @throws IndexOutOfBoundsException if there is no such index
   */
  public Place placeAt(int index) {
    Objects.checkIndex(index, raw.length() + 1);
    if (!place.isKnown() || index == 0) {
      return place;
    }
    int line = place.line();
    int column = place.column();
    for (int i = 0; i < index; i++) {
      char c = raw.charAt(i);
      boolean firstOfPair = c == '\r' && i + 1 < raw.length() && raw.charAt(i + 1) == '\n';
      if (c == '\n' || c == '\r' && !firstOfPair) {
        line++;
        column = 1;
      } else if (!firstOfPair && !(i > 0 && Character.isSurrogatePair(raw.charAt(i - 1), c))) {
        column++;
      }
    }
    return new Place(place.source(), place.offset() + index, line, column);
  }

  /**
   * The two parts of a composed value.
   *
   * @param first what stands before the colon
   * @param second what stands after the colon
   */
  public record Composed(SgfValue first, SgfValue second) {
    /**
     * Makes the pair.
     *
     * @param first what stands before the colon
     * @param second what stands after the colon
     */
    public Composed {
      Objects.requireNonNull(first, "first");
      Objects.requireNonNull(second, "second");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SgfValue that
        && SgfText.canonical(raw).equals(SgfText.canonical(that.raw));
  }

  @Override
  public int hashCode() {
    return SgfText.canonical(raw).hashCode();
  }

  /**
   * Writes the value with its brackets.
   *
   * @return the text
   */
  @Override
  public String toString() {
    return "[" + raw + "]";
  }
}
