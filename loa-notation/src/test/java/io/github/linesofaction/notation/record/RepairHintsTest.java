package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.transcript.TranscriptReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepairHintsTest {
  private static final Ruleset RULES = Ruleset.standard(Preset.SOUCIE);
  private static final String GAME = "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5";

  private static List<RepairHint> hints(String moves) {
    return RepairHints.of(Records.record(moves).build(), RULES, 5);
  }

  // K5
  @Test
  void theDamagedTranscriptHasOneFirstMoveThatMendsIt() throws IOException {
    RecordOptions gemma = RecordOptions.lenient().withUnnamed(TestRules.gemma());
    try (InputStream stream =
            RepairHintsTest.class.getResourceAsStream("/records/text/gemma-damaged.txt");
        TranscriptReader reader = TranscriptReader.of("gemma-damaged.txt", stream, gemma)) {
      GameRecord record = reader.next();

      List<RepairHint> hints = RepairHints.of(record, TestRules.gemma(), 100);

      assertThat(hints.stream().filter(RepairHint::complete))
          .singleElement()
          .isEqualTo(new RepairHint(1, "cē3", Move.parse("c1-c3"), 2, 44, true));
      assertThat(hints.get(0))
          .hasToString("ply 1: c1-c3 instead of cē3 makes all the rest legal, 44 plies more");
    }
  }

  @Test
  void aMisspeltMoveIsFoundWhereTheGameBreaks() {
    List<RepairHint> hints = hints(GAME.replace("b1-b4", "b1-c4"));

    assertThat(hints.get(0)).isEqualTo(new RepairHint(3, "b1-c4", Move.parse("b1-b4"), 1, 7, true));
  }

  @Test
  void aMisreadEarlierMoveIsFound() {
    // g4xg1 is impossible at ply 4 when h5 went to f5 instead of g4.
    List<RepairHint> hints = hints(GAME.replace("h5-g4", "h5-f5"));

    assertThat(hints).contains(new RepairHint(2, "h5-f5", Move.parse("h5-g4"), 2, 6, true));
  }

  @Test
  void hintsAreOrderedAndTrue() {
    GameRecord record = Records.record(GAME.replace("b4-e7", "b4-d7")).build();

    List<RepairHint> hints = RepairHints.of(record, RULES, 1_000);

    assertThat(hints).isNotEmpty();
    assertThat(hints.get(0).move()).hasToString("b4-e7");
    for (int i = 1; i < hints.size(); i++) {
      RepairHint a = hints.get(i - 1);
      RepairHint b = hints.get(i);
      assertThat(a.complete() || !b.complete()).isTrue();
      if (a.complete() == b.complete()) {
        assertThat(a.changes()).isLessThanOrEqualTo(b.changes());
      }
    }
    for (RepairHint hint : hints) {
      List<RecordMove> moves = new ArrayList<>(record.moves());
      moves.set(hint.ply() - 1, RecordMove.of(hint.move(), moves.get(hint.ply() - 1).color()));
      RecordReplay replay = RecordReplay.of(record.toBuilder().moves(moves).build(), RULES);
      assertThat(replay.game().plies()).isEqualTo(4 + hint.saves());
      assertThat(replay.isComplete()).isEqualTo(hint.complete());
    }
  }

  @Test
  void aSoundRecordNeedsNoHints() {
    assertThat(hints(GAME)).isEmpty();
    assertThat(hints(GAME + " resign")).isEmpty();
  }

  @Test
  void theWorkIsBounded() {
    GameRecord record = Records.record(GAME.replace("h3xf1", "h3-z9")).build();

    assertThat(RepairHints.of(record, RULES, MoveReader.lenient(), 5, 0)).isEmpty();
    assertThat(RepairHints.of(record, RULES, 0)).isEmpty();
    assertThatThrownBy(() -> RepairHints.of(record, RULES, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
