package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.record.RecordOrigin;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A node: its properties in the order read, also those that came twice. Equality looks at the
 * properties, not at the place.
 */
public final class SgfNode implements RecordOrigin {
  private static final SgfNode EMPTY = new SgfNode(List.of(), Place.NOWHERE);

  private final List<SgfProperty> properties;
  private final Place place;

  private SgfNode(List<SgfProperty> properties, Place place) {
    this.properties = properties;
    this.place = place;
  }

  /**
   * Makes a node that was not read.
   *
   * @param properties the properties, in order; may be none
   * @return the node
   */
  public static SgfNode of(SgfProperty... properties) {
    Objects.requireNonNull(properties, "properties");
    return properties.length == 0 ? EMPTY : of(List.of(properties), Place.NOWHERE);
  }

  /**
   * Makes a node.
   *
   * @param properties the properties, in order; may be none
   * @param place where the node begins, or {@link Place#NOWHERE}
   * @return the node
   */
  public static SgfNode of(List<SgfProperty> properties, Place place) {
    Objects.requireNonNull(properties, "properties");
    Objects.requireNonNull(place, "place");
    return new SgfNode(List.copyOf(properties), place);
  }

  /**
   * Returns the properties.
   *
   * @return an immutable list, in the order read
   */
  public List<SgfProperty> properties() {
    return properties;
  }

  /**
   * Finds a property.
   *
   * @param id the identifier without lower-case letters
   * @return the first property of that identifier, or empty
   */
  public Optional<SgfProperty> property(String id) {
    Objects.requireNonNull(id, "id");
    for (SgfProperty property : properties) {
      if (property.id().equals(id)) {
        return Optional.of(property);
      }
    }
    return Optional.empty();
  }

  /**
   * Finds the first value of a property.
   *
   * @param id the identifier without lower-case letters
   * @return the first value of the first property of that identifier, or empty
   */
  public Optional<SgfValue> value(String id) {
    return property(id).map(SgfProperty::value);
  }

  /**
   * Returns whether the node has a property.
   *
   * @param id the identifier without lower-case letters
   * @return true if there is one of that identifier
   */
  public boolean has(String id) {
    return property(id).isPresent();
  }

  /**
   * Sets a property: it takes the place of the first one of its identifier and others of it go; if
   * there is none, it comes last.
   *
   * @param property the property
   * @return this node with that property
   */
  public SgfNode with(SgfProperty property) {
    Objects.requireNonNull(property, "property");
    List<SgfProperty> changed = new ArrayList<>(properties.size() + 1);
    boolean set = false;
    for (SgfProperty old : properties) {
      if (!old.id().equals(property.id())) {
        changed.add(old);
      } else if (!set) {
        changed.add(property);
        set = true;
      }
    }
    if (!set) {
      changed.add(property);
    }
    return new SgfNode(List.copyOf(changed), place);
  }

  /**
   * Leaves out a property.
   *
   * @param id the identifier without lower-case letters
   * @return this node without any property of that identifier
   */
  public SgfNode without(String id) {
    if (!has(id)) {
      return this;
    }
    List<SgfProperty> changed = new ArrayList<>(properties);
    changed.removeIf(property -> property.id().equals(id));
    return new SgfNode(List.copyOf(changed), place);
  }

  /**
   * Returns where the node begins.
   *
   * @return the place of its semicolon; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SgfNode that && properties.equals(that.properties);
  }

  @Override
  public int hashCode() {
    return properties.hashCode();
  }

  /**
   * Writes the node as SGF.
   *
   * @return the text
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(";");
    properties.forEach(text::append);
    return text.toString();
  }
}
