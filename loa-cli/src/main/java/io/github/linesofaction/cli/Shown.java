package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import java.util.Optional;

/**
 * A position to be shown.
 *
 * @param position the position
 * @param outcome how the game has ended there; by its history, too, if it has one
 * @param ply how many plies led to it, as far as is known
 * @param lastMove the last of them
 */
record Shown(Position position, Optional<Outcome> outcome, int ply, Optional<Move> lastMove) {
  static Shown of(Position position) {
    return new Shown(position, position.outcome(), 0, Optional.empty());
  }

  static Shown of(Game game) {
    return new Shown(game.position(), game.outcome(), game.plies(), game.lastMove());
  }

  /** Returns which move led here, if one did. */
  Optional<String> cause() {
    return lastMove.map(move -> "After ply " + ply + ", " + move);
  }

  /** Returns the outcome with its reason, or whose turn it is. */
  String sentence() {
    return ResultWords.sentence(outcome, position);
  }
}
