package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Zobrist;
import java.util.Arrays;

/**
 * What the cursors on bits share: a stack of slots, one for each position of the path, each a few
 * words in one array. Making a turn writes the next slot; unmaking it steps back. Nothing is
 * allocated unless the path outgrows the stack.
 */
abstract class FastCursor extends Cursor {
  /** How many positions of a path there is room for at first. */
  static final int CAPACITY = 512;

  /** In a slot: the stones of the side to move. */
  static final int OWN = 0;

  /** In a slot: the stones of the side that moved. */
  static final int ENEMY = 1;

  /** In a slot: the hash. */
  static final int HASH = 2;

  /**
   * In a slot: the turn that led there in the lower half; in the upper half the goals reached and
   * one, or 0 as long as nobody has looked; and the mark in the sign. Making a turn writes the
   * lower half alone.
   */
  static final int TURN = 3;

  private static final int GOALS_SHIFT = 32;
  private static final int GOALS_MASK = 0xF;
  private static final long MARK = Long.MIN_VALUE;

  /** Draws before all moves are listed instead. */
  static final int DRAWS = 64;

  /** The marks of turns after which either side may have reached its goal. */
  private static final int ANY_CHANGE =
      MoveCode.CAPTURE | MoveCode.REMOVAL | MoveCode.PASS | MoveCode.PLACES;

  final Bitboards boards;
  final ZobristTable keys;
  final int stride;
  final GoalBits goal;

  /** Room for all turns of a position. */
  final int[] scratch;

  /** Where the present slot begins. */
  int top;

  long[] stack;

  FastCursor(FastKernel kernel, Setup setup, int stride, int capacity, int[] scratch) {
    super(kernel.rules(), setup.sideToMove());
    this.boards = kernel.boards;
    this.keys = kernel.keys();
    this.scratch = scratch;
    this.stride = stride;
    this.goal = kernel.goal;
    this.stack = new long[capacity * stride];
  }

  @Override
  public void reset(Setup setup) {
    top = 0;
    side = setup.sideToMove().ordinal();
    stack[OWN] = setup.stones(setup.sideToMove()).word(0);
    stack[ENEMY] = setup.stones(setup.sideToMove().opponent()).word(0);
    stack[HASH] = setup.hash();
    stack[TURN] = ANY_CHANGE;
  }

  /** Makes room for the next slot and answers where it begins. */
  final int nextSlot() {
    int next = top + stride;
    if (next + stride > stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    return next;
  }

  @Override
  public boolean isTurn(int move) {
    return contains(scratch, generate(scratch, 0), move);
  }

  @Override
  public final void unmake() {
    top -= stride;
    side ^= 1;
  }

  @Override
  public final int plies() {
    return top / stride;
  }

  @Override
  public final int pathMove(int ply) {
    return (int) stack[(ply + 1) * stride + TURN];
  }

  /** Where in the present slot Black's stones are: White's are in the other place. */
  final int blackAt() {
    return top + side;
  }

  /** Where in the present slot White's stones are. */
  final int whiteAt() {
    return top + (side ^ 1);
  }

  @Override
  public final long hash() {
    return stack[top + HASH];
  }

  @Override
  public final SquareSet stones(int color) {
    return Bitboards.toSet(rules.topology(), stack[top + (side ^ color)]);
  }

  @Override
  public final long word(int color, int index) {
    return index == 0 ? stack[top + (side ^ color)] : 0;
  }

  @Override
  public final int mobility(int color) {
    if (color == side) {
      return count();
    }
    // The same position with the other side to move, on top of the path for as long as it takes.
    int next = nextSlot();
    System.arraycopy(stack, top, stack, next, stride);
    stack[next + OWN] = stack[top + ENEMY];
    stack[next + ENEMY] = stack[top + OWN];
    top = next;
    side = color;
    int count = count();
    top = next - stride;
    side = color ^ 1;
    return count;
  }

  @Override
  public final int groups(int color) {
    int count = 0;
    long rest = stack[top + (side ^ color)];
    while (rest != 0) {
      rest &= ~boards.flood(rest, rest & -rest);
      count++;
    }
    return count;
  }

  @Override
  public final int goals() {
    long turn = stack[top + TURN];
    int known = (int) (turn >>> GOALS_SHIFT) & GOALS_MASK;
    if (known == 0) {
      known = lookAtGoals((int) turn) + 1;
      stack[top + TURN] = turn | (long) known << GOALS_SHIFT;
    }
    return known - 1;
  }

  private int lookAtGoals(int last) {
    int mover = side ^ 1;
    long own = stack[top + ENEMY];
    if ((last & ANY_CHANGE) == 0 && goal.connects()) {
      // A quiet step can have connected only the side that made it, and mostly the stone that moved
      // settles it: its group is small. It may be gone, into a black hole.
      long moved = 1L << MoveCode.to(last) & own;
      return inHandCounted(mover) == 0 && goal.isOneGroup(own, moved == 0 ? own & -own : moved)
          ? MOVER_THERE
          : 0;
    }
    long other = stack[top + OWN];
    return (goal.isReached(mover, own, inHand(mover)) ? MOVER_THERE : 0)
        | (goal.isReached(side, other, inHand(side)) ? NEXT_THERE : 0)
        | (goal.isReachable(own, inHand(mover)) || goal.isReachable(other, inHand(side))
            ? 0
            : DEAD);
  }

  private int inHandCounted(int color) {
    return goal.countsHands() ? inHand(color) : 0;
  }

  /** Returns how many stones of a side are off the board. */
  abstract int inHand(int color);

  @Override
  public final int random(Words words) {
    int drawn = draw(words);
    if (drawn != MoveCode.NONE) {
      return drawn;
    }
    int end = generate(scratch, 0);
    return end == 0 ? MoveCode.NONE : scratch[words.place(end)];
  }

  /** Tries to draw a turn without listing all; no move if that did not succeed. */
  abstract int draw(Words words);

  /** Tells whether stones may come onto the board. */
  abstract boolean places();

  @Override
  final boolean isLastingCapture(int ply) {
    return (stack[(ply + 1) * stride + TURN] & MoveCode.CAPTURE) != 0 && !places();
  }

  @Override
  final boolean isMarked(int ply) {
    return stack[ply * stride + TURN] < 0;
  }

  @Override
  final void mark(int ply) {
    stack[ply * stride + TURN] |= MARK;
  }

  @Override
  final long keyAt(int ply) {
    int slot = ply * stride;
    long hash = stack[slot + HASH];
    return boardOnly
        ? hash ^ (sideAt(ply) == 0 ? 0 : Zobrist.whiteToMove()) ^ keyBeside(slot)
        : hash;
  }

  @Override
  final boolean isSame(int ply, int earlier) {
    int swap = ply - earlier & 1;
    int slot = ply * stride;
    int then = earlier * stride;
    return stack[then + (OWN ^ swap)] == stack[slot + OWN]
        && stack[then + (ENEMY ^ swap)] == stack[slot + ENEMY]
        && (boardOnly || swap == 0 && isSameBeside(slot, then))
        && isSameOnBoard(slot, then);
  }

  /** Returns the part of a slot's hash that is neither of the board nor of the side to move. */
  long keyBeside(int slot) {
    return 0;
  }

  /** Tells whether what two slots hold beside the board and the side to move is the same. */
  boolean isSameBeside(int slot, int then) {
    return true;
  }

  /** Tells whether what two slots hold of the board beside the places of stones is the same. */
  boolean isSameOnBoard(int slot, int then) {
    return true;
  }
}
