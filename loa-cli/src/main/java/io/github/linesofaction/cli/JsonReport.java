package io.github.linesofaction.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.notation.record.RecordFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings for programs: one JSON object a line, one for each game, one for each file that could
 * not be read, and a last one with the sums.
 */
final class JsonReport implements Report {
  private final Streams streams;

  JsonReport(Streams streams) {
    this.streams = streams;
  }

  @Override
  public void game(JudgedGame game) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("file", game.file());
    object.put("game", game.number());
    object.put("variant", game.variant());
    object.put("plies", game.plies());
    object.put("result", ResultWords.word(game.outcome()));
    game.reason().ifPresent(reason -> object.put("reason", reason));
    ResultWords.word(game.stated()).ifPresent(stated -> object.put("stated", stated));
    object.put("sound", game.isSound());
    object.put("grade", game.grade());
    object.put("faults", faults(game.faults()));
    object.put("remarks", faults(game.remarks()));
    if (!game.hints().isEmpty()) {
      object.put(
          "hints",
          game.hints().stream()
              .filter(hint -> !hint.equals(Hint.NOTHING))
              .map(JsonReport::hint)
              .toList());
    }
    print(object);
  }

  private static Map<String, Object> hint(Hint hint) {
    Map<String, Object> object = new LinkedHashMap<>();
    hint.variant().ifPresent(variant -> object.put("variant", variant));
    hint.repair()
        .ifPresent(
            repair -> {
              object.put("ply", repair.ply());
              repair.was().ifPresent(was -> object.put("was", was));
              repair.move().ifPresent(move -> object.put("move", move.toString()));
              object.put("changes", repair.changes());
              object.put("saves", repair.saves());
              object.put("complete", repair.complete());
            });
    return object;
  }

  private static List<Map<String, Object>> faults(List<RecordFault> faults) {
    return faults.stream().map(JsonReport::fault).toList();
  }

  private static Map<String, Object> fault(RecordFault fault) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("kind", fault.kind().name());
    object.put("line", fault.place().line());
    object.put("column", fault.place().column());
    object.put("ply", fault.ply());
    object.put("move", fault.move());
    fault.reason().ifPresent(reason -> object.put("reason", reason.name()));
    object.put("explanation", fault.explanation());
    object.put("legal", fault.legal().stream().map(Move::toString).toList());
    return object;
  }

  @Override
  public void trouble(Trouble trouble) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("file", trouble.file());
    object.put("trouble", trouble.words());
    print(object);
    streams.complain(trouble.words());
  }

  @Override
  public void end(long games, long sound, long remarked) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("games", games);
    object.put("sound", sound);
    object.put("faulty", games - sound);
    object.put("remarks", remarked);
    print(object);
  }

  private void print(Map<String, Object> object) {
    try {
      streams.line(JSON.std.asString(object));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
