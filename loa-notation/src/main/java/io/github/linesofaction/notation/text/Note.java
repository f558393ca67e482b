package io.github.linesofaction.notation.text;

import java.util.Objects;

/**
 * Something a reader met and went past: a remark, a warning or a fault, as data.
 *
 * @param kind what sort of thing was met
 * @param place where it begins
 * @param message what was found and what became of it, for people to read
 */
public record Note(Kind kind, Place place, String message) {

  /** How much a note weighs. */
  public enum Severity {
    /** The format allows it; nothing of a record was lost. Strict reading goes on. */
    REMARK,
    /** The format does not allow it, but everything was kept. Strict reading stops here. */
    WARNING,
    /** Something of the text could not be taken up as it stands. Strict reading stops here. */
    FAULT
  }

  /** The sorts of notes that the text and tree layers make. */
  public enum Kind {
    /** No game was found in a text. */
    NO_GAME(Severity.REMARK),
    /** A file is packed in a way that is not read; it was passed over. */
    ARCHIVE_NOT_READ(Severity.FAULT),
    /** Text before the first game, between two games or after the last one was skipped. */
    TEXT_OUTSIDE_GAMES(Severity.REMARK),
    /** Text inside a game that belongs to nothing was skipped. */
    UNEXPECTED_TEXT(Severity.FAULT),
    /** A property identifier without a value was skipped. */
    VALUE_MISSING(Severity.FAULT),
    /** A value without a property identifier was skipped. */
    IDENTIFIER_MISSING(Severity.FAULT),
    /** An identifier cannot do without its lower-case letters; it was kept as it stands. */
    IDENTIFIER_LOWER_CASE(Severity.WARNING),
    /** A property came twice in one node; both were kept. */
    PROPERTY_REPEATED(Severity.WARNING),
    /** Properties began without the semicolon that opens a node; the node was taken as opened. */
    NODE_NOT_OPENED(Severity.WARNING),
    /** A node followed a variation; it was taken as one more variation of the node before them. */
    NODE_AFTER_VARIATION(Severity.WARNING),
    /** A pair of parentheses without a node was skipped. */
    VARIATION_EMPTY(Severity.WARNING),
    /** A value had no closing bracket; it was taken to end where the text or the game does. */
    VALUE_NOT_CLOSED(Severity.FAULT),
    /**
     * A game had no closing parenthesis; it was taken to end at the next game or the text's end.
     */
    GAME_NOT_CLOSED(Severity.FAULT),
    /** A game exceeded a {@linkplain ReadLimit limit}; it was cut there. */
    LIMIT_EXCEEDED(Severity.FAULT),
    /** The game is none of Lines of Action; it was kept and has no rules. */
    OTHER_GAME(Severity.WARNING),
    /** There is no board of the size told; the game was kept and has no rules. */
    SIZE_UNKNOWN(Severity.WARNING),
    /** The size of the board is told in an unusual way; it was understood. */
    SIZE_UNUSUAL(Severity.WARNING),
    /** Several moves stand in one node; they were taken in the order in which they stand. */
    MOVES_IN_ONE_NODE(Severity.WARNING),
    /** Stones are set up in the node of a move; they were taken to be set up before it. */
    SETUP_WITH_MOVE(Severity.WARNING),
    /** Stones are set up after the first move; the line was cut there. */
    SETUP_AFTER_MOVES(Severity.FAULT),
    /** A declared charset is not known, or cannot be right here; it was not used. */
    CHARSET_UNKNOWN(Severity.FAULT),
    /** The text is not valid in the declared charset; it was read as ISO-8859-1. */
    CHARSET_MISMATCH(Severity.FAULT),
    /** Text before the first move of a game was kept as a remark. */
    TEXT_BEFORE_MOVES(Severity.REMARK),
    /** Words between moves were kept as a remark. */
    TEXT_BETWEEN_MOVES(Severity.WARNING),
    /** A remark had no closing sign; it was taken to end where the game does. */
    REMARK_NOT_CLOSED(Severity.WARNING),
    /** A variation had no closing parenthesis; it was taken to end where the game does. */
    VARIATION_NOT_CLOSED(Severity.WARNING),
    /** A tag is not a name and a value in quotes; it was kept as far as it could be understood. */
    TAG_MALFORMED(Severity.WARNING),
    /** A set-up could not be read; its text was kept. */
    START_UNREADABLE(Severity.FAULT),
    /** The count of a move is not the one of its place; the order of the moves was followed. */
    MOVE_NUMBER_WRONG(Severity.WARNING),
    /** Moves stood together without anything between them; they were taken apart. */
    MOVES_RUN_TOGETHER(Severity.WARNING),
    /** Two different results are stated; the one behind the moves was kept. */
    RESULTS_DIFFER(Severity.WARNING),
    /** There was more to note than the limit on notes allows. */
    NOTES_LEFT_OUT(Severity.REMARK);

    private final Severity severity;

    Kind(Severity severity) {
      this.severity = severity;
    }

    /**
     * Answers how much notes of this kind weigh.
     *
     * @return the severity
     */
    public Severity severity() {
      return severity;
    }
  }

  /**
   * Makes a note.
   *
   * @param kind what sort of thing was met
   * @param place where it begins
   * @param message what was found and what became of it
   * @throws NullPointerException if an argument is null
   */
  public Note {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(message, "message");
  }

  /**
   * Answers how much the note weighs.
   *
   * @return the severity of its kind
   */
  public Severity severity() {
    return kind.severity();
  }

  /**
   * Writes place and message in one line.
   *
   * @return the text
   */
  @Override
  public String toString() {
    return place + ": " + message;
  }
}
