package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Movement;

/** Where a stone may go under any {@link Movement}, on bits. */
final class VariantTargets {
  private final Bitboards boards;
  private final int directions;
  private final int longest;
  private final boolean byNeighbours;
  private final Movement.Passing passing;
  private final boolean captures;
  private final long[] forbidden;

  VariantTargets(Topology topology, Bitboards boards, Movement movement) {
    this.boards = boards;
    this.directions = topology.directions();
    this.longest = boards.longestLine();
    this.byNeighbours = movement.distance() == Movement.Distance.NEIGHBOURS;
    this.passing = movement.passing();
    this.captures = movement.capturing() == Movement.Capturing.ALLOWED;
    this.forbidden = new long[topology.cellCount()];
    for (Move move : movement.forbiddenCaptures()) {
      int from = topology.cell(move.from().orElseThrow());
      forbidden[from] |= 1L << topology.cell(move.to().orElseThrow());
    }
  }

  /** Returns where the stone on a cell may go. */
  long targets(int from, long own, long enemy, long holes) {
    long all = own | enemy;
    long blockers =
        switch (passing) {
          case OWN_STONES -> enemy;
          case ALL_STONES -> 0;
          case NO_STONES -> all;
        };
    long targets =
        byNeighbours
            ? neighbourTargets(from, all, blockers)
            : boards.lineTargets(from, all, blockers);
    long closed = own | holes | (captures ? enemy & forbidden[from] : enemy);
    return targets & ~closed;
  }

  private long neighbourTargets(int from, long all, long blockers) {
    int distance = Long.bitCount(all & boards.neighbours(from));
    long targets = 0;
    for (int direction = 0; direction < directions && distance <= longest; direction++) {
      if ((boards.between(from, direction, distance) & blockers) == 0) {
        targets |= boards.target(from, direction, distance);
      }
    }
    return targets;
  }
}
