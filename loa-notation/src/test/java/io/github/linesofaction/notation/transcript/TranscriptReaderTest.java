package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.Records;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptReaderTest {
  private static final String SHORTEST =
      "1. d1-b3 h5-g4 2. b1-b4 g4xg1 3. b4-e7 a3xc1 4. b3-e6 h3xf1 5. e1-e5";
  private static final String SHORTEST_MOVES =
      "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5";
  private static final ReadOptions LENIENT = ReadOptions.lenient();

  static List<GameRecord> readAll(String text) {
    return Reading.transcripts(text, LENIENT).readAll();
  }

  static GameRecord read(String text) {
    List<GameRecord> all = readAll(text);
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  static String moves(GameRecord record) {
    return record.moves().stream().map(RecordMove::toString).collect(Collectors.joining(" "));
  }

  static String played(GameRecord record) {
    return record.toGame().moves().stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  private static List<Note.Kind> noteKinds(GameRecord record) {
    return record.notes().stream().map(Note::kind).toList();
  }

  private static GameRecord file(String name, ReadOptions options) throws IOException {
    try (InputStream stream =
            TranscriptReaderTest.class.getResourceAsStream("/records/text/" + name);
        RecordReader reader = Reading.transcripts(name, stream, options)) {
      List<GameRecord> all = reader.readAll();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  // K1
  @ParameterizedTest
  @ValueSource(
      strings = {
        SHORTEST,
        "1.\td1-b3\th5-g4\n2.\tb1-b4\tg4xg1\n3. b4-e7 a3xc1\n4. b3-e6 h3xf1\n5. e1-e5\n",
        "1.\u00A0d1-b3\u00A0h5-g4 2. b1-b4\ng4xg1 3.\nb4-e7 a3xc1 4. b3-e6\nh3xf1 5. e1-e5",
        "1. d1-b3 h5-g4   2. b1-b4 g4xg1   3. b4-e7 a3xc1\n4. b3-e6 h3xf1   5. e1-e5",
        "1.d1b3 h5g4 2.b1b4 g4xg1 3.b4e7 a3xc1 4.b3e6 h3xf1 5.e1e5",
        "1. D1-B3 H5-G4 2. b1 - b4 g4:g1 3. b4- e7 a3 -c1 4. b3-e6 h3-f1 5. e1-e5#",
        "d1-b3 h5-g4 b1-b4 g4xg1 b4-e7 a3xc1 b3-e6 h3xf1 e1-e5",
        "# the shortest game\nd1-b3\nh5-g4\nb1-b4\ng4-g1 # a capture\nb4-e7\na3-c1\nb3-e6\nh3-f1\n"
            + "e1-e5\n",
        "B 1 d1 b3\nW 2 h5 g4\nB 3 b1 b4\nW 4 g4 g1+\nB 5 b4 e7\nW 6 a3 c1+\nB 7 b3 e6\n"
            + "W 8 h3 f1+\nB 9 e1 e5",
        "1. d1-b3 1... h5-g4 2. b1-b4 2... g4xg1 3. b4-e7 3... a3xc1 4. b3-e6 h3xf1 5. e1-e5",
        "1 d1-b3 h5-g4 2 b1-b4 g4xg1 3 b4-e7 a3xc1 4 b3-e6 h3xf1 5 e1-e5",
        "1. d1-b3, h5-g4, 2. b1-b4, g4xg1, 3. b4-e7 a3xc1 4. b3-e6 h3xf1 5. e1-e5"
      })
  void theSameGameInManyForms(String text) {
    GameRecord record = read(text);

    assertThat(played(record)).isEqualTo(SHORTEST_MOVES);
    assertThat(record.toGame().outcome()).contains(Outcome.win(Color.BLACK, EndReason.GOAL));
  }

  // K2
  @Test
  void threePairsALine() throws IOException {
    GameRecord record = file("three-pairs-a-line.txt", LENIENT);
    RecordVerdict verdict = RecordValidator.standard().judge(record);

    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.remarks()).isEmpty();
    assertThat(verdict.plies()).isEqualTo(26);
    assertThat(verdict.outcome()).contains(Outcome.win(Color.WHITE, EndReason.RESIGNATION));
    List<Move> played = verdict.game().orElseThrow().moves();
    for (int i = 0; i < played.size(); i++) {
      assertThat(record.moves().get(i).text().hasCaptureMark())
          .isEqualTo(played.get(i).isCapture());
    }
    assertThat(record.root().comments()).containsExactly("Player A  vs  Player B");
    assertThat(record.result()).isEqualTo(StatedResult.parse("0-1"));
  }

  // K3
  @Test
  void countedPlies() throws IOException {
    RecordVerdict verdict = RecordValidator.standard().judge(file("counted-plies.txt", LENIENT));

    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.plies()).isEqualTo(9);
    assertThat(verdict.game().orElseThrow().lastMove()).contains(Move.parse("a3xa7"));
    assertThat(verdict.outcome()).contains(Outcome.win(Color.WHITE, EndReason.GOAL_BY_OPPONENT));
  }

  @ParameterizedTest
  @CsvSource({
    "olympiad-1.txt, 36", "olympiad-2.txt, 33", "olympiad-3.txt, 36", "olympiad-4.txt, 33",
    "olympiad-5.txt, 34", "olympiad-6.txt, 38", "olympiad-7.txt, 35", "shortest.txt, 9"
  })
  void theOlympiadGamesAreSound(String name, int plies) throws IOException {
    GameRecord record = file(name, LENIENT);
    RecordVerdict verdict = RecordValidator.standard().judge(record);

    assertThat(verdict.faults()).isEmpty();
    assertThat(verdict.plies()).isEqualTo(plies);
    assertThat(record.notes()).isEmpty();
    assertThat(file(name, ReadOptions.strict())).isEqualTo(record);
  }

  // K4
  @Test
  void marksAreKept() {
    GameRecord record = read("1.c1c3 a2c4 2.f1xc4 a6xc4+ 3. b1-b3! ?? h2-f2 !?");

    assertThat(moves(record)).isEqualTo("c1-c3 a2-c4 f1xc4 a6xc4+ b1-b3 h2-f2");
    assertThat(record.mainLine().get(4).signs()).containsExactly(Sign.GOOD, Sign.BLUNDER);
    assertThat(record.mainLine().get(5).signs()).containsExactly(Sign.INTERESTING);
  }

  // K5 and E1
  @Test
  void theDamagedTranscriptNamesThePlaceOfItsFault() throws IOException {
    GameRecord record = file("gemma-damaged.txt", LENIENT.withDefaultRules(TestRules.gemma()));
    RecordVerdict verdict = RecordValidator.standard().judge(record);

    assertThat(verdict.faults()).hasSize(1);
    RecordFault fault = verdict.faults().get(0);
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.UNREADABLE_MOVE);
    assertThat(fault.place().line()).isEqualTo(1);
    assertThat(fault.place().column()).isEqualTo(3);
    assertThat(fault.move()).isEqualTo("cē3");
    assertThat(noteKinds(record)).containsExactly(Note.Kind.MOVES_RUN_TOGETHER);
    assertThat(record.notes().get(0).message()).contains("e3f2d6xf6", "e3-f2", "d6xf6");
    assertThat(record.plies()).isEqualTo(44);
  }

  @Test
  void theDamagedTranscriptMendedIsSound() throws IOException {
    GameRecord record = file("gemma-damaged.txt", LENIENT.withDefaultRules(TestRules.gemma()));
    List<RecordMove> moves = new ArrayList<>(record.moves());
    moves.set(0, moves.get(0).withText(MoveText.of(Move.parse("c1-c3"))));

    RecordVerdict verdict =
        RecordValidator.standard().judge(record.toBuilder().moves(moves).build());

    assertThat(verdict.faults()).isEmpty();
    assertThat(verdict.plies()).isEqualTo(44);
    assertThat(verdict.game().orElseThrow().position())
        .hasToString("1######1/#3##1#/#1####w#/#b####b#/####w#w#/#####wb#/#1#2#1#/1######1 b");
  }

  @Test
  void theDamagedTranscriptStopsStrictReading() throws IOException {
    assertThatThrownBy(
            () -> file("gemma-damaged.txt", ReadOptions.strict().withDialect(MoveDialect.LENIENT)))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("gemma-damaged.txt:1:3 (game 1)")
        .hasMessageContaining("cē3");
  }

  // K6
  @Test
  void aWrongCountIsOnlyWarnedAbout() {
    GameRecord record = read("1. b1-b3 a2-c2 3. g1-g3 h2-f2");

    assertThat(moves(record)).isEqualTo("b1-b3 a2-c2 g1-g3 h2-f2");
    assertThat(noteKinds(record)).containsExactly(Note.Kind.MOVE_NUMBER_WRONG);
    assertThat(RecordValidator.standard().judge(record).isSound()).isTrue();
  }

  @Test
  void aMissingMoveIsAWrongTurn() {
    RecordVerdict verdict = RecordValidator.standard().judge(read("1. b1-b3 2. g1-g3 h2-f2"));

    assertThat(verdict.faults())
        .singleElement()
        .satisfies(
            fault -> {
              assertThat(fault.kind()).isEqualTo(RecordFault.Kind.WRONG_TURN);
              assertThat(fault.ply()).isEqualTo(2);
            });
    assertThat(RecordValidator.standard().judge(read("B 1 b1 b3\nB 3 g1 g3")).faults())
        .singleElement()
        .extracting(RecordFault::kind)
        .isEqualTo(RecordFault.Kind.WRONG_TURN);
  }

  // K7
  @Test
  void aSetupWithWhiteToMove() {
    GameRecord record =
        read("[Position \"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w\"]\n\n1... a2-c2 2. b1-b3");

    assertThat(record.start()).contains(Setup.parse("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w"));
    assertThat(record.tags()).isEmpty();
    assertThat(record.notes()).isEmpty();
    assertThat(played(record)).isEqualTo("a2-c2 b1-b3");
  }

  // K8
  @ParameterizedTest
  @CsvSource({
    "1-0, BLACK_WINS",
    "0-1, WHITE_WINS",
    "1/2-1/2, DRAW",
    "½-½, DRAW",
    "1/2, DRAW",
    "Draw, DRAW",
    "*, OPEN"
  })
  void resultsBehindTheMoves(String text, StatedResult.Verdict verdict) {
    assertThat(read("1. b1-b3 a2-c2 " + text).result().verdict()).isEqualTo(verdict);
    assertThat(read("1. b1-b3 a2-c2\n" + text).result().verdict()).isEqualTo(verdict);
    assertThat(read("[Result \"" + text + "\"]\n1. b1-b3 a2-c2").result().verdict())
        .isEqualTo(verdict);
  }

  @Test
  void unknownResultsAreKept() {
    assertThat(read("[Result \"Game won by X\"]\n1. b1-b3 a2-c2 *").result().text())
        .isEqualTo("Game won by X");
    assertThat(read("[Result \"B+R\"]\n1. b1-b3 a2-c2 1-0").result())
        .isEqualTo(StatedResult.parse("B+R"));
  }

  @Test
  void resultsThatDifferAreReportedAndBothKept() {
    GameRecord record = read("[Result \"1-0\"]\n1. b1-b3 a2-c2 0-1");

    assertThat(noteKinds(record)).containsExactly(Note.Kind.RESULTS_DIFFER);
    assertThat(record.result()).isEqualTo(StatedResult.parse("0-1"));
    assertThat(record.tag("Result")).contains("1-0");
  }

  // K9
  @Test
  void remarksAreNoMoves() {
    GameRecord record =
        read(
            "{ first } 1. b1-b3 { [%clk 0:03:00] } a2-c2 ; to the end 2. c1-c3\n"
                + "2. g1-g3 (2 ways) h2-f2 # also\n{two\nlines \\} here}");

    assertThat(played(record)).isEqualTo("b1-b3 a2-c2 g1-g3 h2-f2");
    assertThat(Records.lines(record)).hasSize(1);
    assertThat(record.root().comments()).containsExactly("first");
    assertThat(record.mainLine().stream().map(RecordNode::comments))
        .containsExactly(
            List.of("[%clk 0:03:00]"),
            List.of("to the end 2. c1-c3"),
            List.of("2 ways"),
            List.of("also", "two\nlines } here"));
    assertThat(record.notes()).isEmpty();
  }

  // K10
  @Test
  void annotationsAndVariationsLeaveTheMainLineAlone() {
    GameRecord record =
        read(
            "1. b1-b3 $1 (1. c1-c3 a2-c4 (1... h2-f2 {why} 2. d1-d3) 2. f1xc4) a2-c2 $2$14 "
                + "2. g1-g3 (2. d1-d3)");

    assertThat(moves(record)).isEqualTo("b1-b3 a2-c2 g1-g3");
    assertThat(record.mainLine().get(0).signs()).containsExactly(Sign.GOOD);
    assertThat(record.mainLine().get(1).signs()).containsExactly(Sign.MISTAKE, new Sign(14));
    assertThat(Records.lines(record))
        .hasSize(4)
        .contains("[c1-c3, a2-c4, f1xc4]", "[c1-c3, h2-f2, d1-d3]", "[b1-b3, a2-c2, d1-d3]");
    assertThat(record.notes()).isEmpty();
  }

  // K11
  @Test
  void oddTagsNeverStopTheMoves() {
    GameRecord record =
        read(
            "[P1 \"Anna\"]\n"
                + "[P2 \"Bert (\\\"B\\\")\"]\n"
                + "[ECO \"?\"]\n"
                + "[Time 0:03]\n"
                + "[x \"a ( b ] c\"]\n"
                + "[Whatever \"\"]\n"
                + "1. b1-b3 a2-c2");

    assertThat(moves(record)).isEqualTo("b1-b3 a2-c2");
    assertThat(record.tags())
        .containsExactly(
            new Tag("P1", "Anna"),
            new Tag("P2", "Bert (\"B\")"),
            new Tag("ECO", "?"),
            new Tag("Time", "0:03"),
            new Tag("x", "a ( b ] c"),
            new Tag("Whatever", ""));
    assertThat(record.title()).isEqualTo("Anna – Bert (\"B\")");
    assertThat(noteKinds(record)).containsExactly(Note.Kind.TAG_MALFORMED);
  }

  // K12
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF[Event \"x\"]\n\n1. b1-b3 a2-c2\n2. g1-g3",
        "[Event \"x\"]\r\n\r\n1. b1-b3 a2-c2\r\n2. g1-g3\r\n",
        "\n\n\n[Event \"x\"]\n1. b1-b3 a2-c2 2. g1-g3",
        "[Event \"x\"]\n\n\n1. b1-b3\n\na2-c2\n2. g1-g3\n\n",
        "[Event \"x\"] 1. b1-b3 a2-c2 2. g1-g3",
        "[Event \"x\"]\r\r1. b1-b3 a2-c2 2. g1-g3\r"
      })
  void lineEndsAndBlankLinesDoNotMatter(String text) {
    GameRecord expected = read("[Event \"x\"]\n\n1. b1-b3 a2-c2 2. g1-g3");

    assertThat(read(text)).isEqualTo(expected);
    byte[] utf16 = text.replace("\uFEFF", "").getBytes(StandardCharsets.UTF_16);
    assertThat(Reading.transcripts("", new ByteArrayInputStream(utf16), LENIENT).readAll())
        .containsExactly(expected);
  }

  @Test
  void aCommentBeforeTheFirstMoveStaysBeforeIt() {
    GameRecord record = read("[Event \"x\"]\n{hello} 1. b1-b3");

    assertThat(record.root().comments()).containsExactly("hello");
  }

  // K13
  @Test
  void blackIsTheFirstFigure() {
    GameRecord record = read("[Black \"Anna\"]\n" + SHORTEST + " 1-0");

    assertThat(record.result().winner()).contains(Color.BLACK);
    assertThat(RecordValidator.standard().judge(record).isSound()).isTrue();
  }

  // E3
  @Test
  void aGameOfTagsAloneHasNoPlies() {
    List<GameRecord> games =
        readAll(
            "[Event \"a\"]\n\n"
                + "1. b1-b3 a2-c2\n\n"
                + "[Event \"b\"]\n\n"
                + "[Event \"c\"]\n\n"
                + "1. g1-g3 h2-f2\n");

    assertThat(games.stream().map(TranscriptReaderTest::moves))
        .containsExactly("b1-b3 a2-c2", "", "g1-g3 h2-f2");
    assertThat(games.stream().map(GameRecord::number)).containsExactly(1, 2, 3);
    assertThat(games.get(2).place()).hasToString("line 7, column 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 a2-c2\n1. g1-g3 h2-f2\n",
        "1. b1-b3 a2-c2 1-0 1. g1-g3 h2-f2\n",
        "1. b1-b3 a2-c2 1-0\n\ng1-g3 h2-f2\n",
        "b1-b3\na2-c2\n\ng1-g3\nh2-f2\n",
        "B 1 b1 b3\nW 2 a2 c2\nB 1 g1 g3\nW 2 h2 f2",
        "1. b1-b3 a2-c2 *\nSecond game:\n1. g1-g3 h2-f2 *",
        "1. b1-b3 a2-c2 (1... a2-\n\n1. g1-g3 h2-f2 *",
        "1. b1-b3 a2-c2 {not closed\n\n1. g1-g3 h2-f2 *",
        "1. b1-b3 a2-c2 {not closed\n\n[Event \"x\"]\n1. g1-g3 h2-f2 *",
        "1. b1-b3 a2-c2 (three\n\n[Event \"x\"]\n1. g1-g3 h2-f2 *"
      })
  void twoGamesInOneText(String text) {
    assertThat(readAll(text).stream().map(TranscriptReaderTest::moves))
        .containsExactly("b1-b3 a2-c2", "g1-g3 h2-f2");
  }

  @Test
  void identicalGamesStayTwo() {
    assertThat(readAll(SHORTEST + "\n\n" + SHORTEST))
        .hasSize(2)
        .extracting(GameRecord::plies)
        .containsOnly(9);
  }

  // E1
  @Test
  void anErrorInOneGameLeavesTheNextAlone() {
    List<GameRecord> games =
        readAll("1. b1-b3 a2-c2 2. b1-b3 c2-a2\n\n1. b1-b3 z9 2. q a2-c2\n\n" + SHORTEST);

    assertThat(games).hasSize(3);
    List<RecordVerdict> verdicts = games.stream().map(RecordValidator.standard()::judge).toList();
    assertThat(verdicts.stream().map(RecordVerdict::plies)).containsExactly(2, 1, 9);
    assertThat(verdicts.get(0).faults())
        .singleElement()
        .hasToString("line 1, column 19: game 1, ply 3, b1-b3: b1 is empty: no stone to move");
    assertThat(verdicts.get(2).isSound()).isTrue();
  }

  @Test
  void wordsBetweenMovesAreRemarks() {
    GameRecord record =
        read(
            "1. b1-b3 a2-c2 very good\n2. g1-g3 h2-f2\nnow Black thought for 20 minutes\n3. d1-d3");

    assertThat(moves(record)).isEqualTo("b1-b3 a2-c2 g1-g3 h2-f2 d1-d3");
    assertThat(record.mainLine().get(1).comments()).containsExactly("very good");
    assertThat(record.mainLine().get(3).comments())
        .containsExactly("now Black thought for 20 minutes");
    assertThat(noteKinds(record))
        .containsExactly(Note.Kind.TEXT_BETWEEN_MOVES, Note.Kind.TEXT_BETWEEN_MOVES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n\n", "Just a letter.\nWith 2 lines.", "{only a remark}", "1-0", ")"})
  void textWithoutMovesIsNoGame(String text) {
    assertThat(readAll(text)).isEmpty();
  }

  @Test
  void textBehindTheLastGameIsNoted() {
    RecordReader reader = Reading.transcripts("1. b1-b3 *\nThe end.", LENIENT);

    assertThat(reader.readAll()).hasSize(1);
    assertThat(reader.notes()).extracting(Note::kind).containsExactly(Note.Kind.TEXT_BEFORE_MOVES);
  }

  @Test
  void resignationsAndForfeits() {
    assertThat(read("1. b1-b3 a2-c2 2. Resigns").toGame().outcome())
        .contains(Outcome.win(Color.WHITE, EndReason.RESIGNATION));
    assertThat(read("1. b1-b3 forfeit").toGame().outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.FORFEIT));
    assertThat(read("b1-b3\nresign\n").toGame().outcome())
        .contains(Outcome.win(Color.BLACK, EndReason.RESIGNATION));
  }

  @Test
  void variantsAndPresetsAreFoundByName() {
    GameRecord record = read("[Variant \"Scrambled Eggs\"]\n[Rules \"soucie\"]\n1. f1xh3 a2-c2");

    assertThat(record.variant()).contains("Scrambled Eggs");
    assertThat(record.rules().map(Ruleset::repetition)).contains(Repetition.NONE);
    assertThat(record.tags()).isEmpty();
    assertThat(read("[Rules \"house rules\"]\n1. f1xh3 a2-c2").tags())
        .containsExactly(new Tag("Rules", "house rules"));
    assertThat(read("[Variant \"Loa-12\"]\n1. f1xh3").rules().map(Ruleset::topology))
        .contains(Topology.square(12));
    assertThat(read("[Variant \"Nobody's\"]\n1. f1xh3").rules()).isEmpty();
  }

  @Test
  void anUnreadableStartIsAFault() {
    GameRecord record = read("[Position \"8/8\"]\n1. b1-b3");

    assertThat(noteKinds(record)).containsExactly(Note.Kind.START_UNREADABLE);
    assertThat(record.tag("Position")).contains("8/8");
    assertThat(RecordValidator.standard().judge(record).faults())
        .extracting(RecordFault::kind)
        .containsExactly(RecordFault.Kind.BAD_SETUP);
  }

  @Test
  void twoRemovalsInARowAreTwoMovesWhereRemovalsAreKnown() {
    ReadOptions gemma = LENIENT.withDefaultRules(TestRules.gemma());

    assertThat(moves(Reading.transcripts("1. e8 d4 2. c1c3 E8-^^", gemma).next()))
        .isEqualTo("e8 d4 c1-c3 e8");
    assertThat(moves(read("1. e8 d4"))).isEqualTo("e8-d4");
    assertThat(moves(Reading.transcripts("B 1 e8 d4", gemma).next())).isEqualTo("e8-d4");
  }

  @Test
  void latin1AndUtf8NamesAreBothRead() {
    String text = "[P1 \"Bäcker\"]\n1. b1–b3 a2–c2 ½-½";
    GameRecord expected = read(text);
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    byte[] latin1 = text.replace('–', '-').getBytes(StandardCharsets.ISO_8859_1);

    assertThat(expected.result().verdict()).isEqualTo(StatedResult.Verdict.DRAW);
    assertThat(Reading.transcripts("", new ByteArrayInputStream(utf8), LENIENT).next())
        .isEqualTo(expected);
    assertThat(Reading.transcripts("", new ByteArrayInputStream(latin1), LENIENT).next())
        .isEqualTo(expected);
  }

  @Test
  void placesCountBytesAndColumns() {
    byte[] bytes = "1. b1–b3 {é} q7\n".getBytes(StandardCharsets.UTF_8);
    GameRecord record = Reading.transcripts("f", new ByteArrayInputStream(bytes), LENIENT).next();

    assertThat(record.moves().get(1).place()).hasToString("f:1:14");
    assertThat(record.moves().get(1).place().offset()).isEqualTo(16);
  }

  @Test
  void aStreamIsLazyAndClosesItsSource() {
    AtomicBoolean closed = new AtomicBoolean();
    StringReader text =
        new StringReader((SHORTEST + "\n\n").repeat(100_000)) {
          @Override
          public void close() {
            closed.set(true);
            super.close();
          }
        };
    try (Stream<GameRecord> games = Reading.transcripts("x", text, LENIENT).stream()) {
      assertThat(games.limit(3).mapToInt(GameRecord::plies).sum()).isEqualTo(27);
    }
    assertThat(closed).isTrue();
  }

  @Test
  void aClosedReaderHasNoMoreGames() {
    RecordReader reader = Reading.transcripts(SHORTEST + "\n\n" + SHORTEST, LENIENT);
    reader.next();
    reader.close();

    assertThat(reader.hasNext()).isFalse();
    assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 a2-c2 3. g1-g3",
        "1. b1-b3 cē3",
        "1. b1-b3 a2-c2 oh",
        "1. b1-b3 )",
        "1. b1b3",
        "1. b1-b3 {oh",
        "1. b1-b3 (1. c1-c3",
        "[Time 0:03]\n1. b1-b3",
        "[Position \"8\"]\n1. b1-b3",
        "[Result \"1-0\"]\n1. b1-b3 0-1"
      })
  void strictReadingStopsAtTheFirstFault(String text) {
    RecordReader reader = Reading.transcripts(text, ReadOptions.strict());

    assertThatThrownBy(reader::readAll)
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("(game 1)");
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void limitsBoundAGame() {
    ReadOptions limits =
        ReadOptions.lenient()
            .withLimit(ReadLimit.NODES, 3)
            .withLimit(ReadLimit.DEPTH, 1)
            .withLimit(ReadLimit.VALUES, 1)
            .withLimit(ReadLimit.VALUE_LENGTH, 20)
            .withLimit(ReadLimit.GAME_LENGTH, 200);
    ReadOptions bounded = limits;

    assertThat(noteKinds(Reading.transcripts(SHORTEST, bounded).next()))
        .containsExactly(Note.Kind.LIMIT_EXCEEDED);
    GameRecord nested =
        Reading.transcripts("1. b1-b3 (1. c1-c3 (1. d1-d3 (1. e1-e3)) a2-c2)", bounded).next();
    assertThat(Records.lines(nested)).hasSize(2).last().isEqualTo("[c1-c3, a2-c2]");
    assertThat(noteKinds(nested)).containsExactly(Note.Kind.LIMIT_EXCEEDED);
    assertThat(Reading.transcripts("1. b1-b3 {" + "x".repeat(50) + "}", bounded).next())
        .satisfies(
            game -> {
              assertThat(game.mainLine().get(0).comments()).containsExactly("x".repeat(20));
              assertThat(noteKinds(game)).containsExactly(Note.Kind.LIMIT_EXCEEDED);
            });
    String tooLong = "1. b1-b3 a2-c2\n" + "{" + "\n{x}".repeat(90) + "\n\n1. g1-g3\n";
    List<GameRecord> games = Reading.transcripts(tooLong, bounded).readAll();
    assertThat(games).hasSize(2);
    assertThat(moves(games.get(1))).isEqualTo("g1-g3");
  }

  @Test
  void moreGamesThanTheLimitEndTheReading() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.GAMES, 1);
    RecordReader reader = Reading.transcripts(SHORTEST + "\n" + SHORTEST, limits);

    assertThat(reader.next().plies()).isEqualTo(9);
    assertThatThrownBy(reader::next).isInstanceOf(SyntaxException.class);
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void aStartOfPlayStrategyIsReadUnderItsOwnTagAlone() {
    String text = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b - - 0 1";

    assertThat(played(read("[FEN \"" + text + "\"]\n1... a2-c2 2. b1-b3")))
        .isEqualTo("a2-c2 b1-b3");
    assertThat(noteKinds(read("[Position \"" + text + "\"]\n1. b1-b3")))
        .containsExactly(Note.Kind.START_UNREADABLE);
  }

  @Test
  void textWithoutEndDoesNotPileUp() {
    ReadOptions limits =
        ReadOptions.lenient().withLimit(ReadLimit.VALUE_LENGTH, 100).withLimit(ReadLimit.NOTES, 5);
    ReadOptions bounded = limits;
    String text = "{remark}\n".repeat(1_000) + "word\n".repeat(1_000) + "1. b1-b3";

    GameRecord record = Reading.transcripts(text, bounded).next();

    assertThat(record.root().comments()).hasSizeLessThan(20);
    assertThat(record.notes()).hasSize(6);
    assertThat(moves(record)).isEqualTo("b1-b3");
  }

  // E5
  @Test
  void progressIsToldInBytes() {
    byte[] bytes = (SHORTEST + "\n\n").repeat(1_000).getBytes(StandardCharsets.UTF_8);
    List<Long> told = new ArrayList<>();
    ReadOptions options = LENIENT.withProgress(told::add);

    try (Stream<GameRecord> games =
        Reading.transcripts("", new ByteArrayInputStream(bytes), options).stream()) {
      assertThat(games).hasSize(1_000);
    }

    assertThat(told).isSorted().hasSizeGreaterThan(2).last().isEqualTo((long) bytes.length);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "1. b1-b3 a2-c2 White resigns~Black wins: resignation",
        "1. b1-b3 a2-c2 2. W resigned.~Black wins: resignation",
        "1. b1-b3 White has resigned~Black wins: resignation",
        "1. b1-b3 black gives up~White wins: resignation",
        "1. b1-b3 Black forfeits~White wins: forfeit",
        "1. b1-b3 a2-c2 2. black lost on time~White wins: time",
        "1. b1-b3 a2-c2 2. white ran out of time 1-0~Black wins: time",
        "1. b1-b3 1-0 White resigns~Black wins: resignation",
        "B 1 b1-b3|W 2 resigns~Black wins: resignation",
        "b1-b3 a2-c2|White resigns~Black wins: resignation"
      })
  void whoeverIsNamedLoses(String text, String outcome) {
    RecordVerdict verdict = RecordValidator.standard().judge(read(text.replace('|', '\n')));

    assertThat(verdict.faults()).isEmpty();
    assertThat(verdict.outcome().orElseThrow()).hasToString(outcome);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 a2-c2 W resigned 0-1",
        "[Result \"0-1\"]\n\n1. b1-b3 White resigns",
        "1. b1-b3 a2-c2 2. black lost on time\n1-0",
        "[Result \"0-1\"]\n\n1. b1-b3 White lost on time"
      })
  void aNameThatContradictsTheResultIsAFault(String text) {
    assertThat(RecordValidator.standard().judge(read(text)).isSound()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b1->b3 a2>c2",
        "b1/b3 a2/c2",
        "b1\u2192b3 a2 \u2192 c2",
        "1. b1 to b3 a2 to c2",
        "1) b1-b3 a2-c2",
        "1: b1-b3 a2-c2",
        "Black: b1-b3\nWhite: a2-c2",
        "1. b1-\nb3 a2\n-c2",
        "1. b1\n- b3 a2 -\nc2",
        "1.\nb1-b3\n\na2-c2 *"
      })
  void theSameGameInOtherSpellings(String text) {
    GameRecord record = read(text);

    assertThat(record.toGame()).hasToString("b1-b3 a2-c2");
    assertThat(record.notes()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. b1-b3 {a\n\n[Event \"x\"]\n} a2-c2 *",
        "1. b1-b3 {a\n\n1. c1-c3 1-0\n\n[Event \"x\"]\n\n} a2-c2 *",
        "1. b1-b3 {a\n\n1. c1-c3 \\} \\{ 1-0} a2-c2 *"
      })
  void aClosedRemarkBelongsToItsGameWhateverItHolds(String text) {
    GameRecord record = read(text);

    assertThat(record.toGame()).hasToString("b1-b3 a2-c2");
    assertThat(record.mainLine().get(0).comments()).singleElement().asString().startsWith("a\n\n");
  }

  @Test
  void anOpenRemarkEndsWhereTheNextGameBegins() {
    List<GameRecord> games =
        Reading.transcripts(
                "1. b1-b3 {a\n\n[Event \"x\"]\n\n1. c1-c3 {b} *\n", ReadOptions.lenient())
            .readAll();

    assertThat(games).extracting(GameRecord::plies).containsExactly(1, 1);
    assertThat(games.get(0).notes())
        .extracting(Note::kind)
        .containsExactly(Note.Kind.REMARK_NOT_CLOSED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(1. d1-b3 a2-c2) 1. b1-b3 a2-c2 *",
        "1. b1-b3 (d1-b3) a2-c2 *",
        "1. b1-b3 ({why} d1-b3) a2-c2 *",
        "1. b1-b3 (\n1. d1-b3\n) a2-c2 *"
      })
  void movesInParenthesesAreABranchWhateverStandsBeforeThem(String text) {
    GameRecord record = read(text);

    assertThat(record.plies()).isEqualTo(2);
    assertThat(record.root().children()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[SetUp \"1\"]\n\n1. b1-b3 a2-c2 *",
        "[SetUp \"0\"]\n[Variant \"?\"]\n\n1. b1-b3 a2-c2 *",
        "[FEN \"\"]\n[Position \"?\"]\n[Variant \"-\"]\n\n1. b1-b3 a2-c2 *"
      })
  void flagsAndPlaceholdersChangeNothing(String text) {
    GameRecord record = read(text);

    assertThat(record.variant()).isEmpty();
    assertThat(record.start()).isEmpty();
    assertThat(RecordValidator.standard().judge(record).faults()).isEmpty();
    assertThat(record.plies()).isEqualTo(2);
  }

  @Test
  void movesMayBeCountedFromTheNumberOfTheStart() {
    String head = "[FEN \"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 29\"]\n\n";

    assertThat(strictly(head + "29. b1-b3 a2-c2 30. c1-c3 *").plies()).isEqualTo(3);
    assertThat(strictly(head + "1. b1-b3 a2-c2 2. c1-c3 *").plies()).isEqualTo(3);
    assertThat(read(head + "29. b1-b3 a2-c2 31. c1-c3 *").notes())
        .extracting(Note::kind)
        .containsExactly(Note.Kind.MOVE_NUMBER_WRONG);
  }

  private static GameRecord strictly(String text) {
    return Reading.transcripts(text, ReadOptions.strict()).readAll().get(0);
  }

  @Test
  void anOpenVariationIsToldWhereItBegins() {
    assertThat(read("1. b1-b3 a2-c2 (1... a3-b3 (1... h2-f2) 2. c1-c3").notes())
        .singleElement()
        .satisfies(note -> assertThat(note.place().column()).isEqualTo(16));
  }

  @Test
  void unusualLineEndsOfRemarksStay() {
    GameRecord record = read("1. b1-b3 {a\r\nb\rc\u0085d\u2028e} a2-c2 *");

    assertThat(record.mainLine().get(0).comments()).containsExactly("a\nb\nc\u0085d\u2028e");
    String again = TranscriptWriter.of(TranscriptLayout.NUMBERED).toText(record);
    assertThat(read(again)).isEqualTo(record);
  }
}
