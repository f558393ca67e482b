package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveDialect.Freedom;
import io.github.linesofaction.notation.move.MoveReader;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of Lines of Action after some moves. An immutable value. */
public final class LoaState implements GameState {
  private static final MoveReader READER =
      MoveReader.of(MoveDialect.CANONICAL.with(Freedom.ANY_SEPARATOR, Freedom.UNMARKED_CAPTURE));

  private final Game game;

  LoaState(Game game) {
    this.game = game;
  }

  /** {@return the game as core knows it} */
  public Game game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return LoaGame.sideOf(game.sideToMove());
  }

  /**
   * Looks at a move and plays it.
   *
   * @param move canonical text, or a step with any separator or none, such as {@code c1c3}
   * @return the canonical text with the state after it; or why it may not be played
   */
  @Override
  public MoveCheck play(String move) {
    Objects.requireNonNull(move, "move");
    Optional<Outcome> over = game.outcome();
    if (over.isPresent()) {
      return MoveCheck.illegal(move, "the game is over: " + over.get());
    }
    MoveAnswer answer = READER.check(move, game.position());
    if (!answer.text().isReadable()) {
      return MoveCheck.unreadable(move, answer.message());
    }
    if (!answer.isLegal()) {
      return MoveCheck.illegal(move, answer.message());
    }
    Move legal = answer.move().orElseThrow();
    return MoveCheck.legal(legal.toString(), new LoaState(game.play(legal)));
  }

  @Override
  public Optional<GameResult> result() {
    return game.outcome().map(LoaState::result);
  }

  @Override
  public Optional<GameResult> claimable() {
    return game.claimable().map(LoaState::result);
  }

  private static GameResult result(Outcome outcome) {
    return new GameResult(outcome.winner().map(LoaGame::sideOf), outcome.reason().words());
  }

  @Override
  public String text() {
    return game.position().setup().toString();
  }

  @Override
  public String picture() {
    return TextDiagram.plain().draw(game.position());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoaState state && state.game.equals(game);
  }

  @Override
  public int hashCode() {
    return game.hashCode();
  }

  @Override
  public String toString() {
    return game.toString();
  }
}
