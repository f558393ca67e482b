package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * Moves packed into an {@code int}, for programs: what the search board generates and makes.
 *
 * <p>Bits 0 to 7 hold the cell a stone leaves, 8 to 15 the cell it goes to (a removal: the same
 * cell), 16 to 23 the cell where a stone is placed; bit 24 marks a capture, 25 a removal, 26 a
 * pass, 27 a placement. {@link #NONE} is no move. Cells are explained at {@link Topology}.
 */
public final class MoveCode {
  /** The code of no move at all. */
  public static final int NONE = 0;

  /** Set in the code of a capture. */
  public static final int CAPTURE = 1 << 24;

  /** Set in the code of a removal. */
  public static final int REMOVAL = 1 << 25;

  /** Set in the code of a pass. */
  public static final int PASS = 1 << 26;

  /** Set in the code of a turn that places a stone. */
  public static final int PLACES = 1 << 27;

  private MoveCode() {}

  /**
   * Packs a quiet step.
   *
   * @param from the cell left, 0 to 255
   * @param to the cell reached, 0 to 255
   * @return its code
   */
  public static int step(int from, int to) {
    return from | to << 8;
  }

  /**
   * Packs a removal.
   *
   * @param cell the cell of the stone, 0 to 255
   * @return its code
   */
  public static int removal(int cell) {
    return cell | cell << 8 | REMOVAL;
  }

  /**
   * Adds a placement to a turn without one.
   *
   * @param code the code of a step or pass
   * @param cell where a stone is placed, 0 to 255
   * @return the code of both
   */
  public static int placing(int code, int cell) {
    return code | cell << 16 | PLACES;
  }

  /**
   * Returns the cell left.
   *
   * @param code the code of a step or removal
   * @return the cell of the stone
   */
  public static int from(int code) {
    return code & 0xFF;
  }

  /**
   * Returns the cell reached.
   *
   * @param code the code of a step or removal
   * @return the target; for a removal the cell of the stone
   */
  public static int to(int code) {
    return code >>> 8 & 0xFF;
  }

  /**
   * Returns the cell where a stone is placed.
   *
   * @param code the code of a turn that {@link #places}
   * @return that cell
   */
  public static int placed(int code) {
    return code >>> 16 & 0xFF;
  }

  /**
   * Tells whether a turn captures.
   *
   * @param code any code
   * @return whether the capture mark is set
   */
  public static boolean isCapture(int code) {
    return (code & CAPTURE) != 0;
  }

  /**
   * Tells whether a turn is a removal.
   *
   * @param code any code
   * @return whether the removal mark is set
   */
  public static boolean isRemoval(int code) {
    return (code & REMOVAL) != 0;
  }

  /**
   * Tells whether a turn is a pass.
   *
   * @param code any code
   * @return whether the pass mark is set
   */
  public static boolean isPass(int code) {
    return (code & PASS) != 0;
  }

  /**
   * Tells whether a turn places a stone.
   *
   * @param code any code
   * @return whether the placement mark is set
   */
  public static boolean places(int code) {
    return (code & PLACES) != 0;
  }

  /**
   * Packs a move.
   *
   * @param topology the board
   * @param move a move between squares of that board
   * @return its code
   * @throws IllegalArgumentException if the board lacks one of its squares
   */
  public static int of(Topology topology, Move move) {
    Objects.requireNonNull(topology, "topology");
    Objects.requireNonNull(move, "move");
    int code =
        switch (move.type()) {
          case PASS -> PASS;
          case REMOVAL -> removal(topology.cell(move.from().orElseThrow()));
          case STEP ->
              step(topology.cell(move.from().orElseThrow()), topology.cell(move.to().orElseThrow()))
                  | (move.isCapture() ? CAPTURE : 0);
        };
    return move.placed().map(square -> placing(code, topology.cell(square))).orElse(code);
  }

  /**
   * Unpacks a move.
   *
   * @param topology the board
   * @param code the code of a move on that board
   * @return the move
   * @throws IllegalArgumentException if the code is that of no move on the board
   */
  public static Move toMove(Topology topology, int code) {
    Objects.requireNonNull(topology, "topology");
    int cells = topology.cellCount();
    boolean step = (code & (REMOVAL | PASS)) == 0;
    boolean sound =
        code >>> 28 == 0
            && (isPass(code) ? (code & ~(PASS | PLACES | 0xFF0000)) == 0 : from(code) < cells)
            && (!isRemoval(code) || (code & ~(REMOVAL | 0xFFFF)) == 0 && from(code) == to(code))
            && (!step || to(code) < cells && from(code) != to(code))
            && (places(code) ? placed(code) < cells : placed(code) == 0);
    if (!sound) {
      throw new IllegalArgumentException(
          "0x" + Integer.toHexString(code) + ": the code of no move on " + topology);
    }
    Move turn;
    if (isPass(code)) {
      turn = Move.pass();
    } else if (isRemoval(code)) {
      turn = Move.removal(topology.squareAt(from(code)));
    } else {
      turn = Move.step(topology.squareAt(from(code)), topology.squareAt(to(code)), isCapture(code));
    }
    return places(code) ? turn.placing(topology.squareAt(placed(code))) : turn;
  }
}
