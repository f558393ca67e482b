package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** The plain kernel: any rule, any board, straight from the rule's own words. */
public final class GeneralKernel implements Kernel {
  private final Ruleset rules;
  private final Endings endings;
  private final boolean basque;

  /** Makes the kernel of a rule set. */
  public GeneralKernel(Ruleset rules) {
    this.rules = rules;
    this.endings = new Endings(rules);
    this.basque = rules.bothConnected() == BothConnected.ILLEGAL;
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
    List<Move> turns =
        new ArrayList<>(
            basque
                ? rules.moveRule().turns(setup, turn -> rules.connectsBoth(setup, turn))
                : rules.moveRule().turns(setup));
    if (turns.isEmpty() && rules.noMove() == NoMove.PASSES) {
      turns.addAll(rules.moveRule().passes(setup));
    }
    turns.sort(MoveOrder.ORDER);
    return List.copyOf(turns);
  }

  @Override
  public boolean hasTurn(Setup setup) {
    return rules.noMove() == NoMove.PASSES
        || rules.moveRule().hasTurn(setup, turn -> basque && rules.connectsBoth(setup, turn));
  }

  @Override
  public boolean isTurn(Setup setup, Move move) {
    if (move.isPass() || basque) {
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
