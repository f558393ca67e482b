package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.record.RecordFault.Kind;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordFaultTest {
  private static final RecordValidator VALIDATOR = RecordValidator.standard();

  private static final Place PLACE = new Place("a.txt", 3, 1, 4);

  private static RecordFault fault(int ply, String title, String move, List<Move> legal) {
    return new RecordFault(
        Kind.ILLEGAL_MOVE, 3, title, ply, Place.NOWHERE, move, Optional.empty(), "wrong", legal);
  }

  private static RecordFault fault(String move, String explanation) {
    return new RecordFault(
        Kind.ILLEGAL_MOVE, 1, "", 2, Place.NOWHERE, move, Optional.empty(), explanation, List.of());
  }

  @Test
  void aFaultIsToldInOneLine() {
    assertThat(fault(0, "", "", List.of())).hasToString("game 3: wrong");
    assertThat(fault(1, "A – B", "b1-c9", List.of()))
        .hasToString("game 3 (A – B), ply 1, b1-c9: wrong");
    assertThat(fault(2, "", "b1", List.of(Move.parse("b1-b3"), Move.parse("b1-h1"))))
        .hasToString("game 3, ply 2, b1: wrong; legal would be b1-b3 b1-h1");
  }

  @Test
  void theMoveIsToldOnce() {
    assertThat(fault("b1-b9", "b1-b9: too far")).hasToString("game 1, ply 2, b1-b9: too far");
    assertThat(fault("b1:b9", "b1-b9: too far"))
        .hasToString("game 1, ply 2, b1:b9: b1-b9: too far");
    assertThat(fault("b?", "\"b?\": no square")).hasToString("game 1, ply 2, \"b?\": no square");
    assertThat(fault("b", "b1: no square")).hasToString("game 1, ply 2, b: b1: no square");
    assertThat(fault("", ": no move")).hasToString("game 1, ply 2: : no move");
  }

  @Test
  void onlyRemarksAreNoFaults() {
    EnumSet<Kind> remarks = EnumSet.allOf(Kind.class);
    remarks.removeIf(Kind::isFault);

    assertThat(remarks)
        .containsExactly(Kind.UNUSUAL_TEXT, Kind.FALSE_CAPTURE_MARK, Kind.OTHER_LAYOUT);
  }

  @Test
  void oneMoveOrMoreStandAfterTheEnd() {
    String blocked = "6wb/6ww/8/8/8/8/ww6/bw6 b";
    GameRecord.Builder record = Records.record("pass").start(Setup.parse(blocked));
    RecordValidator over = VALIDATOR.withPreset(Preset.SOUCIE);

    assertThat(over.judge(record.build()).faults().get(0).explanation())
        .startsWith("the game is over after ply 0, ")
        .endsWith("; 1 more stands in the record");
    assertThat(
            over.judge(record.moves(Records.moves("pass pass")).build())
                .faults()
                .get(0)
                .explanation())
        .endsWith("; 2 more stand in the record");
  }

  @Test
  void aWrongTurnNamesThePly() {
    List<RecordMove> moves =
        List.of(
            RecordMove.of(Move.parse("b1-b3"), Color.BLACK),
            RecordMove.of(Move.parse("g1-g3"), Color.BLACK));
    RecordFault fault = VALIDATOR.judge(GameRecord.builder().moves(moves).build()).faults().get(0);

    assertThat(fault.ply()).isEqualTo(2);
    assertThat(fault)
        .hasToString("game 0, ply 2, g1-g3: given as a move of Black, and it is White's turn");
  }

  @Test
  void anUnreadableStartLeavesNoGame() {
    Note note = new Note(Note.Kind.START_UNREADABLE, new Place("f", 4, 1, 5), "no position");
    Note later = new Note(Note.Kind.UNEXPECTED_TEXT, new Place("f", 9, 1, 10), "junk");
    RecordVerdict verdict =
        VALIDATOR.judge(Records.record("b1-b3").notes(List.of(note, later)).build());

    assertThat(verdict.game()).isEmpty();
    assertThat(verdict.faults().stream().map(RecordFault::kind))
        .containsExactly(Kind.BAD_SETUP, Kind.SYNTAX);
  }

  @Test
  void aRefusedSetupSaysWhy() {
    GameRecord record = GameRecord.builder().start(Setup.parse("7b/8/8/8/8/8/1b6/8 b")).build();

    assertThat(VALIDATOR.judge(record).faults().get(0).explanation()).contains("White");
  }

  @Test
  void theRulesOfARecordAreTheCallersOrItsOwnOrTheStandardOnes() {
    Ruleset soucie = Ruleset.standard(Preset.SOUCIE);
    Ruleset scrambled = RulesetCatalog.builtIn().find("scrambled").orElseThrow();
    GameRecord plain = Records.record("b1-b3").build();

    assertThat(VALIDATOR.rulesFor(plain)).contains(Ruleset.standard());
    assertThat(VALIDATOR.rulesFor(plain.toBuilder().rules(scrambled).build())).contains(scrambled);
    assertThat(VALIDATOR.rulesFor(plain.toBuilder().variant("LOAP").build())).isEmpty();
    assertThat(VALIDATOR.withRules(soucie).rulesFor(plain)).contains(soucie);
    assertThat(VALIDATOR.withPreset(Preset.SOUCIE).rulesFor(plain)).contains(soucie);
  }

  @Test
  void onlyTheMainLineIsDecidedByTheStatedResult() {
    GameRecord record = Records.record("b1-b3 a2-c2").result(StatedResult.parse("B+R")).build();
    GameRecord branched = record.root().add(Move.parse("c1-c3")).record();

    assertThat(RecordReplay.of(branched, Ruleset.standard()).game().isOver()).isTrue();
    Game line = branched.root().children().get(1).game();
    assertThat(line.isOver()).isFalse();
    assertThat(line.moves()).containsExactly(Move.parse("c1-c3"));
  }

  @Test
  void theOtherLayoutIsSaidToFitSoManyPlies() {
    Ruleset rules = RulesetCatalog.builtIn().find("scrambled-eggs").orElseThrow();
    RecordValidator validator = VALIDATOR.withRules(rules);

    assertThat(validator.judge(Records.record("c1xa3").build()).remarks().get(0).explanation())
        .endsWith("under which 1 ply is legal");
    Ruleset other = RulesetCatalog.builtIn().find("scrambled-eggs-mirrored").orElseThrow();
    Move reply = Game.start(other).play("c1xa3").legalMoves().get(0);
    assertThat(validator.judge(Records.record("c1xa3 " + reply).build()).remarks().get(0))
        .asString()
        .endsWith("under which 2 plies are legal");
  }

  @Test
  void faultsAreEqualIfTheySayTheSame() {
    RecordFault fault = fault(2, "A", "b1-b9", List.of(Move.parse("b1-b3")));
    RecordFault other = fault(2, "A", "b1-b9", List.of(Move.parse("b1-b3")));

    assertThat(fault).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo("fault");
    assertThat(fault)
        .isNotEqualTo(fault(3, "A", "b1-b9", List.of(Move.parse("b1-b3"))))
        .isNotEqualTo(fault(2, "B", "b1-b9", List.of(Move.parse("b1-b3"))))
        .isNotEqualTo(fault(2, "A", "b1-b8", List.of(Move.parse("b1-b3"))))
        .isNotEqualTo(fault(2, "A", "b1-b9", List.of()))
        .isNotEqualTo(of(Kind.AMBIGUOUS_MOVE, 3, Place.NOWHERE, Optional.empty(), "wrong"))
        .isNotEqualTo(of(Kind.ILLEGAL_MOVE, 4, Place.NOWHERE, Optional.empty(), "wrong"))
        .isNotEqualTo(of(Kind.ILLEGAL_MOVE, 3, PLACE, Optional.empty(), "wrong"))
        .isNotEqualTo(
            of(Kind.ILLEGAL_MOVE, 3, Place.NOWHERE, Optional.of(Reason.OFF_BOARD), "wrong"))
        .isNotEqualTo(of(Kind.ILLEGAL_MOVE, 3, Place.NOWHERE, Optional.empty(), "bad"));
  }

  private static RecordFault of(
      Kind kind, int game, Place place, Optional<Reason> reason, String explanation) {
    return new RecordFault(
        kind, game, "A", 2, place, "b1-b9", reason, explanation, List.of(Move.parse("b1-b3")));
  }

  @Test
  void whereReadingStoppedIsCountedFromTheFirstGame() {
    SyntaxException stop = new SyntaxException(PLACE, "\"x\"", "a move");

    assertThat(RecordFault.of(stop, 2))
        .hasToString("a.txt:1:4: game 2: found \"x\", expected a move; the rest is not read");
    assertThatThrownBy(() -> RecordFault.of(stop, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("game must be at least 1, was 0");
  }
}
