package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.List;

/**
 * The evaluation for games in which a side has to connect its stones. Three things count: how close
 * together the stones stand (concentration), in how many groups (connectedness), and how many moves
 * there are to choose from (mobility).
 *
 * <p>Each side's stones have a centre, the mean of their places. The <em>spread</em> is their
 * distance from it, a stone on average, less what it would be if so many stones stood as close as
 * stones can: for few stones are close by being few.
 */
final class Concentration implements Evaluation {
  /** How much one of the three counts, by the others. */
  private static final int GROUP = 8;

  private static final int MOBILITY_DIVISOR = 10;

  /** For whose turn it is. */
  private static final int TURN = 10;

  /** Places in half steps, so that the rows of a hexagon, shifted by a half, have whole numbers. */
  private final int[] across;

  private final int[] up;
  private final boolean hexagonal;

  /** The least spread of so many stones, in hundredths of a step. */
  private final int[] leastSpread;

  private final int words;

  private final boolean countsMoves;

  Concentration(Ruleset rules) {
    Topology topology = rules.topology();
    int cells = topology.cellCount();
    hexagonal = topology.shape() == Topology.Shape.HEXAGON;
    across = new int[cells];
    up = new int[cells];
    List<List<Square>> rows = topology.rowsFromTop();
    for (int row = 0; row < rows.size(); row++) {
      List<Square> squares = rows.get(row);
      for (int i = 0; i < squares.size(); i++) {
        int cell = topology.cell(squares.get(i));
        across[cell] = 2 * i - (squares.size() - 1);
        up[cell] = -2 * row;
      }
    }
    leastSpread = leastSpreads(cells, hexagonal ? 6 : 8);
    words = cells + 63 >> 6;
    countsMoves = Mobility.isCheap(rules);
  }

  /**
   * Stones stand closest in rings around one of them, each ring larger by so many than the last.
   */
  private static int[] leastSpreads(int most, int firstRing) {
    int[] spreads = new int[most + 1];
    int ring = 0;
    int room = 1;
    int away = 0;
    for (int stones = 1; stones <= most; stones++) {
      if (room == 0) {
        ring++;
        room = ring * firstRing;
      }
      room--;
      away += ring;
      spreads[stones] = 100 * away / stones;
    }
    return spreads;
  }

  @Override
  public int of(SearchPosition board) {
    Color own = board.sideToMove();
    Color other = own.opponent();
    int concentration = spread(board, other) - spread(board, own);
    int connectedness = GROUP * (board.countGroups(other) - board.countGroups(own));
    int mobility = countsMoves ? Mobility.of(board) / MOBILITY_DIVISOR : 0;
    return concentration + connectedness + mobility + TURN;
  }

  /** Returns the spread of a side's stones, in hundredths of a step. */
  private int spread(SearchPosition board, Color side) {
    int stones = 0;
    int acrossSum = 0;
    int upSum = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = board.word(side, word); rest != 0; rest &= rest - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(rest);
        stones++;
        acrossSum += across[cell];
        upSum += up[cell];
      }
    }
    if (stones == 0) {
      return 0;
    }
    int away = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = board.word(side, word); rest != 0; rest &= rest - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(rest);
        away +=
            steps(Math.abs(across[cell] * stones - acrossSum), Math.abs(up[cell] * stones - upSum));
      }
    }
    return 50 * away / (stones * stones) - leastSpread[stones];
  }

  /** How many half steps it takes from a cell to another so far away across and up. */
  private int steps(int acrossAway, int upAway) {
    return hexagonal ? Math.max(upAway, acrossAway + upAway / 2) : Math.max(acrossAway, upAway);
  }
}
