package io.github.linesofaction.arena.game;

import io.github.linesofaction.core.board.TextException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

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

  /** {@return how UCI programs write this game; nothing if there is no such way} */
  default Optional<UciForm> uci() {
    return Optional.empty();
  }

  /**
   * Reads openings from a file: unless the game knows better, a line each, which is a position or
   * moves split by blanks; empty lines and lines that begin with {@code #} are passed over.
   *
   * @param name the file's name in messages
   * @param content the whole file
   * @param cut after how many plies openings with moves are cut, 0 or more
   * @return the openings, one or more
   * @throws TextException if there is none, or one cannot be played; the message tells which
   */
  default List<Opening> openings(String name, byte[] content, int cut) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(content, "content");
    return OpeningLines.read(this, name, content, cut);
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
