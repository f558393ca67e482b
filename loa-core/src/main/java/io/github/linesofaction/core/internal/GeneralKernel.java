package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The plain kernel: any rule, any board, straight from the rule's own words. */
public final class GeneralKernel implements Kernel {
  private final Ruleset rules;

  /** Makes the kernel of a rule set. */
  public GeneralKernel(Ruleset rules) {
    this.rules = rules;
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  @Override
  public List<Move> turns(Setup setup) {
    List<Move> turns = new ArrayList<>(rules.moveRule().turns(setup));
    if (rules.bothConnected() == BothConnected.ILLEGAL) {
      turns = withoutConnectingBoth(setup, turns);
    }
    if (turns.isEmpty() && rules.noMove() == NoMove.PASSES) {
      turns.addAll(rules.moveRule().passes(setup));
    }
    turns.sort(MoveOrder.ORDER);
    return List.copyOf(turns);
  }

  /**
   * A stone all of whose moves are forbidden is without a legal move, so Gemma lets it be removed;
   * and a side all of whose moves are forbidden has none, so in Ambiloa it passes.
   */
  private List<Move> withoutConnectingBoth(Setup setup, List<Move> turns) {
    Set<Square> stuck = new TreeSet<>();
    List<Move> kept = new ArrayList<>();
    for (Move move : turns) {
      if (connectsBoth(setup, move)) {
        move.from().ifPresent(stuck::add);
      } else {
        kept.add(move);
      }
    }
    kept.forEach(move -> move.from().ifPresent(stuck::remove));
    if (rules.moveRule() instanceof Movement movement) {
      if (movement.immobile() == Movement.Immobile.MAY_BE_REMOVED) {
        stuck.forEach(square -> kept.add(Move.removal(square)));
      }
      if (kept.isEmpty() && movement.rotation() != Movement.Rotation.ONE_KIND) {
        kept.add(Move.pass());
      }
    }
    return kept;
  }

  private boolean connectsBoth(Setup setup, Move move) {
    Setup after = play(setup, move);
    return isReached(after, Color.BLACK) && isReached(after, Color.WHITE);
  }

  @Override
  public boolean hasTurn(Setup setup) {
    return !turns(setup).isEmpty();
  }

  @Override
  public boolean isTurn(Setup setup, Move move) {
    if (move.isPass() || rules.bothConnected() == BothConnected.ILLEGAL) {
      return turns(setup).contains(move);
    }
    return rules.moveRule().check(setup, move).isLegal();
  }

  @Override
  public Setup play(Setup setup, Move turn) {
    return setup.apply(rules.moveRule().edits(setup, turn));
  }

  @Override
  public boolean isReached(Setup setup, Color color) {
    return rules.goal().isReached(setup, color);
  }

  @Override
  public Cursor cursor(Setup setup) {
    return new GeneralCursor(this, setup);
  }
}
