package io.github.linesofaction.notation.text;

import java.util.Objects;

/**
 * Upper bounds that keep hostile or damaged text from taking all memory. Every bound is the largest
 * amount that is still accepted. Readers use the bounds that make sense for their format and say
 * which.
 */
public final class ReadLimits {
  /** The bounds used where none are given; see the methods for the amounts. */
  public static final ReadLimits DEFAULT = new Builder().build();

  private final int lineLength;
  private final int valueLength;
  private final int gameLength;
  private final int nodes;
  private final int values;
  private final int depth;
  private final int games;
  private final int notes;

  private ReadLimits(Builder builder) {
    lineLength = builder.lineLength;
    valueLength = builder.valueLength;
    gameLength = builder.gameLength;
    nodes = builder.nodes;
    values = builder.values;
    depth = builder.depth;
    games = builder.games;
    notes = builder.notes;
  }

  /**
   * Starts with the default bounds.
   *
   * @return a new builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Starts with these bounds.
   *
   * @return a new builder
   */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.lineLength = lineLength;
    builder.valueLength = valueLength;
    builder.gameLength = gameLength;
    builder.nodes = nodes;
    builder.values = values;
    builder.depth = depth;
    builder.games = games;
    builder.notes = notes;
    return builder;
  }

  /**
   * Answers the longest line, in formats that are read line by line.
   *
   * @return characters; 1,048,576 by default
   */
  public int lineLength() {
    return lineLength;
  }

  /**
   * Answers the longest single value: a property value, a comment, a tag.
   *
   * @return characters; 1,048,576 by default
   */
  public int valueLength() {
    return valueLength;
  }

  /**
   * Answers the longest single game.
   *
   * @return characters; 16,777,216 by default
   */
  public int gameLength() {
    return gameLength;
  }

  /**
   * Answers the most nodes in a game.
   *
   * @return nodes; 250,000 by default
   */
  public int nodes() {
    return nodes;
  }

  /**
   * Answers the most values in a game.
   *
   * @return values; 500,000 by default
   */
  public int values() {
    return values;
  }

  /**
   * Answers how deep variations may nest, the game itself counting as 1.
   *
   * @return levels; 250,000 by default
   */
  public int depth() {
    return depth;
  }

  /**
   * Answers the most games in a source.
   *
   * @return games; {@link Integer#MAX_VALUE} by default
   */
  public int games() {
    return games;
  }

  /**
   * Answers how many notes are kept for a game.
   *
   * @return notes; 1,000 by default
   */
  public int notes() {
    return notes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReadLimits that
        && lineLength == that.lineLength
        && valueLength == that.valueLength
        && gameLength == that.gameLength
        && nodes == that.nodes
        && values == that.values
        && depth == that.depth
        && games == that.games
        && notes == that.notes;
  }

  @Override
  public int hashCode() {
    return Objects.hash(lineLength, valueLength, gameLength, nodes, values, depth, games, notes);
  }

  @Override
  public String toString() {
    return "ReadLimits[lineLength="
        + lineLength
        + ", valueLength="
        + valueLength
        + ", gameLength="
        + gameLength
        + ", nodes="
        + nodes
        + ", values="
        + values
        + ", depth="
        + depth
        + ", games="
        + games
        + ", notes="
        + notes
        + "]";
  }

  /** Collects bounds. Every bound must be at least 1. */
  public static final class Builder {
    private int lineLength = 1 << 20;
    private int valueLength = 1 << 20;
    private int gameLength = 1 << 24;
    private int nodes = 250_000;
    private int values = 500_000;
    private int depth = 250_000;
    private int games = Integer.MAX_VALUE;
    private int notes = 1_000;

    private Builder() {}

    /**
     * Sets the longest line.
     *
     * @param characters at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code characters} is less than 1
     */
    public Builder lineLength(int characters) {
      lineLength = positive(characters, "characters");
      return this;
    }

    /**
     * Sets the longest value.
     *
     * @param characters at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code characters} is less than 1
     */
    public Builder valueLength(int characters) {
      valueLength = positive(characters, "characters");
      return this;
    }

    /**
     * Sets the longest game.
     *
     * @param characters at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code characters} is less than 1
     */
    public Builder gameLength(int characters) {
      gameLength = positive(characters, "characters");
      return this;
    }

    /**
     * Sets the most nodes in a game.
     *
     * @param count at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public Builder nodes(int count) {
      nodes = positive(count, "count");
      return this;
    }

    /**
     * Sets the most values in a game.
     *
     * @param count at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public Builder values(int count) {
      values = positive(count, "count");
      return this;
    }

    /**
     * Sets how deep variations may nest.
     *
     * @param levels at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code levels} is less than 1
     */
    public Builder depth(int levels) {
      depth = positive(levels, "levels");
      return this;
    }

    /**
     * Sets the most games in a source.
     *
     * @param count at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public Builder games(int count) {
      games = positive(count, "count");
      return this;
    }

    /**
     * Sets how many notes are kept for a game.
     *
     * @param count at least 1
     * @return this builder
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public Builder notes(int count) {
      notes = positive(count, "count");
      return this;
    }

    /**
     * Makes the limits.
     *
     * @return limits with the bounds set so far
     */
    public ReadLimits build() {
      return new ReadLimits(this);
    }

    private static int positive(int amount, String name) {
      if (amount < 1) {
        throw new IllegalArgumentException(name + " must be at least 1, was " + amount);
      }
      return amount;
    }
  }
}
