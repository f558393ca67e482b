package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Moves and ends of games as entries of a journal, and back. */
final class Entries {
  private static final String DRAW = "DRAW";

  private Entries() {}

  static Map<String, Object> moved(int game, PlayedMove move) {
    Map<String, Object> entry = Journal.entry("move");
    entry.put("game", game);
    entry.put("side", move.side().name());
    entry.put("move", move.text());
    move.millis().ifPresent(millis -> entry.put("millis", millis));
    move.millisLeft().ifPresent(millis -> entry.put("left", millis));
    if (!move.comment().isEmpty()) {
      entry.put("comment", move.comment());
    }
    return entry;
  }

  static PlayedMove move(JsonTree line) {
    return new PlayedMove(
        Side.valueOf(line.text("side")),
        line.text("move"),
        number(line, "millis"),
        number(line, "left"),
        line.text("comment"));
  }

  private static OptionalLong number(JsonTree line, String name) {
    return line.members().containsKey(name)
        ? OptionalLong.of(line.number(name, 0))
        : OptionalLong.empty();
  }

  static Map<String, Object> ended(int game, GameEnd end, List<String> remarks) {
    Map<String, Object> entry = Journal.entry("ended");
    entry.put("game", game);
    entry.put("winner", end.winner().map(Side::name).orElse(DRAW));
    entry.put("by", end.kind().words());
    entry.put("detail", end.detail());
    entry.put("remarks", remarks);
    return entry;
  }

  static GameEnd end(JsonTree line) {
    String winner = line.text("winner");
    return new GameEnd(
        winner.equals(DRAW) ? Optional.empty() : Optional.of(Side.valueOf(winner)),
        EndKind.of(line.text("by")),
        line.text("detail"));
  }

  static List<String> remarks(JsonTree line) {
    JsonTree remarks = line.members().get("remarks");
    return remarks == null
        ? List.of()
        : remarks.items().stream().map(item -> String.valueOf(item.value())).toList();
  }
}
