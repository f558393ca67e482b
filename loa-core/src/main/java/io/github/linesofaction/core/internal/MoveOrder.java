package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.Move;
import java.util.Comparator;

/**
 * The documented order of legal moves: by the square left, then the square reached (a removal: its
 * own square), then the square where a stone is placed; squares in natural order; passes first.
 */
final class MoveOrder {
  static final Comparator<Move> ORDER = Comparator.comparingInt(MoveOrder::rank);

  private MoveOrder() {}

  private static int rank(Move move) {
    int from = move.from().map(square -> square.index() + 1).orElse(0);
    int to = move.to().or(move::from).map(square -> square.index() + 1).orElse(0);
    int placed = move.placed().map(square -> square.index() + 1).orElse(0);
    return (from * 700 + to) * 700 + placed;
  }
}
