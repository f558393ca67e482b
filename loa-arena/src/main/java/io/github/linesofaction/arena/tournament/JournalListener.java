package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GameReport;

/**
 * Writes each move into the journal before the next one is asked for, and passes on to who follows.
 *
 * @param journal where moves go
 * @param game the game's number
 * @param follower who follows the game besides
 */
record JournalListener(Journal journal, int game, GameListener follower) implements GameListener {
  @Override
  public void started(GameState state, GameClock clock) {
    follower.started(state, clock);
  }

  @Override
  public void moved(PlayedMove move, GameState state, GameClock clock) {
    journal.add(Entries.moved(game, move));
    follower.moved(move, state, clock);
  }

  @Override
  public void ended(GameReport report) {
    follower.ended(report);
  }
}
