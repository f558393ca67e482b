package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.GameState;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A moment of a game in which a participant is asked something.
 *
 * @param game which game is played
 * @param position the position it started from, as one line; nothing for the game's own start
 * @param moves the moves so far, as the game writes them
 * @param state the game after them
 * @param allowance what may be spent on the next move
 * @param mostNanos after how many nanoseconds an answer is too late; nothing where no time is
 *     bounded
 */
public record Turn(
    ArenaGame game,
    Optional<String> position,
    List<String> moves,
    GameState state,
    Allowance allowance,
    OptionalLong mostNanos) {
  /**
   * Makes a turn.
   *
   * @param game which game is played
   * @param position the position it started from; nothing for the game's own start
   * @param moves the moves so far, as the game writes them
   * @param state the game after them
   * @param allowance what may be spent on the next move
   * @param mostNanos after how many nanoseconds an answer is too late
   */
  public Turn {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(position, "position");
    moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(allowance, "allowance");
    Objects.requireNonNull(mostNanos, "mostNanos");
  }
}
