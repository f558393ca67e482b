package io.github.linesofaction.notation.record;

import java.util.List;
import java.util.Objects;

/**
 * A row of moves in a record: the main line, or a variation of another line. Lines name their
 * parent by number, so that variations of variations need no nesting.
 *
 * @param parent the number of the line that this one leaves, less than its own; -1 for the main
 *     line
 * @param firstPly the ply of its first move, counted from 1 at the start of the game; the line
 *     takes the place of its parent's moves from that ply on
 * @param remarks what is said before the first move
 * @param moves the moves, perhaps none
 */
public record RecordLine(int parent, int firstPly, List<String> remarks, List<RecordMove> moves) {
  /** The parent of the main line. */
  public static final int NONE = -1;

  /**
   * Makes a line.
   *
   * @param parent the number of the line that this one leaves, less than its own; -1 for the main
   *     line
   * @param firstPly the ply of its first move, counted from 1 at the start of the game; the line
   *     takes the place of its parent's moves from that ply on
   * @param remarks what is said before the first move
   * @param moves the moves, perhaps none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if {@code parent} is less than -1 or {@code firstPly} is less
   *     than 1
   */
  public RecordLine {
    if (parent < NONE) {
      throw new IllegalArgumentException("parent must be at least -1, was " + parent);
    }
    if (firstPly < 1) {
      throw new IllegalArgumentException("firstPly must be at least 1, was " + firstPly);
    }
    remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
    moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
  }

  /**
   * Answers a main line without remarks before it.
   *
   * @param moves the moves
   * @return the line
   * @throws NullPointerException if {@code moves} or one of them is null
   */
  public static RecordLine main(List<RecordMove> moves) {
    return new RecordLine(NONE, 1, List.of(), moves);
  }
}
