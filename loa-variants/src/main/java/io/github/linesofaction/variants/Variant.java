package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A name for a rule set, and what there is to tell about it. An immutable value.
 *
 * <p>{@link Variants} knows the variants that come with the library; {@link #builder} makes another
 * one, and a {@link VariantProvider} adds it to the catalogue.
 */
public final class Variant {
  // Possessive, for a repeated group that may give back what it took needs a stack as deep as the
  // id.
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*+(?:-[a-z0-9]++)*+");

  private final String id;
  private final String title;
  private final List<String> aliases;
  private final Optional<String> inventor;
  private final OptionalInt year;
  private final String source;
  private final String description;
  private final Ruleset rules;

  private Variant(Builder builder) {
    id = builder.id;
    title = builder.title;
    aliases = builder.aliases;
    inventor = builder.inventor;
    year = builder.year;
    source = builder.source;
    description = builder.description;
    rules = builder.rules;
  }

  /**
   * Starts making a variant.
   *
   * @param id its id: small letters, digits and single hyphens, such as {@code black-hole}
   * @param rules its rules, with the choices that are customary in it
   * @return a builder
   * @throws IllegalArgumentException if the id is not of that form
   */
  public static Builder builder(String id, Ruleset rules) {
    return new Builder(id, rules);
  }

  /**
   * Returns the id.
   *
   * @return such as {@code scrambled-eggs}
   */
  public String id() {
    return id;
  }

  /**
   * Returns the name for readers.
   *
   * @return such as {@code Scrambled Eggs}; the id if none was given
   */
  public String title() {
    return title;
  }

  /**
   * Returns other names, as game records and servers write them.
   *
   * @return the names; unmodifiable, perhaps empty
   */
  public List<String> aliases() {
    return aliases;
  }

  /**
   * Returns who invented it.
   *
   * @return the inventor, or nothing if unknown
   */
  public Optional<String> inventor() {
    return inventor;
  }

  /**
   * Returns when it was invented or first published.
   *
   * @return the year, or nothing if unknown
   */
  public OptionalInt year() {
    return year;
  }

  /**
   * Returns where its rules come from.
   *
   * @return the source; empty if none was given
   */
  public String source() {
    return source;
  }

  /**
   * Describes it to a player.
   *
   * @return one paragraph; empty if none was given. {@link Ruleset#describe} tells the rules in
   *     full
   */
  public String description() {
    return description;
  }

  /**
   * Returns its rules.
   *
   * @return the rule set, with the choices that are customary in it
   */
  public Ruleset rules() {
    return rules;
  }

  /**
   * Returns its rules under the choices of a preset, in place of the customary ones.
   *
   * @param preset the choices
   * @return the rule set
   */
  public Ruleset rules(Preset preset) {
    return rules.with(preset);
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a variant of which everything is equal
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Variant variant
        && variant.id.equals(id)
        && variant.title.equals(title)
        && variant.aliases.equals(aliases)
        && variant.inventor.equals(inventor)
        && variant.year.equals(year)
        && variant.source.equals(source)
        && variant.description.equals(description)
        && variant.rules.equals(rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, rules);
  }

  /**
   * Returns the id and the title.
   *
   * @return such as {@code scrambled-eggs (Scrambled Eggs)}
   */
  @Override
  public String toString() {
    return id + " (" + title + ")";
  }

  /** Makes a {@link Variant}. A mutable helper for one thread. */
  public static final class Builder {
    private final String id;
    private final Ruleset rules;
    private String title;
    private List<String> aliases = List.of();
    private Optional<String> inventor = Optional.empty();
    private OptionalInt year = OptionalInt.empty();
    private String source = "";
    private String description = "";

    private Builder(String id, Ruleset rules) {
      this.id = Objects.requireNonNull(id, "id");
      this.rules = Objects.requireNonNull(rules, "rules");
      this.title = id;
      if (!ID.matcher(id).matches()) {
        throw new IllegalArgumentException(
            "\"" + id + "\" is no id: small letters, digits and single hyphens, as in black-hole");
      }
    }

    /**
     * Gives it a name for readers.
     *
     * @param name such as {@code Scrambled Eggs}
     * @return this builder
     */
    public Builder title(String name) {
      this.title = Objects.requireNonNull(name, "name");
      return this;
    }

    /**
     * Gives it other names, in place of any given before.
     *
     * @param names the names as records and servers write them; case, blanks, hyphens, underscores
     *     and apostrophes do not matter in look-ups
     * @return this builder
     */
    public Builder aliases(String... names) {
      this.aliases = List.of(Objects.requireNonNull(names, "names"));
      return this;
    }

    /**
     * Says who invented it.
     *
     * @param name the inventor
     * @return this builder
     */
    public Builder inventor(String name) {
      this.inventor = Optional.of(Objects.requireNonNull(name, "name"));
      return this;
    }

    /**
     * Says when it was invented or first published.
     *
     * @param number the year
     * @return this builder
     */
    public Builder year(int number) {
      this.year = OptionalInt.of(number);
      return this;
    }

    /**
     * Says where the rules come from.
     *
     * @param words the source
     * @return this builder
     */
    public Builder source(String words) {
      this.source = Objects.requireNonNull(words, "words");
      return this;
    }

    /**
     * Describes it to a player.
     *
     * @param paragraph one paragraph
     * @return this builder
     */
    public Builder description(String paragraph) {
      this.description = Objects.requireNonNull(paragraph, "paragraph");
      return this;
    }

    /**
     * Makes the variant.
     *
     * @return the variant
     */
    public Variant build() {
      return new Variant(this);
    }
  }
}
