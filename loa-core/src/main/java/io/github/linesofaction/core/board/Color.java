package io.github.linesofaction.core.board;

/** One of the two sides. Black is the first mover in every variant. */
public enum Color {
  /** The first mover: in the standard set-up the owner of ranks 1 and 8. */
  BLACK('b', "Black"),
  /** The second mover: in the standard set-up the owner of the outer files. */
  WHITE('w', "White");

  private final char letter;
  private final String title;

  Color(char letter, String title) {
    this.letter = letter;
    this.title = title;
  }

  /**
   * Returns the other side.
   *
   * @return {@link #WHITE} for {@link #BLACK} and the other way round
   */
  public Color opponent() {
    return this == BLACK ? WHITE : BLACK;
  }

  /**
   * Returns the letter of this side in position texts.
   *
   * @return {@code 'b'} or {@code 'w'}
   */
  public char letter() {
    return letter;
  }

  /**
   * Returns the English name of this side, for messages.
   *
   * @return {@code "Black"} or {@code "White"}
   */
  public String title() {
    return title;
  }
}
