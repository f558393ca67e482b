package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The kernel on bits: boards of up to 64 cells, every {@link Movement} and the known goals. */
public final class FastKernel implements Kernel {
  final Bitboards boards;
  final GoalBits goal;
  final VariantTargets variantTargets;
  final long blackHoles;
  final int mostTurns;
  private final Ruleset rules;
  private final Endings endings;
  private final Topology topology;
  private final Movement movement;
  private final boolean isStandard;

  /** Made when first needed: playing over a record needs none. */
  private volatile @Nullable ZobristTable keys;

  /**
   * Makes the kernel of a rule set.
   *
   * @throws IllegalArgumentException if {@link #canPlay} says no
   */
  public FastKernel(Ruleset rules) {
    this.topology = rules.topology();
    Optional<Bitboards> bits = topology.bitboards();
    if (bits.isEmpty()
        || !(rules.moveRule() instanceof Movement known)
        || !GoalBits.knows(rules.goal())) {
      throw new IllegalArgumentException(rules + ": the fast kernel does not know these rules");
    }
    this.rules = rules;
    this.endings = new Endings(rules);
    this.movement = known;
    this.boards = bits.get();
    this.goal = new GoalBits(topology, boards, rules.goal());
    this.isStandard = movement.equals(Movement.STANDARD);
    this.variantTargets = new VariantTargets(topology, boards, movement);
    this.blackHoles = topology.setOf(movement.blackHoles()).word(0);
    this.mostTurns = movement.mostTurns(topology);
  }

  /** Tells whether this kernel knows the rules of a rule set. */
  static boolean canPlay(Ruleset rules) {
    return rules.topology().bitboards().isPresent()
        && rules.moveRule() instanceof Movement
        && GoalBits.knows(rules.goal());
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  @Override
  public Endings endings() {
    return endings;
  }

  private boolean isBasque() {
    return rules.bothConnected() == BothConnected.ILLEGAL;
  }

  private long targets(Setup setup, int from) {
    long own = setup.stones(setup.sideToMove()).word(0);
    long enemy = setup.stones(setup.sideToMove().opponent()).word(0);
    return isStandard
        ? boards.lineTargets(from, own | enemy, enemy) & ~own
        : variantTargets.targets(from, own, enemy, setup.holes().word(0));
  }

  @Override
  public List<Move> turns(Setup setup) {
    if (isBasque() || !isStandard) {
      return cursorTurns(setup);
    }
    List<Move> turns = new ArrayList<>();
    SquareSet enemy = setup.stones(setup.sideToMove().opponent());
    for (long rest = setup.stones(setup.sideToMove()).word(0); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long to = targets(setup, from); to != 0; to &= to - 1) {
        int cell = Long.numberOfTrailingZeros(to);
        turns.add(
            Move.step(topology.squareAt(from), topology.squareAt(cell), enemy.containsCell(cell)));
      }
    }
    if (turns.isEmpty() && rules.noMove() == NoMove.PASSES) {
      turns.add(Move.pass());
    }
    return Collections.unmodifiableList(turns);
  }

  private List<Move> cursorTurns(Setup setup) {
    Cursor lister = lister(setup);
    int[] codes = new int[isBasque() ? mostTurns : lister.count()];
    int end = lister.generate(codes, 0);
    List<Move> turns = new ArrayList<>(end);
    for (int i = 0; i < end; i++) {
      turns.add(MoveCode.toMove(topology, codes[i]));
    }
    return Collections.unmodifiableList(turns);
  }

  @Override
  public boolean hasTurn(Setup setup) {
    if (rules.noMove() == NoMove.PASSES || isBasque() || !isStandard) {
      return rules.noMove() == NoMove.PASSES || lister(setup).hasTurn();
    }
    for (long rest = setup.stones(setup.sideToMove()).word(0); rest != 0; rest &= rest - 1) {
      if (targets(setup, Long.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isTurn(Setup setup, Move move) {
    if (move.isPass() || isBasque()) {
      return turns(setup).contains(move);
    }
    return isStandard ? isStep(setup, move) : movement.check(setup, move).isLegal();
  }

  private boolean isStep(Setup setup, Move move) {
    if (!move.isStep()) {
      return false;
    }
    Square from = move.from().orElseThrow();
    Square to = move.to().orElseThrow();
    Color side = setup.sideToMove();
    return setup.stones(side).contains(from)
        && topology.contains(to)
        && move.placed().isEmpty()
        && (targets(setup, topology.cell(from)) >>> topology.cell(to) & 1) != 0
        && setup.stones(side.opponent()).contains(to) == move.isCapture();
  }

  @Override
  public Setup play(Setup setup, Move turn) {
    if (!isStandard || turn.isPass()) {
      return setup.apply(movement.edits(setup, turn));
    }
    Color mover = setup.sideToMove();
    Square from = turn.from().orElseThrow();
    Square to = turn.to().orElseThrow();
    SquareSet own = setup.stones(mover);
    SquareSet enemy = setup.stones(mover.opponent());
    long ownAfter = own.word(0) ^ 1L << topology.cell(from) ^ 1L << topology.cell(to);
    SquareSet moved = Bitboards.toSet(topology, ownAfter);
    SquareSet left = turn.isCapture() ? enemy.without(to) : enemy;
    boolean black = mover == Color.BLACK;
    return Setup.of(
        black ? moved : left,
        black ? left : moved,
        setup.kings(),
        setup.holes(),
        mover.opponent(),
        Kind.SOLDIER,
        0,
        0);
  }

  @Override
  public boolean isReached(Setup setup, Color color) {
    return goal.isReached(color.ordinal(), setup.stones(color).word(0), setup.inHand(color));
  }

  @Override
  public Cursor cursor(Setup setup) {
    return cursor(setup, FastCursor.CAPACITY, new int[mostTurns]);
  }

  /** Returns a cursor that takes little room, for listing the turns of one position. */
  private Cursor lister(Setup setup) {
    return cursor(setup, 2, new int[isBasque() ? mostTurns : 0]);
  }

  private Cursor cursor(Setup setup, int capacity, int[] scratch) {
    return isStandard
        ? new LineCursor(this, setup, capacity, scratch)
        : new VariantCursor(this, movement, setup, capacity, scratch);
  }

  /** Returns the Zobrist keys of the board. */
  ZobristTable keys() {
    ZobristTable known = keys;
    if (known == null) {
      known = new ZobristTable(topology);
      keys = known;
    }
    return known;
  }
}
