package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Move;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The answer to whether a move may be played: that it may, or why not and what would be right. An
 * immutable value.
 *
 * @param reason why it may not be played; nothing if it may
 * @param explanation a sentence for the player; empty if the move is legal
 * @param alternatives the legal moves of the same stone, in the documented order; empty where that
 *     stone has none, or the question makes no sense
 */
public record Legality(Optional<Reason> reason, String explanation, List<Move> alternatives) {
  /** The move may be played. */
  public static final Legality LEGAL = new Legality(Optional.empty(), "", List.of());

  /**
   * Makes an answer.
   *
   * @param reason why it may not be played; nothing if it may
   * @param explanation a sentence for the player; empty if the move is legal
   * @param alternatives the legal moves of the same stone, in the documented order; empty where
   *     that stone has none, or the question makes no sense
   */
  public Legality {
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(explanation, "explanation");
    alternatives = List.copyOf(Objects.requireNonNull(alternatives, "alternatives"));
  }

  /**
   * Returns that a move may not be played.
   *
   * @param reason why
   * @param explanation a sentence for the player: what is wrong and what would be right
   * @return the answer, without alternatives
   */
  public static Legality illegal(Reason reason, String explanation) {
    return new Legality(
        Optional.of(Objects.requireNonNull(reason, "reason")), explanation, List.of());
  }

  /**
   * Returns the same with alternatives.
   *
   * @param moves the legal moves of the same stone
   * @return the answer with them
   */
  public Legality withAlternatives(List<Move> moves) {
    return new Legality(reason, explanation, Objects.requireNonNull(moves, "moves"));
  }

  /**
   * Tells whether the move may be played.
   *
   * @return whether there is no reason against it
   */
  public boolean isLegal() {
    return reason.isEmpty();
  }
}
