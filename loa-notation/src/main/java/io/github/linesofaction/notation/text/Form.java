package io.github.linesofaction.notation.text;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** A form in which records are written. */
public enum Form {
  /** The Smart Game Format. */
  SGF("sgf", "Smart Game Format, GM[9]"),
  /** Numbered transcripts. */
  TRANSCRIPT("text", "moves numbered in pairs, 1. d1-b3 h5-g4"),
  /** Transcripts that count plies. */
  COUNTED("counted", "plies counted one by one, B 1 d1-b3"),
  /** Lists of moves. */
  MOVES("moves", "moves alone, d1-b3"),
  /** Short algebraic. */
  SHORT("short", "short algebraic, Ldb3"),
  /** Lines of the library's own position text, each a game without moves that starts there. */
  POSITION("position", "position text, 1bbbbbb1/w6w/… b"),
  /** Lines of PlayStrategy's position strings, each a game without moves that starts there. */
  PLAY_STRATEGY("playstrategy", "PlayStrategy's position strings, 1LLLLLL1/l6l/… w"),
  /** Lines as programs are told positions by the universal chess interface, each a game. */
  UCI("uci", "lines for programs, position startpos moves d1b3 h5g4"),
  /** Lines of OpenSpiel's action numbers, each the moves of a game. */
  ACTIONS("actions", "OpenSpiel's action numbers, 142"),
  /** Objects of JSON, each a game: one behind the other, or in an array. */
  JSON("json", "a JSON object a game, {\"moves\":[\"d1-b3\"]}"),
  /** Boards drawn with one sign a square. */
  BOARD("board", "a board drawn with one sign a square, .xxxxxx.");

  private final String id;
  private final String description;

  Form(String id, String description) {
    this.id = id;
    this.description = description;
  }

  /**
   * Finds a form by its name.
   *
   * @param id a name, in any case
   * @return the form, or nothing if there is none of that name
   */
  public static Optional<Form> find(String id) {
    String small = Objects.requireNonNull(id, "id").toLowerCase(Locale.ROOT);
    for (Form form : values()) {
      if (form.id.equals(small)) {
        return Optional.of(form);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the name by which programs call this form.
   *
   * @return small letters
   */
  public String id() {
    return id;
  }

  /**
   * {@return whether games are read in this form: in all but a drawn board, which has to be told
   * what its signs mean}
   */
  public boolean holdsGames() {
    return this != BOARD;
  }

  /**
   * Returns what this form looks like.
   *
   * @return a few words and an example
   */
  public String description() {
    return description;
  }
}
