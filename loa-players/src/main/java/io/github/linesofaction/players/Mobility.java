package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;

/** Who has more moves to choose from. */
final class Mobility {
  private Mobility() {}

  /** Whether counting moves takes no longer than the rest of an evaluation. */
  static boolean isCheap(Ruleset rules) {
    return rules.topology().bitboards().isPresent() && rules.moveRule() instanceof Movement;
  }

  /** Returns what part of all moves of both sides the side to move has more, in thousandths. */
  static int of(SearchPosition board) {
    Color side = board.sideToMove();
    int own = board.mobility(side);
    int other = board.mobility(side.opponent());
    return own + other == 0 ? 0 : (int) (1000L * (own - other) / (own + other));
  }
}
