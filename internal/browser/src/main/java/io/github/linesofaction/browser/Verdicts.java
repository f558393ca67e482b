package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.Optional;

/** What is to be said of the games in a text, in the words of {@code validate --json}. */
final class Verdicts {
  private Verdicts() {}

  /** Reads a text of any form and judges its games; where reading stops, that is told last. */
  static String answer(String text) {
    Json json = new Json().open('{').key("games").open('[');
    Optional<RecordFault> stop = Optional.empty();
    int games = 0;
    try (RecordReader reader = Records.read(Source.of(text))) {
      while (reader.hasNext()) {
        games++;
        write(RecordValidator.standard().judge(reader.next()), json);
      }
    } catch (SyntaxException e) {
      stop = Optional.of(RecordFault.of(e, games + 1));
    }
    json.close(']');
    stop.ifPresent(fault -> json.put("trouble", fault.toString()));
    return json.close('}').toString();
  }

  private static void write(RecordVerdict verdict, Json json) {
    GameRecord record = verdict.record();
    json.open('{').put("game", record.number());
    json.put("variant", record.variant().orElse("standard")).put("plies", verdict.plies());
    json.put("result", word(verdict.outcome()));
    verdict.reason().ifPresent(reason -> json.put("reason", reason));
    stated(record.result()).ifPresent(stated -> json.put("stated", stated));
    String sound = verdict.remarks().isEmpty() ? "sound" : "remarks";
    json.put("sound", verdict.isSound()).put("grade", verdict.isSound() ? sound : "faulty");
    json.key("moves").open('[');
    verdict.game().ifPresent(game -> game.moves().forEach(move -> json.text(move.toString())));
    json.close(']');
    write("faults", verdict.faults(), json);
    write("remarks", verdict.remarks(), json);
    json.close('}');
  }

  private static void write(String name, List<RecordFault> faults, Json json) {
    json.key(name).open('[');
    for (RecordFault fault : faults) {
      json.open('{').put("kind", fault.kind().name());
      json.put("line", fault.place().line()).put("column", fault.place().column());
      json.put("ply", fault.ply()).put("move", fault.move());
      fault.reason().ifPresent(reason -> json.put("reason", reason.name()));
      json.put("explanation", fault.explanation()).key("legal").open('[');
      fault.legal().forEach(move -> json.text(move.toString()));
      json.close(']').close('}');
    }
    json.close(']');
  }

  private static String word(Optional<Outcome> outcome) {
    return outcome.map(end -> end.winner().map(Verdicts::word).orElse("draw")).orElse("open");
  }

  private static String word(Color winner) {
    return winner == Color.BLACK ? "black" : "white";
  }

  private static Optional<String> stated(StatedResult result) {
    return switch (result.verdict()) {
      case BLACK_WINS -> Optional.of("black");
      case WHITE_WINS -> Optional.of("white");
      case DRAW -> Optional.of("draw");
      case OPEN, UNKNOWN -> Optional.empty();
    };
  }
}
