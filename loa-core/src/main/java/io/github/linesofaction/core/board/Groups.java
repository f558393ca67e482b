package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.List;

/** Which stones hang together: the plain flood fill, for boards of any size. */
final class Groups {
  private Groups() {}

  /** Returns the groups of a set of stones, ordered by their first squares. */
  static List<SquareSet> of(SquareSet stones) {
    List<SquareSet> groups = new ArrayList<>();
    SquareSet rest = stones;
    while (!rest.isEmpty()) {
      SquareSet group = of(stones, stones.topology().squareAt(rest.nextCell(0)));
      groups.add(group);
      rest = rest.minus(group);
    }
    return List.copyOf(groups);
  }

  /** Returns the group of one of the stones. */
  static SquareSet of(SquareSet stones, Square first) {
    Topology topology = stones.topology();
    SquareSet group = topology.none().with(first);
    SquareSet fresh = group;
    while (!fresh.isEmpty()) {
      SquareSet near = topology.none();
      for (int cell = fresh.nextCell(0); cell >= 0; cell = fresh.nextCell(cell + 1)) {
        near = near.or(topology.neighbours(cell));
      }
      fresh = near.and(stones).minus(group);
      group = group.or(fresh);
    }
    return group;
  }

  /** Tells whether a set of stones is one group. */
  static boolean isOne(SquareSet stones) {
    return !stones.isEmpty()
        && of(stones, stones.topology().squareAt(stones.nextCell(0))).equals(stones);
  }
}
