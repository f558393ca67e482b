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
  private final int axes;
  private final int distances;
  private final long all;
  private final long[] lines;
  private final long[] neighbours;

  /** For each cell, axis and distance: target and squares between, forward and then backward. */
  private final long[] rays;

  /** The same for both directions together. */
  private final long[] both;

  Bitboards(Topology topology) {
    int cells = topology.cellCount();
    axes = topology.axes().size();
    distances = longestLine(topology) + 1;
    all = topology.all().word(0);
    lines = new long[cells * axes];
    neighbours = new long[cells];
    rays = new long[cells * axes * distances * 4];
    both = new long[cells * axes * distances * 2];
    for (int cell = 0; cell < cells; cell++) {
      neighbours[cell] = topology.neighbours(cell).word(0);
      for (int axis = 0; axis < axes; axis++) {
        lines[cell * axes + axis] =
            1L << cell | fillRay(topology, cell, 2 * axis) | fillRay(topology, cell, 2 * axis + 1);
      }
    }
    joinDirections();
  }

  private void joinDirections() {
    for (int at = 0; at < both.length; at += 2) {
      both[at] = rays[2 * at] | rays[2 * at + 2];
      both[at + 1] = rays[2 * at + 1] | rays[2 * at + 3];
    }
  }

  private static int longestLine(Topology topology) {
    int longest = 0;
    for (Square square : topology.squares()) {
      for (Axis axis : topology.axes()) {
        longest = Math.max(longest, topology.line(square, axis).size());
      }
    }
    return longest;
  }

  /** Fills one ray and answers all its cells. */
  private long fillRay(Topology topology, int cell, int direction) {
    long passed = 0;
    int at = topology.step(cell, direction);
    for (int distance = 1; at >= 0; distance++) {
      int index = index(cell, direction, distance);
      rays[index] = 1L << at;
      rays[index + 1] = passed;
      passed |= 1L << at;
      at = topology.step(at, direction);
    }
    return passed;
  }

  private int index(int cell, int direction, int distance) {
    return ((cell * axes + (direction >> 1)) * distances + distance) * 4 + (direction & 1) * 2;
  }

  /**
   * Returns all squares.
   *
   * @return a mask with one bit for each cell
   */
  public long all() {
    return all;
  }

  /**
   * Returns the length of the longest line.
   *
   * @return how many cells it has: the greatest distance that may be asked for
   */
  public int longestLine() {
    return distances - 1;
  }

  /**
   * Returns a whole line.
   *
   * @param cell a cell of it
   * @param axis an index into {@link Topology#axes()}
   * @return all cells of the line through that cell, itself included
   */
  public long line(int cell, int axis) {
    return lines[cell * axes + axis];
  }

  /**
   * Returns the neighbours of a cell.
   *
   * @param cell a cell
   * @return the cells that touch it
   */
  public long neighbours(int cell) {
    return neighbours[cell];
  }

  /**
   * Returns the cell at a distance.
   *
   * @param cell a cell
   * @param direction a direction
   * @param distance 0 to the length of the board's longest line
   * @return the one bit of that cell, or 0 off the board or at distance 0
   */
  public long target(int cell, int direction, int distance) {
    return rays[index(cell, direction, distance)];
  }

  /**
   * Returns the cells passed over on the way to a distance.
   *
   * @param cell a cell
   * @param direction a direction
   * @param distance 0 to the length of the board's longest line
   * @return the cells strictly between; 0 off the board or at distances 0 and 1
   */
  public long between(int cell, int direction, int distance) {
    return rays[index(cell, direction, distance) + 1];
  }

  /**
   * Returns where a stone gets that moves along each line through its cell, in both directions,
   * exactly as many cells as there are stones on the whole line.
   *
   * @param cell the stone's cell
   * @param stones all stones that count, its own cell included
   * @param blockers stones that it may not pass over; what stands on the targets does not matter
   * @return the cells reached, occupied or not
   */
  public long lineTargets(int cell, long stones, long blockers) {
    // Written out, for the compiler does not unroll the loop over three or four axes.
    int line = cell * axes;
    int step = distances * 2;
    int ray = line * step;
    long targets = reached(ray + Long.bitCount(stones & lines[line]) * 2, blockers);
    ray += step;
    targets |= reached(ray + Long.bitCount(stones & lines[line + 1]) * 2, blockers);
    ray += step;
    targets |= reached(ray + Long.bitCount(stones & lines[line + 2]) * 2, blockers);
    if (axes == 4) {
      ray += step;
      targets |= reached(ray + Long.bitCount(stones & lines[line + 3]) * 2, blockers);
    }
    return targets;
  }

  /** The targets of one axis at one distance that no blocker bars. */
  private long reached(int at, long blockers) {
    // Mostly nothing is in the way on either side, and one look settles both.
    return (both[at + 1] & blockers) == 0 ? both[at] : reachedOneByOne(at, blockers);
  }

  private long reachedOneByOne(int at, long blockers) {
    long forward = rays[2 * at + 1] & blockers;
    long backward = rays[2 * at + 3] & blockers;
    // Without branches: the sign of x | -x tells whether x is anything but 0.
    return rays[2 * at] & ~((forward | -forward) >> 63)
        | rays[2 * at + 2] & ~((backward | -backward) >> 63);
  }

  /**
   * Returns the stones that hang together with some of them.
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
   * Returns the set of some cells.
   *
   * @param topology the board that this was taken from
   * @param bits the cells
   * @return the set of their squares
   */
  public static SquareSet toSet(Topology topology, long bits) {
    return SquareSet.ofWords(Objects.requireNonNull(topology, "topology"), bits, 0, 0, 0);
  }
}
