package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RepairHints;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Readers and writers under languages that have their own letters and digits. */
class LocaleTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  // O1
  @ParameterizedTest
  @ValueSource(strings = {"tr", "ar-EG-u-nu-arab", "en"})
  void textStaysAsItIs(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    ReadOptions lenient = ReadOptions.lenient();
    GameRecord record =
        Reading.transcripts(
                "[VARIANT \"SCRAMBLED-EGGS\"]\n[POSITION \"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/"
                    + "1bbbbbb1 w\"]\n1... A2-C2 2. B1-B3 RESIGN",
                lenient)
            .next();

    assertThat(record.rules()).isPresent();
    assertThat(TranscriptWriter.of(TranscriptLayout.NUMBERED).toText(record))
        .contains("1... a2-c2\n2. b1-b3 resign *\n");
    assertThat(record).hasToString("game 1, 2 plies, *");
    assertThat(RulesetCatalog.builtIn().find("LINES OF ACTION")).contains(Ruleset.standard());
    assertThat(StatedResult.parse("W+RESIGN").winner()).isPresent();
    assertThat(StatedResult.parse("VOID")).isEqualTo(StatedResult.OPEN);
    assertThat(MoveReader.lenient().scan("I2-I4")).hasToString("i2-i4");
    assertThat(Form.find("COUNTED")).contains(Form.COUNTED);
    GameRecord broken = Reading.transcripts("1. b1-I9 a2-c2", lenient).next();
    assertThat(RecordValidator.standard().judge(broken).faults())
        .singleElement()
        .asString()
        .startsWith("line 1, column 4: game 1, ply 1, b1-I9: b1-i9: ");
    assertThat(RepairHints.of(broken, Ruleset.standard(), 1))
        .singleElement()
        .asString()
        .startsWith("ply 1: b1-");
    assertThat(GameRecord.of(Game.start().play("b1-b3")).toGame().plies()).isEqualTo(1);
  }
}
