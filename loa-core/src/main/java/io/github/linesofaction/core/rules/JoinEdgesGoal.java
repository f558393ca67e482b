package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edge;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Objects;

/**
 * The goal of Sfilzotto: a chain of own stones, neighbour to neighbour, joins a side's own two
 * opposite edges of a square board. Black joins the bottom and the top, White the left and the
 * right. A corner square lies on both edges it touches. A side with fewer stones than a row has
 * squares can no longer reach it.
 */
public record JoinEdgesGoal() implements Goal {
  /** The goal. */
  public static final JoinEdgesGoal SFILZOTTO = new JoinEdgesGoal();

  /**
   * Returns the edge where a side's chain may begin.
   *
   * @param color the side
   * @return the bottom for Black, the left for White
   */
  public static Edge firstEdge(Color color) {
    return switch (Objects.requireNonNull(color, "color")) {
      case BLACK -> Edge.BOTTOM;
      case WHITE -> Edge.LEFT;
    };
  }

  /**
   * Returns the edge where a side's chain has to end.
   *
   * @param color the side
   * @return the top for Black, the right for White
   */
  public static Edge lastEdge(Color color) {
    return switch (Objects.requireNonNull(color, "color")) {
      case BLACK -> Edge.TOP;
      case WHITE -> Edge.RIGHT;
    };
  }

  @Override
  public boolean isReached(Setup setup, Color color) {
    Objects.requireNonNull(setup, "setup");
    SquareSet first = edge(setup.topology(), firstEdge(color));
    SquareSet last = edge(setup.topology(), lastEdge(color));
    return setup.groups(color).stream()
        .anyMatch(group -> group.intersects(first) && group.intersects(last));
  }

  private static SquareSet edge(Topology topology, Edge edge) {
    return topology.edges().getOrDefault(edge, topology.none());
  }

  @Override
  public boolean isReachable(Setup setup, Color color) {
    Objects.requireNonNull(setup, "setup");
    return setup.stones(color).size() + setup.inHand(color) >= setup.topology().size();
  }

  @Override
  public String describe() {
    return "Black wins by joining the bottom and the top edge with a chain of Black stones, White"
        + " by joining the left and the right edge with a chain of White stones. A corner"
        + " square lies on both its edges. When both sides have too few stones for that, the"
        + " game is drawn.";
  }

  @Override
  public List<String> objectionsTo(Topology topology) {
    return Objects.requireNonNull(topology, "topology").shape() == Topology.Shape.SQUARE
        ? List.of()
        : List.of("joining opposite edges needs a square board, not " + topology);
  }

  @Override
  public boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Topology topology = Objects.requireNonNull(symmetry, "symmetry").topology();
    SquareSet image = symmetry.apply(edge(topology, Edge.BOTTOM));
    boolean upright =
        image.equals(edge(topology, Edge.BOTTOM)) || image.equals(edge(topology, Edge.TOP));
    return upright != colorsSwapped;
  }
}
