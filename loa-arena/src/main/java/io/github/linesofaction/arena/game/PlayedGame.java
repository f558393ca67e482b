package io.github.linesofaction.arena.game;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game in the arena was played: what its record is written from.
 *
 * @param tags what else is known of it, by the names {@code Event}, {@code Round}, {@code Date},
 *     {@code TimeControl} and others; in the order to write them
 * @param first the name of who had the first side
 * @param second the name of who had the second side
 * @param position the position the game started from, as one line; nothing for the game's own start
 * @param moves the moves, those of the opening included
 * @param end how it has ended
 */
public record PlayedGame(
    Map<String, String> tags,
    String first,
    String second,
    Optional<String> position,
    List<PlayedMove> moves,
    GameEnd end) {
  /**
   * Makes a played game.
   *
   * @param tags what else is known of it, in the order to write it
   * @param first the name of who had the first side
   * @param second the name of who had the second side
   * @param position the position the game started from; nothing for the game's own start
   * @param moves the moves, those of the opening included
   * @param end how it has ended
   */
  public PlayedGame {
    tags = Tags.copyOf(Objects.requireNonNull(tags, "tags"));
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(position, "position");
    moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
    Objects.requireNonNull(end, "end");
  }

  /**
   * Names who had a side.
   *
   * @param side a side
   * @return the name
   */
  public String nameOf(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? first : second;
  }
}
