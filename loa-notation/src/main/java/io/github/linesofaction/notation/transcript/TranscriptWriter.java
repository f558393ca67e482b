package io.github.linesofaction.notation.transcript;

import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.util.Objects;

/**
 * Writes games as transcripts: tags, then moves with their remarks, annotation signs and
 * variations, then the result, the first figure of which is Black's. Lines end with a line feed. An
 * immutable value, safe to share between threads.
 *
 * <p>Moves of the main line are written in canonical text as far as they are legal; those of
 * variations, and what is illegal, say what was read; what could not be read is written as it was
 * found. Reading the text again gives an equal record, except that captures may be marked now that
 * were not before.
 */
public final class TranscriptWriter {
  private final TranscriptLayout layout;
  private final RulesetCatalog variants;

  private TranscriptWriter(TranscriptLayout layout, RulesetCatalog variants) {
    this.layout = layout;
    this.variants = variants;
  }

  /**
   * Returns a writer that knows the variants that are {@linkplain RulesetCatalog#installed()
   * installed}.
   *
   * @param layout how to write
   * @return the writer
   */
  public static TranscriptWriter of(TranscriptLayout layout) {
    return new TranscriptWriter(
        Objects.requireNonNull(layout, "layout"), RulesetCatalog.installed());
  }

  /**
   * Says what variants are called.
   *
   * @param value the names that the readers of the text know
   * @return this writer with them
   */
  public TranscriptWriter withVariants(RulesetCatalog value) {
    return new TranscriptWriter(layout, Objects.requireNonNull(value, "value"));
  }

  /**
   * Writes a game as text.
   *
   * @param record any record
   * @return the transcript, ending with a line feed
   * @throws UnwritableException if neither a variant's name nor a preset tells the record's rules
   */
  public String toText(GameRecord record) {
    return new GameText(Objects.requireNonNull(record, "record"), layout, variants).write();
  }

  /**
   * Writes games, one behind the other, with a blank line between them.
   *
   * @param records any records, taken one at a time
   * @param out where to write; stays open
   * @throws UnwritableException if neither a variant's name nor a preset tells the rules of a
   *     record; those before it were written
   * @throws IOException if writing fails
   */
  public void writeTo(Iterable<GameRecord> records, Appendable out) throws IOException {
    Objects.requireNonNull(records, "records");
    Objects.requireNonNull(out, "out");
    boolean first = true;
    for (GameRecord record : records) {
      if (!first) {
        out.append('\n');
      }
      first = false;
      out.append(toText(record));
    }
  }
}
