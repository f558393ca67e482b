package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * What the cursors on bits share: a stack of slots, one for each position of the path, each a few
 * words in one array. Making a turn writes the next slot; unmaking it steps back. Nothing is
 * allocated unless the path outgrows the stack.
 */
abstract class FastCursor extends Cursor {
  private static final int CAPACITY = 512;

  /** In a slot: Black's stones and White's, the hash, and what is known of the goals. */
  static final int HASH = 2;

  static final int GOALS = 3;

  /** In place of the goals: not looked at yet. */
  static final long UNKNOWN = -1;

  /** Draws before all moves are listed instead. */
  static final int DRAWS = 64;

  /** The marks of turns after which either side may have reached its goal. */
  private static final int ANY_CHANGE =
      MoveCode.CAPTURE | MoveCode.REMOVAL | MoveCode.PASS | MoveCode.PLACES;

  final Bitboards boards;
  final ZobristTable keys;
  final int stride;
  final GoalBits goal;

  /** Where the present slot begins. */
  int top;

  long[] stack;

  FastCursor(FastKernel kernel, Setup setup, int stride) {
    super(kernel.rules(), setup.sideToMove(), CAPACITY);
    this.boards = kernel.boards;
    this.keys = kernel.keys;
    this.stride = stride;
    this.goal = kernel.goal;
    this.stack = new long[CAPACITY * stride];
    stack[0] = setup.stones(Color.BLACK).word(0);
    stack[1] = setup.stones(Color.WHITE).word(0);
    stack[HASH] = setup.hash();
    stack[GOALS] = UNKNOWN;
  }

  /** Makes room for the next slot and answers where it begins. */
  final int nextSlot() {
    int next = top + stride;
    if (next + stride > stack.length || plies == path.length) {
      grow();
    }
    return next;
  }

  private void grow() {
    stack = Arrays.copyOf(stack, 2 * stack.length);
    path = Arrays.copyOf(path, 2 * path.length);
  }

  @Override
  public final void unmake() {
    top -= stride;
    plies--;
    side ^= 1;
  }

  @Override
  public final long hash() {
    return stack[top + HASH];
  }

  @Override
  public final int goals() {
    long known = stack[top + GOALS];
    if (known == UNKNOWN) {
      known = lookAtGoals();
      stack[top + GOALS] = known;
    }
    return (int) known;
  }

  private int lookAtGoals() {
    int mover = side ^ 1;
    long own = stack[top + mover];
    int last = plies == 0 ? ANY_CHANGE : path[plies - 1];
    if ((last & ANY_CHANGE) == 0 && goal.connects()) {
      // A quiet step can have connected only the side that made it, and mostly the stone that moved
      // settles it: its group is small. It may be gone, into a black hole.
      long moved = 1L << MoveCode.to(last) & own;
      return inHandCounted(mover) == 0
              && own != 0
              && boards.flood(own, moved == 0 ? own & -own : moved) == own
          ? MOVER_THERE
          : 0;
    }
    long other = stack[top + side];
    return (goal.isReached(mover, own, inHand(mover)) ? MOVER_THERE : 0)
        | (goal.isReached(side, other, inHand(side)) ? NEXT_THERE : 0)
        | (goal.isReachable(own, inHand(mover)) || goal.isReachable(other, inHand(side))
            ? 0
            : DEAD);
  }

  private int inHandCounted(int color) {
    return goal.countsHands() ? inHand(color) : 0;
  }

  /** Answers how many stones of a side are off the board. */
  abstract int inHand(int color);

  @Override
  public final int random(RandomGenerator random) {
    int drawn = draw(random);
    if (drawn != MoveCode.NONE) {
      return drawn;
    }
    int[] all = scratch();
    int end = generate(all, 0);
    return end == 0 ? MoveCode.NONE : all[random.nextInt(end)];
  }

  /** Tries to draw a turn without listing all; no move if that did not succeed. */
  abstract int draw(RandomGenerator random);

  /**
   * Draws a number below a bound, each with exactly the same chance. The product of 32 random bits
   * and the bound has the number in its upper half; the few products whose lower half would favour
   * some numbers are drawn again (Lemire, Fast Random Integer Generation in an Interval, 2019).
   */
  static int below(int bound, RandomGenerator random) {
    long product = (random.nextInt() & 0xFFFFFFFFL) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long unfair = 0x1_0000_0000L % bound;
      while ((product & 0xFFFFFFFFL) < unfair) {
        product = (random.nextInt() & 0xFFFFFFFFL) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /** Answers room for all turns of a position. */
  abstract int[] scratch();

  @Override
  boolean isSameBoard(int pliesAgo) {
    int then = top - pliesAgo * stride;
    return stack[then] == stack[top] && stack[then + 1] == stack[top + 1];
  }

  @Override
  int reversiblePlies() {
    return pliesWithoutCapture();
  }
}
