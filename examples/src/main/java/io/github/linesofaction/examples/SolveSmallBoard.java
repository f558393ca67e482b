package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds out who wins Lines of Action on a small board if nobody makes a mistake, in how many plies,
 * and by which first moves. It asks for a win within 1 ply, then within 2, and so on, for either
 * side, until the answer is yes; {@link SmallBoardSearch} answers. A value it prints is proved: the
 * first player wins on the 4×4 board in 3 plies and on the 5×5 board in 11.
 *
 * <p>Run it with the size of the board, 4 if missing, the most plies to look at, 11 if missing, and
 * the preset of the rules, {@code mindSports} if missing. On the 5×5 board it takes a few seconds:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.SolveSmallBoard 5
 * }</pre>
 */
public final class SolveSmallBoard {
  private static final int TABLE_BITS = 21;

  private SolveSmallBoard() {}

  /**
   * What was found out about a position.
   *
   * @param winner who can force a win
   * @param plies in how many plies, if the loser holds out as long as possible
   * @param firstMoves the moves that keep to that, if the winner is to move; else all moves
   */
  record Solution(Color winner, int plies, List<Move> firstMoves) {}

  /**
   * Prints what is found.
   *
   * @param args the size of the board, 4 or 5; the most plies, 1 to 100; the name of a preset
   */
  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int mostPlies = args.length > 1 ? Integer.parseInt(args[1]) : 11;
    Preset preset = args.length > 2 ? Preset.find(args[2]).orElseThrow() : Preset.MIND_SPORTS;
    System.out.println(report(Variants.square(size).rules(preset), mostPlies));
  }

  /** What is found for the start of some rules, in words. */
  static String report(Ruleset rules, int mostPlies) {
    Position start = Position.start(rules);
    return solve(start, mostPlies)
        .map(
            solution ->
                start
                    + ": "
                    + (solution.winner() == start.sideToMove() ? "the first player" : "the second")
                    + " wins in "
                    + solution.plies()
                    + " plies by "
                    + solution.firstMoves().stream()
                        .map(Move::toString)
                        .collect(Collectors.joining(" ")))
        .orElse(start + ": not found within " + mostPlies + " plies");
  }

  /**
   * Finds the shortest win that one side can force.
   *
   * @param position where to begin, on a board of 31 squares at most, and not over
   * @param mostPlies how far to look, 1 to 100
   * @return the win; nothing if neither side can force one within so many plies
   * @throws IllegalArgumentException if the board or the number is out of range, or the rules
   *     compare boards alone for repetition
   */
  static Optional<Solution> solve(Position position, int mostPlies) {
    Color mover = position.sideToMove();
    SmallBoardSearch first = new SmallBoardSearch(position, mover, mostPlies, TABLE_BITS);
    SmallBoardSearch second =
        new SmallBoardSearch(position, mover.opponent(), mostPlies, TABLE_BITS);
    for (int plies = 1; plies <= mostPlies; plies++) {
      if (first.wins(plies)) {
        return Optional.of(new Solution(mover, plies, first.winningMoves(plies)));
      }
      if (second.wins(plies)) {
        return Optional.of(new Solution(mover.opponent(), plies, position.legalMoves()));
      }
    }
    return Optional.empty();
  }
}
