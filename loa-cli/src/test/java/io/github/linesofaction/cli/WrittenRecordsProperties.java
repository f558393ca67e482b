package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** In every form: a record reads back as it was written, or is refused by name. */
class WrittenRecordsProperties {
  private static final RulesetCatalog VARIANTS = RulesetCatalog.installed();
  private static final ReadOptions LENIENT = ReadOptions.lenient().withVariants(VARIANTS);
  private static final List<TranscriptLayout> LAYOUTS =
      List.of(
          TranscriptLayout.NUMBERED,
          TranscriptLayout.THREE_PAIRS,
          TranscriptLayout.ONE_LINE,
          TranscriptLayout.COUNTED,
          TranscriptLayout.BARE);

  private static List<GameRecord> read(String text, Form form) {
    try (RecordReader reader = Records.read(Source.of(text), LENIENT.withForm(form))) {
      return reader.readAll();
    }
  }

  private static void readsBack(GameRecord record, String text, Form form) {
    List<GameRecord> read = read(text, form);
    assertThat(read).as(text).hasSize(1);
    GameRecord again = read.get(0);
    assertThat(again.notes())
        .as(text)
        .filteredOn(note -> note.severity() == Note.Severity.FAULT)
        .isEmpty();
    assertThat(again).as(text).isEqualTo(record);
    assertThat(again.rules().orElse(Ruleset.standard()))
        .as(text)
        .isEqualTo(record.rules().orElse(Ruleset.standard()));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void transcripts(@ForAll long seed) {
    GameRecord record = AnyRecords.of(seed);
    Assume.that(AnyRecords.isInTurn(record));
    for (TranscriptLayout layout : LAYOUTS) {
      String text;
      try {
        text = TranscriptWriter.of(layout).withVariants(VARIANTS).toText(record);
      } catch (UnwritableException e) {
        assertThat(e).hasMessageContaining("transcript cannot carry");
        return;
      }
      readsBack(record, text, Form.TRANSCRIPT);
    }
  }

  /** All of the rules but their start, in whose place the record's own may stand. */
  private static List<String> choices(GameRecord record) {
    return record.rules().orElse(Ruleset.standard()).describe().lines().skip(1).toList();
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void sgf(@ForAll long seed) {
    GameRecord record = AnyRecords.of(seed);
    String text;
    try {
      text = SgfRecordWriter.standard().withVariants(VARIANTS).toText(record);
    } catch (UnwritableException e) {
      assertThat(e).hasMessageContaining("SGF");
      return;
    }
    List<GameRecord> read = read(text, Form.SGF);
    assertThat(read).as(text).hasSize(1);
    GameRecord again = read.get(0);
    // SGF has its own names for variants and tags, and tells captures apart by the board.
    assertThat(choices(again)).as(text).isEqualTo(choices(record));
    assertThat(again.start().or(() -> again.rules().map(Ruleset::start)))
        .isEqualTo(record.start().or(() -> record.rules().map(Ruleset::start)));
    assertThat(again.result()).isEqualTo(record.result());
    assertThat(again.nodes()).as(text).hasSameSizeAs(record.nodes());
    for (RecordNode node : record.nodes()) {
      RecordNode other = again.nodes().get(node.number());
      assertThat(other.move()).as(text).isEqualTo(node.move());
      assertThat(other.comments()).as(text).isEqualTo(node.comments());
      assertThat(other.signs()).as(text).isEqualTo(node.signs());
      assertThat(other.clock()).as(text).isEqualTo(node.clock());
      assertThat(other.ply()).as(text).isEqualTo(node.ply());
    }
  }
}
