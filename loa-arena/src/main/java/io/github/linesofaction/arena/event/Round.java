package io.github.linesofaction.arena.event;

import java.util.List;
import java.util.Objects;

/**
 * Games that may be played side by side, since none depends on another's result.
 *
 * @param name what it is called, such as {@code round 3} or {@code final}
 * @param games the games, in the order in which they are started
 * @param byes the entrants who get a point without a game
 */
public record Round(String name, List<Pairing> games, List<Integer> byes) {
  /**
   * Makes a round; the lists are copied.
   *
   * @param name what it is called
   * @param games the games, in the order in which they are started
   * @param byes the entrants who get a point without a game
   */
  public Round {
    Objects.requireNonNull(name, "name");
    games = List.copyOf(Objects.requireNonNull(games, "games"));
    byes = List.copyOf(Objects.requireNonNull(byes, "byes"));
  }
}
