package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.record.RecordFault.Kind;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordValidatorTest {
  private static final String SHORTEST = "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5";
  private static final RecordValidator VALIDATOR = RecordValidator.standard();

  private static Kind onlyKind(RecordVerdict verdict) {
    assertThat(verdict.faults()).hasSize(1);
    return verdict.faults().get(0).kind();
  }

  @Test
  void aSoundRecordHasNoFaults() {
    RecordVerdict verdict = VALIDATOR.judge(Records.record(SHORTEST).build());

    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.plies()).isEqualTo(9);
    assertThat(verdict.outcome()).contains(Outcome.win(Color.BLACK, EndReason.GOAL));
  }

  // E1
  @Test
  void anIllegalMoveEndsTheReplayAndNoLaterMoveIsGluedOn() {
    GameRecord record = Records.record("b1-b3 a2-c2 b1-b3 c2-a2").tag("PB", "Anna").build();

    RecordVerdict verdict = VALIDATOR.judge(record);

    assertThat(onlyKind(verdict)).isEqualTo(Kind.ILLEGAL_MOVE);
    RecordFault fault = verdict.faults().get(0);
    assertThat(verdict.plies()).isEqualTo(2);
    assertThat(fault.ply()).isEqualTo(3);
    assertThat(fault.move()).isEqualTo("b1-b3");
    assertThat(fault.reason()).contains(Reason.EMPTY_SQUARE);
    assertThat(fault.place()).hasToString("test:1:13");
    assertThat(fault).asString().startsWith("test:1:13: game 1 (Anna – ?), ply 3, b1-b3: ");
    assertThatThrownBy(record::toGame)
        .isInstanceOf(RecordException.class)
        .hasMessage(fault.toString());
  }

  // G24
  @Test
  void movesAfterTheEndAreAFaultOfTheirOwn() {
    RecordVerdict verdict = VALIDATOR.judge(Records.record(SHORTEST + " h4-f4 e5-e4").build());

    assertThat(onlyKind(verdict)).isEqualTo(Kind.AFTER_THE_END);
    assertThat(verdict.faults().get(0).ply()).isEqualTo(10);
    assertThat(verdict.faults().get(0).explanation()).contains("2 more stand");
    assertThat(verdict.plies()).isEqualTo(9);
  }

  // T3
  @Test
  void aLimitReachedBeforeTheRecordEndsLeavesTheRestAfterTheEnd() {
    Ruleset limited =
        Ruleset.standard().toBuilder()
            .limits(Limits.ofPlies(4))
            .repetition(Repetition.NONE)
            .build();

    RecordVerdict verdict =
        VALIDATOR
            .withRules(limited)
            .judge(Records.record("b1-b3 a2-c2 b3-b1 c2-a2 g1-g3 h2-f2").build());

    assertThat(onlyKind(verdict)).isEqualTo(Kind.AFTER_THE_END);
    assertThat(verdict.outcome()).contains(Outcome.draw(EndReason.PLY_LIMIT));
  }

  @Test
  void aMoveOfTheOtherSideIsAWrongTurn() {
    List<RecordMove> moves =
        List.of(
            RecordMove.of(Move.parse("b1-b3"), Color.BLACK),
            RecordMove.of(Move.parse("g1-g3"), Color.BLACK));

    RecordVerdict verdict = VALIDATOR.judge(GameRecord.builder().moves(moves).build());

    assertThat(onlyKind(verdict)).isEqualTo(Kind.WRONG_TURN);
    assertThat(verdict.faults().get(0).explanation()).contains("White's turn");
  }

  @Test
  void anUnreadableMoveShowsItsText() {
    RecordVerdict verdict = VALIDATOR.judge(Records.record("cē3 a2-c2").build());

    assertThat(onlyKind(verdict)).isEqualTo(Kind.UNREADABLE_MOVE);
    assertThat(verdict.faults().get(0).move()).isEqualTo("cē3");
    assertThat(verdict.plies()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, true",
    "B+, true",
    "*, true",
    "Game won by X, true",
    "0-1, false",
    "W+R, false",
    "1/2-1/2, false"
  })
  void aResultThatContradictsTheBoardIsReported(String result, boolean sound) {
    GameRecord record = Records.record(SHORTEST).result(StatedResult.parse(result)).build();

    RecordVerdict verdict = VALIDATOR.judge(record);

    assertThat(verdict.isSound()).isEqualTo(sound);
    if (!sound) {
      assertThat(onlyKind(verdict)).isEqualTo(Kind.RESULT_CONTRADICTS_BOARD);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "W+R, White wins: resignation",
    "B+T, Black wins: time",
    "W+F, White wins: forfeit",
    "Draw, draw: agreement"
  })
  void aStatedDecisionEndsAnOpenGame(String result, String outcome) {
    GameRecord record = Records.record("b1-b3 a2-c2").result(StatedResult.parse(result)).build();

    assertThat(VALIDATOR.judge(record).outcome().orElseThrow()).hasToString(outcome);
    assertThat(record.toGame().outcome().orElseThrow()).hasToString(outcome);
  }

  @Test
  void aResignationIsNoPlyAndMayBeStatedTwice() {
    GameRecord record =
        Records.record("b1-b3 a2-c2 Resign").result(StatedResult.parse("0-1")).build();

    RecordVerdict verdict = VALIDATOR.judge(record);

    assertThat(verdict.isSound()).isTrue();
    assertThat(record.plies()).isEqualTo(2);
    assertThat(verdict.outcome()).contains(Outcome.win(Color.WHITE, EndReason.RESIGNATION));
    assertThat(VALIDATOR.judge(record.toBuilder().result(StatedResult.parse("1-0")).build()))
        .extracting(RecordValidatorTest::onlyKind)
        .isEqualTo(Kind.RESULT_CONTRADICTS_BOARD);
  }

  // X5
  @Test
  void aFalseCaptureMarkIsARemarkOrAFault() {
    GameRecord record = Records.record("d1:b3").build();

    RecordVerdict lenient = VALIDATOR.judge(record);
    assertThat(lenient.isSound()).isTrue();
    assertThat(lenient.remarks())
        .singleElement()
        .extracting(RecordFault::kind)
        .isEqualTo(Kind.FALSE_CAPTURE_MARK);
    RecordVerdict strict = VALIDATOR.withDialect(MoveDialect.STRICT).judge(record);
    assertThat(onlyKind(strict)).isEqualTo(Kind.ILLEGAL_MOVE);
  }

  @Test
  void anUnknownVariantIsReportedUnlessTheCallerGivesRules() {
    GameRecord record = Records.record("b1-b3").variant("LOAP").build();

    assertThat(onlyKind(VALIDATOR.judge(record))).isEqualTo(Kind.UNSUPPORTED_VARIANT);
    assertThat(VALIDATOR.withRules(Ruleset.standard()).judge(record).isSound()).isTrue();
  }

  // C12
  @Test
  void aSetupWithoutStonesOnASideIsRefused() {
    GameRecord record = GameRecord.builder().start(Setup.parse("7b/8/8/8/8/8/1b6/8 b")).build();

    assertThat(onlyKind(VALIDATOR.judge(record))).isEqualTo(Kind.BAD_SETUP);
    assertThatThrownBy(record::toGame).isInstanceOf(RecordException.class);
  }

  @Test
  void aFinishedSetupIsAGameOfNoPlies() {
    GameRecord record = GameRecord.builder().start(Setup.parse("7b/8/8/8/8/8/1b1w4/8 b")).build();

    RecordVerdict verdict = VALIDATOR.judge(record);
    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.outcome().flatMap(Outcome::winner)).contains(Color.WHITE);
  }

  @Test
  void thePresetAndTheStartCanBeTheCallers() {
    GameRecord record = Records.record("pass").build();
    Setup blocked = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");

    assertThat(VALIDATOR.withStart(blocked).judge(record).isSound()).isTrue();
    assertThat(onlyKind(VALIDATOR.withStart(blocked).withPreset(Preset.SOUCIE).judge(record)))
        .isEqualTo(Kind.AFTER_THE_END);
  }

  @Test
  void aFaultOfReadingIsAFaultOfTheRecord() {
    Note note =
        new Note(Note.Kind.UNEXPECTED_TEXT, new Place("f", 4, 1, 5), "found junk, left out");
    GameRecord record = Records.record("b1-b3").notes(List.of(note)).build();

    assertThat(onlyKind(VALIDATOR.judge(record))).isEqualTo(Kind.SYNTAX);
    assertThat(record.toGame().plies()).isEqualTo(1);
  }

  @Test
  void theRecordOfAGameIsPlayedBackAsThatGame() {
    Game game = Records.record(SHORTEST).build().toGame();
    assertThat(GameRecord.of(game).toGame()).isEqualTo(game);
    Game resigned = Game.start().play("b1-b3").resign(Color.BLACK);
    assertThat(GameRecord.of(resigned).toGame()).isEqualTo(resigned);
  }

  // V3
  @ParameterizedTest
  @CsvSource({
    "scrambled-eggs, f1xh3, true, ",
    "scrambled-eggs, c1xa3, false, Black on a2",
    "scrambled-eggs-mirrored, c1xa3, true, ",
    "scrambled-eggs-mirrored, f1xh3, false, White on a2",
    "scrambled-eggs, b1-c3, false, ",
    "standard, a2-c2, false, "
  })
  void aMoveThatFitsOnlyTheOtherLayoutIsRemarkedUpon(
      String variant, String move, boolean sound, String layout) {
    Ruleset rules = RulesetCatalog.builtIn().find(variant).orElseThrow();

    RecordVerdict verdict = VALIDATOR.withRules(rules).judge(Records.record(move).build());

    assertThat(verdict.isSound()).isEqualTo(sound);
    if (layout == null) {
      assertThat(verdict.remarks()).isEmpty();
    } else {
      assertThat(verdict.remarks())
          .singleElement()
          .satisfies(
              remark -> {
                assertThat(remark.kind()).isEqualTo(Kind.OTHER_LAYOUT);
                assertThat(remark.explanation()).contains("only the layout with " + layout);
              });
    }
  }

  @Test
  void oneValidatorServesRecordsOfAllSorts() {
    GameRecord standard = Records.record("b1-b3").build();
    GameRecord setUp =
        Records.record("b2-b3").start(Setup.parse("8/6w1/8/8/6w1/8/1b1b4/8 b")).build();
    GameRecord scrambled =
        Records.record("f1xh3")
            .rules(RulesetCatalog.builtIn().find("scrambled").orElseThrow())
            .build();
    RecordValidator preset = VALIDATOR.withPreset(Preset.SOUCIE);

    for (GameRecord record :
        List.of(standard, setUp, scrambled, standard, scrambled, setUp, setUp, standard)) {
      Setup start = record.start().orElse(record.rules().orElse(Ruleset.standard()).start());
      assertThat(VALIDATOR.judge(record).isSound()).isTrue();
      assertThat(VALIDATOR.judge(record).game().orElseThrow().initial().setup()).isEqualTo(start);
      RecordVerdict verdict = preset.judge(record);
      assertThat(verdict.game().orElseThrow().initial().setup()).isEqualTo(start);
      assertThat(verdict.isSound()).isTrue();
      assertThat(verdict.game().orElseThrow().rules().repetition()).isEqualTo(Repetition.NONE);
    }
  }

  @Test
  void variationsAreJudgedAndPliesSpeakOfTheMainLine() {
    GameRecord record = Records.record("c1-c3 a2-c4 f1xc4 h3-e3").build();
    RecordNode third = record.mainLine().get(1).add(Move.parse("f1-f9"));
    RecordVerdict verdict = VALIDATOR.judge(third.record());

    assertThat(onlyKind(verdict)).isEqualTo(Kind.ILLEGAL_MOVE);
    assertThat(verdict.plies()).isEqualTo(4);
    assertThat(verdict.faults().get(0))
        .asString()
        .contains("ply 3, f1-f9: ")
        .contains("in the variation that begins at ply 3 with f1-f9");
  }

  @Test
  void aFaultDeepInAVariationNamesWhereThatBegins() {
    GameRecord record = Records.record("c1-c3 a2-c4 f1xc4 h3-e3").build();
    RecordNode node =
        record
            .mainLine()
            .get(1)
            .add(Move.parse("d1-d3"))
            .add(Move.parse("h5-f5"))
            .add(Move.parse("d3-d8"));

    assertThat(VALIDATOR.judge(node.record()).faults())
        .singleElement()
        .asString()
        .contains("ply 5, d3-d8: ")
        .contains("in the variation that begins at ply 3 with d1-d3");
  }

  @Test
  void whatWasPutUpWithIsARemark() {
    Note unusual = new Note(Note.Kind.MOVE_NUMBER_WRONG, Place.NOWHERE, "3., not 2.");
    Note allowed = new Note(Note.Kind.TEXT_BEFORE_MOVES, Place.NOWHERE, "a letter");
    RecordVerdict verdict =
        VALIDATOR.judge(Records.record(SHORTEST).notes(List.of(unusual, allowed)).build());

    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.remarks()).singleElement().asString().isEqualTo("game 1: 3., not 2.");
    assertThat(verdict.remarks().get(0).kind()).isEqualTo(Kind.UNUSUAL_TEXT);
  }

  @Test
  void theReasonOfAStatedDrawIsNotMadeUp() {
    GameRecord.Builder record = Records.record("d1-b3 h5-g4").result(StatedResult.parse("1/2-1/2"));

    assertThat(VALIDATOR.judge(record.build()).reason()).contains("stated");
    assertThat(VALIDATOR.judge(record.tag("Termination", "repetition").build()).reason())
        .contains("repetition");
    assertThat(VALIDATOR.judge(Records.record(SHORTEST).build()).reason()).contains("goal reached");
    assertThat(VALIDATOR.judge(Records.record("d1-b3").build()).reason()).isEmpty();
  }
}
