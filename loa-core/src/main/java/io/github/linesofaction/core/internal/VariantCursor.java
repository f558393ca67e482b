package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.board.Zobrist;
import io.github.linesofaction.core.rules.Movement;

/** The cursor for every {@link Movement} on boards of up to 64 cells. */
final class VariantCursor extends FastCursor {
  private static final int STRIDE = 8;

  /** In a slot, behind what all fast cursors have. */
  private static final int KINGS = 4;

  private static final int HOLES = 5;

  /** Stones in hand: White's colour in the upper half, Black's in the lower. */
  private static final int HANDS = 6;

  private static final int DUE = 7;

  private final Topology topology;
  private final VariantTargets rule;
  private final boolean rotates;
  private final boolean makesHoles;
  private final boolean removes;
  private final boolean placing;
  private final long blackHoles;

  VariantCursor(FastKernel kernel, Movement movement, Setup setup, int capacity, int[] scratch) {
    super(kernel, setup, STRIDE, capacity, scratch);
    this.topology = setup.topology();
    this.rule = kernel.variantTargets;
    this.rotates = movement.rotation() != Movement.Rotation.ONE_KIND;
    this.makesHoles = movement.vacated() == Movement.Vacated.HOLE;
    this.removes = movement.immobile() == Movement.Immobile.MAY_BE_REMOVED;
    this.placing = movement.placing() != Movement.Placing.NONE;
    this.blackHoles = kernel.blackHoles;
    reset(setup);
  }

  @Override
  public void reset(Setup setup) {
    super.reset(setup);
    stack[KINGS] = setup.kings().word(0);
    stack[HOLES] = setup.holes().word(0);
    stack[HANDS] = setup.inHand(Color.BLACK) | (long) setup.inHand(Color.WHITE) << 32;
    stack[DUE] = setup.dueKind().ordinal();
  }

  private long movable() {
    long own = stack[top + OWN];
    if (!rotates) {
      return own;
    }
    long kings = stack[top + KINGS];
    return stack[top + DUE] == Kind.KING.ordinal() ? own & kings : own & ~kings;
  }

  private long targets(int from) {
    return rule.targets(from, stack[top + OWN], stack[top + ENEMY], stack[top + HOLES]);
  }

  private long empty() {
    return boards.all() & ~(stack[top] | stack[top + 1] | stack[top + HOLES]);
  }

  /** Tells whether the turn now ends with placing a stone. */
  private boolean placesNow() {
    return placing && inHand(side ^ 1) > 0;
  }

  @Override
  boolean places() {
    return placing;
  }

  @Override
  public int generate(int[] buffer, int at) {
    boolean places = placesNow();
    int end = at;
    for (long rest = movable(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int before = end;
      end = write(buffer, end, from, targets(from), places);
      if (end == before && removes) {
        buffer[end++] = MoveCode.removal(from);
      }
    }
    if (end == at && passes && places) {
      end = placings(buffer, end, MoveCode.PASS, empty());
    }
    if (end == at && (passes || rotates)) {
      buffer[end++] = MoveCode.PASS;
    }
    return end;
  }

  private int write(int[] buffer, int at, int from, long targets, boolean places) {
    long enemy = stack[top + ENEMY];
    int end = at;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int move = from | to << 8 | (int) (enemy >>> to & 1) << 24;
      if (places) {
        end = placings(buffer, end, move, (empty() | 1L << from) & ~(1L << to));
      } else if (!basque || !Basque.connectsBoth(this, move)) {
        buffer[end++] = move;
      }
    }
    return end;
  }

  private int placings(int[] buffer, int at, int turn, long squares) {
    int end = at;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int move = MoveCode.placing(turn, Long.numberOfTrailingZeros(rest));
      if (!basque || (turn & MoveCode.PASS) != 0 || !Basque.connectsBoth(this, move)) {
        buffer[end++] = move;
      }
    }
    return end;
  }

  @Override
  public int generateCaptures(int[] buffer, int at) {
    boolean places = placesNow();
    long enemy = stack[top + ENEMY];
    int end = at;
    for (long rest = movable(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      end = write(buffer, end, from, targets(from) & enemy, places);
    }
    return end;
  }

  @Override
  public int count() {
    if (basque) {
      return generate(scratch, 0);
    }
    int quiet = 0;
    int captures = 0;
    int removals = 0;
    long enemy = stack[top + ENEMY];
    for (long rest = movable(); rest != 0; rest &= rest - 1) {
      long targets = targets(Long.numberOfTrailingZeros(rest));
      int taking = Long.bitCount(targets & enemy);
      captures += taking;
      quiet += Long.bitCount(targets) - taking;
      removals += targets == 0 && removes ? 1 : 0;
    }
    int turns = quiet + captures + removals;
    if (!placesNow()) {
      return turns == 0 && (passes || rotates) ? 1 : turns;
    }
    int room = Long.bitCount(empty());
    // After a quiet step as many squares are empty as before, after a capture one more.
    return turns == 0 && passes ? Math.max(room, 1) : quiet * room + captures * (room + 1);
  }

  @Override
  public boolean hasTurn() {
    if (passes || rotates) {
      return true;
    }
    for (long rest = movable(); rest != 0; rest &= rest - 1) {
      if (removes || canStep(Long.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean canStep(int from) {
    long targets = targets(from);
    if (!basque) {
      return targets != 0;
    }
    boolean places = placesNow();
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      if (write(scratch, 0, from, rest & -rest, places) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * A stone is drawn, the number of one of its targets, and where a stone has to be placed a
   * square; what is no turn is drawn again. So every turn has the same chance. A stone has no more
   * targets than there are directions; a stone without any has its removal, if that is a turn, as
   * the first.
   */
  @Override
  int draw(Words words) {
    if (basque) {
      return MoveCode.NONE;
    }
    boolean places = placesNow();
    long movable = movable();
    int numbers = topology.directions();
    int pairs = Long.bitCount(movable) * numbers;
    for (int i = 0; i < DRAWS && pairs > 0; i++) {
      int pair = words.below(pairs);
      int stone = pair / numbers;
      int number = pair - stone * numbers;
      int from = Long.numberOfTrailingZeros(without(movable, stone));
      long targets = targets(from);
      if (targets == 0 && removes && number == 0) {
        return MoveCode.removal(from);
      }
      targets = without(targets, number);
      if (targets != 0) {
        int to = Long.numberOfTrailingZeros(targets);
        int move = from | to << 8 | (int) (stack[top + ENEMY] >>> to & 1) << 24;
        if (!places) {
          return move;
        }
        int square = words.below(topology.cellCount());
        if ((((empty() | 1L << from) & ~(1L << to)) >>> square & 1) != 0) {
          return MoveCode.placing(move, square);
        }
      }
    }
    return MoveCode.NONE;
  }

  /** Returns a set of cells without its first ones. */
  private static long without(long cells, int count) {
    long rest = cells;
    for (int i = 0; i < count && rest != 0; i++) {
      rest &= rest - 1;
    }
    return rest;
  }

  @Override
  public void make(int move) {
    int next = nextSlot();
    int mover = side;
    int other = mover ^ 1;
    long own = stack[top + OWN];
    long enemy = stack[top + ENEMY];
    long kings = stack[top + KINGS];
    long holes = stack[top + HOLES];
    long hands = stack[top + HANDS];
    long due = stack[top + DUE];
    long hash = stack[top + HASH] ^ Zobrist.whiteToMove();
    if ((move & MoveCode.PASS) == 0) {
      int from = move & 0xFF;
      int to = move >>> 8 & 0xFF;
      long source = 1L << from;
      long target = 1L << to;
      int kind = (int) (kings >>> from & 1);
      own &= ~source;
      kings &= ~source;
      hash ^= keys.stone(mover, kind, from);
      if (makesHoles) {
        holes |= source;
        hash ^= keys.hole(from);
      }
      if ((move & MoveCode.CAPTURE) != 0) {
        hash ^= keys.stone(other, (int) (kings >>> to & 1), to);
        enemy &= ~target;
        kings &= ~target;
      }
      if ((move & MoveCode.REMOVAL) == 0 && (target & blackHoles) == 0) {
        own |= target;
        kings |= (long) kind << to;
        hash ^= keys.stone(mover, kind, to);
      }
    }
    if ((move & MoveCode.PLACES) != 0) {
      int placed = move >>> 16 & 0xFF;
      int inHand = inHand(other);
      enemy |= 1L << placed;
      hands -= 1L << 32 * other;
      hash ^=
          keys.stone(other, 0, placed) ^ keys.hand(other, inHand) ^ keys.hand(other, inHand - 1);
    }
    if (rotates && mover == Color.WHITE.ordinal()) {
      due ^= 1;
      hash ^= Zobrist.kingDue();
    }
    stack[next + OWN] = enemy;
    stack[next + ENEMY] = own;
    stack[next + HASH] = hash;
    stack[next + TURN] = move;
    stack[next + KINGS] = kings;
    stack[next + HOLES] = holes;
    stack[next + HANDS] = hands;
    stack[next + DUE] = due;
    top = next;
    side = other;
  }

  @Override
  public boolean isKing(int cell) {
    return (stack[top + KINGS] >>> cell & 1) != 0;
  }

  @Override
  public Setup setup() {
    return Setup.of(
        Bitboards.toSet(topology, stack[blackAt()]),
        Bitboards.toSet(topology, stack[whiteAt()]),
        Bitboards.toSet(topology, stack[top + KINGS]),
        Bitboards.toSet(topology, stack[top + HOLES]),
        side == 0 ? Color.BLACK : Color.WHITE,
        stack[top + DUE] == Kind.KING.ordinal() ? Kind.KING : Kind.SOLDIER,
        inHand(0),
        inHand(1));
  }

  @Override
  int inHand(int color) {
    return (int) (stack[top + HANDS] >>> 32 * color);
  }

  @Override
  long keyBeside(int slot) {
    long hands = stack[slot + HANDS];
    return keys.hand(0, (int) hands)
        ^ keys.hand(1, (int) (hands >>> 32))
        ^ (stack[slot + DUE] == Kind.KING.ordinal() ? Zobrist.kingDue() : 0);
  }

  @Override
  boolean isSameBeside(int slot, int then) {
    return stack[then + HANDS] == stack[slot + HANDS] && stack[then + DUE] == stack[slot + DUE];
  }

  @Override
  boolean isSameOnBoard(int slot, int then) {
    return stack[then + KINGS] == stack[slot + KINGS] && stack[then + HOLES] == stack[slot + HOLES];
  }
}
