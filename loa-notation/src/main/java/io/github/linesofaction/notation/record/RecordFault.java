package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong or remarkable in a record: which game, which ply, where in its source,
 * and what would be right. An immutable value.
 */
public final class RecordFault {
  /** The sorts of faults. */
  public enum Kind {
    /** The text breaks the rules of its form, and something was lost. */
    SYNTAX(true),
    /** The record names a variant that is not known, and nobody gave rules for it. */
    UNSUPPORTED_VARIANT(true),
    /** No game can start from the record's set-up. */
    BAD_SETUP(true),
    /** A text in the place of a move is none. */
    UNREADABLE_MOVE(true),
    /** A move fits several stones. */
    AMBIGUOUS_MOVE(true),
    /** It is the other side's turn. */
    WRONG_TURN(true),
    /** A move may not be played. */
    ILLEGAL_MOVE(true),
    /** There are moves after the end of the game. */
    AFTER_THE_END(true),
    /** The stated result is not the one that the board and the players' decisions tell. */
    RESULT_CONTRADICTS_BOARD(true),
    /** The text departs from the rules of its form, and nothing was lost. */
    UNUSUAL_TEXT(false),
    /** A move that captures nothing is marked as a capture: no fault in lenient judging. */
    FALSE_CAPTURE_MARK(false),
    /**
     * A game of Scrambled Eggs breaks at a move that fits its other labelling: a hint, no fault.
     */
    OTHER_LAYOUT(false);

    private final boolean fault;

    Kind(boolean fault) {
      this.fault = fault;
    }

    /**
     * Tells whether a record with this is faulty.
     *
     * @return false for what is only remarked upon
     */
    public boolean isFault() {
      return fault;
    }
  }

  private final Kind kind;
  private final int game;
  private final String title;
  private final int ply;
  private final Place place;
  private final String move;
  private final Optional<Reason> reason;
  private final String explanation;
  private final List<Move> legal;

  RecordFault(
      Kind kind,
      int game,
      String title,
      int ply,
      Place place,
      String move,
      Optional<Reason> reason,
      String explanation,
      List<Move> legal) {
    this.kind = kind;
    this.game = game;
    this.title = title;
    this.ply = ply;
    this.place = place;
    this.move = move;
    this.reason = reason;
    this.explanation = explanation;
    this.legal = List.copyOf(legal);
  }

  /** What became of the text of a move. */
  static RecordFault ofMove(GameRecord record, int ply, RecordMove move, MoveAnswer answer) {
    Kind kind =
        switch (answer.verdict()) {
          case LEGAL_FALSE_MARK -> Kind.FALSE_CAPTURE_MARK;
          case AMBIGUOUS -> Kind.AMBIGUOUS_MOVE;
          case UNREADABLE -> Kind.UNREADABLE_MOVE;
          case LEGAL, DECISION, ILLEGAL -> Kind.ILLEGAL_MOVE;
        };
    return ofMove(
        kind, record, ply, move, answer.reason(), answer.message(), answer.alternatives());
  }

  private static RecordFault ofMove(
      Kind kind,
      GameRecord record,
      int ply,
      RecordMove move,
      Optional<Reason> reason,
      String explanation,
      List<Move> legal) {
    return new RecordFault(
        kind,
        record.number(),
        record.title(),
        ply,
        move.place(),
        move.text().raw().strip(),
        reason,
        explanation,
        legal);
  }

  /**
   * A move stands behind the end of its line.
   *
   * @param last the ply after which the game was over
   * @param rest how many moves stand there, this one included
   */
  static RecordFault afterTheEnd(
      GameRecord record, int ply, RecordMove move, int last, Outcome outcome, int rest) {
    return ofMove(
        Kind.AFTER_THE_END,
        record,
        ply,
        move,
        Optional.of(Reason.GAME_OVER),
        "the game is over after ply "
            + last
            + ", "
            + outcome
            + "; "
            + rest
            + (rest == 1 ? " more stands" : " more stand")
            + " in the record",
        List.of());
  }

  /** A move is given to the side whose turn it is not. */
  static RecordFault wrongTurn(GameRecord record, int ply, RecordMove move, Color turn) {
    return ofMove(
        Kind.WRONG_TURN,
        record,
        ply,
        move,
        Optional.empty(),
        "given as a move of " + move.color().title() + ", and it is " + turn.title() + "'s turn",
        List.of());
  }

  /** Something that concerns a whole record. */
  static RecordFault ofRecord(Kind kind, GameRecord record, String explanation) {
    return ofPlace(kind, record, record.place(), explanation);
  }

  /** Something that a reader noted. */
  static RecordFault ofNote(Kind kind, GameRecord record, Note note) {
    return ofPlace(kind, record, note.place(), note.message());
  }

  private static RecordFault ofPlace(
      Kind kind, GameRecord record, Place place, String explanation) {
    return new RecordFault(
        kind,
        record.number(),
        record.title(),
        0,
        place,
        "",
        Optional.empty(),
        explanation,
        List.of());
  }

  /** The same, said of a variation. */
  RecordFault inVariation(int firstPly, String firstMove) {
    return new RecordFault(
        kind,
        game,
        title,
        ply,
        place,
        move,
        reason,
        explanation + ", in the variation that begins at ply " + firstPly + " with " + firstMove,
        legal);
  }

  /** Something that is remarked upon where another fault lies. */
  static RecordFault beside(RecordFault other, Kind kind, String explanation) {
    return new RecordFault(
        kind,
        other.game(),
        other.title(),
        other.ply(),
        other.place(),
        other.move(),
        Optional.empty(),
        explanation,
        List.of());
  }

  /**
   * Returns what strict reading did not put up with, as the fault of a game.
   *
   * @param stop how reading ended
   * @param game the number of the game, counted from 1, where the exception does not tell
   * @return a fault of the kind {@link Kind#SYNTAX}
   * @throws IllegalArgumentException if the number is less than 1
   */
  public static RecordFault of(SyntaxException stop, int game) {
    Objects.requireNonNull(stop, "stop");
    if (game < 1) {
      throw new IllegalArgumentException("game must be at least 1, was " + game);
    }
    return new RecordFault(
        Kind.SYNTAX,
        stop.game().orElse(game),
        "",
        0,
        stop.place(),
        "",
        Optional.empty(),
        "found " + stop.found() + ", expected " + stop.expected() + "; the rest is not read",
        List.of());
  }

  /** {@return what sort of fault it is} */
  public Kind kind() {
    return kind;
  }

  /** {@return the game's number in its source, counted from 1; 0 if it was not read} */
  public int game() {
    return game;
  }

  /** {@return who plays; empty if the record does not tell} */
  public String title() {
    return title;
  }

  /** {@return the ply concerned, counted from 1; 0 if it is none in particular} */
  public int ply() {
    return ply;
  }

  /** {@return where it stands} */
  public Place place() {
    return place;
  }

  /** {@return the move as written; empty if no move is concerned} */
  public String move() {
    return move;
  }

  /** {@return why the move may not be played; nothing unless it is illegal} */
  public Optional<Reason> reason() {
    return reason;
  }

  /** {@return what is wrong and what would be right, for people} */
  public String explanation() {
    return explanation;
  }

  /** {@return the legal moves of the same stone, or the candidates of an ambiguous text} */
  public List<Move> legal() {
    return legal;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordFault that
        && that.kind == kind
        && that.game == game
        && that.title.equals(title)
        && that.ply == ply
        && that.place.equals(place)
        && that.move.equals(move)
        && that.reason.equals(reason)
        && that.explanation.equals(explanation)
        && that.legal.equals(legal);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * game + ply) + explanation.hashCode();
  }

  /**
   * Returns the fault in one line.
   *
   * @return such as {@code games.sgf:3:14: game 2 (Anna – Bert), ply 10, a4:d8: …; legal would be
   *     …}
   */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder();
    if (place.isKnown()) {
      line.append(place).append(": ");
    }
    line.append("game ").append(game);
    if (!title.isEmpty()) {
      line.append(" (").append(title).append(')');
    }
    if (ply > 0) {
      line.append(", ply ").append(ply);
    }
    if (!move.isEmpty()) {
      line.append(", ");
    }
    if (!isMoveNamed()) {
      line.append(move).append(": ");
    }
    line.append(explanation);
    if (!legal.isEmpty()) {
      line.append("; legal would be ")
          .append(legal.stream().map(Move::toString).collect(Collectors.joining(" ")));
    }
    return line.toString();
  }

  /** Whether the explanation begins with the move anyway. */
  private boolean isMoveNamed() {
    return !move.isEmpty()
        && (explanation.startsWith(move + ": ") || explanation.startsWith(Quote.of(move) + ": "));
  }
}
