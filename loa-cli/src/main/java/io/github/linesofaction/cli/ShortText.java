package io.github.linesofaction.cli;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.ShortForm;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;

/**
 * A game in short algebraic: its tags, its moves in one line, and the result that is stated.
 * Comments, signs and clocks have no place there and are left out.
 */
final class ShortText {
  private ShortText() {}

  /**
   * Returns the text of a game, line end included.
   *
   * @throws UnwritableException if the record has variations
   */
  static String of(GameRecord record, Game game, RulesetCatalog variants) {
    for (RecordNode node : record.nodes()) {
      requireNoVariations(node);
    }
    StatedResult result = GameRecord.of(game).result();
    boolean isTold = record.result().isDecided();
    GameRecord.Builder head =
        GameRecord.builder()
            .rules(game.rules())
            .result(
                isTold && record.result().reason().isPresent()
                    ? record.result()
                    : result.reason().isPresent() || isTold ? result : StatedResult.OPEN);
    if (isTold && !result.isDecided()) {
      head.result(record.result());
    }
    record.variant().ifPresent(head::variant);
    record.start().ifPresent(head::start);
    record.tags().forEach(tag -> head.tag(tag.name(), tag.value()));
    String text =
        TranscriptWriter.of(TranscriptLayout.BARE).withVariants(variants).toText(head.build());
    int tags = text.startsWith("[") ? text.lastIndexOf("]\n") + 2 : 0;
    String behind = text.substring(tags).strip();
    return text.substring(0, tags)
        + (tags > 0 ? "\n" : "")
        + ShortForm.PLAIN.toText(game)
        + (behind.isEmpty() ? "" : " " + behind)
        + "\n";
  }

  private static void requireNoVariations(RecordNode node) {
    if (node.children().size() > 1) {
      throw new UnwritableException("short algebraic has no place for variations, " + node);
    }
  }
}
