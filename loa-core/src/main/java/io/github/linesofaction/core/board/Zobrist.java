package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * The keys of the 64-bit hash of a set-up: the hash is the exclusive or of the keys of everything
 * on the board, of the stones in hand, of the side to move and of the kind due.
 *
 * <p>The keys follow from a fixed formula, so that hashes are the same in every run and stay the
 * same within a major version. They are spread well but are no proof against forgery.
 */
public final class Zobrist {
  private static final int STONES = 0;
  private static final int HOLES = 4;
  private static final int HANDS = 5;
  private static final int BOARDS = 6;
  private static final int OTHERS = 7;

  private static final long WHITE_TO_MOVE = key(OTHERS, 0);
  private static final long KING_DUE = key(OTHERS, 1);

  private Zobrist() {}

  private static long key(int family, int index) {
    // The finishing steps of SplitMix64, whose constants are public domain.
    long z = ((long) family << 32 | index) * 0x9E3779B97F4A7C15L + 0x4C6F412D31393639L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /**
   * Returns the key of a stone on a square.
   *
   * @param stone the stone
   * @param square where it stands
   * @return the key
   */
  public static long stone(Stone stone, Square square) {
    Objects.requireNonNull(stone, "stone");
    Objects.requireNonNull(square, "square");
    int sort = stone.color().ordinal() + 2 * stone.kind().ordinal();
    return key(STONES + sort, square.index());
  }

  /**
   * Returns the key of a hole.
   *
   * @param square where the hole is
   * @return the key
   */
  public static long hole(Square square) {
    return key(HOLES, Objects.requireNonNull(square, "square").index());
  }

  /**
   * Returns the key of the stones of a colour off the board.
   *
   * @param color their colour
   * @param count how many, 0 or more
   * @return the key; 0 if there are none
   */
  public static long hand(Color color, int count) {
    Objects.requireNonNull(color, "color");
    return count == 0 ? 0 : key(HANDS, 2 * count + color.ordinal());
  }

  /**
   * Returns the key of a board's shape and size.
   *
   * @param topology the board
   * @return the key
   */
  public static long board(Topology topology) {
    return key(BOARDS, Objects.requireNonNull(topology, "topology").index());
  }

  /**
   * Returns the key of White being to move.
   *
   * @return the key; Black to move has none
   */
  public static long whiteToMove() {
    return WHITE_TO_MOVE;
  }

  /**
   * Returns the key of a king being due.
   *
   * @return the key; a soldier due has none
   */
  public static long kingDue() {
    return KING_DUE;
  }
}
