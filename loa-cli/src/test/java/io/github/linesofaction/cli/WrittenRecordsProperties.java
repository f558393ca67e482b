package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;

import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.util.List;

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
    readsBack(record, text, Form.SGF);
  }
}
