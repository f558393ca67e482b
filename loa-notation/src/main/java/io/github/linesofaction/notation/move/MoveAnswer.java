package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Reason;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What became of the text of a move in a position.
 *
 * @param text what was read
 * @param verdict what became of it
 * @param move the move meant, legal or not; nothing if the text does not name one
 * @param reason why the move is not legal; nothing unless the verdict is {@link Verdict#ILLEGAL}
 * @param offset how many {@code char}s of the text lie before what is wrong, 0 if nothing is
 * @param message what is wrong or remarkable, and what would be right; empty if nothing is
 * @param alternatives the legal moves of the same stone, or the candidates of an ambiguous text, in
 *     the order of {@link io.github.linesofaction.core.game.Position}
 */
public record MoveAnswer(
    MoveText text,
    Verdict verdict,
    Optional<Move> move,
    Optional<Reason> reason,
    int offset,
    String message,
    List<Move> alternatives) {
  /** What became of a text. */
  public enum Verdict {
    /** It is a legal move. */
    LEGAL,
    /** It is a legal move that captures nothing, and is marked as a capture all the same. */
    LEGAL_FALSE_MARK,
    /** It is no move but ends the game: a resignation or a forfeit. */
    DECISION,
    /** It is a move that may not be played. */
    ILLEGAL,
    /** It fits several legal moves. */
    AMBIGUOUS,
    /** It is no move. */
    UNREADABLE
  }

  /**
   * Makes an answer.
   *
   * @param text what was read
   * @param verdict what became of it
   * @param move the move meant, legal or not; nothing if the text does not name one
   * @param reason why the move is not legal; nothing unless the verdict is {@link Verdict#ILLEGAL}
   * @param offset how many {@code char}s of the text lie before what is wrong, 0 if nothing is
   * @param message what is wrong or remarkable, and what would be right; empty if nothing is
   * @param alternatives the legal moves of the same stone, or the candidates of an ambiguous text,
   *     in the order of {@link io.github.linesofaction.core.game.Position}
   */
  public MoveAnswer {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(verdict, "verdict");
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(message, "message");
    alternatives = List.copyOf(Objects.requireNonNull(alternatives, "alternatives"));
  }

  /**
   * Tells whether there is a legal move to play.
   *
   * @return whether {@link #move()} is there and legal
   */
  public boolean isLegal() {
    return verdict == Verdict.LEGAL || verdict == Verdict.LEGAL_FALSE_MARK;
  }
}
