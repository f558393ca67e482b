package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.ArenaGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game that can be played in the arena, with the players that come with it: what {@link
 * java.util.ServiceLoader} finds.
 */
public interface GameProvider {
  /** {@return the name by which event files and commands call the game, such as {@code awari}} */
  String id();

  /**
   * Makes the game with choices of its rules.
   *
   * @param choices values by name, such as {@code variant} and {@code rules}; empty for the usual
   *     game
   * @return the game
   * @throws IllegalArgumentException if there is no such choice or value; the message says which
   *     there are
   */
  ArenaGame game(Map<String, String> choices);

  /** {@return the names of the players that come with the game, the strongest first} */
  List<String> players();

  /**
   * Makes a player.
   *
   * @param name one of {@link #players()}
   * @param game the game it is to play
   * @param seed what its chance, if it takes any, starts from
   * @return a new player; nothing if there is none of that name
   */
  Optional<GamePlayer> player(String name, ArenaGame game, long seed);
}
