package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.event.PairingSystem;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.player.GameProvider;
import java.util.List;
import java.util.Objects;

/**
 * What an event is to be like: what its file says, read.
 *
 * @param name what it is called
 * @param date the day that records tell; may be empty
 * @param provider the game and its players
 * @param game the game with its choices
 * @param systemName the name of the system, as the file says it
 * @param system how it is paired and ranked
 * @param control what each side may spend
 * @param marginMillis how much later than allowed an answer may come, in milliseconds
 * @param mostPlies after how many plies a game is a draw
 * @param openings where games begin, by turns; one or more
 * @param seed what all chance starts from
 * @param concurrency how many games at once, 1 or more
 * @param again whether games that were interrupted begin again, rather than go on from their last
 *     move
 * @param entrants who has entered, two or more, with different names
 * @param text the file as it was read: what a journal belongs to
 */
public record EventSpec(
    String name,
    String date,
    GameProvider provider,
    ArenaGame game,
    String systemName,
    PairingSystem system,
    TimeControl control,
    long marginMillis,
    int mostPlies,
    List<Opening> openings,
    long seed,
    int concurrency,
    boolean again,
    List<EntrantSpec> entrants,
    String text) {
  /**
   * Makes a specification.
   *
   * @param name what it is called
   * @param date the day that records tell; may be empty
   * @param provider the game and its players
   * @param game the game with its choices
   * @param systemName the name of the system
   * @param system how it is paired and ranked
   * @param control what each side may spend
   * @param marginMillis how much later than allowed an answer may come, in milliseconds
   * @param mostPlies after how many plies a game is a draw
   * @param openings where games begin, by turns; one or more
   * @param seed what all chance starts from
   * @param concurrency how many games at once, 1 or more
   * @param again whether games that were interrupted begin again
   * @param entrants who has entered
   * @param text the file as it was read
   */
  public EventSpec {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(date, "date");
    Objects.requireNonNull(provider, "provider");
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(systemName, "systemName");
    Objects.requireNonNull(system, "system");
    Objects.requireNonNull(control, "control");
    openings = List.copyOf(Objects.requireNonNull(openings, "openings"));
    entrants = List.copyOf(Objects.requireNonNull(entrants, "entrants"));
    Objects.requireNonNull(text, "text");
  }
}
