package io.github.linesofaction.arena.run;

import java.util.Optional;

/** Which games are to be played. Asked and told by one thread alone. */
public interface Schedule {
  /**
   * Tells which game comes next.
   *
   * @return the game; nothing if none can begin before one that is being played has ended, or none
   *     is left at all
   */
  Optional<Booking> next();

  /**
   * Is told of the end of a game.
   *
   * @param booking the game, as {@link #next()} told it
   * @param report how it was played
   */
  void finished(Booking booking, GameReport report);
}
