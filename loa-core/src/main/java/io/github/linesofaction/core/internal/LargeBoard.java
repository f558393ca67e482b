package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines of a board of up to 256 cells, numbered, with the place of each cell on each of its
 * lines. Line and place are packed into one number, so that a step along a line is an addition.
 * Immutable.
 *
 * <p>The rows come first: lines of cells whose numbers follow each other, the next row beside the
 * one before. The places on the rows of a hexagon are counted so that a cell touches the same place
 * and the next one on the row after its own.
 */
final class LargeBoard {
  /** How far the number of a line is shifted above that of a place. */
  static final int LINE_SHIFT = 5;

  /** The bits of the place. */
  static final int PLACE = (1 << LINE_SHIFT) - 1;

  /** How far the number of a cell is shifted above that of an axis. */
  static final int CELL_SHIFT = 2;

  /** The line that is the first row: those before it are empty, as are as many after the last. */
  static final int FIRST_ROW = 2;

  final Topology topology;
  final int cells;
  final int axes;

  /** How many lines there are, the empty ones included. */
  final int lines;

  /** How many rows there are. */
  final int rows;

  /** For each cell and axis, which line runs there and the place of the cell; the row first. */
  final int[] places;

  /** For each line and place, the cell. */
  final short[] cellAt;

  /** For each line, the places that it has. */
  final int[] room;

  /** All bits if a cell touches three cells of the next row, none if it touches two. */
  final int threeBeside;

  LargeBoard(Topology topology) {
    this.topology = topology;
    this.cells = topology.cellCount();
    this.axes = topology.axes().size();
    this.threeBeside = topology.shape() == Topology.Shape.SQUARE ? -1 : 0;
    int rowAxis = 0;
    while (topology.step(0, 2 * rowAxis) != 1) {
      rowAxis++;
    }
    List<int[]> found = new ArrayList<>();
    addEmpty(found);
    addLines(found, rowAxis);
    this.rows = found.size() - FIRST_ROW;
    addEmpty(found);
    for (int axis = 0; axis < axes; axis++) {
      if (axis != rowAxis) {
        addLines(found, axis);
      }
    }
    this.lines = found.size();
    this.places = new int[cells << CELL_SHIFT];
    this.cellAt = new short[lines << LINE_SHIFT];
    this.room = new int[lines];
    int[] known = new int[cells];
    for (int line = 0; line < lines; line++) {
      int[] along = found.get(line);
      int first = firstPlace(line);
      room[line] = (1 << along.length) - 1 << first;
      for (int i = 0; i < along.length; i++) {
        int place = (line << LINE_SHIFT) + first + i;
        cellAt[place] = (short) along[i];
        places[along[i] << CELL_SHIFT | known[along[i]]++] = place;
      }
    }
  }

  private static void addEmpty(List<int[]> found) {
    for (int i = 0; i < FIRST_ROW; i++) {
      found.add(new int[0]);
    }
  }

  /** Adds the cells of all lines along an axis, in the order of their first cells. */
  private void addLines(List<int[]> found, int axis) {
    int[] line = new int[PLACE];
    for (int cell = 0; cell < cells; cell++) {
      if (topology.step(cell, 2 * axis + 1) < 0) {
        int length = 0;
        for (int at = cell; at >= 0; at = topology.step(at, 2 * axis)) {
          line[length++] = at;
        }
        found.add(Arrays.copyOf(line, length));
      }
    }
  }

  /** On a hexagon the rows above the middle begin one place later than the row before. */
  private int firstPlace(int line) {
    boolean isRow = line < FIRST_ROW + rows;
    return isRow && threeBeside == 0 ? Math.max(0, line - FIRST_ROW - rows / 2) : 0;
  }
}
