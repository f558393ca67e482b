package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.board.Zobrist;

/** The Zobrist keys of a board, looked up by cell. */
final class ZobristTable {
  /** The greatest number of cells that a board has. */
  private static final int CELLS = 256;

  private final long[] stones = new long[4 * CELLS];
  private final long[] holes = new long[CELLS];
  private final long[] hands;

  ZobristTable(Topology topology) {
    for (int cell = 0; cell < topology.cellCount(); cell++) {
      for (Color color : Color.values()) {
        for (Kind kind : Kind.values()) {
          stones[index(color.ordinal(), kind.ordinal(), cell)] =
              Zobrist.stone(Stone.of(color, kind), topology.squareAt(cell));
        }
      }
      holes[cell] = Zobrist.hole(topology.squareAt(cell));
    }
    hands = new long[2 * (topology.cellCount() + 1)];
    for (int count = 0; 2 * count < hands.length; count++) {
      for (Color color : Color.values()) {
        hands[2 * count + color.ordinal()] = Zobrist.hand(color, count);
      }
    }
  }

  private static int index(int color, int kind, int cell) {
    return (2 * color + kind) * CELLS + cell;
  }

  /** Returns the key of an ordinary stone. */
  long soldier(int color, int cell) {
    return stones[index(color, 0, cell)];
  }

  /** Returns the key of a stone of either kind: 0 a soldier, 1 a king. */
  long stone(int color, int kind, int cell) {
    return stones[index(color, kind, cell)];
  }

  /** Returns the key of a hole. */
  long hole(int cell) {
    return holes[cell];
  }

  /** Returns the key of stones in hand. */
  long hand(int color, int count) {
    return hands[2 * count + color];
  }
}
