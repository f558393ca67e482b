package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReplay;
import java.util.Optional;

/**
 * The moves of a record in full: both squares, captures marked. Moves that cannot be played, and
 * those behind them, stay as they are.
 */
final class SgfMoves {
  private static final MoveDialect DIALECT =
      MoveDialect.SHORT_LENIENT.with(MoveDialect.Freedom.DESTINATION_ALONE);

  private static final MoveReader READER = MoveReader.of(DIALECT);

  private final Optional<RecordReplay> replay;

  SgfMoves(GameRecord record, Optional<Ruleset> rules) {
    replay = rules.flatMap(by -> replay(record, by));
  }

  private static Optional<RecordReplay> replay(GameRecord record, Ruleset rules) {
    try {
      return Optional.of(RecordReplay.of(record, rules, DIALECT));
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  /** The move of a node, as it is to be written. */
  MoveText text(RecordNode node, MoveText read) {
    Optional<Move> played = replay.flatMap(each -> each.move(node));
    if (played.isEmpty()) {
      return read;
    }
    MoveText full = MoveText.of(played.get());
    return read.marks().isEmpty() ? full : READER.scan(full + read.marks());
  }
}
