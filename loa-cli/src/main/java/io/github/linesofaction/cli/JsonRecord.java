package io.github.linesofaction.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.Sign;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as one JSON object: moves that can be played over as they stand, and what is said of them
 * in fields of their own. {@code docs/JSON.md} explains the fields. Used once and thrown away.
 */
final class JsonRecord {
  /** A line that is still to be written, from its first node on. */
  private record Line(RecordNode first, int from) {}

  private final GameRecord record;
  private final RulesetCatalog variants;
  private final RecordVerdict verdict;
  private final Map<String, Object> object = new LinkedHashMap<>();

  private JsonRecord(GameRecord record, RulesetCatalog variants, RecordValidator validator) {
    this.record = record;
    this.variants = variants;
    this.verdict = validator.judge(record);
  }

  /** Returns the text of the object, with a line end. */
  static String text(GameRecord record, RulesetCatalog variants, RecordValidator validator) {
    JsonRecord json = new JsonRecord(record, variants, validator);
    json.head();
    json.lines();
    json.end();
    try {
      return JSON.std.asString(json.object) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void head() {
    object.put("game", record.number());
    record
        .variant()
        .or(() -> record.rules().flatMap(variants::nameOf).filter(name -> !isStandard()))
        .ifPresent(variant -> object.put("variant", variant));
    choices().ifPresent(preset -> object.put("rules", preset.id()));
    record.start().map(Setup::toString).ifPresent(start -> object.put("start", start));
    object.put(
        "tags", record.tags().stream().map(tag -> List.of(tag.name(), tag.value())).toList());
    if (!record.root().comments().isEmpty()) {
      object.put("comments", record.root().comments());
    }
  }

  private boolean isStandard() {
    return record
            .rules()
            .filter(rules -> rules.start().equals(Ruleset.standard().start()))
            .isPresent()
        && record
            .rules()
            .filter(rules -> rules.goal().equals(Ruleset.standard().goal()))
            .isPresent()
        && record
            .rules()
            .filter(rules -> rules.moveRule().equals(Ruleset.standard().moveRule()))
            .isPresent();
  }

  /** The preset of the rules, unless the choices are those that are customary. */
  private Optional<Preset> choices() {
    Optional<Ruleset> rules = record.rules();
    Optional<Ruleset> usual =
        record.variant().flatMap(variants::find).or(() -> Optional.of(Ruleset.standard()));
    if (rules.isEmpty() || rules.equals(usual)) {
      return Optional.empty();
    }
    for (Preset preset : Preset.values()) {
      if (rules.get().with(preset).equals(rules.get())
          && !usual.get().with(preset).equals(usual.get())) {
        return Optional.of(preset);
      }
    }
    return Optional.empty();
  }

  private void lines() {
    List<Map<String, Object>> variations = new ArrayList<>();
    Deque<Line> open = new ArrayDeque<>();
    List<RecordNode> starts = record.root().children();
    List<Object> main = new ArrayList<>();
    if (!starts.isEmpty()) {
      main = moves(starts.get(0), 0, open);
      starts.subList(1, starts.size()).forEach(each -> open.add(new Line(each, 0)));
    }
    object.put("moves", main);
    while (!open.isEmpty()) {
      Line line = open.removeFirst();
      Map<String, Object> variation = new LinkedHashMap<>();
      variation.put("line", line.from());
      variation.put(
          "ply",
          Math.max(
              1, line.first().move().isPresent() ? line.first().ply() : line.first().ply() + 1));
      variations.add(variation);
      variation.put("moves", moves(line.first(), variations.size(), open));
    }
    if (!variations.isEmpty()) {
      object.put("variations", variations);
    }
  }

  /** Writes a line up to its end, or to a move that cannot be played. */
  private List<Object> moves(RecordNode first, int line, Deque<Line> open) {
    List<Object> moves = new ArrayList<>();
    Optional<RecordNode> node = Optional.of(first);
    while (node.isPresent()) {
      RecordNode now = node.get();
      boolean goesOn = add(moves, now);
      List<RecordNode> children = now.children();
      for (RecordNode variation : children.subList(Math.min(1, children.size()), children.size())) {
        open.add(new Line(variation, line));
      }
      node = goesOn ? now.next() : Optional.empty();
    }
    return moves;
  }

  private boolean add(List<Object> moves, RecordNode node) {
    boolean isDecision = node.move().filter(move -> move.text().isDecision()).isPresent();
    Optional<Move> played = verdict.replay().flatMap((RecordReplay replay) -> replay.move(node));
    Map<String, Object> said = new LinkedHashMap<>();
    boolean stops = node.move().isPresent() && !isDecision && played.isEmpty();
    played.ifPresent(move -> said.put("move", move.toString()));
    if (stops) {
      said.put("text", node.move().orElseThrow().text().raw().strip());
    }
    if (!node.signs().isEmpty()) {
      said.put("signs", node.signs().stream().map(Sign::number).toList());
    }
    if (!node.comments().isEmpty()) {
      said.put("comments", node.comments());
    }
    node.clock()
        .ifPresent(
            left ->
                said.put(
                    "clock",
                    BigDecimal.valueOf(left.toNanos(), 9).stripTrailingZeros().toPlainString()));
    if (played.isPresent() && said.size() == 1) {
      moves.add(played.get().toString());
    } else if (!said.isEmpty()) {
      moves.add(said);
    }
    return !stops;
  }

  private void end() {
    Optional<String> said = ResultWords.word(record.result());
    object.put("result", said.orElseGet(() -> ResultWords.word(verdict.outcome())));
    verdict.reason().ifPresent(reason -> object.put("reason", reason));
    said.ifPresent(stated -> object.put("stated", stated));
  }
}
