package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.board.Zobrist;
import org.jspecify.annotations.Nullable;

/**
 * The cursor for the standard movement on boards of up to 64 cells: the hot path of the library,
 * kept free of everything that only variants need.
 */
final class LineCursor extends FastCursor {
  private static final int STRIDE = 4;

  /** How many steps of a stone are written at once. */
  private static final int STEPS_AT_ONCE = 4;

  /** The bits that the code of a step may have. */
  private static final int STEP = MoveCode.CAPTURE | 0xFFFF;

  private final Topology topology;

  /** Made when first needed: only drawing and counting need it. */
  private @Nullable LineStates lines;

  /** Whether a move was drawn last, and not all were listed: then the lines are nearly right. */
  private boolean draws;

  /** Made when first needed: only counting needs it. */
  private @Nullable ReplyCounter replies;

  LineCursor(FastKernel kernel, Setup setup, int capacity, int[] scratch) {
    super(kernel, setup, STRIDE, capacity, scratch);
    this.topology = setup.topology();
    reset(setup);
  }

  @Override
  public int generate(int[] buffer, int at) {
    draws = false;
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    int end = at;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = boards.lineTargets(from, own | enemy, enemy) & ~own;
      int next = end;
      if (basque || next > buffer.length - STEPS_AT_ONCE) {
        end = writeOneByOne(buffer, next, from, targets, enemy);
        continue;
      }
      // Four moves are written whether or not there are so many: a stone has three to four, and a
      // loop that ends now here, now there would be mispredicted for nearly every stone.
      end += Long.bitCount(targets);
      buffer[next] = step(from, targets, enemy);
      targets &= targets - 1;
      buffer[next + 1] = step(from, targets, enemy);
      targets &= targets - 1;
      buffer[next + 2] = step(from, targets, enemy);
      targets &= targets - 1;
      buffer[next + 3] = step(from, targets, enemy);
      targets &= targets - 1;
      for (next += STEPS_AT_ONCE; next < end; next++) {
        buffer[next] = step(from, targets, enemy);
        targets &= targets - 1;
      }
    }
    if (end == at && passes) {
      buffer[end++] = MoveCode.PASS;
    }
    return end;
  }

  /** Writes a stone's steps, and nothing else, except those that the Basque rule forbids. */
  private int writeOneByOne(int[] buffer, int at, int from, long targets, long enemy) {
    int end = at;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int move = step(from, rest, enemy);
      if (!basque || !Basque.connectsBoth(this, move)) {
        buffer[end++] = move;
      }
    }
    return end;
  }

  /** The step to the lowest of some targets; nonsense if there is none. */
  private static int step(int from, long targets, long enemy) {
    int to = Long.numberOfTrailingZeros(targets);
    return from | to << 8 | (int) (enemy >>> to & 1) << 24;
  }

  @Override
  public int generateCaptures(int[] buffer, int at) {
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    int end = at;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = (boards.lineTargets(from, own | enemy, enemy) & ~own) & enemy;
      end = writeOneByOne(buffer, end, from, targets, enemy);
    }
    return end;
  }

  @Override
  public int count() {
    if (basque) {
      return generate(scratch, 0);
    }
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    int count = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      count += Long.bitCount((boards.lineTargets(from, own | enemy, enemy) & ~own));
    }
    return count == 0 && passes ? 1 : count;
  }

  @Override
  long countTwo(int[] buffer, Watch watch) {
    if (basque || !goal.connects()) {
      return super.countTwo(buffer, watch);
    }
    if (replies == null) {
      replies = new ReplyCounter(boards, lines());
    }
    return replies.count(
        stack[blackAt()], stack[whiteAt()], side, buffer, generate(buffer, 0), passes);
  }

  @Override
  public boolean isTurn(int move) {
    if ((move & ~STEP) != 0) {
      return move == MoveCode.PASS && passes && generate(scratch, 0) == 1 && scratch[0] == move;
    }
    int from = move & 0xFF;
    int to = move >>> 8 & 0xFF;
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    return from < Long.SIZE
        && to < Long.SIZE
        && (own >>> from & 1) != 0
        && ((boards.lineTargets(from, own | enemy, enemy) & ~own) >>> to & 1) != 0
        && (enemy >>> to & 1) == (move >>> 24 & 1)
        && (!basque || !Basque.connectsBoth(this, move));
  }

  @Override
  public boolean hasTurn() {
    if (passes) {
      return true;
    }
    if (draws && !basque) {
      return lines().count(side) != 0;
    }
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = boards.lineTargets(from, own | enemy, enemy) & ~own;
      if (basque ? isAnyPermitted(from, targets, enemy) : targets != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isAnyPermitted(int from, long targets, long enemy) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      if (!Basque.connectsBoth(this, step(from, rest, enemy))) {
        return true;
      }
    }
    return false;
  }

  /** Draws the number of a move, each with the same chance, and finds it along the lines. */
  @Override
  int draw(Words words) {
    if (basque) {
      return MoveCode.NONE;
    }
    draws = true;
    LineStates now = lines();
    int count = now.count(side);
    return count == 0 ? MoveCode.NONE : now.move(side, words.below(count));
  }

  /** Returns the lines with what stands on them now. */
  private LineStates lines() {
    LineStates now = lines;
    if (now == null) {
      now = new LineStates(topology, boards.longestLine());
      lines = now;
    }
    now.update(stack[blackAt()], stack[whiteAt()]);
    return now;
  }

  @Override
  public void make(int move) {
    int next = nextSlot();
    int mover = side;
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    long hash = stack[top + HASH] ^ Zobrist.whiteToMove();
    if ((move & MoveCode.PASS) == 0) {
      int from = move & 0xFF;
      int to = move >>> 8 & 0xFF;
      long target = 1L << to;
      own ^= 1L << from | target;
      hash ^= keys.soldier(mover, from) ^ keys.soldier(mover, to);
      if ((move & MoveCode.CAPTURE) != 0) {
        enemy ^= target;
        hash ^= keys.soldier(mover ^ 1, to);
      }
    }
    stack[next + OWN] = enemy;
    stack[next + ENEMY] = own;
    stack[next + HASH] = hash;
    stack[next + TURN] = move;
    top = next;
    side = mover ^ 1;
  }

  @Override
  public boolean isKing(int cell) {
    return false;
  }

  @Override
  public Setup setup() {
    SquareSet none = topology.none();
    return Setup.of(
        Bitboards.toSet(topology, stack[blackAt()]),
        Bitboards.toSet(topology, stack[whiteAt()]),
        none,
        none,
        side == 0 ? Color.BLACK : Color.WHITE,
        Kind.SOLDIER,
        0,
        0);
  }

  @Override
  int inHand(int color) {
    return 0;
  }

  @Override
  boolean places() {
    return false;
  }
}
