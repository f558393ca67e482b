package io.github.linesofaction.examples.go;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.TextException;
import java.util.Map;
import java.util.Optional;

/**
 * What the arena asks of Go.
 *
 * @param size lines a side
 * @param halfKomi what White gets for moving second, in half points
 */
record GoArena(int size, int halfKomi) implements ArenaGame {
  @Override
  public String name() {
    return "Go";
  }

  @Override
  public GameState start() {
    return new State(GoGame.start(size, halfKomi));
  }

  @Override
  public GameState start(String position) {
    try {
      return new State(GoGame.parse(position, halfKomi));
    } catch (IllegalArgumentException bad) {
      throw new TextException(0, bad.getMessage());
    }
  }

  @Override
  public String nameOf(Side side) {
    return side == Side.FIRST ? "Black" : "White";
  }

  @Override
  public Map<String, String> options() {
    return Map.of("Size", Integer.toString(size));
  }

  @Override
  public String recordSuffix() {
    return "sgf";
  }

  @Override
  public String toRecord(PlayedGame game) {
    return GoRecord.toText(this, game);
  }

  static Side sideOf(Color color) {
    return color == Color.BLACK ? Side.FIRST : Side.SECOND;
  }

  /** A game of Go after some moves. */
  record State(GoGame game) implements GameState {
    @Override
    public Side sideToMove() {
      return sideOf(game.sideToMove());
    }

    @Override
    public MoveCheck play(String move) {
      try {
        return MoveCheck.legal(move, new State(game.play(move)));
      } catch (IllegalArgumentException bad) {
        return MoveCheck.illegal(move, bad.getMessage());
      }
    }

    @Override
    public Optional<GameResult> result() {
      return game.end()
          .map(
              end ->
                  new GameResult(
                      end.winner().map(GoArena::sideOf),
                      end.by().equals("cycle") ? "long cycle" : end.by() + " points"));
    }

    @Override
    public String text() {
      return game.position();
    }

    @Override
    public String picture() {
      return game.board().toString().replace('/', '\n') + "\n";
    }
  }
}
