package io.github.linesofaction.players;

import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.search.SearchPosition;

/**
 * The hash under which a search keeps a position. Far from the limits of the rules it is that of
 * the position; near them it tells too how many plies are left, for a win that takes longer is
 * none.
 */
final class PathKey {
  private static final long FOR_PLIES = 0x9E3779B97F4A7C15L;
  private static final long FOR_CAPTURELESS = 0xC2B2AE3D27D4EB4FL;

  /** From so many plies before a limit on it matters. */
  private static final int NEAR = 24;

  private final Limits limits;

  PathKey(Limits limits) {
    this.limits = limits;
  }

  long of(SearchPosition board) {
    long key = board.hash();
    if (limits.plies() > 0) {
      key ^= FOR_PLIES * Math.max(0, board.plies() + NEAR - limits.plies());
    }
    if (limits.pliesWithoutCapture() > 0) {
      key ^=
          FOR_CAPTURELESS
              * Math.max(0, board.pliesWithoutCapture() + NEAR - limits.pliesWithoutCapture());
    }
    return key;
  }
}
