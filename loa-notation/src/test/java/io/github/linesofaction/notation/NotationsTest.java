package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.position.BoardLegend;
import io.github.linesofaction.notation.position.BoardText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RandomRecords;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.shortform.ShortForm;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.transcript.TranscriptFormat;
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

class NotationsTest {
  private static Notation best(String text) {
    List<Detection> found = Notations.detect(text);
    assertThat(found).as(text).isNotEmpty();
    return found.get(0).notation();
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
  void everySampleFileIsRecognised(String file, Notation notation) throws IOException {
    try (InputStream stream = NotationsTest.class.getResourceAsStream("/records/" + file)) {
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
  void shortSamplesAreRecognised(String text, Notation notation) {
    assertThat(best(text)).isEqualTo(notation);
  }

  @Test
  void boardsAreRecognised() {
    Ruleset rules = Ruleset.standard();
    for (BoardLegend legend : List.of(BoardLegend.X_O, BoardLegend.O_X, BoardLegend.ZERO_ONE)) {
      String text =
          BoardText.of(rules.topology(), legend, BoardText.Orientation.TOP_RANK_FIRST)
              .write(rules.start());
      assertThat(best(text)).isEqualTo(Notation.BOARD);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Dear friends,\nthe game was fine.", "{}", "(2 ways)", "9999 9999"})
  void otherTextsAreNotRecognised(String text) {
    assertThat(Notations.detect(text)).isEmpty();
  }

  @Test
  void onlyTheBeginningOfALongTextIsLookedAt() {
    String moves = "1. d1-b3 h5-g4 2. b1-b4 g4xg1\n".repeat(400);
    assertThat(moves.length()).isGreaterThan(Notations.SAMPLE);

    assertThat(best(moves)).isEqualTo(Notation.TRANSCRIPT);
    assertThat(Notations.detect(moves).get(0).percent()).isEqualTo(95);
    assertThat(Notations.detect(" ".repeat(Notations.SAMPLE) + "1. d1-b3 h5-g4")).isEmpty();
    // A text without blanks is cut where it is.
    assertThat(Notations.detect("x".repeat(Notations.SAMPLE + 1))).isEmpty();
    // The last word is cut, and left out: no number of more than four digits is met.
    String numbers = "142 ".repeat(2_047) + "289 142";
    assertThat(numbers.length()).isGreaterThan(Notations.SAMPLE);
    assertThat(best(numbers)).isEqualTo(Notation.ACTIONS);
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
  void aGuessSaysHowSureItIs(String text, Notation notation, int percent) {
    Detection first = Notations.detect(text.replace("\\n", "\n")).get(0);

    assertThat(first.notation()).isEqualTo(notation);
    assertThat(first.percent()).isEqualTo(percent);
  }

  @Test
  void theSurestGuessComesFirst() {
    // The game in parentheses is a remark to a reader of transcripts.
    assertThat(Notations.detect("1. d1-b3 h5-g4\n(;GM[9])"))
        .containsExactly(new Detection(Notation.TRANSCRIPT, 95), new Detection(Notation.SGF, 90));
    assertThat(best("\n(;GM[9]C[" + "x".repeat(Notations.SAMPLE))).isEqualTo(Notation.SGF);
  }

  @Test
  void whatIsNotedMakesAGuessLessSure() {
    assertThat(Notations.detect("1. d1-b3 h5-g4 3. b1-b4").get(0).percent()).isEqualTo(71);
    assertThat(Notations.detect("hello\n1. d1-b3 h5-g4").get(0).percent()).isEqualTo(95);
    assertThat(Notations.detect("[Variant \"loa\"]"))
        .containsExactly(new Detection(Notation.MOVES, 20));
    assertThat(best("\n \n1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"))
        .isEqualTo(Notation.POSITION);
  }

  @Test
  void gamesAreReadInTheCharsetOfTheCallerAndInAFormThatHoldsGames() {
    RecordOptions utf16 =
        RecordOptions.lenient()
            .withText(ReadOptions.lenient().withCharset(StandardCharsets.UTF_16LE));
    byte[] game = "(;GM[9];B[b1-b3])".getBytes(StandardCharsets.UTF_16LE);
    byte[] position =
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b".getBytes(StandardCharsets.US_ASCII);

    assertThat(Notations.open("", new ByteArrayInputStream(game), utf16).readAll())
        .singleElement()
        .extracting(GameRecord::plies)
        .isEqualTo(1);
    assertThat(
            Notations.open("", new ByteArrayInputStream(position), RecordOptions.lenient())
                .readAll())
        .isEmpty();
    assertThat(Notations.all()).hasSize(9);
  }

  @Test
  void aGuessHasSomeChance() {
    assertThat(new Detection(Notation.SGF, 1).percent()).isEqualTo(1);
    assertThat(new Detection(Notation.SGF, 100).percent()).isEqualTo(100);
    for (int percent : new int[] {0, 101}) {
      assertThatThrownBy(() -> new Detection(Notation.SGF, percent))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("percent must be from 1 to 100, was " + percent);
    }
  }

  @Property(tries = 20)
  void whatIsWrittenIsRecognised(@ForAll long seed) {
    GameRecord record = RandomRecords.plain(Ruleset.standard(), seed, 30);
    assertThat(best(TranscriptWriter.of(TranscriptFormat.NUMBERED).write(record)))
        .isEqualTo(Notation.TRANSCRIPT);
    assertThat(best(TranscriptWriter.of(TranscriptFormat.COUNTED).write(record)))
        .isEqualTo(Notation.COUNTED);
    assertThat(best(TranscriptWriter.of(TranscriptFormat.BARE).write(record)))
        .isEqualTo(Notation.MOVES);
    assertThat(best(ShortForm.PLAIN.write(record.toGame()))).isEqualTo(Notation.SHORT);
  }

  @Property(tries = 300)
  void anyTextMayBeAskedFor(@ForAll String text) {
    assertThat(Notations.detect(text)).allMatch(each -> each.percent() <= 100);
  }

  @Test
  void formsAreFoundByName() {
    for (Notation notation : Notations.all()) {
      assertThat(Notations.byId(notation.id().toUpperCase(Locale.ROOT))).contains(notation);
      assertThat(notation.description()).isNotBlank();
    }
    assertThat(Notations.byId("pgn")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "text/counted-plies.txt, 1, 9",
    "text/olympiad-1.txt, 1, 36",
    "sgf/tournament-final.sgf, 15, ",
    "sgf/gemma-one-line.sgf, 1, 44"
  })
  void filesAreReadInTheFormTheyAreIn(String file, int games, Integer plies) throws IOException {
    try (InputStream stream = NotationsTest.class.getResourceAsStream("/records/" + file);
        RecordReader reader = Notations.open(file, stream, RecordOptions.lenient())) {
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
        Notations.open("", new ByteArrayInputStream(text), RecordOptions.lenient()).readAll();

    assertThat(all).hasSize(1_000);
    assertThat(all.get(999).toGame()).hasToString("d1-d3 h3xf1 d3-d5 h2-f2");
    assertThat(
            Notations.open("", new ByteArrayInputStream(new byte[0]), RecordOptions.lenient())
                .hasNext())
        .isFalse();
  }

  @Test
  void aFormWithoutGamesCannotBeOpenedAsGames() {
    assertThatThrownBy(
            () ->
                Notations.open(
                    Notation.POSITION, "", InputStream.nullInputStream(), RecordOptions.lenient()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
