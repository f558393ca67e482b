package io.github.linesofaction.notation.text;

import io.github.linesofaction.core.board.Topology;
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
    /** The form allows it; nothing of a record was lost. Strict reading goes on. */
    REMARK,
    /** The form does not allow it, but everything was kept. Strict reading stops here. */
    WARNING,
    /** Something of the text could not be taken up as it stands. Strict reading stops here. */
    FAULT
  }

  /** The sorts of notes that the text and tree layers make. */
  public enum Kind {
    /** No game was found in a text. */
    NO_GAME(Severity.REMARK, "", ""),
    /** A file is packed in a way that is not read; it was passed over. */
    ARCHIVE_NOT_READ(Severity.FAULT, "", ""),
    /** Text before the first game, between two games or after the last one was skipped. */
    TEXT_OUTSIDE_GAMES(Severity.REMARK, "a game, beginning with '(;'", "skipped"),
    /** Text inside a game that belongs to nothing was skipped. */
    UNEXPECTED_TEXT(Severity.FAULT, "a property, ';', '(' or ')'", "skipped"),
    /** A property identifier without a value was skipped. */
    VALUE_MISSING(Severity.FAULT, "'[' after it", "skipped"),
    /** A value without a property identifier was skipped. */
    IDENTIFIER_MISSING(Severity.FAULT, "a property identifier before '['", "skipped"),
    /** An identifier cannot do without its lower-case letters; it was kept as it stands. */
    IDENTIFIER_LOWER_CASE(Severity.WARNING, "upper-case letters", "kept as it stands"),
    /** A property came twice in one node; both were kept. */
    PROPERTY_REPEATED(Severity.WARNING, "it once in a node", "both are kept"),
    /** Properties began without the semicolon that opens a node; the node was taken as opened. */
    NODE_NOT_OPENED(Severity.WARNING, "';' before it", "taken as a new node"),
    /** A node followed a variation; it was taken as one more variation of the node before them. */
    NODE_AFTER_VARIATION(
        Severity.WARNING, "'(' or ')' after a variation", "taken as one more variation"),
    /** A pair of parentheses without a node was skipped. */
    VARIATION_EMPTY(
        Severity.WARNING, "a node, beginning with ';'", "the empty variation is skipped"),
    /** A value had no closing bracket; it was taken to end where the text or the game does. */
    VALUE_NOT_CLOSED(Severity.FAULT, "']' to end the value", "the value is kept up to there"),
    /**
     * A game had no closing parenthesis; it was taken to end at the next game or the text's end.
     */
    GAME_NOT_CLOSED(Severity.FAULT, "')'", "the game is kept"),
    /** A game exceeded a {@linkplain ReadLimit limit}; it was cut there. */
    LIMIT_EXCEEDED(Severity.FAULT, "", "the rest is left out"),
    /** The game is none of Lines of Action; it was kept and has no rules. */
    OTHER_GAME(
        Severity.WARNING, "GM[9], Lines of Action", "the game is kept without rules and moves"),
    /** There is no board of the size told; the game was kept and has no rules. */
    SIZE_UNKNOWN(
        Severity.WARNING,
        "a square board of "
            + Topology.SMALLEST_SQUARE
            + " to "
            + Topology.LARGEST_SQUARE
            + ", such as SZ[8]",
        "the game is kept without rules"),
    /** The size of the board is told in an unusual way; it was understood. */
    SIZE_UNUSUAL(Severity.WARNING, "", "taken as that"),
    /** Several moves stand in one node; they were taken in the order in which they stand. */
    MOVES_IN_ONE_NODE(Severity.WARNING, "one", "taken in the order in which they stand"),
    /** Stones are set up in the node of a move; they were taken to be set up before it. */
    SETUP_WITH_MOVE(Severity.WARNING, "two nodes", "the set-up goes first"),
    /** Stones are set up after the first move; the line was cut there. */
    SETUP_AFTER_MOVES(
        Severity.FAULT,
        "all set-ups before the first move of the main line",
        "the line is cut here"),
    /** A declared charset is not known, or cannot be right here; it was not used. */
    CHARSET_UNKNOWN(Severity.FAULT, "a known charset that extends ASCII", "it is not used"),
    /** The text is not valid in the declared charset; it was read as ISO-8859-1. */
    CHARSET_MISMATCH(Severity.FAULT, "text in that charset", "another is used"),
    /** Text before the first move of a game was kept as a remark. */
    TEXT_BEFORE_MOVES(Severity.REMARK, "tags or moves", "kept as a remark"),
    /** Words between moves were kept as a remark. */
    TEXT_BETWEEN_MOVES(Severity.WARNING, "a move, a remark or a result", "kept as a remark"),
    /** A remark had no closing sign; it was taken to end where the game does. */
    REMARK_NOT_CLOSED(Severity.WARNING, "a closing brace", "taken to end with the game"),
    /** A variation had no closing parenthesis; it was taken to end where the game does. */
    VARIATION_NOT_CLOSED(
        Severity.WARNING, "a closing parenthesis", "the variation is taken to end here"),
    /** A tag is not a name and a value in quotes; it was kept as far as it could be understood. */
    TAG_MALFORMED(
        Severity.WARNING,
        "a name and a value in quotes, as in [Event \"Final\"]",
        "kept as far as it could be understood"),
    /** A set-up could not be read; its text was kept. */
    START_UNREADABLE(Severity.FAULT, "", "the start is not set up, and no game is played from it"),
    /** The count of a move is not the one of its place; the order of the moves was followed. */
    MOVE_NUMBER_WRONG(Severity.WARNING, "", "the order of the moves is followed"),
    /** Moves stood together without anything between them; they were taken apart. */
    MOVES_RUN_TOGETHER(Severity.WARNING, "one move", ""),
    /** Two different results are stated; the one behind the moves was kept. */
    RESULTS_DIFFER(Severity.WARNING, "", "the one behind the moves is used"),
    /** Something that JSON does not allow was understood, and all of it was kept. */
    JSON_FORGIVEN(Severity.WARNING, "", "understood all the same"),
    /** A field of a game has a name that is not known; it was passed over. */
    FIELD_UNKNOWN(Severity.WARNING, "one of the fields of a game", "it is passed over"),
    /** Who is named as losing is not the loser of the stated result, which was kept. */
    LOSER_CONTRADICTS_RESULT(Severity.FAULT, "", "the stated result is kept"),
    /** There was more to note than the limit on notes allows. */
    NOTES_LEFT_OUT(Severity.REMARK, "", "");

    private final Severity severity;
    private final String expected;
    private final String done;

    /**
     * Makes a kind with the words of its notes.
     *
     * @param expected what would have been right; empty if that depends on what was found
     * @param done what became of it; empty if that depends on what was found
     */
    Kind(Severity severity, String expected, String done) {
      this.severity = severity;
      this.expected = expected;
      this.done = done;
    }

    /**
     * {@return what would have been right, as shown to people; empty if that depends on what was
     * found}
     */
    public String expected() {
      return expected;
    }

    /**
     * {@return what becomes of what was found in lenient reading, as shown to people; empty if that
     * depends on what was found}
     */
    public String done() {
      return done;
    }

    /**
     * Returns how much notes of this kind weigh.
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
   */
  public Note {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(message, "message");
  }

  /**
   * Returns how much the note weighs.
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
