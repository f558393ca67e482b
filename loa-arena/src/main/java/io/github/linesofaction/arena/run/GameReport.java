package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.game.PlayedGame;
import java.util.List;
import java.util.Objects;

/**
 * What is to be told of a game that was played.
 *
 * @param game how it was played
 * @param remarks what else was remarkable, a line each, beginning with the name of who did it
 */
public record GameReport(PlayedGame game, List<String> remarks) {
  /**
   * Makes a report.
   *
   * @param game how it was played
   * @param remarks what else was remarkable, a line each
   */
  public GameReport {
    Objects.requireNonNull(game, "game");
    remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
  }
}
