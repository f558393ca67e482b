package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import java.util.Objects;

/** Who is told of a game while it is played, by the thread that plays it. */
public interface GameListener {
  /** Listens to nothing. */
  GameListener NONE = new GameListener() {};

  /**
   * Is told that the game begins, or goes on after an interruption.
   *
   * @param state the game as it stands
   * @param clock the clocks
   */
  default void started(GameState state, GameClock clock) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(clock, "clock");
  }

  /**
   * Is told of a move, before the next one is asked for.
   *
   * @param move the move
   * @param state the game after it
   * @param clock the clocks after it
   */
  default void moved(PlayedMove move, GameState state, GameClock clock) {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(clock, "clock");
  }

  /**
   * Is told how the game was played.
   *
   * @param report what is to be told
   */
  default void ended(GameReport report) {
    Objects.requireNonNull(report, "report");
  }
}
