package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.game.Side;
import java.util.List;
import java.util.Objects;

/**
 * Somebody who has entered an event.
 *
 * @param name what it is called, by which it is known in the event
 * @param player the name of a player that comes with the game; empty if it is a program
 * @param command the words of a program's command line; empty if it is a player
 * @param whiteClock whose clock UCI calls {@code w} when the program speaks that
 */
public record EntrantSpec(String name, String player, List<String> command, Side whiteClock) {
  /**
   * Makes an entrant.
   *
   * @param name what it is called
   * @param player the name of a player that comes with the game; empty if it is a program
   * @param command the words of a program's command line; empty if it is a player
   * @param whiteClock whose clock UCI calls {@code w}
   */
  public EntrantSpec {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(player, "player");
    command = List.copyOf(Objects.requireNonNull(command, "command"));
    Objects.requireNonNull(whiteClock, "whiteClock");
  }
}
