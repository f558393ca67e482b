package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The moves of a record in full: both squares, captures marked. Moves that cannot be played, and
 * those behind them, stay as they are.
 */
final class SgfMoves {
  private static final MoveReader READER =
      MoveReader.of(MoveDialect.SHORT_LENIENT.with(MoveDialect.Freedom.DESTINATION_ALONE));

  private final List<List<MoveText>> texts = new ArrayList<>();

  /** For each line the game after its last move that could be played. */
  private final List<Optional<Game>> games = new ArrayList<>();

  SgfMoves(GameRecord record, Ruleset rules) {
    Optional<Game> start = start(rules, record.start().orElse(rules.start()));
    for (RecordLine line : record.lines()) {
      Optional<Game> from =
          line.parent() == RecordLine.NONE
              ? start
              : games
                  .get(line.parent())
                  .filter(game -> game.plies() >= line.firstPly() - 1)
                  .map(game -> game.at(line.firstPly() - 1));
      read(line, from);
    }
  }

  MoveText text(int line, int index) {
    return texts.get(line).get(index);
  }

  private static Optional<Game> start(Ruleset rules, Setup setup) {
    try {
      Position position = Position.of(rules, setup);
      return Optional.of(
          Game.from(position, SetupFault.Kind.FINISHED, SetupFault.Kind.TOO_MANY_STONES));
    } catch (LoaException e) {
      return Optional.empty();
    }
  }

  private void read(RecordLine line, Optional<Game> from) {
    List<MoveText> written = new ArrayList<>(line.moves().size());
    Optional<Game> game = from;
    boolean stuck = game.isEmpty();
    for (var move : line.moves()) {
      MoveText text = move.text();
      stuck |= game.filter(each -> !each.isOver()).isEmpty();
      if (!stuck && !text.isDecision()) {
        MoveAnswer answer = READER.resolve(text, game.get().position());
        stuck = !answer.isLegal() || game.get().sideToMove() != move.color();
        if (!stuck) {
          game = Optional.of(game.get().play(answer.move().orElseThrow()));
          MoveText full = MoveText.of(answer.move().get());
          text = text.marks().isEmpty() ? full : READER.scan(full + text.marks());
        }
      } else {
        stuck = true;
      }
      written.add(text);
    }
    texts.add(written);
    games.add(game);
  }
}
