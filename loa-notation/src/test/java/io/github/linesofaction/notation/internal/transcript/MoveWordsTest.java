package io.github.linesofaction.notation.internal.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.internal.read.TextLine;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that look like moves, and moves written as words. */
class MoveWordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "c\u01133",
        "a1",
        "p1",
        "A9",
        "P9",
        "ab1",
        "a1bz2",
        "a2345678",
        "a[[1",
        "a``1",
        "a@@1",
        "a{{1",
        "aa-aa-a1"
      })
  void someWordsAreMuchLikeMoves(String word) {
    assertThat(MoveWords.looksDamaged(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "q1",
        "Q1",
        "z1",
        "`1",
        "@1",
        "1a",
        "ab",
        "abc1",
        "aaa1",
        "azz1",
        "aAA1",
        "aZZ1",
        "a1bbb",
        "a23456789"
      })
  void othersAreNot(String word) {
    assertThat(MoveWords.looksDamaged(word)).isFalse();
  }

  @Test
  void digitsAndDots() {
    assertThat(MoveWords.hasDigit("x0")).isTrue();
    assertThat(MoveWords.hasDigit("9x")).isTrue();
    assertThat(MoveWords.hasDigit("/:x")).isFalse();
    assertThat(MoveWords.isDots("..\u2026")).isTrue();
    assertThat(MoveWords.isDots(".x")).isFalse();
    assertThat(MoveWords.isBlack("Black")).isTrue();
    assertThat(MoveWords.isBlack("b")).isTrue();
    assertThat(MoveWords.isBlack("White")).isFalse();
  }

  @Test
  void placesAreToldInAnyOrder() {
    TextLine line = new TextLine("abcdef", new Place("f", 10, 2, 5), Optional.empty());

    assertThat(line.place(4)).isEqualTo(new Place("f", 14, 2, 9));
    assertThat(line.place(4)).isEqualTo(new Place("f", 14, 2, 9));
    assertThat(line.place(1)).isEqualTo(new Place("f", 11, 2, 6));
    assertThat(line.place(0)).isEqualTo(new Place("f", 10, 2, 5));
  }

  private static RecordMove move(Color side, String text) {
    return new RecordMove(MoveReader.lenient().scan(text), side, Place.NOWHERE);
  }

  private static String write(TranscriptLayout format, RecordMove... moves) {
    return TranscriptWriter.of(format).toText(GameRecord.builder().moves(List.of(moves)).build());
  }

  @Test
  void movesOutOfTurnAreCountedEvenWhereOthersAreNot() {
    RecordMove first = move(Color.BLACK, "b1-b3");
    RecordMove second = move(Color.BLACK, "g1-g3");

    assertThat(write(TranscriptLayout.BARE, first, second)).isEqualTo("b1-b3\n2. g1-g3 *\n");
    assertThat(write(TranscriptLayout.BARE, move(Color.WHITE, "a2-c2")))
        .isEqualTo("1... a2-c2 *\n");
    assertThat(write(TranscriptLayout.NUMBERED, first, second)).isEqualTo("1. b1-b3\n2. g1-g3 *\n");
    assertThat(write(TranscriptLayout.BARE, first, move(Color.WHITE, "z9z")))
        .isEqualTo("b1-b3\n1... z9z *\n");
    assertThat(write(TranscriptLayout.BARE, first)).isEqualTo("b1-b3\n");
  }

  @Test
  void theSideThatMovesFirstIsTheOneOfTheRules() {
    Ruleset rules = Ruleset.builder(Ruleset.standard().start().withSideToMove(Color.WHITE)).build();
    GameRecord record =
        GameRecord.builder().rules(rules).moves(List.of(move(Color.WHITE, "a2-c2"))).build();

    assertThat(TranscriptWriter.of(TranscriptLayout.BARE).toText(record))
        .isEqualTo("[Position \"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w\"]\n\na2-c2\n");
  }

  @Test
  void movesThatCannotBePlayedAreWrittenAsTheyAreUnderstood() {
    RecordMove first = move(Color.BLACK, "C1:A3");
    RecordMove second = move(Color.WHITE, "B1:B9");

    assertThat(write(TranscriptLayout.ONE_LINE, first, second)).isEqualTo("1. c1xa3 b1xb9 *\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "z9z~1. z9z *",
        "z 9~1. z_9 {z 9} *",
        "` z9 `~1. z9 *",
        "a{b}(c)[d];,$#%*\"!\u00E9~1. a_b__c__d________!\u00E9 {a{b\\}(c)[d];,$#%*\"!\u00E9} *",
        "``~1. _ {} *",
        "z_~1. z_ {z_} *",
        "z\u00079~1. z_9 {z\u00079} *"
      })
  void unreadableMovesAreOneWordWithTheirTextBehindThem(String raw, String written) {
    RecordMove move =
        new RecordMove(MoveText.unreadable(raw, 0, "damaged"), Color.BLACK, Place.NOWHERE);

    assertThat(write(TranscriptLayout.ONE_LINE, move)).isEqualTo(written + "\n");
  }

  @Test
  void variationsWithoutMovesAndVariantsHaveTheirPlace() {
    GameRecord.Builder record =
        GameRecord.builder()
            .variant("Scrambled \"Eggs\"")
            .moves(List.of(move(Color.BLACK, "b1-b3"), move(Color.WHITE, "a2-c2")));
    record.comment(record.addEmpty(0), "x").comment(record.addEmpty(1), "y");

    assertThat(TranscriptWriter.of(TranscriptLayout.NUMBERED).toText(record.build()))
        .isEqualTo(
            "[Variant \"Scrambled \\\"Eggs\\\"\"]\n\n"
                + "1. b1-b3 (1. {x}) 1... a2-c2 (1... {y}) *\n");
  }

  @Test
  void recordsAreWrittenWithABlankLineBetween() throws IOException {
    GameRecord record = GameRecord.builder().moves(List.of(move(Color.BLACK, "b1-b3"))).build();
    StringBuilder out = new StringBuilder();

    TranscriptWriter.of(TranscriptLayout.NUMBERED).writeTo(List.of(record, record), out);

    assertThat(out).hasToString("1. b1-b3 *\n\n1. b1-b3 *\n");
  }

  @Test
  void aFormatHasNoNegativeNumberOfMovesALine() {
    assertThat(new TranscriptLayout(TranscriptLayout.Count.NONE, 0).perLine()).isZero();
    assertThatThrownBy(() -> new TranscriptLayout(TranscriptLayout.Count.NONE, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("perLine must be at least 0, was -1");
  }

  @Test
  void filesAreOpenedByTheirPath(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.txt");
    Files.writeString(file, "1. b1-b3 *");

    try (RecordReader reader = Reading.transcriptsIn(file, ReadOptions.strict())) {
      GameRecord record = reader.next();
      assertThat(record.place().source()).isEqualTo(file.toString());
      assertThat(record.toGame().moves()).containsExactly(Move.parse("b1-b3"));
    }
  }
}
