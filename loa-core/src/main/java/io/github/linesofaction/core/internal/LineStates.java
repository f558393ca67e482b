package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands on each line of a board of up to 64 cells, kept lazily: they are brought up to date
 * when somebody asks, by the cells that differ from the board last seen. For one thread.
 */
final class LineStates {
  /** How far the number of a line is shifted above that of a place on it. */
  private static final int LINE_SHIFT = 4;

  /** How far the number of a cell is shifted above that of an axis. */
  private static final int CELL_SHIFT = 2;

  private final int axes;
  private final byte[] blackCounts;
  private final byte[] whiteCounts;
  private final char[] bothCounts;
  private final short[][] moves;
  private final byte[] distances;

  /** For each cell and axis, which line runs there. */
  private final int[] lineOf;

  /** For each cell and axis, the place value of the cell on that line. */
  private final int[] weight;

  /** For each line and place, the cell. */
  private final byte[] cellAt;

  /** For each line, what stands on it: an index into {@link LineTables}. */
  private final int[] states;

  /** The board that the states stand for. */
  private long black;

  private long white;

  /** How many moves Black has on that board, and in the upper half how many White has. */
  private int both;

  LineStates(Topology topology, int longestLine) {
    this.axes = topology.axes().size();
    LineTables tables = LineTables.upTo(longestLine);
    this.blackCounts = tables.counts(0);
    this.whiteCounts = tables.counts(1);
    this.bothCounts = tables.bothCounts();
    this.moves = new short[][] {tables.moves(0), tables.moves(1)};
    this.distances = tables.distances();
    this.lineOf = new int[topology.cellCount() << CELL_SHIFT];
    this.weight = new int[topology.cellCount() << CELL_SHIFT];
    List<List<Square>> lines = new ArrayList<>();
    for (int axis = 0; axis < axes; axis++) {
      Axis along = topology.axes().get(axis);
      for (int cell = 0; cell < topology.cellCount(); cell++) {
        if (topology.step(cell, 2 * axis + 1) < 0) {
          List<Square> line = topology.line(topology.squareAt(cell), along);
          number(topology, line, axis, lines.size());
          lines.add(line);
        }
      }
    }
    this.states = new int[lines.size()];
    this.cellAt = new byte[lines.size() << LINE_SHIFT];
    for (int line = 0; line < states.length; line++) {
      states[line] = LineTables.first(lines.get(line).size());
      for (int place = 0; place < lines.get(line).size(); place++) {
        cellAt[line << LINE_SHIFT | place] = (byte) topology.cell(lines.get(line).get(place));
      }
    }
  }

  private void number(Topology topology, List<Square> line, int axis, int number) {
    int value = 1;
    for (Square square : line) {
      int place = topology.cell(square) << CELL_SHIFT | axis;
      lineOf[place] = number;
      weight[place] = value;
      value *= 3;
    }
  }

  /** Brings the lines up to date with a board. */
  void update(long blackNow, long whiteNow) {
    long differing = black ^ blackNow | white ^ whiteNow;
    int change = 0;
    while (differing != 0) {
      int cell = Long.numberOfTrailingZeros(differing);
      differing &= differing - 1;
      int digit = (int) (blackNow >>> cell & 1) + 2 * (int) (whiteNow >>> cell & 1);
      int digits = digit - (int) (black >>> cell & 1) - 2 * (int) (white >>> cell & 1);
      // Written out, for the compiler does not unroll the loop over three or four axes.
      int at = cell << CELL_SHIFT;
      change += change(at, digits) + change(at + 1, digits) + change(at + 2, digits);
      if (axes == 4) {
        change += change(at + 3, digits);
      }
    }
    black = blackNow;
    white = whiteNow;
    both += change;
  }

  /** Changes what stands on a line, and returns how many moves more there are. */
  private int change(int at, int digits) {
    int line = lineOf[at];
    int state = states[line];
    int now = state + digits * weight[at];
    states[line] = now;
    int after = bothCounts[now];
    int before = bothCounts[state];
    return (after & 0xFF) - (before & 0xFF) + ((after >> 8) - (before >> 8) << 16);
  }

  /** Returns how many moves a side has: 0 Black, 1 White. */
  int count(int side) {
    return side == 0 ? both & 0xFFFF : both >>> 16;
  }

  /** Returns a side's move by its number, counted from 0 along one line after the other. */
  int move(int side, int number) {
    int shift = side * Byte.SIZE;
    int left = number;
    int line = 0;
    int count = bothCounts[states[0]] >> shift & 0xFF;
    while (left >= count) {
      left -= count;
      line++;
      count = bothCounts[states[line]] >> shift & 0xFF;
    }
    int state = states[line];
    int lowerEnds = moves[side][state];
    for (; left > 0; left--) {
      lowerEnds &= lowerEnds - 1;
    }
    int place = line << LINE_SHIFT | Integer.numberOfTrailingZeros(lowerEnds);
    int low = cellAt[place];
    int high = cellAt[place + distances[state]];
    long own = side == 0 ? black : white;
    long enemy = side == 0 ? white : black;
    int from = (own >>> low & 1) == 0 ? high : low;
    int to = low ^ high ^ from;
    return from | to << 8 | (int) (enemy >>> to & 1) << 24;
  }

  /**
   * Returns how many moves more a side would have if the other made a step.
   *
   * @param side whose moves are counted
   * @param from the cell that a stone of the other side leaves
   * @param to the cell that it reaches
   * @param capture whether it captures there
   */
  int difference(int side, int from, int to, boolean capture) {
    byte[] counts = side == 0 ? blackCounts : whiteCounts;
    int digit = 2 - side;
    // On the target the mover's stone stands in place of nothing, or of an enemy stone.
    int placed = capture ? digit - (side + 1) : digit;
    int difference = 0;
    for (int axis = 0; axis < axes; axis++) {
      int left = from << CELL_SHIFT | axis;
      int reached = to << CELL_SHIFT | axis;
      int line = lineOf[left];
      int other = lineOf[reached];
      int state = states[line];
      int without = state - digit * weight[left];
      if (line == other) {
        difference += counts[without + placed * weight[reached]] - counts[state];
      } else {
        int otherState = states[other];
        difference += counts[without] - counts[state];
        difference += counts[otherState + placed * weight[reached]] - counts[otherState];
      }
    }
    return difference;
  }
}
