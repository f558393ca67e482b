package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.ShortForm;
import io.github.linesofaction.notation.position.BoardLegend;
import io.github.linesofaction.notation.position.BoardText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RandomRecords;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsTest {
  private static Form best(String text) {
    List<Detection> found = Records.detect(text);
    assertThat(found).as(text).isNotEmpty();
    return found.get(0).form();
  }

  @ParameterizedTest
  @CsvSource({
    "text/counted-plies.txt, COUNTED",
    "text/gemma-damaged.txt, TRANSCRIPT",
    "text/olympiad-1.txt, TRANSCRIPT",
    "text/shortest.txt, TRANSCRIPT",
    "text/three-pairs-a-line.txt, TRANSCRIPT",
    "sgf/blank-separators.sgf, SGF",
    "sgf/both-connected.sgf, SGF",
    "sgf/custom-run-together.sgf, SGF",
    "sgf/email-games-1.sgf, SGF",
    "sgf/gemma-one-line.sgf, SGF",
    "sgf/illegal-move-in-game-2.sgf, SGF",
    "sgf/live-padded-1.sgf, SGF",
    "sgf/live-padded-2.sgf, SGF",
    "sgf/long-identifiers-latin1.sgf, SGF",
    "sgf/lower-case-colons.sgf, SGF",
    "sgf/marked-and-escaped.sgf, SGF",
    "sgf/parachute-setup-only.sgf, SGF",
    "sgf/tournament-final.sgf, SGF"
  })
  void everySampleFileIsRecognised(String file, Form notation) throws IOException {
    try (InputStream stream = RecordsTest.class.getResourceAsStream("/records/" + file)) {
      assertThat(best(new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1)))
          .isEqualTo(notation);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b, POSITION",
    "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1, PLAY_STRATEGY",
    "142 289 8048, ACTIONS",
    "Ldd3 Lxf1 Ld5 L2f2, SHORT",
    "1. Ldd3 Lxf1 2. Ld5 L2f2, SHORT",
    "d1-b3 h5-g4, MOVES",
    "'B 1 c1 a3+', COUNTED",
    "'b1-b3 w 1. a2-c2', TRANSCRIPT",
    "'[Event \"x\"]', MOVES"
  })
  void shortSamplesAreRecognised(String text, Form notation) {
    assertThat(best(text)).isEqualTo(notation);
  }

  @Test
  void boardsAreRecognised() {
    Ruleset rules = Ruleset.standard();
    for (BoardLegend legend : List.of(BoardLegend.X_O, BoardLegend.O_X, BoardLegend.ZERO_ONE)) {
      String text =
          BoardText.of(rules.topology(), legend, BoardText.Orientation.TOP_RANK_FIRST)
              .toText(rules.start());
      assertThat(best(text)).isEqualTo(Form.BOARD);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Dear friends,\nthe game was fine.", "{}", "(2 ways)", "9999 9999"})
  void otherTextsAreNotRecognised(String text) {
    assertThat(Records.detect(text)).isEmpty();
  }

  @Test
  void onlyTheBeginningOfALongTextIsLookedAt() {
    String moves = "1. d1-b3 h5-g4 2. b1-b4 g4xg1\n".repeat(400);
    assertThat(moves.length()).isGreaterThan(Records.SAMPLE);

    assertThat(best(moves)).isEqualTo(Form.TRANSCRIPT);
    assertThat(Records.detect(moves).get(0).percent()).isEqualTo(95);
    assertThat(Records.detect(" ".repeat(Records.SAMPLE) + "1. d1-b3 h5-g4")).isEmpty();
    // A text without blanks is cut where it is.
    assertThat(Records.detect("x".repeat(Records.SAMPLE + 1))).isEmpty();
    // The last word is cut, and left out: no number of more than four digits is met.
    String numbers = "142 ".repeat(2_047) + "289 142";
    assertThat(numbers.length()).isGreaterThan(Records.SAMPLE);
    assertThat(best(numbers)).isEqualTo(Form.ACTIONS);
  }

  @ParameterizedTest
  @CsvSource({
    "'(;GM[9])', SGF, 99",
    "' \n( ; GaMe [9])', SGF, 99",
    "'letter (;GM[9])', SGF, 90",
    "'\uFEFF(;GM[9])', SGF, 99",
    "'1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b', POSITION, 99",
    "'1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w', PLAY_STRATEGY, 99",
    "'142,289', ACTIONS, 70",
    "'x...\n....\n....\n...o', BOARD, 80",
    "'d1-b3 h5-g4', MOVES, 95",
    "'d1-b3 h5-g4 z0-z1', MOVES, 63",
    "'[Event \"x\"]', MOVES, 20",
    "'White 1 d1-b3', COUNTED, 95",
    "'1 d1-b3 h5-g4', TRANSCRIPT, 95",
    "'Ldd3 b1-b3', MOVES, 95",
    "'Ldd3 Lxf1 b1-b3', SHORT, 95"
  })
  void aGuessSaysHowSureItIs(String text, Form notation, int percent) {
    Detection first = Records.detect(text.replace("\\n", "\n")).get(0);

    assertThat(first.form()).isEqualTo(notation);
    assertThat(first.percent()).isEqualTo(percent);
  }

  @Test
  void theSurestGuessComesFirst() {
    // The game in parentheses is a remark to a reader of transcripts.
    assertThat(Records.detect("1. d1-b3 h5-g4\n(;GM[9])"))
        .containsExactly(new Detection(Form.TRANSCRIPT, 95), new Detection(Form.SGF, 90));
    assertThat(best("\n(;GM[9]C[" + "x".repeat(Records.SAMPLE))).isEqualTo(Form.SGF);
  }

  @Test
  void whatIsNotedMakesAGuessLessSure() {
    assertThat(Records.detect("1. d1-b3 h5-g4 3. b1-b4").get(0).percent()).isEqualTo(71);
    assertThat(Records.detect("hello\n1. d1-b3 h5-g4").get(0).percent()).isEqualTo(95);
    assertThat(Records.detect("[Variant \"loa\"]")).containsExactly(new Detection(Form.MOVES, 20));
    assertThat(best("\n \n1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b")).isEqualTo(Form.POSITION);
  }

  @Test
  void gamesAreReadInTheCharsetOfTheCallerAndInAFormThatHoldsGames() {
    ReadOptions utf16 = ReadOptions.lenient().withCharset(StandardCharsets.UTF_16LE);
    byte[] game = "(;GM[9];B[b1-b3])".getBytes(StandardCharsets.UTF_16LE);
    byte[] position =
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b".getBytes(StandardCharsets.US_ASCII);

    assertThat(Reading.open("", new ByteArrayInputStream(game), utf16).readAll())
        .singleElement()
        .extracting(GameRecord::plies)
        .isEqualTo(1);
    assertThat(
            Reading.open("", new ByteArrayInputStream(position), ReadOptions.lenient()).readAll())
        .singleElement()
        .extracting(GameRecord::plies)
        .isEqualTo(0);
  }

  @Test
  void aGuessHasSomeChance() {
    assertThat(new Detection(Form.SGF, 1).percent()).isEqualTo(1);
    assertThat(new Detection(Form.SGF, 100).percent()).isEqualTo(100);
    for (int percent : new int[] {0, 101}) {
      assertThatThrownBy(() -> new Detection(Form.SGF, percent))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("percent must be from 1 to 100, was " + percent);
    }
  }

  @Property(tries = 20)
  void whatIsWrittenIsRecognised(@ForAll long seed) {
    GameRecord record = RandomRecords.plain(Ruleset.standard(), seed, 30);
    assertThat(best(TranscriptWriter.of(TranscriptLayout.NUMBERED).toText(record)))
        .isEqualTo(Form.TRANSCRIPT);
    assertThat(best(TranscriptWriter.of(TranscriptLayout.COUNTED).toText(record)))
        .isEqualTo(Form.COUNTED);
    assertThat(best(TranscriptWriter.of(TranscriptLayout.BARE).toText(record)))
        .isEqualTo(Form.MOVES);
    assertThat(best(ShortForm.PLAIN.toText(record.toGame()))).isEqualTo(Form.SHORT);
  }

  @Property(tries = 300)
  void anyTextMayBeAskedFor(@ForAll String text) {
    assertThat(Records.detect(text)).allMatch(each -> each.percent() <= 100);
  }

  @Test
  void formsAreFoundByName() {
    for (Form notation : List.of(Form.values())) {
      assertThat(Form.find(notation.id().toUpperCase(Locale.ROOT))).contains(notation);
      assertThat(notation.description()).isNotBlank();
    }
    assertThat(Form.find("pgn")).isEmpty();
    assertThat(Form.values()).hasSize(11);
  }

  @ParameterizedTest
  @CsvSource({
    "text/counted-plies.txt, 1, 9",
    "text/olympiad-1.txt, 1, 36",
    "sgf/tournament-final.sgf, 15, ",
    "sgf/gemma-one-line.sgf, 1, 44"
  })
  void filesAreReadInTheFormTheyAreIn(String file, int games, Integer plies) throws IOException {
    try (InputStream stream = RecordsTest.class.getResourceAsStream("/records/" + file);
        RecordReader reader = Reading.open(file, stream, ReadOptions.lenient())) {
      List<GameRecord> all = reader.readAll();
      assertThat(all).hasSize(games);
      if (plies != null) {
        assertThat(all.get(0).plies()).isEqualTo(plies);
      }
      assertThat(all.get(0).place().source()).isEqualTo(file);
    }
  }

  @Test
  void shortAlgebraicIsReadAndPlayedOver() {
    byte[] text = "1. Ldd3 Lxf1 2. Ld5 L2f2\n".repeat(1_000).getBytes(StandardCharsets.UTF_16);
    List<GameRecord> all =
        Reading.open("", new ByteArrayInputStream(text), ReadOptions.lenient()).readAll();

    assertThat(all).hasSize(1_000);
    assertThat(all.get(999).toGame()).hasToString("d1-d3 h3xf1 d3-d5 h2-f2");
    assertThat(
            Reading.open("", new ByteArrayInputStream(new byte[0]), ReadOptions.lenient())
                .hasNext())
        .isFalse();
  }

  @Test
  void aFormWithoutGamesCannotBeOpenedAsGames() {
    assertThatThrownBy(
            () -> Records.read(Source.of(""), ReadOptions.lenient().withForm(Form.BOARD)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("board: a form that holds no games");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[9];B[d1-b3])|SGF",
        "Dear all, here is the game: ( ; GaMe [9] SiZe [8] ;B[c1 a3])|SGF",
        "Ldd3 Lxf1 Ld5 L2f2|SHORT",
        "1. Ldb3 Lc2 2. Lb4 Lh1|SHORT",
        "1. c8-c6 h4-f2|TRANSCRIPT",
        "B 1 c1 a3+|COUNTED",
        "c1-c3 a2-c4|MOVES",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b|POSITION",
        "position startpos moves d1b3 h5g4|UCI",
        "startpos|UCI",
        "142 289|ACTIONS"
      })
  void aBeginningTellsTheFormInEveryCharset(String text, Form form) {
    for (String before :
        List.of("", "\uFEFF", "\n", "# a remark\n", "\uFEFF# one\r\n\r\n# two\n")) {
      assertThat(best(before + text)).as(before).isEqualTo(form);
    }
    byte[] bytes = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE);
    assertThat(Records.read(Source.of("", bytes)).readAll()).hasSize(1);
  }

  @Test
  void linesForProgramsAreGames() {
    String lines =
        """
        position startpos moves d1b3 h5g4
        # a remark
        startpos
        fen 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w moves a2c2 d1d3
        position fen 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1 moves
        position moves
        """;

    List<GameRecord> games =
        Records.read(Source.of("x", lines), ReadOptions.lenient().withForm(Form.UCI)).readAll();

    assertThat(games).hasSize(5);
    assertThat(games.get(0).toGame()).hasToString("d1-b3 h5-g4");
    assertThat(games.get(0).moves().get(1).place()).hasToString("x:1:30");
    assertThat(games.get(1).plies()).isEqualTo(0);
    assertThat(games.get(1).start()).isEmpty();
    assertThat(games.get(2).toGame())
        .hasToString("[1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w] a2-c2 d1-d3");
    assertThat(games.get(3).start()).contains(Ruleset.standard().start());
    assertThat(games.get(4).notes())
        .extracting(Note::kind)
        .containsExactly(Note.Kind.UNEXPECTED_TEXT);
    assertThat(games).extracting(GameRecord::number).containsExactly(1, 2, 3, 4, 5);
  }
}
