package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.variants.Variants;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EggsLabellingTest {
  private static final Ruleset WHITE_ON_A2 = Variants.SCRAMBLED_EGGS.rules();
  private static final Ruleset BLACK_ON_A2 = Variants.SCRAMBLED_EGGS_MIRRORED.rules();

  private static EggsLabelling labelling(String moves, Ruleset rules) {
    return EggsLabelling.of(Records.record(moves).build(), rules, MoveReader.lenient())
        .orElseThrow();
  }

  // V3
  @ParameterizedTest
  @CsvSource({"f1xh3, WHITE", "c1xa3, BLACK"})
  void theFirstCaptureTellsTheLabelling(String moves, Color onA2) {
    for (Ruleset rules : new Ruleset[] {WHITE_ON_A2, BLACK_ON_A2}) {
      EggsLabelling labelling = labelling(moves, rules);
      assertThat(labelling.used()).isEqualTo(rules == WHITE_ON_A2 ? Color.WHITE : Color.BLACK);
      assertThat(labelling.fitting()).contains(onA2);
      assertThat(labelling.firstOnlyOther()).isEqualTo(labelling.used() == onA2 ? 0 : 1);
    }
  }

  @Test
  void theValidatorRemarksUponTheFirstMoveThatFitsOnlyTheOther() {
    GameRecord record = Records.record("f1xh3 c1xa3 e8-g6 a6xc8").build();
    RecordVerdict verdict = RecordValidator.create().withRules(BLACK_ON_A2).judge(record);

    assertThat(verdict.faults()).singleElement().extracting(RecordFault::ply).isEqualTo(1);
    assertThat(verdict.remarks())
        .singleElement()
        .satisfies(
            remark -> {
              assertThat(remark.kind()).isEqualTo(RecordFault.Kind.OTHER_LABELLING);
              assertThat(remark.ply()).isEqualTo(1);
              assertThat(remark.move()).isEqualTo("f1xh3");
              assertThat(remark.explanation()).contains("White on a2").contains("4 plies");
            });
    assertThat(RecordValidator.create().withRules(WHITE_ON_A2).judge(record).remarks()).isEmpty();
  }

  @Test
  void recordsThatFitBothOrNeitherAreToldSo() {
    assertThat(labelling("b2-c3", WHITE_ON_A2).fitting()).isEmpty();
    assertThat(labelling("b2-c3", WHITE_ON_A2).firstOnlyOther()).isZero();
    GameRecord empty = GameRecord.builder().build();
    assertThat(EggsLabelling.of(empty, WHITE_ON_A2, MoveReader.lenient()))
        .map(EggsLabelling::fitting)
        .contains(Optional.empty());
    assertThat(EggsLabelling.of(empty, Ruleset.standard(), MoveReader.lenient())).isEmpty();
    assertThat(
            EggsLabelling.of(
                empty.toBuilder().start(WHITE_ON_A2.start()).build(),
                WHITE_ON_A2,
                MoveReader.lenient()))
        .isEmpty();
    assertThat(EggsLabelling.of(empty, Variants.ALVEOLE.rules(), MoveReader.lenient())).isEmpty();
  }
}
