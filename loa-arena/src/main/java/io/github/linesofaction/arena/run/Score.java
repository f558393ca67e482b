package io.github.linesofaction.arena.run;

import java.util.List;
import java.util.Objects;

/**
 * The results of one player against another.
 *
 * @param wins how many games the player has won
 * @param draws how many were drawn
 * @param losses how many it has lost
 * @param pentanomial how many pairs of games from the same start, colours exchanged, brought it 0,
 *     ½, 1, 1½ and 2 points; a pair counts when both its games are over
 */
public record Score(long wins, long draws, long losses, List<Long> pentanomial) {
  /** Nothing played. */
  public static final Score NONE = new Score(0, 0, 0, List.of(0L, 0L, 0L, 0L, 0L));

  /**
   * Makes a score.
   *
   * @param wins how many games the player has won
   * @param draws how many were drawn
   * @param losses how many it has lost
   * @param pentanomial how many pairs brought it 0, ½, 1, 1½ and 2 points
   * @throws IllegalArgumentException if a number is below 0, the pairs are not counted in five
   *     ways, or have more games than there are
   */
  public Score {
    pentanomial = List.copyOf(Objects.requireNonNull(pentanomial, "pentanomial"));
    boolean counts =
        wins >= 0 && draws >= 0 && losses >= 0 && pentanomial.stream().allMatch(n -> n >= 0);
    long paired = pentanomial.stream().mapToLong(Long::longValue).sum() * 2;
    if (!counts || pentanomial.size() != 5 || paired > wins + draws + losses) {
      throw new IllegalArgumentException(
          wins + " wins, " + draws + " draws, " + losses + " losses, pairs " + pentanomial);
    }
  }

  /**
   * Makes a score of single games.
   *
   * @param wins how many games the player has won
   * @param draws how many were drawn
   * @param losses how many it has lost
   * @return the score, without pairs
   * @throws IllegalArgumentException if a number is below 0
   */
  public static Score of(long wins, long draws, long losses) {
    return new Score(wins, draws, losses, NONE.pentanomial);
  }

  /** {@return how many games were played} */
  public long games() {
    return wins + draws + losses;
  }

  /** {@return how many pairs of games are complete} */
  public long pairs() {
    return pentanomial.stream().mapToLong(Long::longValue).sum();
  }

  /** {@return the player's points, a draw being half of one} */
  public double points() {
    return wins + draws / 2.0;
  }

  /** {@return the same results, told of the other player} */
  public Score reversed() {
    List<Long> turned =
        List.of(
            pentanomial.get(4),
            pentanomial.get(3),
            pentanomial.get(2),
            pentanomial.get(1),
            pentanomial.get(0));
    return new Score(losses, draws, wins, turned);
  }
}
