package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import java.time.Duration;
import java.util.Optional;

/** Records of games of Lines of Action, in SGF. */
final class LoaRecords {
  private LoaRecords() {}

  static String toSgf(LoaGame kind, PlayedGame game) {
    return SgfRecordWriter.standard().toText(record(kind, game));
  }

  private static GameRecord record(LoaGame kind, PlayedGame game) {
    GameRecord.Builder record = GameRecord.builder().rules(kind.rules());
    record.variant(kind.variant().id());
    game.position().map(Setup::parse).ifPresent(record::start);
    record.tag("Black", game.first()).tag("White", game.second());
    game.tags().forEach(record::tag);
    int node = 0;
    for (PlayedMove move : game.moves()) {
      Color color = LoaGame.colorOf(move.side());
      node = record.add(node, RecordMove.of(Move.parse(move.text()), color));
      if (move.millisLeft().isPresent()) {
        record.clock(node, Duration.ofMillis(move.millisLeft().getAsLong()));
      }
      if (!move.comment().isEmpty()) {
        record.comment(node, move.comment());
      }
    }
    GameEnd end = game.end();
    record.comment(node, "End: " + end.kind().words() + ": " + end.detail());
    return record.result(result(end)).build();
  }

  /** Returns the result as records state it: an end by the rules is told by the board. */
  private static StatedResult result(GameEnd end) {
    StatedResult.Verdict verdict =
        end.winner()
            .map(LoaGame::colorOf)
            .map(
                color ->
                    color == Color.BLACK
                        ? StatedResult.Verdict.BLACK_WINS
                        : StatedResult.Verdict.WHITE_WINS)
            .orElse(StatedResult.Verdict.DRAW);
    Optional<EndReason> reason = end.winner().isEmpty() ? Optional.empty() : reason(end.kind());
    return new StatedResult(verdict, reason, "");
  }

  private static Optional<EndReason> reason(EndKind kind) {
    return switch (kind) {
      case RULES, CLAIM, PLY_LIMIT, BY_HAND -> Optional.empty();
      case RESIGNATION -> Optional.of(EndReason.RESIGNATION);
      case TIME -> Optional.of(EndReason.TIME);
      case ILLEGAL_MOVE, CRASH, NO_ANSWER, GARBAGE, CLAIM_REFUSED, DISAGREEMENT ->
          Optional.of(EndReason.FORFEIT);
    };
  }
}
