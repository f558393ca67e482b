package io.github.linesofaction.notation.text;

/**
 * Upper bounds that keep hostile or damaged text from taking all memory. Every bound is the largest
 * amount that is still accepted. Readers use the bounds that make sense for their form and say
 * which.
 */
public enum ReadLimit {
  /** The longest line, in forms that are read line by line: characters. */
  LINE_LENGTH(1 << 20),
  /** The longest single value, such as a property value, a comment, a tag: characters. */
  VALUE_LENGTH(1 << 20),
  /** The longest single game: characters. */
  GAME_LENGTH(1 << 24),
  /** The most nodes in a game. */
  NODES(250_000),
  /** The most values in a game. */
  VALUES(500_000),
  /** How deep variations may nest, the game itself counting as 1. */
  DEPTH(250_000),
  /** The most games in a text. */
  GAMES(Integer.MAX_VALUE),
  /** How many notes are kept for a game. */
  NOTES(1_000);

  private final int usual;

  ReadLimit(int usual) {
    this.usual = usual;
  }

  /**
   * Returns the bound that holds where no other is given.
   *
   * @return at least 1: 1,048,576 characters for lines and values, 16,777,216 for games, 250,000
   *     nodes and levels, 500,000 values, 1,000 notes, {@link Integer#MAX_VALUE} games
   */
  public int usual() {
    return usual;
  }
}
