package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
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
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The moves of a record in full: both squares, captures marked. Moves that cannot be played, and
 * those behind them, stay as they are.
 */
final class SgfMoves {
  private static final MoveText NONE = MoveText.unreadable("", 0, "");
  private static final MoveReader READER =
      MoveReader.of(MoveDialect.SHORT_LENIENT.with(MoveDialect.Freedom.DESTINATION_ALONE));

  private final List<MoveText> texts;

  SgfMoves(GameRecord record, Optional<Ruleset> rules) {
    List<RecordNode> nodes = record.nodes();
    texts = new ArrayList<>(nodes.size());
    List<Optional<Game>> games = new ArrayList<>(nodes.size());
    for (RecordNode node : nodes) {
      Optional<Game> before =
          node.parent().isPresent()
              ? games.get(node.parent().get().number())
              : rules.flatMap(by -> start(by, record.start().orElse(by.start())));
      Optional<Game> after =
          node.move().isPresent()
              ? before.flatMap(game -> played(game, node.move().get()))
              : before;
      games.add(after);
      texts.add(node.move().map(move -> written(move.text(), after)).orElse(NONE));
    }
  }

  /** The move of a node, as it is to be written. */
  MoveText text(RecordNode node) {
    return texts.get(node.number());
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

  private static Optional<Game> played(Game game, RecordMove move) {
    if (game.isOver() || move.text().isDecision() || game.sideToMove() != move.color()) {
      return Optional.empty();
    }
    MoveAnswer answer = READER.resolve(move.text(), game.position());
    return answer.isLegal() ? answer.move().map(game::play) : Optional.empty();
  }

  private static MoveText written(MoveText text, Optional<Game> after) {
    Optional<Move> played = after.flatMap(Game::lastMove);
    if (played.isEmpty()) {
      return text;
    }
    MoveText full = MoveText.of(played.get());
    return text.marks().isEmpty() ? full : READER.scan(full + text.marks());
  }
}
