package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Move;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What a player thinks of a game at some moment: the content of an {@code info} line.
 *
 * @param depth how many plies it has looked ahead, 0 if it does not look ahead
 * @param score how good the game is for the side to move: 0 for even, 100 for about a stone's
 *     worth; beyond {@link #DECIDED} either way it is a win or a loss in sight
 * @param nodes how many positions it has looked at, or how many games played at random
 * @param millis how long it has thought, in milliseconds
 * @param line the moves it expects, its own first; may be empty
 */
public record Thought(int depth, int score, long nodes, long millis, List<Move> line) {
  /** The score of a game that is won on the board already. */
  public static final int WON = 1_000_000;

  /** Scores above this are wins in sight, scores below its negative are losses in sight. */
  public static final int DECIDED = WON - 10_000;

  /**
   * Makes a thought.
   *
   * @param depth 0 or more
   * @param score at most {@link #WON} either way
   * @param nodes 0 or more
   * @param millis 0 or more
   * @param line the moves expected
   * @throws IllegalArgumentException if a number is out of range
   */
  public Thought {
    Objects.requireNonNull(line, "line");
    if (depth < 0 || nodes < 0 || millis < 0) {
      throw new IllegalArgumentException(
          "depth " + depth + ", nodes " + nodes + ", millis " + millis + ": 0 or more each");
    }
    if (score < -WON || score > WON) {
      throw new IllegalArgumentException("score " + score + ": -" + WON + " to " + WON);
    }
    line = List.copyOf(line);
  }

  /**
   * {@return in how many plies the side to move wins, if that is in sight; negative for a loss;
   * nothing if neither is}
   */
  public OptionalInt decidedIn() {
    if (score > DECIDED) {
      return OptionalInt.of(WON - score);
    }
    return score < -DECIDED ? OptionalInt.of(-WON - score) : OptionalInt.empty();
  }
}
