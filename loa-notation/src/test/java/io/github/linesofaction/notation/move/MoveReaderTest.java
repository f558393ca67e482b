package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveReaderTest {
  private static final MoveReader LENIENT = MoveReader.lenient();
  private static final Position START = Position.start();

  static Position position(String text, String moves) {
    int blank = text.indexOf(' ');
    String name = blank < 0 ? text : text.substring(0, blank);
    Ruleset rules = TestRules.named(name);
    boolean named = !rules.equals(Ruleset.standard()) || name.equals("start");
    String setup = named ? text.substring(blank < 0 ? text.length() : blank + 1) : text;
    Position position =
        setup.isEmpty() ? Position.start(rules) : Position.of(rules, Setup.parse(setup));
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ")) {
      position = position.play(move);
    }
    return position;
  }

  static MoveDialect dialect(String name) {
    return switch (name) {
      case "CANONICAL" -> MoveDialect.CANONICAL;
      case "STRICT" -> MoveDialect.STRICT;
      case "ABBREVIATED" -> MoveDialect.ABBREVIATED;
      case "SHORT" -> MoveDialect.SHORT;
      case "SHORT_LENIENT" -> MoveDialect.SHORT_LENIENT;
      default -> MoveDialect.LENIENT;
    };
  }

  @ParameterizedTest(name = "{0} {3} {4}")
  @CsvFileSource(
      resources = "/cases/move-text.tsv",
      delimiter = '\t',
      quoteCharacter = '\'',
      emptyValue = "",
      ignoreLeadingAndTrailingWhitespace = false,
      nullValues = "NULL")
  void everyCaseHasItsAnswer(
      String id,
      String position,
      String before,
      String text,
      String dialect,
      Verdict verdict,
      String move,
      String reason) {
    MoveAnswer answer =
        MoveReader.of(dialect(dialect))
            .check(text == null ? "" : text, position(position, before == null ? "" : before));

    assertThat(answer.verdict()).as(answer.message()).isEqualTo(verdict);
    assertThat(answer.move().map(Move::toString))
        .isEqualTo(Optional.ofNullable(move).filter(value -> !value.isEmpty()));
    assertThat(answer.reason().map(Reason::name))
        .isEqualTo(Optional.ofNullable(reason).filter(value -> !value.isEmpty()));
    if (verdict != Verdict.LEGAL && verdict != Verdict.DECISION) {
      assertThat(answer.message()).isNotBlank();
    }
  }

  @Test
  void marksAreKeptAndMeanNothing() {
    assertThat(LENIENT.scan("c1:a3++").marks()).isEqualTo("++");
    assertThat(LENIENT.scan("g8xd5+").marks()).isEqualTo("+");
    assertThat(LENIENT.scan("E8+>").marks()).isEqualTo("+>");
    assertThat(LENIENT.scan("h3-f3 !?").marks()).isEqualTo("!?");
  }

  @ParameterizedTest
  @CsvSource({
    "b1h1zzz, 4",
    "b1-b3 b1-b3, 6",
    "b1-, 3",
    "cē3, 0",
    "e3f2d6xf6, 4",
    "'move 1,0 1,2', 0",
    "b1-b1, 3"
  })
  void anUnreadableTextSaysWhereItsFaultLies(String text, int offset) {
    assertThat(LENIENT.scan(text).problemOffset()).isEqualTo(offset);
    assertThatThrownBy(() -> LENIENT.read(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(text)
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(offset);
  }

  @Test
  void aSquareOffTheBoardIsPointedAt() {
    assertThat(LENIENT.check("b1-B9", START).offset()).isEqualTo(3);
    assertThat(LENIENT.check("b1-a0", START).offset()).isEqualTo(3);
  }

  @Test
  void threeLinesAreNoMove() {
    assertThat(LENIENT.scan("b1\n-\nh1").isReadable()).isFalse();
  }

  @Test
  void anAmbiguousTargetListsTheCandidates() {
    MoveAnswer answer = MoveReader.of(MoveDialect.ABBREVIATED).check("d3", START);

    assertThat(answer.alternatives().stream().map(Move::toString))
        .containsExactly("b1-d3", "d1-d3", "f1-d3");
    assertThatThrownBy(() -> MoveReader.of(MoveDialect.ABBREVIATED).parse("d3", START))
        .isInstanceOf(MoveException.class)
        .hasMessageContaining("b1-d3 d1-d3 f1-d3");
  }

  @Test
  void anIllegalMoveListsTheLegalOnesOfItsStone() {
    MoveAnswer answer = LENIENT.check("b1-c3", START);

    assertThat(answer.alternatives()).isEqualTo(START.legalMoves(Move.parse("b1-b3").from().get()));
    assertThat(START).isEqualTo(Position.start());
  }

  @Test
  void aRunTogetherTextIsSplitOnRequest() {
    assertThat(LENIENT.split("e3f2d6xf6").stream().map(MoveText::toString))
        .containsExactly("e3-f2", "d6xf6");
    assertThat(LENIENT.split("e3f2+d6xf6").stream().map(MoveText::toString))
        .containsExactly("e3-f2+", "d6xf6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "b1-h1", "b1h1zzz", "cē3", "e3f2d6", "e3f2 d6xf6", "e3e3d6f6"})
  void whatIsNotRunTogetherIsNotSplit(String text) {
    assertThat(LENIENT.split(text)).isEmpty();
  }

  @Test
  void textsThatSayTheSameAreEqual() {
    assertThat(LENIENT.scan("C1:A3"))
        .isEqualTo(LENIENT.scan(" c1 x a3"))
        .hasSameHashCodeAs(LENIENT.scan("c1xa3"))
        .isEqualTo(MoveText.of(Move.parse("c1xa3")))
        .isNotEqualTo(LENIENT.scan("c1-a3"))
        .isNotEqualTo(null)
        .isNotEqualTo("c1xa3");
    assertThat(LENIENT.scan("zz")).isEqualTo(LENIENT.scan("zz")).isNotEqualTo(LENIENT.scan("zy"));
  }

  @Test
  void dialectsAreValues() {
    assertThat(MoveDialect.STRICT.with(MoveDialect.Freedom.STONE_LETTER))
        .isEqualTo(MoveDialect.SHORT)
        .hasSameHashCodeAs(MoveDialect.SHORT);
    assertThat(MoveDialect.SHORT.without(MoveDialect.Freedom.STONE_LETTER))
        .isEqualTo(MoveDialect.STRICT);
    assertThat(MoveReader.of(MoveDialect.LENIENT)).isEqualTo(LENIENT).hasSameHashCodeAs(LENIENT);
  }

  @ParameterizedTest
  @CsvSource({
    "Ldd3, d1-d3",
    "Lbd3, b1-d3",
    "Lfd3, f1-d3",
    "Lxa3, c1xa3",
    "Lh1, b1-h1",
    "Lcc6, c8-c6",
    "Lb1-b3, b1-b3",
    "Lb1b3, b1-b3",
    "Lc1xa3, c1xa3",
    "L1h1, b1-h1",
    "Ldd3#, d1-d3"
  })
  void shortAlgebraicIsResolvedAgainstThePosition(String text, String move) {
    assertThat(MoveReader.of(MoveDialect.SHORT).parse(text, START)).hasToString(move);
  }

  @Test
  void shortAlgebraicThatFitsSeveralStonesListsThem() {
    MoveReader reader = MoveReader.of(MoveDialect.SHORT);

    assertThat(reader.check("Lb3", START).alternatives())
        .isEqualTo(List.of(Move.parse("b1-b3"), Move.parse("d1-b3")));
    assertThat(reader.check("Ld5", START).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(reader.check("Lbxd3", START).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(MoveReader.of(MoveDialect.SHORT_LENIENT).check("Lbxd3", START).verdict())
        .isEqualTo(Verdict.LEGAL_FALSE_MARK);
  }
}
