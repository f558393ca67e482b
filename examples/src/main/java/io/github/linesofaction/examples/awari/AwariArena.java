package io.github.linesofaction.examples.awari;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.core.board.TextException;
import java.util.Optional;

/** What the arena asks of Awari. */
final class AwariArena implements ArenaGame {
  @Override
  public String name() {
    return "Awari";
  }

  @Override
  public GameState start() {
    return new State(AwariGame.start());
  }

  @Override
  public GameState start(String position) {
    try {
      return new State(AwariGame.from(AwariPosition.parse(position)));
    } catch (IllegalArgumentException bad) {
      throw new TextException(0, bad.getMessage());
    }
  }

  @Override
  public String nameOf(Side side) {
    return side == Side.FIRST ? "South" : "North";
  }

  /** A game of Awari after some moves: South is the first side. */
  record State(AwariGame game) implements GameState {
    @Override
    public Side sideToMove() {
      return game.position().southToMove() ? Side.FIRST : Side.SECOND;
    }

    @Override
    public MoveCheck play(String move) {
      try {
        return move.length() == 1
            ? MoveCheck.legal(move, new State(game.play(move.charAt(0))))
            : MoveCheck.illegal(move, "a move is one letter; legal are: " + game.legalMoves());
      } catch (IllegalArgumentException bad) {
        return MoveCheck.illegal(move, bad.getMessage());
      }
    }

    @Override
    public Optional<GameResult> result() {
      return game.end()
          .map(
              reason -> {
                int lead = game.halfStones(true) - game.halfStones(false);
                Optional<Side> winner =
                    lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Side.FIRST : Side.SECOND);
                return new GameResult(winner, reason);
              });
    }

    @Override
    public String text() {
      return game.position().toString();
    }

    @Override
    public String picture() {
      return game.position().picture();
    }
  }
}
