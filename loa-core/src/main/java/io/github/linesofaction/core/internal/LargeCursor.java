package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.board.Zobrist;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cursor for the standard movement, with or without black holes, and the goal of connecting, on
 * boards of up to 256 cells. The stones stand once, on the lines of the board, and a turn is undone
 * by doing it backwards; the path keeps the hash and the turn of each position.
 */
final class LargeCursor extends Cursor {
  private static final int STRIDE = 2;

  /** In a slot of the path: the hash. */
  private static final int HASH = 0;

  /**
   * In a slot of the path: the turn that led there in the lower half; in the upper half the goals
   * reached and one, or 0 as long as nobody has looked; and the mark in the sign. Making a turn
   * writes the lower half alone.
   */
  private static final int TURN = 1;

  private static final int GOALS_SHIFT = 32;
  private static final int GOALS_MASK = 0xF;
  private static final long MARK = Long.MIN_VALUE;

  /** A stone has no more steps than there are directions. */
  private static final int MOST_STEPS = 8;

  private final Topology topology;
  private final LargeStones stones;
  private final ZobristTable keys;
  private final int directions;
  private final int wordCount;

  /** For each cell, whether it is a black hole. */
  private final boolean[] swallows;

  /** Room for all turns of a position. */
  private final int[] scratch;

  /** Room for the steps of a stone. */
  private final int[] steps = new int[MOST_STEPS];

  /** For Black and then White, the cells that have changed since a position of the path. */
  private final long[] changed = new long[2 * LargeStones.WORDS];

  /** Made when first needed: only counting needs it. */
  private @Nullable LargeReplyCounter replies;

  private long[] path;

  /** Where the present slot of the path begins. */
  private int top;

  LargeCursor(LargeKernel kernel, Setup setup, int capacity, int[] scratch) {
    super(kernel.rules(), setup.sideToMove());
    this.topology = setup.topology();
    this.stones = new LargeStones(kernel.board());
    this.keys = kernel.keys();
    this.directions = topology.directions();
    this.wordCount = topology.cellCount() + Long.SIZE - 1 >> 6;
    this.swallows = kernel.blackHoles();
    this.scratch = scratch;
    this.path = new long[capacity * STRIDE];
    reset(setup);
  }

  @Override
  public void reset(Setup setup) {
    top = 0;
    side = setup.sideToMove().ordinal();
    path[HASH] = setup.hash();
    // Nothing is known of how this set-up came about: either side may be at its goal.
    path[TURN] = MoveCode.PASS;
    stones.clear();
    stones.add(0, setup.stones(Color.BLACK));
    stones.add(1, setup.stones(Color.WHITE));
  }

  @Override
  public int plies() {
    return top / STRIDE;
  }

  @Override
  public int pathMove(int ply) {
    return (int) path[(ply + 1) * STRIDE + TURN];
  }

  @Override
  public int goals() {
    long turn = path[top + TURN];
    int known = (int) (turn >>> GOALS_SHIFT) & GOALS_MASK;
    if (known == 0) {
      known = lookAtGoals((int) turn) + 1;
      path[top + TURN] = turn | (long) known << GOALS_SHIFT;
    }
    return known - 1;
  }

  private int lookAtGoals(int last) {
    int mover = side ^ 1;
    // What has just moved mostly hangs together with little, and so settles the question soonest.
    int moverThere = isConnected(mover, last) ? MOVER_THERE : 0;
    return (last & (MoveCode.CAPTURE | MoveCode.PASS)) == 0
        ? moverThere
        : moverThere | (isConnected(side, MoveCode.PASS) ? NEXT_THERE : 0);
  }

  /**
   * Tells whether the stones of a side hang together.
   *
   * @param last the side's last turn, or a pass if that tells nothing
   */
  private boolean isConnected(int color, int last) {
    if ((last & MoveCode.PASS) == 0 && !swallows[MoveCode.to(last)]) {
      return stones.isOneGroup(color, MoveCode.to(last));
    }
    int first = stones.first(color);
    return first >= 0 && stones.isOneGroup(color, first);
  }

  @Override
  public int generate(int[] buffer, int at) {
    int end = list(buffer, at, false);
    if (end == at && passes) {
      buffer[end++] = MoveCode.PASS;
    }
    return end;
  }

  @Override
  public int generateCaptures(int[] buffer, int at) {
    return list(buffer, at, true);
  }

  private int list(int[] buffer, int at, boolean capturesOnly) {
    int end = at;
    for (int i = 0; i < wordCount; i++) {
      for (long rest = stones.word(side, i); rest != 0; rest &= rest - 1) {
        int from = i * Long.SIZE + Long.numberOfTrailingZeros(rest);
        end =
            basque
                ? writePermitted(from, buffer, end, capturesOnly)
                : stones.steps(side, from, buffer, end, capturesOnly);
      }
    }
    return end;
  }

  /** Writes a stone's steps except those that the Basque rule forbids. */
  private int writePermitted(int from, int[] buffer, int at, boolean capturesOnly) {
    int end = at;
    int count = stones.steps(side, from, steps, 0, capturesOnly);
    for (int i = 0; i < count; i++) {
      if (!Basque.connectsBoth(this, steps[i])) {
        buffer[end++] = steps[i];
      }
    }
    return end;
  }

  @Override
  public int count() {
    if (basque) {
      return generate(scratch, 0);
    }
    int count = stones.countSteps(side);
    return count == 0 && passes ? 1 : count;
  }

  @Override
  long countTwo(int[] buffer, Watch watch) {
    if (basque) {
      return super.countTwo(buffer, watch);
    }
    if (replies == null) {
      replies = new LargeReplyCounter(this, stones, swallows);
    }
    return replies.count(buffer, generate(buffer, 0), passes);
  }

  @Override
  public boolean isTurn(int move) {
    if ((move & MoveCode.PASS) != 0) {
      return move == MoveCode.PASS && passes && generate(scratch, 0) == 1 && scratch[0] == move;
    }
    int from = MoveCode.from(move);
    if ((stones.word(side, from >> 6) >>> from & 1) == 0) {
      return false;
    }
    int count = stones.steps(side, from, steps, 0, false);
    for (int i = 0; i < count; i++) {
      if (steps[i] == move) {
        return !basque || !Basque.connectsBoth(this, move);
      }
    }
    return false;
  }

  @Override
  public boolean hasTurn() {
    if (passes) {
      return true;
    }
    for (int i = 0; i < wordCount; i++) {
      for (long rest = stones.word(side, i); rest != 0; rest &= rest - 1) {
        int from = i * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (basque ? writePermitted(from, scratch, 0, false) > 0 : stones.canStep(side, from)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Draws a stone and a direction until together they make a move. Each move belongs to exactly one
   * such pair and each pair has the same chance, so every move has; when the draws run out, listing
   * all moves keeps the chances equal.
   */
  @Override
  public int random(Words words) {
    int pairs = basque ? 0 : stones.count(side) * directions;
    for (int i = 0; i < FastCursor.DRAWS && pairs > 0; i++) {
      int pair = words.below(pairs);
      // Division by a constant is cheap, by a variable it is not.
      int stone = directions == 8 ? pair >> 3 : pair / 6;
      int move = stones.step(side, stones.stone(side, stone), pair - stone * directions);
      if (move != MoveCode.NONE) {
        return move;
      }
    }
    int end = generate(scratch, 0);
    return end == 0 ? MoveCode.NONE : scratch[words.place(end)];
  }

  @Override
  public void make(int move) {
    int next = top + STRIDE;
    if (next + STRIDE > path.length) {
      path = Arrays.copyOf(path, 2 * path.length);
    }
    long hash = path[top + HASH] ^ Zobrist.whiteToMove();
    if ((move & MoveCode.PASS) == 0) {
      int from = MoveCode.from(move);
      int to = MoveCode.to(move);
      hash ^= keys.soldier(side, from) ^ (swallows[to] ? 0 : keys.soldier(side, to));
      if ((move & MoveCode.CAPTURE) != 0) {
        hash ^= keys.soldier(side ^ 1, to);
      }
      toggle(side, move);
    }
    path[next + HASH] = hash;
    path[next + TURN] = move;
    top = next;
    side ^= 1;
  }

  @Override
  public void unmake() {
    int move = (int) path[top + TURN];
    top -= STRIDE;
    side ^= 1;
    if ((move & MoveCode.PASS) == 0) {
      toggle(side, move);
    }
  }

  /** Makes the change of a step, which taken twice is none. */
  private void toggle(int mover, int move) {
    int to = MoveCode.to(move);
    stones.toggle(mover, MoveCode.from(move));
    if (!swallows[to]) {
      stones.toggle(mover, to);
    }
    if ((move & MoveCode.CAPTURE) != 0) {
      stones.toggle(mover ^ 1, to);
    }
  }

  @Override
  public long hash() {
    return path[top + HASH];
  }

  @Override
  public SquareSet stones(int color) {
    return stones.set(color);
  }

  @Override
  public long word(int color, int index) {
    return stones.word(color, index);
  }

  @Override
  public boolean isKing(int cell) {
    return false;
  }

  @Override
  public int mobility(int color) {
    if (color == side) {
      return count();
    }
    make(MoveCode.PASS);
    int count = count();
    unmake();
    return count;
  }

  @Override
  public int groups(int color) {
    return stones.groups(color);
  }

  @Override
  public Setup setup() {
    SquareSet none = topology.none();
    return Setup.of(
        stones.set(0),
        stones.set(1),
        none,
        none,
        side == 0 ? Color.BLACK : Color.WHITE,
        Kind.SOLDIER,
        0,
        0);
  }

  @Override
  boolean isLastingCapture(int ply) {
    return MoveCode.isCapture(pathMove(ply));
  }

  @Override
  boolean isMarked(int ply) {
    return path[ply * STRIDE + TURN] < 0;
  }

  @Override
  void mark(int ply) {
    path[ply * STRIDE + TURN] |= MARK;
  }

  @Override
  long keyAt(int ply) {
    long hash = path[ply * STRIDE + HASH];
    return boardOnly && sideAt(ply) == 1 ? hash ^ Zobrist.whiteToMove() : hash;
  }

  /** The turns between have to cancel each other out, on each cell and for each side. */
  @Override
  boolean isSame(int ply, int earlier) {
    if (keyAt(ply) != keyAt(earlier) || !boardOnly && (ply - earlier & 1) != 0) {
      return false;
    }
    Arrays.fill(changed, 0);
    for (int i = earlier; i < ply; i++) {
      int move = pathMove(i);
      if ((move & MoveCode.PASS) == 0) {
        noteChange(sideAt(i), move);
      }
    }
    long any = 0;
    for (long cells : changed) {
      any |= cells;
    }
    return any == 0;
  }

  private void noteChange(int mover, int move) {
    int to = MoveCode.to(move);
    noteChangeOf(mover, MoveCode.from(move));
    if (!swallows[to]) {
      noteChangeOf(mover, to);
    }
    if ((move & MoveCode.CAPTURE) != 0) {
      noteChangeOf(mover ^ 1, to);
    }
  }

  private void noteChangeOf(int color, int cell) {
    changed[color * LargeStones.WORDS + (cell >> 6)] ^= 1L << cell;
  }
}
