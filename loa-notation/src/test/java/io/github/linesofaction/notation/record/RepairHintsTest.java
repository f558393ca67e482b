package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepairHintsTest {
  private static RepairHint hint(
      int ply, String was, Move move, int changes, int saves, boolean complete) {
    Color side = ply % 2 == 1 ? Color.BLACK : Color.WHITE;
    return new RepairHint(ply, side, Optional.of(was), Optional.of(move), changes, saves, complete);
  }

  private static final Ruleset RULES = Ruleset.standard(Preset.SOUCIE);
  private static final String GAME = "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5";

  private static List<RepairHint> hints(String moves) {
    return RepairHints.of(Records.record(moves).build(), RULES, 5);
  }

  // K5
  @Test
  void theDamagedTranscriptHasOneFirstMoveThatMendsIt() throws IOException {
    ReadOptions gemma = ReadOptions.lenient().withDefaultRules(TestRules.gemma());
    try (InputStream stream =
            RepairHintsTest.class.getResourceAsStream("/records/text/gemma-damaged.txt");
        RecordReader reader = Reading.transcripts("gemma-damaged.txt", stream, gemma)) {
      GameRecord record = reader.next();

      List<RepairHint> hints = RepairHints.of(record, TestRules.gemma(), 100);

      assertThat(hints.stream().filter(RepairHint::complete))
          .singleElement()
          .isEqualTo(hint(1, "cē3", Move.parse("c1-c3"), 2, 44, true));
      assertThat(hints.get(0))
          .hasToString("ply 1: c1-c3 instead of cē3 makes all the rest legal, 44 plies more");
    }
  }

  @Test
  void aMisspeltMoveIsFoundWhereTheGameBreaks() {
    List<RepairHint> hints = hints(GAME.replace("b1-b4", "b1-c4"));

    assertThat(hints.get(0)).isEqualTo(hint(3, "b1-c4", Move.parse("b1-b4"), 1, 7, true));
  }

  @Test
  void aMisreadEarlierMoveIsFound() {
    // g4xg1 is impossible at ply 4 when h5 went to f5 instead of g4.
    List<RepairHint> hints = hints(GAME.replace("h5-g4", "h5-f5"));

    assertThat(hints).contains(hint(2, "h5-f5", Move.parse("h5-g4"), 2, 6, true));
  }

  @Test
  void hintsAreOrderedAndTrue() {
    GameRecord record = Records.record(GAME.replace("b4-e7", "b4-d7")).build();

    List<RepairHint> hints = RepairHints.of(record, RULES, 1_000);

    assertThat(hints).isNotEmpty();
    assertThat(hints.get(0).move()).contains(Move.parse("b4-e7"));
    for (int i = 1; i < hints.size(); i++) {
      RepairHint a = hints.get(i - 1);
      RepairHint b = hints.get(i);
      assertThat(a.complete() || !b.complete()).isTrue();
      if (a.complete() == b.complete()) {
        assertThat(a.changes()).isLessThanOrEqualTo(b.changes());
      }
    }
    for (RepairHint hint : hints) {
      if (hint.was().isEmpty() || hint.move().isEmpty()) {
        continue;
      }
      List<RecordMove> moves = new ArrayList<>(record.moves());
      moves.set(
          hint.ply() - 1,
          RecordMove.of(hint.move().orElseThrow(), moves.get(hint.ply() - 1).color()));
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

    assertThat(RepairHints.of(record, RULES, MoveDialect.LENIENT, 5, 0)).isEmpty();
    assertThat(RepairHints.of(record, RULES, 0)).isEmpty();
    assertThatThrownBy(() -> RepairHints.of(record, RULES, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theFirstMoveMayBeTheMisreadOne() {
    // With d1-d3 the file b has two stones, and b1-b4 is too far at ply 3.
    List<RepairHint> hints = hints(GAME.replace("d1-b3", "d1-d3"));

    assertThat(hints).contains(hint(1, "d1-d3", Move.parse("d1-b3"), 1, 7, true));
  }

  @Test
  void aHintThatSavesOnlyAPartSaysSo() {
    // The game is won at ply 9; what stands behind that is not saved.
    List<RepairHint> hints = hints(GAME.replace("b1-b4", "b1-c4") + " h4-f4");

    assertThat(hints.get(0))
        .isEqualTo(hint(3, "b1-c4", Move.parse("b1-b4"), 1, 7, false))
        .hasToString("ply 3: b1-b4 instead of b1-c4 saves 7 plies");
  }

  @Test
  void captureMarksAreNoChangesAndATextWithoutLettersIsAllChanged() {
    assertThat(hints(GAME.replace("g4xg1", "g4-g2")))
        .contains(hint(4, "g4-g2", Move.parse("g4xg1"), 1, 6, true));
    assertThat(hints(GAME.replace("b1-b4", "?")))
        .contains(hint(3, "?", Move.parse("b1-b4"), 4, 7, true));
    assertThat(hints(GAME.replace("b1-b4", "b1-b4b1-b4")))
        .contains(hint(3, "b1-b4b1-b4", Move.parse("b1-b4"), 4, 7, true));
  }

  @Test
  void theWorkEndsBeforeAnEarlierPlyIsTried() {
    GameRecord record = Records.record(GAME.replace("h5-g4", "h5-f5")).build();
    RepairHint meant = hint(2, "h5-f5", Move.parse("h5-g4"), 2, 6, true);

    assertThat(RepairHints.of(record, RULES, MoveDialect.LENIENT, 1_000, 100_000)).contains(meant);
    // White alone has more than 25 moves at ply 4, and each one tried is a move played.
    assertThat(RepairHints.of(record, RULES, MoveDialect.LENIENT, 1_000, 25)).doesNotContain(meant);
  }

  @Test
  void eachMoveTriedIsOneMovePlayed() {
    // Nothing follows the last move, so that each legal one in its place mends the record.
    GameRecord record = Records.record(GAME.replace("e1-e5", "e1-z9")).build();

    assertThat(RepairHints.of(record, RULES, MoveDialect.LENIENT, 1_000, 3)).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"b1-b4 b1-c4", "b4-e7 b4-d7", "h5-g4 h5-f5", "e1-e5 e1-e6"})
  void everyMoveThatSavesAPlyIsAHint(String change) {
    String[] words = change.split(" ");
    GameRecord record = Records.record(GAME.replace(words[0], words[1])).build();
    Game broken = RecordReplay.of(record, RULES).game();
    List<String> expected = new ArrayList<>();
    for (int ply = 0; ply <= broken.plies(); ply++) {
      for (Move move : broken.at(ply).legalMoves()) {
        List<RecordMove> moves = new ArrayList<>(record.moves());
        moves.set(ply, RecordMove.of(move, moves.get(ply).color()));
        RecordReplay replay = RecordReplay.of(record.toBuilder().moves(moves).build(), RULES);
        // To put another move where the record breaks saves that ply by itself.
        int already = Math.max(broken.plies(), ply + 1);
        if (replay.isComplete() || replay.game().plies() > already) {
          expected.add(ply + 1 + " " + move);
        }
      }
    }

    assertThat(RepairHints.of(record, RULES, 10_000))
        .filteredOn(hint -> hint.was().isPresent() && hint.move().isPresent())
        .extracting(hint -> hint.ply() + " " + hint.move().orElseThrow())
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void hintsThatAreAsGoodAsEachOtherComeInTheOrderOfMoves() {
    List<RepairHint> hints =
        RepairHints.of(Records.record(GAME.replace("e1-e5", "e1-z9")).build(), RULES, 1_000);

    List<RepairHint> last =
        hints.stream().filter(hint -> hint.ply() == 9 && hint.changes() == 2).toList();
    assertThat(last).hasSizeGreaterThan(1);
    assertThat(last).isSortedAccordingTo(Comparator.comparing(hint -> hint.move().toString()));
    // Square a8 comes before a10, though its text does not.
    Ruleset twelve = Ruleset.builder(StandardSetups.standard(Topology.square(12))).build();
    assertThat(RepairHints.of(Records.record("b1-b3 a1-c10").build(), twelve, 1_000))
        .filteredOn(hint -> hint.changes() == 1)
        .extracting(RepairHint::move)
        .containsExactly(Optional.of(Move.parse("a8-c10")), Optional.of(Move.parse("a10-c10")));
  }

  @Test
  void aPlyThatStandsTwiceIsSeen() {
    assertThat(hints(GAME.replace("g4xg1", "g4xg1 g4xg1")).get(0))
        .asString()
        .startsWith("ply 4 twice: one g4xg1 left out makes all the rest legal, ");
  }

  @Test
  void aPlyTooManyIsSeen() {
    assertThat(hints(GAME.replace("g4xg1", "g4xg1 a8-a6")))
        .extracting(RepairHint::toString)
        .anyMatch(words -> words.startsWith("ply 5: a8-a6 left out makes all the rest legal, "));
  }

  @Test
  void aMissingPlyIsSeen() {
    assertThat(hints(GAME.replace("h5-g4 ", "")))
        .extracting(RepairHint::toString)
        .anyMatch(
            words -> words.startsWith("a ply of White is missing before ply 2: h5-g4 makes all"));
  }

  @Test
  void whatSavesOnlyItselfMakesNoRestLegal() {
    assertThat(hints(GAME.replace("e1-e5", "e1-z9"))).noneMatch(RepairHint::complete);
  }

  @Test
  void aHintChangesSomething() {
    assertThatThrownBy(
            () -> new RepairHint(1, Color.BLACK, Optional.empty(), Optional.empty(), 0, 1, false))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
