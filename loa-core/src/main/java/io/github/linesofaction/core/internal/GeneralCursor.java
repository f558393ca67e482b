package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;

/** The cursor of the general kernel: a stack of set-ups. It allocates with every turn. */
class GeneralCursor extends Cursor {
  private static final int CAPACITY = 64;

  private final GeneralKernel kernel;
  private final Topology topology;
  private final List<Setup> setups = new ArrayList<>();
  private int[] path = new int[CAPACITY];
  private int plies;

  /** How many positions of the path are marked, the first ones. */
  private int marked;

  GeneralCursor(GeneralKernel kernel, Setup setup) {
    super(kernel.rules(), setup.sideToMove());
    this.kernel = kernel;
    this.topology = setup.topology();
    setups.add(setup);
  }

  @Override
  public void reset(Setup setup) {
    setups.clear();
    setups.add(setup);
    plies = 0;
    marked = 0;
    side = setup.sideToMove().ordinal();
  }

  @Override
  public int plies() {
    return plies;
  }

  @Override
  public int pathMove(int ply) {
    return path[ply];
  }

  @Override
  public Setup setup() {
    return setups.get(plies);
  }

  @Override
  public int goals() {
    return Endings.goals(kernel, setup());
  }

  @Override
  public int generate(int[] buffer, int at) {
    int end = at;
    for (Move move : kernel.turns(setup())) {
      buffer[end++] = MoveCode.of(topology, move);
    }
    return end;
  }

  @Override
  public int generateCaptures(int[] buffer, int at) {
    int end = at;
    for (Move move : kernel.turns(setup())) {
      if (move.isCapture()) {
        buffer[end++] = MoveCode.of(topology, move);
      }
    }
    return end;
  }

  @Override
  public int count() {
    return kernel.turns(setup()).size();
  }

  @Override
  public boolean hasTurn() {
    return kernel.hasTurn(setup());
  }

  @Override
  public int random(Words words) {
    List<Move> turns = kernel.turns(setup());
    return turns.isEmpty()
        ? MoveCode.NONE
        : MoveCode.of(topology, turns.get(words.place(turns.size())));
  }

  @Override
  public void make(int move) {
    Setup next = kernel.play(setup(), MoveCode.toMove(topology, move));
    if (plies == path.length) {
      path = java.util.Arrays.copyOf(path, 2 * plies);
    }
    path[plies++] = move;
    setups.add(next);
    side = next.sideToMove().ordinal();
  }

  @Override
  public void unmake() {
    setups.remove(plies);
    marked = Math.min(marked, plies);
    plies--;
    side = setup().sideToMove().ordinal();
  }

  @Override
  public long hash() {
    return setup().hash();
  }

  @Override
  public SquareSet stones(int color) {
    return setup().stones(color == 0 ? Color.BLACK : Color.WHITE);
  }

  @Override
  int sideAt(int ply) {
    return setups.get(ply).sideToMove().ordinal();
  }

  @Override
  long keyAt(int ply) {
    return same(ply).hash();
  }

  @Override
  boolean isSame(int ply, int earlier) {
    return same(ply).equals(same(earlier));
  }

  private Setup same(int ply) {
    return boardOnly ? setups.get(ply).boardOnly() : setups.get(ply);
  }

  /** Nobody knows whether a rule brings captured stones back. */
  @Override
  boolean isLastingCapture(int ply) {
    return false;
  }

  @Override
  boolean isMarked(int ply) {
    return ply < marked;
  }

  @Override
  void mark(int ply) {
    marked = ply + 1;
  }
}
