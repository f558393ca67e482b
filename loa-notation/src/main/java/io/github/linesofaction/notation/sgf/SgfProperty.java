package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A property: its identifier and one or more values, in order.
 *
 * <p>Before FF[4], identifiers could carry lower-case letters for readability; these are dropped to
 * give {@link #id()} ({@code GaMe} is {@code GM}), and {@link #rawId()} keeps the spelling.
 * Equality looks at {@link #id()} and the values, not at spelling or place.
 */
public final class SgfProperty {
  private final String id;
  private final String rawId;
  private final List<SgfValue> values;
  private final Place place;

  private SgfProperty(String rawId, List<SgfValue> values, Place place) {
    this.rawId = rawId;
    this.id = shortened(rawId);
    this.values = values;
    this.place = place;
  }

  /**
   * Makes a property whose values mean the given texts.
   *
   * @param id the identifier: a letter, then letters and digits, of the ASCII set
   * @param first what the first value means
   * @param others what the other values mean, if there are any
   * @return the property
   * @throws IllegalArgumentException if {@code id} is no identifier
   */
  public static SgfProperty of(String id, String first, String... others) {
    Objects.requireNonNull(id, "id");
    List<SgfValue> values = new ArrayList<>();
    values.add(SgfValue.of(Objects.requireNonNull(first, "first")));
    for (String text : Objects.requireNonNull(others, "others")) {
      values.add(SgfValue.of(text));
    }
    return of(id, values, Place.NOWHERE);
  }

  /**
   * Makes a property.
   *
   * @param rawId the identifier as it is spelt: a letter, then letters and digits, of the ASCII set
   * @param values the values, at least one
   * @param place where the identifier begins, or {@link Place#NOWHERE}
   * @return the property
   * @throws IllegalArgumentException if {@code rawId} is no identifier or there is no value
   */
  public static SgfProperty of(String rawId, List<SgfValue> values, Place place) {
    Objects.requireNonNull(rawId, "rawId");
    Objects.requireNonNull(values, "values");
    Objects.requireNonNull(place, "place");
    List<SgfValue> copy = List.copyOf(values);
    if (!isIdentifier(rawId)) {
      throw new IllegalArgumentException(
          "an identifier must be a letter with letters and digits after it, was " + rawId);
    }
    if (copy.isEmpty()) {
      throw new IllegalArgumentException("values of " + rawId + " must be at least one");
    }
    return new SgfProperty(rawId, copy, place);
  }

  private static boolean isIdentifier(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      if (!isUpper(c) && !isLower(c) && !(digit && i > 0)) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }

  private static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean hasLower(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isLower(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static String shortened(String rawId) {
    if (!hasLower(rawId)) {
      return rawId;
    }
    StringBuilder kept = new StringBuilder(rawId.length());
    for (int i = 0; i < rawId.length(); i++) {
      char c = rawId.charAt(i);
      if (!isLower(c)) {
        kept.append(c);
      }
    }
    boolean identifier = kept.length() > 0 && isUpper(kept.charAt(0));
    return identifier ? kept.toString() : rawId;
  }

  /**
   * Returns the identifier without lower-case letters; one of which nothing would be left, or a
   * digit would come first, stays as it is.
   *
   * @return the identifier, such as {@code GM}
   */
  public String id() {
    return id;
  }

  /**
   * Returns the identifier as it was spelt.
   *
   * @return the identifier, such as {@code GaMe}
   */
  public String rawId() {
    return rawId;
  }

  /** {@return an immutable list of one or more values, in the order read} */
  public List<SgfValue> values() {
    return values;
  }

  /**
   * Returns the first value.
   *
   * @return the first of {@link #values()}
   */
  public SgfValue value() {
    return values.get(0);
  }

  /**
   * Returns where the property begins.
   *
   * @return the place of its identifier; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SgfProperty that && id.equals(that.id) && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, values);
  }

  /**
   * Writes the property as SGF, with its short identifier.
   *
   * @return the text
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(id);
    values.forEach(text::append);
    return text.toString();
  }
}
