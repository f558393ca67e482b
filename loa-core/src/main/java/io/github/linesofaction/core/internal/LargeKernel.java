package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The kernel on lines: boards of up to 256 cells, the standard movement with or without black holes
 * and the goal of connecting. It finds moves on the lines; all else it leaves to the plain kernel.
 */
public final class LargeKernel implements Kernel {
  private static final int CAPACITY = 512;

  private final Ruleset rules;
  private final Endings endings;
  private final Topology topology;
  private final GeneralKernel plain;
  private final boolean[] blackHoles;
  private final int mostTurns;

  /** Made when first needed: playing over a record needs none. */
  private volatile @Nullable LargeBoard board;

  private volatile @Nullable ZobristTable keys;

  /**
   * Makes the kernel of a rule set.
   *
   * @throws IllegalArgumentException if {@link #canPlay} says no
   */
  public LargeKernel(Ruleset rules) {
    if (!canPlay(rules)) {
      throw new IllegalArgumentException(rules + ": the kernel on lines does not know these rules");
    }
    Movement movement = (Movement) rules.moveRule();
    this.rules = rules;
    this.endings = new Endings(rules);
    this.topology = rules.topology();
    this.plain = new GeneralKernel(rules);
    this.mostTurns = movement.mostTurns(topology);
    this.blackHoles = new boolean[topology.cellCount()];
    for (Square hole : movement.blackHoles()) {
      blackHoles[topology.cell(hole)] = true;
    }
  }

  /** Tells whether this kernel knows the rules of a rule set. */
  static boolean canPlay(Ruleset rules) {
    return rules.goal() instanceof ConnectGoal
        && rules.moveRule() instanceof Movement movement
        && movement.toBuilder().blackHoles(Set.of()).build().equals(Movement.STANDARD);
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  @Override
  public Endings endings() {
    return endings;
  }

  @Override
  public List<Move> turns(Setup setup) {
    int[] codes = new int[mostTurns];
    int end = cursor(setup, 2, codes).generate(codes, 0);
    List<Move> turns = new ArrayList<>(end);
    for (int i = 0; i < end; i++) {
      turns.add(MoveCode.toMove(topology, codes[i]));
    }
    return Collections.unmodifiableList(turns);
  }

  @Override
  public boolean hasTurn(Setup setup) {
    return cursor(setup, 2, new int[mostTurns]).hasTurn();
  }

  @Override
  public boolean isTurn(Setup setup, Move move) {
    return plain.isTurn(setup, move);
  }

  @Override
  public Setup play(Setup setup, Move turn) {
    return plain.play(setup, turn);
  }

  @Override
  public boolean isReached(Setup setup, Color color) {
    return plain.isReached(setup, color);
  }

  @Override
  public Cursor cursor(Setup setup) {
    return cursor(setup, CAPACITY, new int[mostTurns]);
  }

  private Cursor cursor(Setup setup, int capacity, int[] scratch) {
    return new LargeCursor(this, setup, capacity, scratch);
  }

  /** Returns the lines of the board. */
  LargeBoard board() {
    LargeBoard known = board;
    if (known == null) {
      known = new LargeBoard(topology);
      board = known;
    }
    return known;
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

  /** Returns for each cell whether it is a black hole. */
  boolean[] blackHoles() {
    return blackHoles;
  }
}
