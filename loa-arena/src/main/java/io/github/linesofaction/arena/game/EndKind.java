package io.github.linesofaction.arena.game;

import java.util.Objects;

/** The kinds of ends that a game in the arena can have, each told apart in the tables. */
public enum EndKind {
  /** The game ended by its own rules. */
  RULES("by the rules"),
  /** A program claimed the end where the rules grant it. */
  CLAIM("claimed"),
  /** A program resigned. */
  RESIGNATION("resignation"),
  /** A program's clock ran out. */
  TIME("time"),
  /** A program answered with a move that may not be played. */
  ILLEGAL_MOVE("illegal move"),
  /** A program ended, or could not be started. */
  CRASH("crash"),
  /** A program gave no answer where no clock was running, such as to {@code isready}. */
  NO_ANSWER("no answer"),
  /** A program answered with what is no answer: an unreadable line, or a flood. */
  GARBAGE("garbage"),
  /** A program claimed what the rules do not grant. */
  CLAIM_REFUSED("claim refused"),
  /** A program holds the game to be over when it is not, or the other way round. */
  DISAGREEMENT("disagreement"),
  /** The game reached the most plies that the event allows. */
  PLY_LIMIT("limit of plies"),
  /** The director ended the game. */
  BY_HAND("by the director");

  private final String words;

  EndKind(String words) {
    this.words = words;
  }

  /** {@return the kind in a few words, such as {@code illegal move}} */
  public String words() {
    return words;
  }

  /**
   * Finds a kind by its words.
   *
   * @param words as {@link #words()} tells them
   * @return the kind
   * @throws IllegalArgumentException if no kind has these words
   */
  public static EndKind of(String words) {
    Objects.requireNonNull(words, "words");
    for (EndKind kind : values()) {
      if (kind.words.equals(words)) {
        return kind;
      }
    }
    throw new IllegalArgumentException(words + ": no kind of end");
  }
}
