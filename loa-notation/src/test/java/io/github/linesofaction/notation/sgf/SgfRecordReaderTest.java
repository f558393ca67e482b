package io.github.linesofaction.notation.sgf;

import static io.github.linesofaction.notation.sgf.SgfRecordFilesTest.LENIENT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordException;
import io.github.linesofaction.notation.record.RecordFault;
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
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The single cases of SGF records. */
class SgfRecordReaderTest {
  private static final ReadOptions STRICT =
      ReadOptions.strict().withVariants(SgfRecordFilesTest.VARIANTS);
  private static final String SHORTEST =
      ";B[d1-b3];W[h5-g4];B[b1-b4];W[g4xg1];B[b4-e7];W[a3xc1];B[b3-e6];W[h3xf1];B[e1-e5]";

  static List<GameRecord> all(String text) {
    try (RecordReader reader = Reading.records(text, LENIENT)) {
      return reader.readAll();
    }
  }

  static GameRecord one(String text) {
    List<GameRecord> records = all(text);
    assertThat(records).hasSize(1);
    return records.get(0);
  }

  private static GameRecord strict(String text) {
    try (RecordReader reader = Reading.records(text, STRICT)) {
      return reader.next();
    }
  }

  private static RecordVerdict judge(GameRecord record) {
    return RecordValidator.standard().judge(record);
  }

  /** The moves as played, canonical. */
  private static String played(GameRecord record) {
    return judge(record).game().orElseThrow().moves().stream()
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }

  private static Setup start(GameRecord record) {
    return judge(record).game().orElseThrow().initial().setup();
  }

  private static List<Note.Kind> notes(GameRecord record) {
    return record.notes().stream().map(Note::kind).toList();
  }

  private static RecordFault onlyFault(GameRecord record) {
    List<RecordFault> faults = judge(record).faults();
    assertThat(faults).hasSize(1);
    return faults.get(0);
  }

  private static void isSound(GameRecord record) {
    assertThat(judge(record).faults()).isEmpty();
    assertThat(record.notes()).isEmpty();
  }

  // G1
  @Test
  void threePliesOfTheStandardGame() {
    GameRecord record = one("(;GM[9];B[d1-b3];W[h7-f7];B[g8-g6])");

    isSound(record);
    assertThat(record.plies()).isEqualTo(3);
    assertThat(start(record)).isEqualTo(Ruleset.standard().start());
    assertThat(record.variant()).isEmpty();
    assertThat(record.start()).isEmpty();
    assertThat(strict("(;GM[9];B[d1-b3];W[h7-f7];B[g8-g6])")).isEqualTo(record);
  }

  // G2, G3, G4
  @ParameterizedTest
  @CsvSource({
    "(;GM[9];B[F1-F3    ];W[ a7-c5];B[b1 - b3]), f1-f3 a7-c5 b1-b3, ongoing",
    "(;GM[9];B[c1 a3];W [ a2 c4]), c1xa3 a2-c4, ongoing",
    "(;GM[9];B[C1:A3++];W[h3-F3!];B[resign]), c1xa3 h3-f3, White wins: resignation",
    "(; GaMe [9] SiZe [8] SetUp [Standard] ;B[c1 a3]), c1xa3, ongoing",
    "(;GM[9];B[c1c3];W[a2\u2013c2];B[c3-c7x];W[FORFEITS]), c1-c3 a2-c2, ongoing"
  })
  void movesAsPeopleWriteThem(String text, String moves, String outcome) {
    GameRecord record = one(text);

    assertThat(played(record)).isEqualTo(moves);
    assertThat(judge(record).outcome().map(Object::toString).orElse("ongoing")).isEqualTo(outcome);
  }

  @Test
  void oldIdentifiersOverLines() {
    GameRecord record = one("(;\nGaMe\n[9]\r\n SiZe \t[8] SetUp\n\n [Scrambled] ;B[f1 h3])");

    isSound(record);
    assertThat(record.variant()).contains("Scrambled");
    assertThat(played(record)).isEqualTo("f1xh3");
  }

  // G5
  @Test
  void anotherGameIsRefusedWithItsNumberAndTheNextIsRead() {
    List<GameRecord> records = all("(;GM[9];B[b1-b3])(;GM[1];B[aa])(;GM[9];B[c1-c3])");

    assertThat(records).hasSize(3);
    GameRecord other = records.get(1);
    assertThat(notes(other)).containsExactly(Note.Kind.OTHER_GAME);
    RecordFault fault = onlyFault(other);
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.UNSUPPORTED_VARIANT);
    assertThat(fault).asString().contains("game 2").contains("GM[1]");
    assertThatThrownBy(other::toGame).isInstanceOf(RecordException.class);
    assertThat(other.moves()).isEmpty();
    assertThat(played(records.get(2))).isEqualTo("c1-c3");
    assertThatThrownBy(() -> strict("(;GM[1];B[aa])"))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("GM[1]")
        .hasMessageContaining("game 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;SU[Gemma];B[c1-c3])",
        "(;B[b1-b3])",
        "(;FF[1];B[ B1 b3 ])",
        "(;FF[3]GM[9])",
        "(;)",
        "(;SZ[8])",
        "(;FF[zzz]GM[ 9 ];B[b1-b3])"
      })
  void missingGameTypesAreAcceptedWhereTheGameIsClear(String text) {
    isSound(one(text));
  }

  @Test
  void withoutGameTypeForeignMovesAreAnotherGameUnlessTheCallerSaysSo() {
    String text = "(;FF[4];B[aa];W[bb])";
    assertThat(notes(one(text))).containsExactly(Note.Kind.OTHER_GAME);

    ReadOptions told = LENIENT.withDefaultRules(Ruleset.standard());
    try (RecordReader reader = Reading.records(text, told)) {
      GameRecord record = reader.next();
      assertThat(record.notes()).isEmpty();
      assertThat(onlyFault(record).kind()).isEqualTo(RecordFault.Kind.UNREADABLE_MOVE);
    }
  }

  // G6
  @Test
  void theOrderInTheRootIsFree() {
    GameRecord record = one("(;C[hello]SU[Gemma]PW[Ann]GM[9];B[c1-c3])");

    isSound(record);
    assertThat(record.root().comments()).containsExactly("hello");
    assertThat(record.tag("PW")).contains("Ann");
    assertThat(judge(record).game().orElseThrow().position().setup().holes()).hasSize(1);
  }

  // G7
  @ParameterizedTest
  @CsvSource({
    "Standard, 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
    "LOA, 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
    "loa, 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
    "Scrambled-eggs, 1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b",
    "Scrambled-Eggs, 1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b",
    "SCRAMBLED, 1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b",
    "Scrambled Eggs, 1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b",
    "Parachute, 8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6",
    "gemma, 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
    "SFILZOTTO, 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"
  })
  void namesOfVariants(String name, String start) {
    GameRecord record = one("(;GM[9]SU[ " + name + " ])");

    isSound(record);
    assertThat(record.variant()).contains(name);
    assertThat(start(record)).hasToString(start);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Reversed", "LoaRandom", "LOAP"})
  void unsupportedSetupsAreReportedAndTheNextGameIsRead(String name) {
    List<GameRecord> records = all("(;GM[9]SU[" + name + "];B[b1-b3])(;GM[9];B[b1-b3])");

    assertThat(records.get(0).variant()).contains(name);
    assertThat(records.get(0).moves()).hasSize(1);
    RecordFault fault = onlyFault(records.get(0));
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.UNSUPPORTED_VARIANT);
    assertThat(fault.explanation()).contains(name);
    isSound(records.get(1));
    assertThat(SgfRecordWriter.standard().toText(records.get(0))).contains("SU[" + name + "]");
  }

  // G8
  @ParameterizedTest
  @CsvSource({
    "AW[C8C7C6], 0, 3",
    "AW[c8][c7][c6], 0, 3",
    "AB[b1:g1][b8:g8], 12, 0",
    "AB[ g8 : b8 ]AW[c7 c6  C5], 6, 3",
    "AB[a1:b2]AE[c3], 4, 0"
  })
  void pointsInAllTheirForms(String points, int black, int white) {
    GameRecord record = one("(;GM[9]SU[Custom]" + points + ")");

    assertThat(record.notes()).isEmpty();
    Setup start = record.start().orElseThrow();
    assertThat(start.stones(Color.BLACK)).hasSize(black);
    assertThat(start.stones(Color.WHITE)).hasSize(white);
  }

  @ParameterizedTest
  @CsvSource({
    "AW[c8][c7][C8], square c8 twice in AW, 1:29",
    "AB[a1c3]AW[b2][c3], square c3 in AB and in AW, 1:33",
    "AB[b1:g1e1], square e1 twice in AB, 1:26",
    "AB[c3]AE[c3], square c3 in AB and in AE, 1:27",
    "AB[i9], square i9 in AB, 1:21",
    "AB[a1-b1], '\"-b1\" in AB', 1:23",
    "AB[a1:], '\"a1:\" in AB', 1:21",
    "AB[], '', 0:0",
    "PL[nobody], PL\"nobody\", 1:21",
    "PL[B][W], PL\"W\" after another, 1:24",
    "PL[b][Black], '', 0:0",
    "AB[i9][j9], square i9 in AB, 1:21"
  })
  void doubtfulSetupsNameTheirSquare(String points, String found, String place) {
    GameRecord record = one("(;GM[9]SU[Custom]" + points + ";B[b2-b3])");

    if (found.isEmpty()) {
      assertThat(record.notes()).isEmpty();
      return;
    }
    assertThat(notes(record)).containsExactly(Note.Kind.START_UNREADABLE);
    assertThat(record.start()).isEmpty();
    RecordFault fault = onlyFault(record);
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.BAD_SETUP);
    assertThat(fault.explanation()).contains(found);
    assertThat(fault.place().line() + ":" + fault.place().column()).isEqualTo(place);
    assertThatThrownBy(record::toGame).isInstanceOf(RecordException.class);
    assertThatThrownBy(() -> strict("(;GM[9]SU[Custom]" + points + ")"))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining(found);
  }

  @Test
  void stonesOfBothColoursWithoutAVariantBeginOnAnEmptyBoard() {
    assertThat(one("(;GM[9]AB[b2][d2]AW[g7][g4]PL[W])").start().map(Setup::toString))
        .contains("8/6w1/8/8/6w1/8/1b1b4/8 w");
    assertThat(one("(;GM[9]SU[Standard]AE[b1][a2]AB[d4])").start().map(Setup::toString))
        .contains("1bbbbbb1/w6w/w6w/w6w/w2b3w/w6w/7w/2bbbbb1 b");
    assertThat(one("(;GM[9]PL[White];W[a2-c2])").start().map(Setup::toString))
        .contains("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w");
    assertThat(one("(;GM[9]PL[Black];B[b1-b3])").start()).isEmpty();
  }

  @Test
  void theFirstMoveTellsTheTurnInAStartThatDoesNot() {
    isSound(one("(;GM[9]SU[Custom]AB[b2][d2]AW[g7][g4];W[g7-g5])"));
    assertThat(onlyFault(one("(;GM[9];W[a2-c2])")).kind()).isEqualTo(RecordFault.Kind.WRONG_TURN);
  }

  // G10
  @ParameterizedTest
  @ValueSource(strings = {"IY[true]", "IY[false]", "", "AS[none]SE[a2]IP[End]", "AS[?]IP[x]SE[]"})
  void howTheBoardIsDrawnDoesNotMatter(String properties) {
    GameRecord record = one("(;GM[9]" + properties + ";B[b1-b3];W[a2-c2])");

    isSound(record);
    assertThat(played(record)).isEqualTo("b1-b3 a2-c2");
    assertThat(SgfRecordWriter.standard().toText(record)).contains(properties);
  }

  // G11, G12
  @Test
  void namesAndPrivateProperties() {
    String text =
        "(;GM[9]PB[ Xxx Yyy]PW[]VV[1]P0[x][y]KM[6.5]ID[];B[b1-b3]TM[0:01];PB[time 0:08:01 ])";
    GameRecord record = one(text);

    isSound(record);
    assertThat(record.tags())
        .containsExactly(
            new Tag("PB", "Xxx Yyy"),
            new Tag("PW", ""),
            new Tag("VV", "1"),
            new Tag("P0", "x"),
            new Tag("P0", "y"),
            new Tag("KM", "6.5"),
            new Tag("ID", ""));
    assertThat(record.title()).isEqualTo("Xxx Yyy – ?");
    String written = SgfRecordWriter.standard().withLayout(SgfWriter.compact()).toText(record);
    assertThat(written).isEqualTo("(;FF[4]" + text.substring(2));
  }

  // G13
  @Test
  void escapesInComments() {
    GameRecord record =
        one("(;GM[9]C[a\\]b];B[b1-b3]C[p\\\\q];W[C2:C5]C[x[1];C[9:30];C[one\\\n two])");

    assertThat(record.root().comments()).containsExactly("a]b");
    assertThat(Records.comments(record))
        .containsExactly(List.of("p\\q"), List.of("x[1", "9:30", "one two"));
    assertThat(record.moves().get(1).text()).hasToString("c2xc5");
    GameRecord other = Records.plain(record);
    assertThat(one(SgfRecordWriter.standard().toText(other)).nodes())
        .extracting(RecordNode::comments)
        .containsExactlyElementsOf(record.nodes().stream().map(RecordNode::comments).toList());
  }

  // G14
  @Test
  void emptyNodesAndCommentsMakeNoPly() {
    GameRecord record = one("(;GM[9];;B[b1-b3];C[];)");
    assertThat(record.plies()).isEqualTo(1);
    isSound(record);

    GameRecord remarks = one("(;GM[9];C[first];B[b1-b3];C[second];W[a2-c2]C[third])");
    assertThat(remarks.root().comments()).containsExactly("first");
    assertThat(Records.comments(remarks)).containsExactly(List.of("second"), List.of("third"));
  }

  // G15
  @Test
  void aSetupAloneIsAGameOfNoPlies() {
    GameRecord record = one("(;SZ[8] SU[Parachute])");

    isSound(record);
    assertThat(record.plies()).isZero();
    assertThat(start(record)).hasToString("8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6");
  }

  // G16, E3
  @Test
  void twoEqualGamesStayTwoAndHeadersAreGames() {
    List<GameRecord> records =
        all("(;GM[9];B[b1-b3])\n\n\n(;GM[9];B[b1-b3])(;GM[9]PB[Ann])(;GM[9];B[c1-c3])  \n\n");

    assertThat(records).hasSize(4);
    assertThat(records.get(0)).isEqualTo(records.get(1));
    assertThat(records).extracting(GameRecord::plies).containsExactly(1, 1, 0, 1);
    assertThat(records).extracting(GameRecord::number).containsExactly(1, 2, 3, 4);
    assertThat(all("(;GM[9];B[b1-b3])\n".repeat(1_000))).hasSize(1_000);
  }

  // G17
  @Test
  void variationsAreLines() {
    String text = "(;FF[4]GM[9];B[b1-b3](;W[a2-c2])(;W[h2-f2]))";
    GameRecord record = one(text);

    assertThat(played(record)).isEqualTo("b1-b3 a2-c2");
    assertThat(Records.lines(record)).containsExactly("[b1-b3, a2-c2]", "[b1-b3, h2-f2]");
    assertThat(SgfRecordWriter.standard().withLayout(SgfWriter.compact()).toText(record))
        .isEqualTo(text);
  }

  @Test
  void linesComeInTheOrderOfTheTree() {
    GameRecord record =
        one(
            "(;GM[9](;B[b1-b3](;W[a2-c2](;B[g1-g3])(;B[c1-c3])(;B[d1-d3](;W[h2-f2])(;W[h7-f7])))"
                + "(;W[h2-f2]))(;B[d1-b3]))");

    assertThat(Records.lines(record))
        .containsExactly(
            "[b1-b3, a2-c2, g1-g3]",
            "[b1-b3, a2-c2, c1-c3]",
            "[b1-b3, a2-c2, d1-d3, h2-f2]",
            "[b1-b3, a2-c2, d1-d3, h7-f7]",
            "[b1-b3, h2-f2]",
            "[d1-b3]");
    GameRecord rebuilt = record.toBuilder().tag("PB", "Ann").build();
    assertThat(one(SgfRecordWriter.standard().toText(rebuilt))).isEqualTo(rebuilt);
  }

  /** A variation may stand beside a place without a move: nothing is repeated. */
  @Test
  void aVariationMayStandBesideWordsAlone() {
    GameRecord record = one("(;GM[9];B[b1-b3](;C[the end])(;W[h2-f2];B[c1-c3]))");

    assertThat(record.moves()).hasSize(1);
    assertThat(Records.lines(record)).containsExactly("[b1-b3]", "[b1-b3, h2-f2, c1-c3]");
    assertThat(record.mainLine()).hasSize(2).last().extracting(RecordNode::ply).isEqualTo(1);
    assertThat(one(SgfRecordWriter.standard().toText(record))).isEqualTo(record);
    String text = "(;FF[4]GM[9];B[d1-b3](;C[x])(;W[h4-f4]))";
    SgfRecordWriter compact = SgfRecordWriter.standard().withLayout(SgfWriter.compact());
    assertThat(compact.toText(one(text))).isEqualTo(text);
    assertThat(compact.toText(Records.plain(one(text))))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[d1-b3](;C[x])(;W[h4-f4]))");
  }

  // G18, G26
  @Test
  void lineEndsMarksAndCharsetsDoNotMatter() {
    String text = "(;GM[9]\nPB[Jos\u00e9];B[b1-b3]\n;W[a2-c2])\n";
    List<byte[]> forms = new ArrayList<>();
    for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
      forms.add(text.getBytes(charset));
      forms.add(text.replace("\n", "\r\n").getBytes(charset));
      forms.add(text.replace("\n", "").getBytes(charset));
    }
    forms.add(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
    forms.add(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16BE));
    forms.add(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE));
    for (byte[] form : forms) {
      try (RecordReader reader =
          Reading.records("x.sgf", new ByteArrayInputStream(form), LENIENT)) {
        GameRecord record = reader.next();
        assertThat(record.tag("PB")).contains("Jos\u00e9");
        assertThat(played(record)).isEqualTo("b1-b3 a2-c2");
        assertThat(reader.hasNext()).isFalse();
      }
    }
    byte[] cyrillic =
        "(;GM[9]PB[\u0418\u0432\u0430\u043d];B[b1-b3])".getBytes(Charset.forName("windows-1251"));
    ReadOptions told = LENIENT.withCharset(Charset.forName("windows-1251"));
    for (ReadOptions options : List.of(LENIENT, told)) {
      try (RecordReader reader =
          Reading.records("x.sgf", new ByteArrayInputStream(cyrillic), options)) {
        GameRecord record = reader.next();
        assertThat(played(record)).isEqualTo("b1-b3");
        assertThat(record.tag("PB").orElseThrow().equals("\u0418\u0432\u0430\u043d"))
            .isEqualTo(options == told);
      }
    }
  }

  // G19
  @Test
  void textAroundGamesIsSkippedWithANote() {
    List<GameRecord> records =
        all("From: someone\n\n hello (and more)\n(;GM[9];B[b1-b3])\nbye\n(;GM[9];B[c1-c3])\n--");

    assertThat(records).hasSize(2);
    assertThat(notes(records.get(0))).contains(Note.Kind.TEXT_OUTSIDE_GAMES);
    assertThat(judge(records.get(0)).isSound()).isTrue();
    assertThat(played(records.get(1))).isEqualTo("c1-c3");
  }

  // G20
  @ParameterizedTest
  @CsvSource({
    "8, 8, standard start",
    "7, 7, standard-7",
    "12, 12, standard-12",
    "4, 4, standard-4",
    "16, 16, standard-16"
  })
  void sizesOfBoards(String size, int cells, String name) {
    GameRecord record = one("(;GM[9]SZ[ " + size + " ])");

    isSound(record);
    assertThat(start(record).topology()).isEqualTo(Topology.square(cells));
    if (cells != 8) {
      assertThat(record.variant()).contains(name);
      assertThat(SgfRecordFilesTest.VARIANTS.find(name)).isEqualTo(record.rules());
      GameRecord rebuilt = GameRecord.of(record.toGame());
      assertThat(one(SgfRecordWriter.standard().toText(rebuilt)).toGame())
          .isEqualTo(record.toGame());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "3", "17", "999", "abc", "8:9", "-8", "99999999999999", "", "8:", ":"})
  void sizesThatNoBoardHasAreRefused(String size) {
    List<GameRecord> records = all("(;GM[9]SZ[" + size + "];B[b1-b3])(;GM[9];B[b1-b3])");

    assertThat(notes(records.get(0))).containsExactly(Note.Kind.SIZE_UNKNOWN);
    assertThat(onlyFault(records.get(0)))
        .asString()
        .contains("game 1")
        .contains("SZ[" + size + "]");
    assertThat(records.get(0).moves()).hasSize(1);
    isSound(records.get(1));
    assertThatThrownBy(() -> strict("(;GM[9]SZ[" + size + "])"))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("SZ[" + size + "]");
  }

  @Test
  void aSizeOfTwoNumbersIsUnusual() {
    GameRecord record = one("(;GM[9]SZ[8:8];B[b1-b3])");

    assertThat(notes(record)).containsExactly(Note.Kind.SIZE_UNUSUAL);
    assertThat(judge(record).isSound()).isTrue();
    assertThatThrownBy(() -> strict("(;GM[9]SZ[8:8])")).isInstanceOf(SyntaxException.class);
  }

  @Test
  void variantsAndSizesGoTogether() {
    assertThat(one("(;GM[9]SU[Scrambled]SZ[10])").rules())
        .isEqualTo(SgfRecordFilesTest.VARIANTS.find("scrambled-10"));
    assertThat(one("(;GM[9]SU[LOA-12]SZ[12])").rules())
        .isEqualTo(SgfRecordFilesTest.VARIANTS.find("loa-12"));
    assertThat(one("(;GM[9]SU[Gemma]SZ[10])").rules()).isEmpty();
    assertThat(one("(;GM[9]SU[Custom]SZ[10]AB[j10]AW[a1])").start().map(Setup::topology))
        .contains(Topology.square(10));
    assertThat(one("(;GM[9]RU[Olympiad 2000]RU[x])").rules()).contains(Ruleset.standard());
    assertThat(one("(;GM[9]RU[olympiad2000])").rules())
        .contains(Ruleset.standard(Preset.OLYMPIAD_2000));
  }

  // G21
  @ParameterizedTest
  @CsvSource({
    "B+, B+, ",
    "W+, W+, ",
    "B+R, B+Resign, Black wins: resignation",
    "B+Resign, B+Resign, Black wins: resignation",
    "W+T, W+Time, White wins: time",
    "W+F, W+Forfeit, White wins: forfeit",
    "0, Draw, draw: agreement",
    "Draw, Draw, draw: agreement",
    "Void, , ",
    "?, , ",
    "Game won by X, Game won by X, "
  })
  void results(String text, String stated, String outcome) {
    GameRecord record = one("(;GM[9]RE[" + text + "];B[b1-b3])");

    isSound(record);
    assertThat(record.result()).isEqualTo(StatedResult.parse(stated == null ? "*" : stated));
    assertThat(judge(record).outcome().map(Object::toString).orElse(null)).isEqualTo(outcome);
    GameRecord changed = record.toBuilder().tag("PB", "Ann").build();
    String written = SgfRecordWriter.standard().toText(changed);
    assertThat(one(written)).isEqualTo(changed);
    assertThat(written).contains("RE[" + text + "]");
    String plain = SgfRecordWriter.standard().toText(Records.plain(changed));
    assertThat(one(plain)).isEqualTo(changed);
    assertThat(plain.contains("RE[" + stated + "]")).isEqualTo(stated != null);
  }

  @Test
  void aResultThatContradictsTheBoardIsReportedNotRefused() {
    GameRecord record = one("(;GM[9]RE[W+]" + SHORTEST + ")");

    assertThat(record.notes()).isEmpty();
    assertThat(onlyFault(record).kind()).isEqualTo(RecordFault.Kind.RESULT_CONTRADICTS_BOARD);
    assertThat(judge(record).plies()).isEqualTo(9);
  }

  // G22
  @Test
  void oddDatesAndTimesAreText() {
    GameRecord record = one("(;GM[9]DT[Tue Jul 20 22:13:11 CEST 2004]TM[soon]OT[];B[b1-b3]BL[x])");

    isSound(record);
    assertThat(record.tag("dt")).contains("Tue Jul 20 22:13:11 CEST 2004");
    assertThat(record.tag("TM")).contains("soon");
  }

  // G23, E1, E4, E7
  @Test
  void anIllegalMoveIsARuleFaultWithGameNodePlyAndPlace() {
    String text =
        "(;GM[9];B[b1-b3])\n"
            + "(;GM[9]PB[Ann]\n"
            + ";B[b1-b3];W[a2-c2]\n"
            + ";B[b1-b3];W[c2-a2])\n"
            + "(;GM[9];B[c1-c3])";
    try (RecordReader reader = Reading.records("games.sgf", new StringReader(text), LENIENT)) {
      List<GameRecord> records = reader.readAll();
      GameRecord broken = records.get(1);
      RecordFault fault = onlyFault(broken);

      assertThat(fault.kind()).isEqualTo(RecordFault.Kind.ILLEGAL_MOVE);
      assertThat(fault.game()).isEqualTo(2);
      assertThat(fault.ply()).isEqualTo(3);
      assertThat(fault.reason()).contains(Reason.EMPTY_SQUARE);
      assertThat(fault.place()).hasToString("games.sgf:4:4");
      assertThat(fault).asString().startsWith("games.sgf:4:4: game 2 (Ann – ?), ply 3, b1-b3: ");
      SgfTree tree = SgfRecordWriter.standard().toTree(broken);
      assertThat(tree.nodeAt(fault.place())).hasValue(3);
      assertThat(judge(broken).plies()).isEqualTo(2);
      assertThat(broken.moves()).hasSize(4);
      assertThat(played(records.get(2))).isEqualTo("c1-c3");
    }
  }

  @Test
  void aGameMayHaveFaultsOfBothSorts() {
    GameRecord record = one("(;GM[9];B[b1-b3]junk;W[a2-d2])");

    assertThat(judge(record).faults())
        .extracting(RecordFault::kind)
        .containsExactly(RecordFault.Kind.SYNTAX, RecordFault.Kind.ILLEGAL_MOVE);
  }

  // G24, E6
  @Test
  void movesAfterTheEndAreKeptAndReported() {
    GameRecord record = one("(;GM[9]" + SHORTEST + ";W[h4-f4])");

    RecordFault fault = onlyFault(record);
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.AFTER_THE_END);
    assertThat(fault.ply()).isEqualTo(10);
    assertThat(fault.move()).isEqualTo("h4-f4");
    assertThat(judge(record).outcome()).map(Object::toString).contains("Black wins: goal reached");
    assertThat(SgfRecordWriter.standard().toText(record)).contains("W[h4-f4]");
  }

  @Test
  void whatCouldNotBeReadIsWrittenBack() {
    GameRecord record = one("(;GM[9];B[c\u01133];W[zz])");

    assertThat(onlyFault(record).kind()).isEqualTo(RecordFault.Kind.UNREADABLE_MOVE);
    for (GameRecord each : List.of(record, record.toBuilder().tag("PB", "Ann").build())) {
      String written = SgfRecordWriter.standard().toText(each);
      assertThat(written).contains("B[c\u01133]").contains("W[zz]").contains("CA[UTF-8]");
      assertThat(one(written)).isEqualTo(each);
    }
    assertThatThrownBy(() -> strict("(;GM[9];B[c\u01133])"))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("c\u01133");
  }

  // G27
  @Test
  void aSetupAndAMoveInOneNode() {
    String text = "(;GM[9]SU[Custom]AB[b2][d2]AW[g7][g4]B[b2-b3])";
    GameRecord record = one(text);

    assertThat(notes(record)).containsExactly(Note.Kind.SETUP_WITH_MOVE);
    RecordVerdict verdict = judge(record);
    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.outcome()).isEmpty();
    assertThat(verdict.game().map(Game::position))
        .map(position -> position.setup().toString())
        .contains("8/6w1/8/8/6w1/1b6/3b4/8 w");
    String written = SgfRecordWriter.standard().withLayout(SgfWriter.compact()).toText(record);
    assertThat(written).isEqualTo("(;FF[4]GM[9]SU[Custom]AB[b2][d2]AW[g7][g4];B[b2-b3])");
    assertThat(one(written)).isEqualTo(record);
    assertThat(one(written).notes()).isEmpty();
    assertThatThrownBy(() -> strict(text)).isInstanceOf(SyntaxException.class);
  }

  @Test
  void aSetupBehindTheRootBelongsToTheStart() {
    GameRecord record = one("(;GM[9]SU[Custom];AB[b2][d2];AW[g7][g4]PL[W];W[g7-g5])");

    isSound(record);
    assertThat(record.start().map(Setup::toString)).contains("8/6w1/8/8/6w1/8/1b1b4/8 w");
    // The turn is told by the first of the three nodes.
    assertThat(
            one("(;GM[9]SU[Custom]PL[W];AB[b2][d2];AW[g7][g4];B[b2-b3])")
                .start()
                .map(Setup::sideToMove))
        .contains(Color.WHITE);
  }

  @Test
  void onlyAPropertyThatTellsTheTurnAsItIsDoesNoHarmBehindAMove() {
    for (String harm : List.of("PL[B]", "PL[W][B]", "PL[W]AE[d4]", "AE[d4]", "PL[]")) {
      assertThat(notes(one("(;GM[9];B[b1-b3];" + harm + ";W[a2-c2])")))
          .as(harm)
          .containsExactly(Note.Kind.SETUP_AFTER_MOVES);
    }
    assertThat(notes(one("(;GM[9];B[b1-b3];PL[White]C[x]PL[w];W[a2-c2])")))
        .doesNotContain(Note.Kind.SETUP_AFTER_MOVES);
  }

  @Test
  void annotationNumbersHaveOneToThreeDigits() {
    GameRecord record = one("(;GM[9];B[b1-b3]NAG[0][9][139][1000][/][:][-1][])");

    assertThat(record.mainLine().get(0).signs())
        .containsExactly(new Sign(0), new Sign(9), new Sign(139));
  }

  @Test
  void aSetupAfterAMoveCutsTheLine() {
    GameRecord record = one("(;GM[9];B[b1-b3];AB[d4];W[a2-c2](;B[c1-c3])(;B[d1-d3]))");

    assertThat(notes(record)).containsExactly(Note.Kind.SETUP_AFTER_MOVES);
    assertThat(record.moves()).hasSize(1);
    assertThat(Records.lines(record)).containsExactly("[b1-b3]");
    assertThat(judge(record).isSound()).isFalse();
    assertThat(one(SgfRecordWriter.standard().toText(record))).isEqualTo(record);
    isSound(one("(;GM[9];B[b1-b3];PL[W];W[a2-c2])"));
  }

  @Test
  void severalMovesInOneNode() {
    GameRecord record = one("(;GM[9];B[b1-b3]C[x]W[a2-c2];B[g1-g3])");

    assertThat(notes(record)).containsExactly(Note.Kind.MOVES_IN_ONE_NODE);
    assertThat(played(record)).isEqualTo("b1-b3 a2-c2 g1-g3");
    String written = SgfRecordWriter.standard().withLayout(SgfWriter.compact()).toText(record);
    assertThat(written).isEqualTo("(;FF[4]GM[9];B[b1-b3];C[x]W[a2-c2];B[g1-g3])");
    assertThat(one(written)).isEqualTo(record);
  }

  @Test
  void propertiesThatComeTwiceAreJoined() {
    GameRecord record = one("(;GM[9]VV[1]KM[2]VV[3];B[b1-b3]C[x]C[y])");

    String written = SgfRecordWriter.standard().withLayout(SgfWriter.compact()).toText(record);
    assertThat(written).isEqualTo("(;FF[4]GM[9]VV[1][3]KM[2];B[b1-b3]C[x\ny])");
    assertThat(one(written)).isEqualTo(record);
  }

  @Test
  void annotationsOfMoves() {
    GameRecord record =
        one("(;GM[9];B[b1-b3]TE[1];W[a2-c2]BM[2];B[c1-c3]IT[];W[c2-a2]DO[]NAG[14][x])");

    assertThat(record.mainLine())
        .extracting(RecordNode::signs)
        .containsExactly(
            List.of(Sign.GOOD),
            List.of(Sign.BLUNDER),
            List.of(Sign.INTERESTING),
            List.of(Sign.DOUBTFUL, new Sign(14)));
    GameRecord rebuilt = record.toBuilder().tag("PB", "Ann").build();
    assertThat(one(SgfRecordWriter.standard().toText(rebuilt))).isEqualTo(rebuilt);
  }

  // X9, X5
  @Test
  void removalsPassesAndFalseMarks() {
    assertThat(onlyFault(one("(;GM[9];B[E8-^^])")).reason()).contains(Reason.REMOVAL_NOT_ALLOWED);
    assertThat(onlyFault(one("(;GM[9];B[Pass])")).kind()).isEqualTo(RecordFault.Kind.ILLEGAL_MOVE);
    RecordVerdict verdict = judge(one("(;GM[9];B[d1:b3])"));
    assertThat(verdict.isSound()).isTrue();
    assertThat(verdict.remarks())
        .extracting(RecordFault::kind)
        .containsExactly(RecordFault.Kind.FALSE_CAPTURE_MARK);
    GameRecord forced = one("(;GM[9]SU[Custom]AB[h8][a1]AW[g8][g7][h7][a2][b2][b1];B[Pass])");
    isSound(forced);
  }

  @Test
  void emptyMovesAreNone() {
    assertThat(onlyFault(one("(;GM[9];B[])")).kind()).isEqualTo(RecordFault.Kind.UNREADABLE_MOVE);
  }

  @Test
  void aSideWithoutStonesIsRefusedByTheJudge() {
    GameRecord record = one("(;GM[9]SU[Custom]AB[a1])");

    assertThat(onlyFault(record).kind()).isEqualTo(RecordFault.Kind.BAD_SETUP);
    assertThat(record.start().map(setup -> Ruleset.standard().faultsOf(setup)))
        .hasValueSatisfying(
            faults ->
                assertThat(faults)
                    .extracting(SetupFault::kind)
                    .contains(SetupFault.Kind.SIDE_WITHOUT_STONES));
  }

  @Test
  void readingIsLazyAndClosesItsSource() {
    boolean[] closed = {false};
    InputStream endless =
        new InputStream() {
          private final byte[] game = "(;GM[9];B[b1-b3])\n".getBytes(StandardCharsets.US_ASCII);
          private int at;

          @Override
          public int read() {
            return game[at++ % game.length];
          }

          @Override
          public void close() {
            closed[0] = true;
          }
        };
    RecordReader reader = Reading.records("endless", endless, LENIENT);
    try (reader) {
      assertThat(reader.stream().limit(500).mapToInt(GameRecord::plies).sum()).isEqualTo(500);
    }
    assertThat(closed[0]).isTrue();
    assertThat(reader.hasNext()).isFalse();
    assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void strictReadingEndsWithItsFirstFault() {
    try (RecordReader reader =
        Reading.records("(;GM[9];B[b1-b3])(;GM[9];B[B1-B3])(;GM[9])", STRICT)) {
      reader.next();
      assertThatThrownBy(reader::next)
          .isInstanceOf(SyntaxException.class)
          .hasMessageContaining("B1-B3");
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void limitsAreThoseOfTheTrees() {
    ReadOptions few = LENIENT.withLimit(ReadLimit.NODES, 3).withLimit(ReadLimit.GAMES, 2);
    try (RecordReader reader = Reading.records("(;GM[9]" + SHORTEST + ")(;GM[9])(;GM[9])", few)) {
      GameRecord cut = reader.next();
      assertThat(notes(cut)).containsExactly(Note.Kind.LIMIT_EXCEEDED);
      assertThat(cut.moves()).hasSize(2);
      reader.next();
      assertThatThrownBy(reader::next).isInstanceOf(SyntaxException.class);
    }
  }

  @Test
  void nullArgumentsAreNamed() {
    assertThatThrownBy(() -> SgfRecordWriter.standard().toText(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("record");
  }

  @Test
  void variationsMayBeginAtTheStartThatIsSetUp() {
    GameRecord record =
        one("(;GM[9]SU[Custom]AB[b2][d2]AW[g7][g4]PL[B](;B[b2-b3])(;B[b2-d4];W[g7-f7]))");

    isSound(record);
    assertThat(Records.lines(record)).containsExactly("[b2-b3]", "[b2-d4, g7-f7]");
  }

  @Test
  void aVariationThatBeginsWithASetupIsCutWhole() {
    for (String setup : List.of("AE[d4]", "PL[W]", "PL[B]")) {
      GameRecord record = one("(;GM[9];B[b1-b3];W[a2-c2](;B[c1-c3])(;" + setup + ";B[d1-d3]))");
      assertThat(notes(record)).as(setup).containsExactly(Note.Kind.SETUP_AFTER_MOVES);
      assertThat(Records.lines(record))
          .as(setup)
          .containsExactly("[b1-b3, a2-c2, c1-c3]", "[b1-b3, a2-c2]");
    }
  }

  @Test
  void whatIsTextKeepsItsLinesAndWhatIsNotDoesNot() {
    GameRecord record = one("(;GM[9]PB[Ann\nB]GC[one\ntwo])");

    assertThat(record.tags()).contains(new Tag("PB", "Ann B"), new Tag("GC", "one\ntwo"));
  }

  @Test
  void whatStandsBehindTheLastGameIsTold() {
    try (RecordReader reader = Reading.records("(;GM[9]) the end", LENIENT)) {
      assertThat(reader.next().notes()).isEmpty();
      assertThat(reader.hasNext()).isFalse();
      assertThat(reader.notes())
          .extracting(Note::kind)
          .containsExactly(Note.Kind.TEXT_OUTSIDE_GAMES);
    }
  }

  @Test
  void filesOfSquaresMayBeCapital() {
    assertThat(start(one("(;GM[9]SU[Custom]AB[A1][b2]AW[H8][g4])")))
        .isEqualTo(start(one("(;GM[9]SU[Custom]AB[a1][b2]AW[h8][g4])")));
    for (char file = 'a'; file <= 'z'; file++) {
      String small = file + "9";
      assertThat(new SgfPoints(small.toUpperCase(Locale.ROOT)).next())
          .isEqualTo(new SgfPoints(small).next())
          .isPresent();
    }
  }
}
