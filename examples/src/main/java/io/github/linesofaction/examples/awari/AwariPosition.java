package io.github.linesofaction.examples.awari;

import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stones in twelve pits, stones captured, and whose turn it is. Pits 0 to 5 are South's a to f,
 * pits 6 to 11 North's A to F, counter-clockwise. An immutable value.
 */
public final class AwariPosition {
  private static final String NAMES = "abcdefABCDEF";
  private static final int PITS = 12;
  private static final int STONES = 48;
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,2}(?: \\d{1,2}){11}) / (\\d{1,2}) (\\d{1,2}) / ([SN])");
  private static final int ROW = 6;

  private final int[] pits;
  private final int capturedBySouth;
  private final int capturedByNorth;
  private final boolean southToMove;

  private AwariPosition(int[] pits, int bySouth, int byNorth, boolean southToMove) {
    this.pits = pits;
    this.capturedBySouth = bySouth;
    this.capturedByNorth = byNorth;
    this.southToMove = southToMove;
  }

  /** The start: four stones in each pit, South to move. */
  public static AwariPosition start() {
    int[] pits = new int[PITS];
    Arrays.fill(pits, 4);
    return new AwariPosition(pits, 0, 0, true);
  }

  /**
   * Reads a position.
   *
   * @param text as {@link #toString()} writes it
   * @throws IllegalArgumentException if it is none; says how one is written
   */
  public static AwariPosition parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          text + ": a position is written 4 4 4 4 4 4 4 4 4 4 4 4 / 0 0 / S");
    }
    int[] pits = Arrays.stream(parts.group(1).split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    int bySouth = Integer.parseInt(parts.group(2));
    int byNorth = Integer.parseInt(parts.group(3));
    int stones = Arrays.stream(pits).sum() + bySouth + byNorth;
    if (stones != STONES) {
      throw new IllegalArgumentException(text + ": " + stones + " stones, " + STONES + " needed");
    }
    return new AwariPosition(pits, bySouth, byNorth, parts.group(4).equals("S"));
  }

  /** Whose turn it is. */
  public boolean southToMove() {
    return southToMove;
  }

  /** How many stones a side has captured. */
  public int captured(boolean south) {
    return south ? capturedBySouth : capturedByNorth;
  }

  /** How many stones lie on a side. */
  public int stonesOn(boolean south) {
    int sum = 0;
    for (int pit = first(south); pit < first(south) + ROW; pit++) {
      sum += pits[pit];
    }
    return sum;
  }

  /**
   * The pits whose stones may be sown, in order: all of one's own that hold stones, but when the
   * opponent has none, only those that give it some.
   */
  public String legalMoves() {
    boolean mustGive = stonesOn(!southToMove) == 0;
    StringBuilder moves = new StringBuilder();
    for (int pit = first(southToMove); pit < first(southToMove) + ROW; pit++) {
      if (pits[pit] > 0 && (!mustGive || sow(pit).stonesOn(!southToMove) > 0)) {
        moves.append(NAMES.charAt(pit));
      }
    }
    return moves.toString();
  }

  /**
   * Sows the stones of a pit and captures.
   *
   * @param pit its letter
   * @throws IllegalArgumentException if that is no legal move; says which are
   */
  public AwariPosition play(char pit) {
    if (legalMoves().indexOf(pit) < 0) {
      throw new IllegalArgumentException(pit + " may not be sown; legal are: " + legalMoves());
    }
    return sow(NAMES.indexOf(pit));
  }

  /**
   * Sows around the board, past the pit itself, and takes twos and threes from the last one back.
   */
  private AwariPosition sow(int from) {
    int[] next = pits.clone();
    int last = from;
    next[from] = 0;
    for (int stones = pits[from]; stones > 0; stones--) {
      last = (last + 1) % PITS;
      if (last == from) {
        last = (last + 1) % PITS;
      }
      next[last]++;
    }
    int taken = 0;
    int enemy = first(!southToMove);
    while (last >= enemy && last < enemy + ROW && (next[last] == 2 || next[last] == 3)) {
      taken += next[last];
      next[last--] = 0;
    }
    return new AwariPosition(
        next,
        capturedBySouth + (southToMove ? taken : 0),
        capturedByNorth + (southToMove ? 0 : taken),
        !southToMove);
  }

  private static int first(boolean south) {
    return south ? 0 : ROW;
  }

  /** The board for people: North's pits F to A above South's a to f, with the stones captured. */
  public String picture() {
    StringBuilder north = new StringBuilder("North");
    StringBuilder south = new StringBuilder("South");
    for (int pit = 0; pit < ROW; pit++) {
      north.append(column(PITS - 1 - pit));
      south.append(column(pit));
    }
    return north
        + "   captured "
        + capturedByNorth
        + "\n"
        + south
        + "   captured "
        + capturedBySouth
        + "\n";
  }

  private String column(int pit) {
    return (pits[pit] < 10 ? "  " : " ") + NAMES.charAt(pit) + ":" + pits[pit];
  }

  /** Whether the stones in the pits and the side to move are the same, whatever was captured. */
  @Override
  public boolean equals(Object other) {
    return other instanceof AwariPosition position
        && position.southToMove == southToMove
        && Arrays.equals(position.pits, pits);
  }

  @Override
  public int hashCode() {
    return Objects.hash(southToMove, Arrays.hashCode(pits));
  }

  /** Pits a to f and A to F, stones captured by South and North, side to move. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int stones : pits) {
      text.append(stones).append(' ');
    }
    return text.append("/ ")
        .append(capturedBySouth)
        .append(' ')
        .append(capturedByNorth)
        .append(" / ")
        .append(southToMove ? 'S' : 'N')
        .toString();
  }
}
