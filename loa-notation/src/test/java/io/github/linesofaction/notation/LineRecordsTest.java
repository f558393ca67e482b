package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineRecordsTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();

  private static RecordReader reader(String text, Form form, ReadOptions options) {
    return Records.read(Source.of(text), options.withForm(form));
  }

  private static GameRecord one(String text, Form form) {
    List<GameRecord> all = reader(text, form, LENIENT).readAll();
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  @Test
  void behindTheLastLineThereIsNoGame() {
    RecordReader reader = reader("position startpos moves d1b3\n\n", Form.UCI, LENIENT);

    assertThat(reader.next().plies()).isEqualTo(1);
    assertThat(reader.hasNext()).isFalse();
    assertThatThrownBy(reader::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageStartingWith("no more games in ");
  }

  @Test
  void aClosedReaderHasNoMoreGames() {
    RecordReader reader = reader("142 289\n142 289\n", Form.ACTIONS, LENIENT);
    assertThat(reader.next().plies()).isEqualTo(2);

    reader.close();

    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void noMoreGamesAreReadThanTheLimitAllows() {
    RecordReader reader =
        reader("142 289\n142 289\n142\n", Form.ACTIONS, LENIENT.withLimit(ReadLimit.GAMES, 2));

    assertThatThrownBy(reader::readAll)
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("no more than the limit 'games' allows, 2");
  }

  @Test
  void ofATooLongLineTheRestIsLeftOut() {
    RecordReader reader =
        reader("142 289 142 289\n", Form.ACTIONS, LENIENT.withLimit(ReadLimit.LINE_LENGTH, 7));
    GameRecord record = reader.next();

    assertThat(record.plies()).isEqualTo(2);
    assertThat(record.notes()).extracting(Note::kind).containsExactly(Note.Kind.LIMIT_EXCEEDED);
  }

  @Test
  void aPositionStringOfAServerIsAStart() {
    GameRecord record =
        one("1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1", Form.PLAY_STRATEGY);

    assertThat(record.plies()).isZero();
    assertThat(record.start()).isPresent();
    assertThat(record.notes()).isEmpty();
  }

  @Test
  void aPositionOnAHexagonNamesNoBoardOfSquares() {
    Setup hexagon =
        Setup.builder(Topology.hexagon(3))
            .put(Color.BLACK, Square.of("a1"), Square.of("a3"))
            .put(Color.WHITE, Square.of("e1"), Square.of("e3"))
            .build();
    GameRecord record = one(hexagon.toString(), Form.POSITION);

    assertThat(record.start()).contains(hexagon);
    assertThat(record.rules()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "position startpos moves b1b3 a2c2, 2, BLACK",
    "position fen 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w moves a2c2, 1, WHITE",
    "position fen 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1 moves b1b3, 1, BLACK",
    "position startpos, 0, BLACK"
  })
  void linesOfProgramsAreRead(String text, int plies, Color first) {
    GameRecord record = one(text, Form.UCI);

    assertThat(record.notes()).isEmpty();
    assertThat(record.plies()).isEqualTo(plies);
    if (plies > 0) {
      assertThat(record.mainLine().get(0).move().orElseThrow().color()).isEqualTo(first);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"142 99999", "142 9999", "142 x", "142 -1"})
  void whatIsNoNumberOfAnActionIsTold(String text) {
    GameRecord record = one(text, Form.ACTIONS);

    assertThat(record.plies()).isZero();
    assertThat(record.notes())
        .singleElement()
        .extracting(Note::kind)
        .isEqualTo(Note.Kind.UNEXPECTED_TEXT);
  }
}
