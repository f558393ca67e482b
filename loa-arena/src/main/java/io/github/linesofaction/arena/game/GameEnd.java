package io.github.linesofaction.arena.game;

import java.util.Objects;
import java.util.Optional;

/**
 * How a game in the arena has ended.
 *
 * @param winner the side that has won; nothing for a draw
 * @param kind what kind of end it is
 * @param detail what happened, in one line for people: the reason of the rules, or the line that
 *     broke them
 */
public record GameEnd(Optional<Side> winner, EndKind kind, String detail) {
  /**
   * Makes an end.
   *
   * @param winner the side that has won; nothing for a draw
   * @param kind what kind of end it is
   * @param detail what happened, in one line for people
   */
  public GameEnd {
    Objects.requireNonNull(winner, "winner");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(detail, "detail");
  }

  /**
   * Makes the end of a game that one side loses for something it did or failed to do.
   *
   * @param loser who loses
   * @param kind what kind of end it is
   * @param detail what happened, in one line for people
   * @return the end
   */
  public static GameEnd loss(Side loser, EndKind kind, String detail) {
    return new GameEnd(
        Optional.of(Objects.requireNonNull(loser, "loser").opponent()), kind, detail);
  }

  /**
   * Makes the end of a game by its own rules.
   *
   * @param result what the rules say
   * @return the end
   */
  public static GameEnd of(GameResult result) {
    Objects.requireNonNull(result, "result");
    return new GameEnd(result.winner(), EndKind.RULES, result.reason());
  }
}
