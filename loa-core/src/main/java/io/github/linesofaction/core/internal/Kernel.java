package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;

/**
 * Returns what may be played under a rule set, for set-ups without faults. Immutable and safe to
 * share. "Turn" here means a legal move were the game not over.
 */
public interface Kernel {
  /** Returns the rule set. */
  Ruleset rules();

  /** Returns how games end under it. */
  Endings endings();

  /** Returns the turns of the side to move in the documented order, passes included. */
  List<Move> turns(Setup setup);

  /** Tells whether there is a turn at all. */
  boolean hasTurn(Setup setup);

  /** Tells whether a move, any move at all, is a turn. */
  boolean isTurn(Setup setup, Move move);

  /** Returns the set-up after a turn. */
  Setup play(Setup setup, Move turn);

  /** Tells whether a side has reached its goal. */
  boolean isReached(Setup setup, Color color);

  /** Returns a new cursor. */
  Cursor cursor(Setup setup);

  /** Returns the kernel for a rule set: the fastest that can. */
  static Kernel of(Ruleset rules) {
    if (FastKernel.canPlay(rules)) {
      return new FastKernel(rules);
    }
    return LargeKernel.canPlay(rules) ? new LargeKernel(rules) : new GeneralKernel(rules);
  }
}
