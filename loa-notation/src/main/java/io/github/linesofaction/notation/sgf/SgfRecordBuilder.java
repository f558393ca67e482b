package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordLine;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.NoteCollector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Understands one game tree as a record. Used once and thrown away. */
final class SgfRecordBuilder {
  private final SgfGame game;
  private final SgfTree tree;
  private final RecordOptions options;
  private final NoteCollector notes;

  SgfRecordBuilder(SgfGame game, RecordOptions options) {
    this.game = game;
    this.tree = game.tree();
    this.options = options;
    this.notes = new NoteCollector(options.text());
  }

  GameRecord build() {
    SgfNode root = tree.root();
    GameRecord.Builder record = GameRecord.builder().number(game.number()).place(root.place());
    SgfVariant variant = SgfVariant.of(tree, game.number(), options, notes);
    variant.name().ifPresent(record::variant);
    for (Map.Entry<String, List<SgfValue>> property : byId(root).entrySet()) {
      if (SgfProperties.isTag(property.getKey())) {
        boolean multiline = SgfProperties.isMultiline(property.getKey());
        for (SgfValue value : property.getValue()) {
          record.tag(property.getKey(), (multiline ? value.text() : value.simpleText()).strip());
        }
      }
    }
    root.value("RE").ifPresent(value -> record.result(StatedResult.parse(value.simpleText())));
    if (!variant.isOther()) {
      SgfStart start = SgfStart.of(tree, game.number(), variant, notes);
      variant.rules().ifPresent(record::rules);
      start.setup().ifPresent(record::start);
      for (RecordLine line : new SgfLines(tree, game.number(), start, options, notes).lines()) {
        record.line(line);
      }
    }
    return record.notes(game.notes()).notes(notes.take()).origin(tree).build();
  }

  /** The values of each property, those of a repeated one together. */
  static Map<String, List<SgfValue>> byId(SgfNode node) {
    Map<String, List<SgfValue>> byId = new LinkedHashMap<>();
    for (SgfProperty property : node.properties()) {
      byId.computeIfAbsent(property.id(), id -> new ArrayList<>()).addAll(property.values());
    }
    return byId;
  }
}
