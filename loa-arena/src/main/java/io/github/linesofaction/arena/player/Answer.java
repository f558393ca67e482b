package io.github.linesofaction.arena.player;

import java.util.Objects;

/**
 * What a participant answered when it was asked for a move.
 *
 * @param text the move; or {@code resign}, or {@code claim} and a move
 * @param nanos how long it took, in nanoseconds
 * @param info what it thinks; {@link Info#NONE} if it told nothing
 */
public record Answer(String text, long nanos, Info info) {
  /**
   * Makes an answer.
   *
   * @param text the move; or {@code resign}, or {@code claim} and a move
   * @param nanos how long it took, in nanoseconds
   * @param info what it thinks; {@link Info#NONE} if it told nothing
   */
  public Answer {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(info, "info");
  }
}
