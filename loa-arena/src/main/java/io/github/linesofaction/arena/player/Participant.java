package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.ArenaGame;
import java.util.List;

/**
 * Somebody at the board: a player of this program, or a program of its own. It plays one game at a
 * time, and is asked by one thread at a time; {@link #close()} may come from any thread.
 */
public interface Participant extends AutoCloseable {
  /**
   * Makes ready for a new game.
   *
   * @param game which game comes next
   * @throws FailureException if the participant fails, which loses the game
   */
  void prepare(ArenaGame game);

  /**
   * Asks for a move.
   *
   * @param turn where the game stands; it is not over
   * @return what the participant answered, be it legal or not
   * @throws FailureException if it does not answer as it should, which loses the game
   */
  Answer choose(Turn turn);

  /**
   * Tells that a game is over by its rules, and asks whether the participant holds the same.
   *
   * @param turn where the game stands
   * @return what it holds otherwise, a line each; empty if it agrees or was not asked
   */
  List<String> confirm(Turn turn);

  /**
   * Takes what was remarkable since this was asked last, such as answers nobody had asked for.
   *
   * @return a line each; empty if nothing was
   */
  List<String> takeRemarks();

  /** Ends what was started for it; nothing of it is left running. */
  @Override
  void close();
}
