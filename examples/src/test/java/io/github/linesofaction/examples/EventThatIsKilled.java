package io.github.linesofaction.examples;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.tournament.EventFile;
import io.github.linesofaction.arena.tournament.Tournament;
import io.github.linesofaction.arena.tournament.TournamentRunner;
import java.io.IOException;
import java.nio.file.Path;

/** A process that holds an event slowly, so that a test can kill it in the middle. */
public final class EventThatIsKilled {
  private EventThatIsKilled() {}

  /**
   * Holds the event and says when its first move of this run is made.
   *
   * @param args the event's file, the folder, and how many milliseconds to wait at each move
   */
  public static void main(String[] args) throws IOException {
    long pause = Long.parseLong(args[2]);
    Tournament.Audience audience =
        new Tournament.Audience() {
          @Override
          public GameListener follow(int number, GamePlan plan) {
            return new GameListener() {
              @Override
              public void moved(PlayedMove move, GameState state, GameClock clock) {
                System.out.println(number);
                try {
                  Thread.sleep(pause);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              }
            };
          }
        };
    try (TournamentRunner runner =
        new TournamentRunner(
            EventFile.read(Path.of(args[0])), Path.of(args[1]), () -> 0, audience)) {
      runner.run();
    }
  }
}
