package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.board.Zobrist;
import java.util.random.RandomGenerator;

/**
 * The cursor for the standard movement on boards of up to 64 cells: the hot path of the library,
 * kept free of everything that only variants need.
 */
final class LineCursor extends FastCursor {
  private static final int STRIDE = 4;

  /** Draws of a stone and a direction before all moves are listed instead. */
  private static final int DRAWS = 64;

  private final Topology topology;
  private final int axes;
  private final int[] scratch;

  LineCursor(FastKernel kernel, Setup setup) {
    super(kernel, setup, STRIDE);
    this.topology = setup.topology();
    this.axes = topology.axes().size();
    this.scratch = new int[kernel.mostTurns];
  }

  /** Answers where the stone on a cell may go. */
  static long targets(Bitboards boards, int axes, int from, long own, long enemy) {
    long all = own | enemy;
    long targets = 0;
    for (int axis = 0; axis < axes; axis++) {
      int distance = Long.bitCount(all & boards.line(from, axis));
      if ((boards.between(from, 2 * axis, distance) & enemy) == 0) {
        targets |= boards.target(from, 2 * axis, distance);
      }
      if ((boards.between(from, 2 * axis + 1, distance) & enemy) == 0) {
        targets |= boards.target(from, 2 * axis + 1, distance);
      }
    }
    return targets & ~own;
  }

  @Override
  public int generate(int[] buffer, int at) {
    long own = stack[top + side];
    long enemy = stack[top + (side ^ 1)];
    int end = at;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = targets(boards, axes, from, own, enemy);
      while (targets != 0) {
        int to = Long.numberOfTrailingZeros(targets);
        targets &= targets - 1;
        int capture = (int) (enemy >>> to & 1) << 24;
        buffer[end++] = from | to << 8 | capture;
      }
    }
    if (basque) {
      end = Basque.filter(this, buffer, at, end);
    }
    if (end == at && passes) {
      buffer[end++] = MoveCode.PASS;
    }
    return end;
  }

  @Override
  public int generateCaptures(int[] buffer, int at) {
    long own = stack[top + side];
    long enemy = stack[top + (side ^ 1)];
    int end = at;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = targets(boards, axes, from, own, enemy) & enemy;
      while (targets != 0) {
        int to = Long.numberOfTrailingZeros(targets);
        targets &= targets - 1;
        buffer[end++] = from | to << 8 | MoveCode.CAPTURE;
      }
    }
    return basque ? Basque.filter(this, buffer, at, end) : end;
  }

  @Override
  public int count() {
    if (basque) {
      return generate(scratch, 0);
    }
    long own = stack[top + side];
    long enemy = stack[top + (side ^ 1)];
    int count = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      count += Long.bitCount(targets(boards, axes, from, own, enemy));
    }
    return count == 0 && passes ? 1 : count;
  }

  @Override
  public boolean hasTurn() {
    if (passes) {
      return true;
    }
    if (basque) {
      return generate(scratch, 0) > 0;
    }
    long own = stack[top + side];
    long enemy = stack[top + (side ^ 1)];
    for (long rest = own; rest != 0; rest &= rest - 1) {
      if (targets(boards, axes, Long.numberOfTrailingZeros(rest), own, enemy) != 0) {
        return true;
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
  int draw(RandomGenerator random) {
    if (basque) {
      return MoveCode.NONE;
    }
    long own = stack[top + side];
    long enemy = stack[top + (side ^ 1)];
    int stones = Long.bitCount(own);
    int directions = 2 * axes;
    int pairs = stones * directions;
    for (int i = 0; i < DRAWS && pairs > 0; i++) {
      int pair = random.nextInt(pairs);
      int direction = pair % directions;
      long rest = own;
      for (int skip = pair / directions; skip > 0; skip--) {
        rest &= rest - 1;
      }
      int from = Long.numberOfTrailingZeros(rest);
      int distance = Long.bitCount((own | enemy) & boards.line(from, direction >> 1));
      long target = boards.target(from, direction, distance) & ~own;
      if (target != 0 && (boards.between(from, direction, distance) & enemy) == 0) {
        int to = Long.numberOfTrailingZeros(target);
        return from | to << 8 | (int) (enemy >>> to & 1) << 24;
      }
    }
    return MoveCode.NONE;
  }

  @Override
  int[] scratch() {
    return scratch;
  }

  @Override
  public void make(int move) {
    int next = nextSlot();
    int mover = side;
    long own = stack[top + mover];
    long enemy = stack[top + (mover ^ 1)];
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
    stack[next + mover] = own;
    stack[next + (mover ^ 1)] = enemy;
    stack[next + HASH] = hash;
    stack[next + GOALS] = UNKNOWN;
    path[plies++] = move;
    top = next;
    side = mover ^ 1;
  }

  @Override
  public Setup setup() {
    SquareSet none = topology.none();
    return Setup.of(
        Bitboards.toSet(topology, stack[top]),
        Bitboards.toSet(topology, stack[top + 1]),
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
  boolean isSame(int pliesAgo) {
    return (pliesAgo & 1) == 0 && isSameBoard(pliesAgo);
  }
}
