package io.github.linesofaction.notation;

/** A form in which games, positions or moves are written. */
public enum Notation {
  /** The Smart Game Format. */
  SGF("sgf", Content.GAMES, "Smart Game Format, GM[9]"),
  /** Numbered transcripts. */
  TRANSCRIPT("text", Content.GAMES, "moves numbered in pairs, 1. d1-b3 h5-g4"),
  /** Transcripts that count plies. */
  COUNTED("counted", Content.GAMES, "plies counted one by one, B 1 d1-b3"),
  /** Lists of moves. */
  MOVES("moves", Content.GAMES, "moves alone, d1-b3"),
  /** Short algebraic. */
  SHORT("short", Content.GAMES, "short algebraic, Ldb3"),
  /** The library's own position text. */
  POSITION("position", Content.POSITION, "position text, 1bbbbbb1/w6w/… b"),
  /** PlayStrategy's position strings. */
  PLAY_STRATEGY(
      "playstrategy", Content.POSITION, "PlayStrategy's position strings, 1LLLLLL1/l6l/… w"),
  /** Boards drawn with one sign a square. */
  BOARD("board", Content.POSITION, "a board drawn with one sign a square, .xxxxxx."),
  /** OpenSpiel's action numbers. */
  ACTIONS("actions", Content.MOVES, "OpenSpiel's action numbers, 142");

  /** What a text in some form holds. */
  public enum Content {
    /** Games. */
    GAMES,
    /** One position. */
    POSITION,
    /** Moves alone, without anything around them. */
    MOVES
  }

  private final String id;
  private final Content content;
  private final String description;

  Notation(String id, Content content, String description) {
    this.id = id;
    this.content = content;
    this.description = description;
  }

  /**
   * Answers the name by which programs call this form.
   *
   * @return small letters
   */
  public String id() {
    return id;
  }

  /**
   * Answers what a text in this form holds.
   *
   * @return games, a position or moves
   */
  public Content content() {
    return content;
  }

  /**
   * Answers what this form looks like.
   *
   * @return a few words and an example
   */
  public String description() {
    return description;
  }
}
