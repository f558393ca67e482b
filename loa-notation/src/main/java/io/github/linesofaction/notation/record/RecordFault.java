package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.text.Place;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One thing that is wrong or remarkable in a record: which game, which ply, where in its source,
 * and what would be right.
 *
 * @param kind what sort of fault
 * @param game the game's number in its source, counted from 1; 0 if it was not read
 * @param title who plays, empty if the record does not tell
 * @param ply the ply concerned, counted from 1; 0 if it is none in particular
 * @param place where it stands
 * @param move the move as written; empty if no move is concerned
 * @param reason why the move may not be played; nothing unless it is illegal
 * @param explanation what is wrong and what would be right, for people
 * @param legal the legal moves of the same stone, or the candidates of an ambiguous text
 */
public record RecordFault(
    Kind kind,
    int game,
    String title,
    int ply,
    Place place,
    String move,
    Optional<Reason> reason,
    String explanation,
    List<Move> legal) {
  /** The sorts of faults. */
  public enum Kind {
    /** The text breaks the rules of its format, and something was lost. */
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

  /**
   * Makes a fault.
   *
   * @param kind what sort of fault
   * @param game the game's number in its source, counted from 1; 0 if it was not read
   * @param title who plays, empty if the record does not tell
   * @param ply the ply concerned, counted from 1; 0 if it is none in particular
   * @param place where it stands
   * @param move the move as written; empty if no move is concerned
   * @param reason why the move may not be played; nothing unless it is illegal
   * @param explanation what is wrong and what would be right, for people
   * @param legal the legal moves of the same stone, or the candidates of an ambiguous text
   * @throws NullPointerException if an argument is null
   */
  public RecordFault {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(explanation, "explanation");
    legal = List.copyOf(Objects.requireNonNull(legal, "legal"));
  }

  /**
   * Answers the fault in one line.
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
