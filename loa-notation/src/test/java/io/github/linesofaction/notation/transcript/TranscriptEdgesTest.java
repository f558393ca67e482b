package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.Records;
import io.github.linesofaction.notation.record.RepairHint;
import io.github.linesofaction.notation.record.RepairHints;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the grammar of transcripts forgives at its edges, and how rules are told in one. */
class TranscriptEdgesTest {
  private static final TranscriptWriter WRITER = TranscriptWriter.of(TranscriptLayout.NUMBERED);

  private static GameRecord read(String text) {
    List<GameRecord> all = Reading.transcripts(text, ReadOptions.lenient()).readAll();
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  private static RecordVerdict judge(String text) {
    return RecordValidator.standard().judge(read(text));
  }

  @Test
  void aLabelMayStandBeforeADamagedMoveOrADecision() {
    assertThat(read("Black: b1-b3\nWhite: a2c\n").moves()).hasSize(2);
    assertThat(judge("Black: b1-b3\nWhite: resigns\n").outcome().orElseThrow().reason())
        .isEqualTo(EndReason.RESIGNATION);
    assertThat(judge("Black: b1-b3\nWhite: hello there\n").plies()).isEqualTo(1);
    assertThat(judge("1. b1-b3 White:\n").plies()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 a2-c2 (1... --) *",
        "1. b1-b3 a2-c2 (1... -- {only words}) *",
        "1. b1-b3 a2-c2 (1... h2-f2 2. -- {only words}) *"
      })
  void aPlaceWithoutAMoveIsNoMove(String text) {
    GameRecord record = read(text);

    assertThat(judge(text).isSound()).isTrue();
    assertThat(record.plies()).isEqualTo(2);
    assertThat(read(WRITER.toText(record))).isEqualTo(record);
  }

  @Test
  void whoLosesOnTimeInAVariationIsTextThere() {
    GameRecord record = read("1. b1-b3 a2-c2 (1... h2-f2 White lost on time) *");

    assertThat(record.result()).isEqualTo(StatedResult.OPEN);
    assertThat(record.notes()).extracting(Note::kind).containsExactly(Note.Kind.TEXT_BETWEEN_MOVES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "1. b1-b3 white lost on time *~B+Time",
        "1. b1-b3 white lost on time 1-0~B+Time",
        "B 1 b1-b3|W 2 resigns~*",
        "1. b1-b3 0-0~*"
      })
  void whatIsStated(String text, String stated) {
    assertThat(read(text.replace('|', '\n')).result()).hasToString(stated);
  }

  @Test
  void ofTagsThatSayTheSameTheFirstCounts() {
    GameRecord record =
        read(
            "[Rules \"soucie\"]\n[RU \"openSpiel\"]\n[Result \"1-0\"]\n[Result \"0-1\"]\n"
                + "[Variant \"loa\"]\n[Variant \"gemma\"]\n\n1. b1-b3");

    assertThat(record.rules()).contains(Ruleset.standard(Preset.SOUCIE));
    assertThat(record.result()).hasToString("1-0");
    assertThat(record.tags())
        .containsExactly(
            new Tag("RU", "openSpiel"), new Tag("Result", "0-1"), new Tag("Variant", "gemma"));
  }

  @Test
  void aPresetOfAnUnknownVariantStaysATag() {
    assertThat(read("[Variant \"nobody's\"]\n[Rules \"soucie\"]\n\n1. b1-b3").tags())
        .containsExactly(new Tag("Rules", "soucie"));
  }

  @Test
  void aPositionStringNeedsNoNumber() {
    String board = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w";

    assertThat(read("[FEN \"" + board + "\"]\n\n1. b1-b3").notes()).isEmpty();
    assertThat(read("[FEN \"" + board + "\"]\n[FEN \"x\"]\n\n1. b1-b3").tags())
        .containsExactly(new Tag("FEN", "x"));
  }

  @Test
  void rulesWithoutANameAreNamedByTheCatalogue() {
    Ruleset gemma = TestRules.gemma();
    RulesetCatalog names =
        new RulesetCatalog() {
          @Override
          public Optional<Ruleset> find(String name) {
            return name.equals("mine") ? Optional.of(gemma) : Optional.empty();
          }

          @Override
          public Optional<String> nameOf(Ruleset rules) {
            return Optional.of("mine");
          }
        };
    GameRecord record = GameRecord.builder().rules(gemma.with(Preset.SOUCIE)).build();

    assertThat(WRITER.withVariants(names).toText(record))
        .isEqualTo("[Variant \"mine\"]\n[Rules \"soucie\"]\n\n");
    assertThatThrownBy(() -> WRITER.withVariants(name -> Optional.empty()).toText(record))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("no variant is played so");
    GameRecord other = GameRecord.builder().rules(TestRules.ambiloa()).build();
    assertThatThrownBy(() -> WRITER.withVariants(names).toText(other))
        .isInstanceOf(UnwritableException.class);
  }

  @Test
  void choicesOfNoPresetAreRefused() {
    Ruleset limited = Ruleset.standard().toBuilder().limits(Limits.ofPlies(77)).build();

    assertThatThrownBy(() -> WRITER.toText(GameRecord.builder().rules(limited).build()))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("a transcript cannot carry the choices");
  }

  @Test
  void aNameThatIsKnownElsewhereIsWrittenAsItStands() {
    GameRecord record = GameRecord.builder().variant("theirs").rules(TestRules.gemma()).build();

    assertThat(WRITER.toText(record)).isEqualTo("[Variant \"theirs\"]\n\n");
    assertThat(WRITER.toText(GameRecord.builder().variant("theirs").build()))
        .isEqualTo("[Variant \"theirs\"]\n\n");
  }

  @Test
  void aVerdictKnowsItsRecordAndItsReplay() {
    GameRecord record = Records.record("b1-b3").result(StatedResult.parse("draw")).build();
    RecordVerdict verdict = RecordValidator.standard().judge(record);

    assertThat(verdict.record()).isSameAs(record);
    assertThat(verdict.replay()).isPresent();
    assertThat(judge("[Termination \" \"]\n\n1. b1-b3 1/2-1/2").reason()).contains("stated");
    assertThat(judge("1. b1-b3 White resigns").reason()).contains("resignation");
  }

  @Test
  void hintsNeedAStartAndABound() {
    GameRecord record = Records.record("b1-b3 a2-a9").build();

    assertThatThrownBy(() -> RepairHints.of(record, Ruleset.standard(), MoveDialect.LENIENT, 1, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(RepairHints.of(record, Ruleset.standard(), 100))
        .extracting(RepairHint::toString)
        .allMatch(words -> words.endsWith(" saves 1 ply"));
    assertThat(RepairHints.of(Records.record("resign b1-b3").build(), Ruleset.standard(), 100))
        .isEmpty();
  }

  @Test
  void clocksStandInRemarks() {
    GameRecord record =
        read("1. b1-b3 {[%left 0:00:59.5] good} a2-c2 $1 {[%left 01:2:03]} {[%left 1:00:00]} *");
    assertThat(record.mainLine().get(0).clock()).contains(Duration.ofMillis(59_500));
    assertThat(record.mainLine().get(0).comments()).containsExactly("good");
    assertThat(record.mainLine().get(1).clock()).contains(Duration.ofSeconds(3723));
    assertThat(record.mainLine().get(1).comments()).containsExactly("[%left 1:00:00]");
    assertThat(read(WRITER.toText(record))).isEqualTo(record);
    assertThat(read("{[%left 0:00:59]} 1. b1-b3 *").root().comments())
        .containsExactly("[%left 0:00:59]");

    Duration long15 = Duration.ofHours(999_999_999_999_999L);
    GameRecord longest = record.mainLine().get(0).withClock(long15).record();
    assertThat(read(WRITER.toText(longest))).isEqualTo(longest);
    GameRecord longer = record.mainLine().get(0).withClock(long15.plusHours(1)).record();
    assertThatThrownBy(() -> WRITER.toText(longer))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("clock");
  }

  @Test
  void blanksAtTheEndsOfARemarkAreKeptBehindASign() {
    GameRecord record = read("1. b1-b3 {  plain } {\\|  kept\n\\|} a2-c2 {\\\\| a bar} *");
    assertThat(record.mainLine().get(0).comments()).containsExactly("plain", "  kept\n");
    assertThat(record.mainLine().get(1).comments()).containsExactly("\\| a bar");
    assertThat(read(WRITER.toText(record))).isEqualTo(record);
  }

  @Test
  void squaresAloneStayApart() {
    for (TranscriptLayout layout : List.of(TranscriptLayout.NUMBERED, TranscriptLayout.BARE)) {
      GameRecord record = Records.record("b1-b3 h8 b1 a2-c2").build();
      List<GameRecord> all =
          Reading.transcripts(TranscriptWriter.of(layout).toText(record), ReadOptions.lenient())
              .readAll();
      assertThat(all).hasSize(1);
      assertThat(all.get(0).moves()).isEqualTo(record.moves());
    }
  }
}
