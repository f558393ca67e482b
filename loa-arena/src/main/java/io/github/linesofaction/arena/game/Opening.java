package io.github.linesofaction.arena.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Where a game begins.
 *
 * @param position the position, as one line; nothing for the game's own start
 * @param moves the moves that are played from there for both sides
 */
public record Opening(Optional<String> position, List<String> moves) {
  /** The game's own start. */
  public static final Opening START = new Opening(Optional.empty(), List.of());

  /**
   * Makes an opening.
   *
   * @param position the position; nothing for the game's own start
   * @param moves the moves that are played from there for both sides
   */
  public Opening {
    Objects.requireNonNull(position, "position");
    moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
  }
}
