package io.github.linesofaction.spark;

import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;

/** Judges the games of files and of parts of them, leniently, as the command line does. */
final class Judge {
  private final RulesetCatalog variants = RulesetCatalog.installed();
  private final ReadOptions options = ReadOptions.lenient().withVariants(variants);
  private final RecordValidator validator = RecordValidator.standard();

  /**
   * Judges a whole file, packed or not, game by game.
   *
   * @param stream its bytes; closed at the end of the reading
   */
  Iterator<Row> file(String name, InputStream stream) {
    FoundRows rows = new FoundRows(variants, name, 0, 0);
    try {
      return new Judging(
          Records.read(Source.of(name, stream), options), validator, rows, Optional.empty());
    } catch (UncheckedIOException e) {
      return List.of(FoundRows.trouble(new Trouble(name, "cannot read: " + e.getMessage())))
          .iterator();
    }
  }

  /** Judges the games of a part; the last row tells whether it was rightly cut. */
  Iterator<Row> part(Part part) {
    FoundRows rows = new FoundRows(variants, part.file(), part.number(), part.line() - 1);
    if (!part.isCut()) {
      return List.of(rows.part(0, false, false)).iterator();
    }
    ReadOptions ofPart = options.withForm(Form.find(part.form()).orElseThrow());
    if (part.utf8()) {
      ofPart = ofPart.withCharset(StandardCharsets.UTF_8);
    }
    byte[] bytes = part.text().getBytes(StandardCharsets.ISO_8859_1);
    return new Judging(
        Records.read(Source.of(part.file(), bytes), ofPart), validator, rows, Optional.of(part));
  }
}
