package io.github.linesofaction.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.StatedResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A game as one JSON object: moves that can be played over as they stand, and what is said of them
 * in fields of their own. {@code docs/JSON.md} explains the fields.
 */
final class JsonRecord {
  private JsonRecord() {}

  /**
   * Returns the text of the object, with a line end.
   *
   * @throws UnwritableException if JSON has no words for something of the record
   */
  static String text(GameRecord record, RulesetCatalog variants, RecordValidator validator) {
    RecordVerdict verdict = validator.judge(record);
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", record.number());
    new JsonRules(record, variants).put(object);
    object.put(
        "tags", record.tags().stream().map(tag -> List.of(tag.name(), tag.value())).toList());
    if (!record.root().comments().isEmpty()) {
      object.put("comments", record.root().comments());
    }
    new JsonMoves(record, verdict, variants).put(object);
    putEnd(object, record.result(), verdict);
    try {
      return escaped(JSON.std.asString(object)) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void putEnd(
      Map<String, Object> object, StatedResult stated, RecordVerdict verdict) {
    Optional<String> said = ResultWords.word(stated);
    object.put("result", said.orElseGet(() -> ResultWords.word(verdict.outcome())));
    verdict.reason().ifPresent(reason -> object.put("reason", reason));
    said.ifPresent(word -> object.put("stated", word));
    boolean isWord = stated.reason().isEmpty() && stated.verdict() != StatedResult.Verdict.UNKNOWN;
    if (!isWord) {
      object.put("statement", stated.toString());
    }
    if (!StatedResult.parse(isWord ? figures(said) : stated.toString()).equals(stated)) {
      throw new UnwritableException(
          "JSON cannot carry the stated result of this record, which no text is read as: "
              + stated.verdict()
              + stated.reason().map(reason -> ", " + reason.words()).orElse(""));
    }
  }

  private static String figures(Optional<String> word) {
    return switch (word.orElse("")) {
      case "black" -> "1-0";
      case "white" -> "0-1";
      case "draw" -> "draw";
      default -> "*";
    };
  }

  /**
   * Half characters, which no charset can carry, stand only in strings, where they have escapes.
   */
  private static String escaped(String json) {
    StringBuilder out = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      boolean pair = i + 1 < json.length() && Character.isSurrogatePair(c, json.charAt(i + 1));
      if (pair) {
        out.append(c).append(json.charAt(++i));
      } else if (Character.isSurrogate(c)) {
        out.append("\\u").append(Integer.toHexString(c).toUpperCase(Locale.ROOT));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
