package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edge;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The starts of Lines of Action and Scrambled Eggs on square boards of every size. */
public final class StandardSetups {
  private StandardSetups() {}

  /**
   * Returns the start of Lines of Action: Black along the bottom and the top, White along the left
   * and the right, the corners empty. Rule R1 of {@code docs/RULES.md}.
   *
   * @param topology a square board
   * @return the start, Black to move
   * @throws RulesException if the board is not square
   */
  public static Setup standard(Topology topology) {
    requireSquare(topology);
    SquareSet rows = edge(topology, Edge.BOTTOM).or(edge(topology, Edge.TOP));
    SquareSet files = edge(topology, Edge.LEFT).or(edge(topology, Edge.RIGHT));
    return Setup.builder(topology)
        .put(Color.BLACK, rows.minus(files))
        .put(Color.WHITE, files.minus(rows))
        .build();
  }

  /**
   * Returns the start of Scrambled Eggs: the colours alternate all round the edge, the corners
   * empty. On a board of any size the squares of the edge without its corners are even in number,
   * so that the alternation meets itself.
   *
   * @param topology a square board
   * @param onA2 the side whose stone stands on a2: White by default in game records, Black in the
   *     mirrored labelling
   * @return the start, Black to move
   * @throws RulesException if the board is not square
   */
  public static Setup scrambled(Topology topology, Color onA2) {
    requireSquare(topology);
    Objects.requireNonNull(onA2, "onA2");
    SetupBuilder setup = Setup.builder(topology);
    Color next = onA2;
    for (Square square : round(topology)) {
      setup.put(next, square);
      next = next.opponent();
    }
    return setup.build();
  }

  /** The squares of the edge without its corners, from a2 up the left and on round the board. */
  private static List<Square> round(Topology topology) {
    int last = topology.size() - 1;
    List<Square> round = new ArrayList<>();
    for (int i = 1; i < last; i++) {
      round.add(Square.of(0, i));
    }
    for (int i = 1; i < last; i++) {
      round.add(Square.of(i, last));
    }
    for (int i = last - 1; i > 0; i--) {
      round.add(Square.of(last, i));
    }
    for (int i = last - 1; i > 0; i--) {
      round.add(Square.of(i, 0));
    }
    return round;
  }

  private static SquareSet edge(Topology topology, Edge edge) {
    return topology.edges().getOrDefault(edge, topology.none());
  }

  private static void requireSquare(Topology topology) {
    if (Objects.requireNonNull(topology, "topology").shape() != Topology.Shape.SQUARE) {
      throw new RulesException("the standard set-ups need a square board, not " + topology);
    }
  }
}
