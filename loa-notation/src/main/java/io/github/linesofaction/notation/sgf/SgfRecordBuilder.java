package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Understands one game tree as a record. Used once and thrown away. */
final class SgfRecordBuilder {
  private final SgfGame game;
  private final SgfTree tree;
  private final ReadOptions options;
  private final NoteCollector notes;

  SgfRecordBuilder(SgfGame game, ReadOptions options) {
    this.game = game;
    this.tree = game.tree();
    this.options = options;
    this.notes = new NoteCollector(options);
  }

  GameRecord build() {
    SgfNode root = tree.root();
    GameRecord.Builder record =
        GameRecord.builder().number(game.number()).place(root.place()).dialect(options.dialect());
    SgfVariant variant = SgfVariant.of(tree, game.number(), options, notes);
    variant.name().ifPresent(record::variant);
    List<Tag> tags = tags(root, variant.choices().isPresent());
    tags.forEach(tag -> record.tag(tag.name(), tag.value()));
    StatedResult result =
        root.value("RE")
            .map(value -> StatedResult.parse(value.simpleText()))
            .orElse(StatedResult.OPEN);
    record.result(result);
    Optional<Setup> setup = Optional.empty();
    if (variant.isOther()) {
      record
          .origin(0, new SgfRead(tags, variant.name(), Optional.empty(), setup, result))
          .origin(0, tree);
    } else {
      SgfStart start = SgfStart.of(tree, game.number(), variant, notes);
      variant.rules().ifPresent(record::rules);
      start.setup().ifPresent(record::start);
      record.origin(0, new SgfRead(tags, variant.name(), variant.rules(), start.setup(), result));
      new SgfRecordNodes(tree, game.number(), start, options, notes, record).read();
    }
    return record.notes(game.notes()).notes(notes.take()).build();
  }

  /** The tags that the properties of a first node stand for, but for choices that are known. */
  private static List<Tag> tags(SgfNode root, boolean choicesAreKnown) {
    List<Tag> tags = new ArrayList<>();
    for (Map.Entry<String, List<SgfValue>> property : byId(root).entrySet()) {
      String id = property.getKey();
      if (SgfProperties.isTag(id) && !(choicesAreKnown && id.equals("RU"))) {
        boolean multiline = SgfProperties.isMultiline(id);
        for (SgfValue value : property.getValue()) {
          tags.add(new Tag(id, (multiline ? value.text() : value.simpleText()).strip()));
        }
      }
    }
    return tags;
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
