package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.RulesetSource;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The sample records: what their games are, and that writing them loses nothing. */
class SgfRecordFilesTest {
  static final RulesetSource VARIANTS = name -> Variants.byId(name).map(Variant::rules);
  static final RecordOptions LENIENT = RecordOptions.lenient().withVariants(VARIANTS);
  private static final RecordValidator VALIDATOR = RecordValidator.create();

  static List<GameRecord> read(String file) throws IOException {
    InputStream stream = SgfRecordFilesTest.class.getResourceAsStream("/records/sgf/" + file);
    try (SgfRecordReader reader = SgfRecordReader.of(file, stream, LENIENT)) {
      return reader.readAll();
    }
  }

  /** Columns: file, game, plies, outcome in words or "open". */
  @ParameterizedTest
  @CsvFileSource(resources = "/cases/sgf-games.tsv", delimiter = '\t', numLinesToSkip = 1)
  void everyGameIsWhatItIs(String file, int game, int plies, String outcome) throws IOException {
    GameRecord record = read(file).get(game - 1);
    RecordVerdict verdict = VALIDATOR.judge(record);

    assertThat(record.number()).isEqualTo(game);
    assertThat(verdict.plies()).isEqualTo(plies);
    assertThat(verdict.outcome().map(Outcome::toString).orElse("open")).isEqualTo(outcome);
  }
}
