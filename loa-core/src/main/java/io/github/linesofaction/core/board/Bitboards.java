package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * The masks of a board of up to 64 cells: what a program that works on bits needs. Bit {@code i}
 * stands for cell {@code i}; cells and directions are explained at {@link Topology}. Immutable.
 *
 * <p>No argument is checked: an index out of range answers nonsense or throws {@link
 * IndexOutOfBoundsException}.
 */
public final class Bitboards {
  /** How many distances there is room for: 0 to 15. */
  private static final int DISTANCES = 16;

  private final int axes;
  private final long all;
  private final long[] lines;
  private final long[] neighbours;
  private final long[] targets;
  private final long[] between;

  Bitboards(Topology topology) {
    int cells = topology.cellCount();
    axes = topology.axes().size();
    all = topology.all().word(0);
    lines = new long[cells * axes];
    neighbours = new long[cells];
    targets = new long[cells * 2 * axes * DISTANCES];
    between = new long[cells * 2 * axes * DISTANCES];
    for (int cell = 0; cell < cells; cell++) {
      neighbours[cell] = topology.neighbours(cell).word(0);
      for (int direction = 0; direction < 2 * axes; direction++) {
        fillRay(topology, cell, direction);
      }
      for (int axis = 0; axis < axes; axis++) {
        lines[cell * axes + axis] |= 1L << cell;
      }
    }
  }

  private void fillRay(Topology topology, int cell, int direction) {
    long passed = 0;
    int at = cell;
    for (int distance = 1; distance < DISTANCES; distance++) {
      at = topology.step(at, direction);
      if (at < 0) {
        return;
      }
      int index = (cell * 2 * axes + direction) * DISTANCES + distance;
      targets[index] = 1L << at;
      between[index] = passed;
      passed |= 1L << at;
      lines[cell * axes + direction / 2] |= 1L << at;
    }
  }

  /**
   * Answers all squares.
   *
   * @return a mask with one bit for each cell
   */
  public long all() {
    return all;
  }

  /**
   * Answers a whole line.
   *
   * @param cell a cell of it
   * @param axis an index into {@link Topology#axes()}
   * @return all cells of the line through that cell, itself included
   */
  public long line(int cell, int axis) {
    return lines[cell * axes + axis];
  }

  /**
   * Answers the neighbours of a cell.
   *
   * @param cell a cell
   * @return the cells that touch it
   */
  public long neighbours(int cell) {
    return neighbours[cell];
  }

  /**
   * Answers the cell at a distance.
   *
   * @param cell a cell
   * @param direction a direction
   * @param distance 0 to 15
   * @return the one bit of that cell, or 0 off the board or at distance 0
   */
  public long target(int cell, int direction, int distance) {
    return targets[(cell * 2 * axes + direction) * DISTANCES + distance];
  }

  /**
   * Answers the cells passed over on the way to a distance.
   *
   * @param cell a cell
   * @param direction a direction
   * @param distance 0 to 15
   * @return the cells strictly between; 0 off the board or at distances 0 and 1
   */
  public long between(int cell, int direction, int distance) {
    return between[(cell * 2 * axes + direction) * DISTANCES + distance];
  }

  /**
   * Answers the stones that hang together with some of them.
   *
   * @param stones the stones of one side
   * @param seed some of those stones
   * @return all stones that chains of neighbours link to the seed, itself included
   */
  public long flood(long stones, long seed) {
    long group = seed & stones;
    long fresh = group;
    while (fresh != 0) {
      long added = neighbours[Long.numberOfTrailingZeros(fresh)] & stones & ~group;
      group |= added;
      fresh = (fresh & (fresh - 1)) | added;
    }
    return group;
  }

  /**
   * Tells whether stones form one group.
   *
   * @param stones the stones of one side
   * @return whether there is at least one and all hang together
   */
  public boolean isOneGroup(long stones) {
    return stones != 0 && flood(stones, Long.lowestOneBit(stones)) == stones;
  }

  /**
   * Answers the set of some cells.
   *
   * @param topology the board that this was taken from
   * @param bits the cells
   * @return the set of their squares
   * @throws NullPointerException if {@code topology} is null
   */
  public static SquareSet toSet(Topology topology, long bits) {
    return SquareSet.ofWords(Objects.requireNonNull(topology, "topology"), bits, 0, 0, 0);
  }
}
