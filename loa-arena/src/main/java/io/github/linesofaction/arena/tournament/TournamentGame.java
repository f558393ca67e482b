package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.event.Pairing;
import io.github.linesofaction.arena.game.PlayedGame;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game of an event as it stands.
 *
 * @param number counted from 1 through the whole event
 * @param round the name of its round
 * @param pairing who plays whom
 * @param played how it was played; nothing while it is not over
 * @param remarks what was remarkable, a line each
 */
public record TournamentGame(
    int number, String round, Pairing pairing, Optional<PlayedGame> played, List<String> remarks) {
  /**
   * Makes a game.
   *
   * @param number counted from 1 through the whole event
   * @param round the name of its round
   * @param pairing who plays whom
   * @param played how it was played; nothing while it is not over
   * @param remarks what was remarkable, a line each
   */
  public TournamentGame {
    Objects.requireNonNull(round, "round");
    Objects.requireNonNull(pairing, "pairing");
    Objects.requireNonNull(played, "played");
    remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
  }
}
