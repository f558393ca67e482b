package io.github.linesofaction.core.board;

/**
 * What sort of stone a stone is. All games but Ambiloa know one kind only, and in them every stone
 * is a {@link #SOLDIER}.
 */
public enum Kind {
  /** The ordinary stone; written {@code b} or {@code w}. */
  SOLDIER,
  /** The second kind of Ambiloa, which moves like the first; written {@code B} or {@code W}. */
  KING
}
