package io.github.linesofaction.arena.player;

import io.github.linesofaction.arena.game.ArenaGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A game that can be played in the arena, with the players that come with it.
 *
 * <p>{@link GameProviders} finds it where it is declared as a service: in a module by {@code
 * provides io.github.linesofaction.arena.player.GameProvider with …}, or, on the class path, by a
 * file {@code META-INF/services/io.github.linesofaction.arena.player.GameProvider} that names the
 * class. It has a public constructor without arguments and keeps no state.
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
   * @param name one of {@link #players()}, perhaps with a level, such as {@code alpha-beta:3}
   * @param game the game it is to play, made by this provider
   * @param seed what its chance, if it takes any, starts from
   * @param nanos the time it may measure itself by: nanoseconds since any fixed beginning
   * @return a new player; nothing if there is none of that name
   * @throws IllegalArgumentException if the player has no such level; the message says which there
   *     are
   */
  Optional<GamePlayer> player(String name, ArenaGame game, long seed, LongSupplier nanos);
}
