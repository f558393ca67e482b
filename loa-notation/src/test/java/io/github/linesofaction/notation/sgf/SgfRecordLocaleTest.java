package io.github.linesofaction.notation.sgf;

import static io.github.linesofaction.notation.sgf.SgfRecordFilesTest.LENIENT;
import static io.github.linesofaction.notation.sgf.SgfRecordFilesTest.VARIANTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.Records;
import java.util.Locale;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The language of the machine does not matter. */
class SgfRecordLocaleTest {
  // O1
  @ParameterizedTest
  @ValueSource(strings = {"tr", "ar-EG-u-nu-arab", "en"})
  @ResourceLock(Resources.LOCALE)
  void namesSquaresAndNumbersStayAscii(String language) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      String text =
          "(;FF[4]GM[9]SZ[9]SU[CUSTOM]AB[I2:I4]AW[A1][D9]PL[WHITE]AS[WHITE]RE[W+RESIGN];W[D9-D8]"
              + ";B[I2-G2])(;GM[9]SU[SFILZOTTO];B[B1-B3];W[PASS])";
      try (RecordReader reader = Reading.records(text, LENIENT)) {
        GameRecord custom = reader.next();
        assertThat(custom.notes()).isEmpty();
        assertThat(custom.start()).map(Object::toString).contains("3w5/9/9/9/9/8b/8b/8b/w8 w");
        assertThat(custom.moves()).hasToString("[d9-d8, i2-g2]");
        assertThat(custom.result()).hasToString("W+Resign");
        GameRecord changed = custom.toBuilder().tag("PB", "Ann").build();
        String written =
            SgfRecordWriter.standard()
                .withLayout(SgfWriter.compact())
                .toText(Records.plain(changed));
        assertThat(written)
            .isEqualTo(
                "(;FF[4]GM[9]SZ[9]SU[Custom]AB[i2][i3][i4]AW[a1][d9]PL[W]AS[WHITE]PB[Ann]"
                    + "RE[W+Resign];W[d9-d8];B[i2-g2])");

        GameRecord sfilzotto = reader.next();
        assertThat(sfilzotto.rules()).isEqualTo(VARIANTS.find("sfilzotto"));
        assertThat(RecordValidator.standard().judge(sfilzotto).faults())
            .singleElement()
            .asString()
            .contains("game 2")
            .contains("ply 2");
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
