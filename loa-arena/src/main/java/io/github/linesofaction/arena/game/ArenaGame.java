package io.github.linesofaction.arena.game;

import io.github.linesofaction.core.board.TextException;
import java.util.Map;
import java.util.Objects;

/**
 * A kind of game with all the choices of its rules made: what the arena has to know of it.
 * Immutable, and safe to share between threads.
 */
public interface ArenaGame {
  /** {@return what the game is called, such as {@code Lines of Action}} */
  String name();

  /** {@return the game at its start} */
  GameState start();

  /**
   * Starts from a position.
   *
   * @param position one line, as {@link GameState#text()} writes it
   * @return the game that starts there
   * @throws TextException if the text is no position of this game, or none that a game can start
   *     from
   */
  GameState start(String position);

  /**
   * Names a side for people.
   *
   * @param side a side
   * @return its name, such as {@code Black}
   */
  default String nameOf(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? "first" : "second";
  }

  /**
   * Tells the choices that a program has to be told before a game, where it has options of these
   * names.
   *
   * @return values by the names of the options, in the order to set them; unmodifiable
   */
  default Map<String, String> options() {
    return Map.of();
  }

  /** {@return the ending of the names of files with records of this game, such as {@code sgf}} */
  default String recordSuffix() {
    return "txt";
  }

  /**
   * Writes the record of a game.
   *
   * @param game how it was played
   * @return the text of a whole file
   */
  default String toRecord(PlayedGame game) {
    return PlainRecord.of(this, game);
  }
}
