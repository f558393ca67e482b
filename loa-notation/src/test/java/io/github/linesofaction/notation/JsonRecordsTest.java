package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonRecordsTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient().withForm(Form.JSON);
  private static final ReadOptions STRICT = ReadOptions.strict().withForm(Form.JSON);

  private static List<GameRecord> all(String text, ReadOptions options) {
    try (RecordReader reader = Records.read(Source.of(text), options)) {
      return reader.readAll();
    }
  }

  private static GameRecord one(String text) {
    List<GameRecord> read = all(text, LENIENT);
    assertThat(read).as(text).hasSize(1);
    return read.get(0);
  }

  /** Notes in short: kind, line and column. */
  private static List<String> notes(GameRecord record) {
    return record.notes().stream()
        .map(note -> note.kind() + " " + note.place().line() + ":" + note.place().column())
        .toList();
  }

  private static String moves(GameRecord record) {
    return String.join(" ", record.moves().stream().map(Object::toString).toList());
  }

  @Test
  void everyFieldIsRead() {
    GameRecord record =
        all(
                """
                {"game":7,"variant":"gemma","rules":"soucie",
                 "start":"8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b",
                 "tags":[["Event","Final"],["Event","again"]],"comments":["first","second"],
                 "moves":["g7-g4",{"move":"a2-c4","marks":"+","signs":[1,140],
                   "comments":["good"],"clock":"59.5"},{"comments":["thought"]},
                   {"text":"b1-b9","side":"white"}],
                 "rest":[{"text":"c1-c3","side":"white"},{"decision":"forfeit","side":"black"}],
                 "variations":[{"line":0,"ply":2,"moves":["a4-a6"],
                     "rest":[{"decision":"resignation","side":"black"}]},
                   {"line":0,"ply":3,"moves":["g7-g6"]},
                   {"line":1,"ply":3,"moves":["h3-h4"]}],
                 "result":"white","reason":"resignation","stated":"white","statement":"W+Resign"}
                """,
                STRICT)
            .get(0);
    assertThat(record.notes()).isEmpty();
    assertThat(record.number()).isEqualTo(1);
    assertThat(record.variant()).contains("gemma");
    assertThat(record.start().orElseThrow()).hasToString("8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b");
    assertThat(record.tags()).containsExactly(new Tag("Event", "Final"), new Tag("Event", "again"));
    assertThat(record.root().comments()).containsExactly("first", "second");
    assertThat(moves(record)).isEqualTo("g7-g4 a2-c4+ b1-b9 c1-c3 forfeit");
    assertThat(record.moves().get(2).color()).isEqualTo(Color.WHITE);
    assertThat(record.moves().get(4).color()).isEqualTo(Color.BLACK);
    RecordNode second = record.mainLine().get(1);
    assertThat(second.signs()).containsExactly(Sign.GOOD, new Sign(140));
    assertThat(second.comments()).containsExactly("good");
    assertThat(second.clock()).contains(Duration.ofMillis(59_500));
    assertThat(record.moves().get(1).place().line()).isEqualTo(4);
    assertThat(record.moves().get(1).place().column()).isEqualTo(27);
    RecordNode branch = record.mainLine().get(0).children().get(1);
    assertThat(branch.next().orElseThrow().move().orElseThrow().text().isDecision()).isTrue();
    assertThat(branch.children()).extracting(RecordNode::toString).contains("ply 3, h3-h4");
    assertThat(second.children()).extracting(RecordNode::toString).contains("ply 3, g7-g6");
    assertThat(second.next().orElseThrow().comments()).containsExactly("thought");
    assertThat(record.result()).isEqualTo(StatedResult.parse("W+R"));
  }

  @Test
  void presetsAndSingleChoicesAreTheRules() {
    assertThat(one("{\"moves\":[],\"rules\":\"soucie\"}").rules())
        .contains(Ruleset.standard(Preset.SOUCIE));
    GameRecord record =
        one(
            """
            {"moves":[],"choices":{"bothConnected":"moverWins","noMove":"loses",
             "repetition":{"endsAt":5,"claimableAt":3,"basis":"positional","verdict":"longCycle"},
             "limits":{"plies":300,"pliesWithoutCapture":40},"precedence":"countersFirst"}}
            """);
    assertThat(notes(record)).isEmpty();
    Repetition repetition =
        new Repetition(5, 3, Repetition.Basis.POSITIONAL, Repetition.Verdict.LONG_CYCLE);
    assertThat(record.rules())
        .contains(
            Ruleset.standard().toBuilder()
                .bothConnected(BothConnected.MOVER_WINS)
                .noMove(NoMove.LOSES)
                .repetition(repetition)
                .limits(new Limits(300, 40))
                .precedence(Precedence.COUNTERS_FIRST)
                .build());
    assertThat(one("{\"moves\":[],\"variant\":\"nobody's\",\"rules\":\"soucie\"}").rules())
        .isEmpty();
    assertThat(
            all("{\"moves\":[]}", LENIENT.withDefaultRules(Ruleset.standard(Preset.SOUCIE)))
                .get(0)
                .rules())
        .contains(Ruleset.standard(Preset.SOUCIE));
  }

  /** What the moves show need not be stated; what they do not show is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"moves\":[\"b1-b3\"],\"result\":\"open\"' | *",
        "'\"moves\":[\"b1-b3\"]' | *",
        "'\"moves\":[\"b1-b3\"],\"result\":\"black\"' | 1-0",
        "'\"moves\":[\"b1-b3\"],\"result\":\"white\",\"reason\":\"forfeit\"' | W+Forfeit",
        "'\"moves\":[\"b1-b3\"],\"result\":\"black\",\"reason\":\"time\"' | B+Time",
        "'\"moves\":[\"b1-b3\"],\"result\":\"black\",\"reason\":\"goal reached\"' | 1-0",
        "'\"moves\":[\"b1-b3\"],\"result\":\"draw\"' | 1/2-1/2",
        "'\"moves\":[],\"result\":\"draw\",\"reason\":\"repetition, claimed\"' | Draw+Claim",
        "'\"moves\":[],\"stated\":\"draw\",\"result\":\"draw\"' | 1/2-1/2",
        "'\"moves\":[],\"rest\":[{\"decision\":\"resignation\",\"side\":\"white\"}],"
            + "\"result\":\"black\"' | *",
        "'\"moves\":[],\"rest\":[{\"decision\":\"resignation\",\"side\":\"white\"}],"
            + "\"result\":\"white\"' | 0-1",
        "'\"moves\":[],\"statement\":\"B+3.5\"' | B+3.5",
        "'\"moves\":[],\"variant\":\"nobody''s\",\"result\":\"white\"' | 0-1",
        "'\"moves\":[],\"start\":\"8/8/8/8/8/8/8/8 b\",\"result\":\"white\"' | 0-1",
      })
  void resultsAreStatedOrShown(String fields, String result) {
    GameRecord record = one("{" + fields + "}");
    assertThat(record.result()).hasToString(result);
    assertThat(notes(record)).isEmpty();
  }

  @Test
  void aClaimIsAReason() {
    GameRecord record = one("{\"moves\":[],\"statement\":\"Draw+Claim\"}");
    assertThat(record.result().reason()).contains(EndReason.CLAIMED_REPETITION);
  }

  /** Each fault with its place, and the moves that are kept. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{`| GAME_NOT_CLOSED 1:1 |",
        "{\"moves\":[\"b1-b3\"| GAME_NOT_CLOSED 1:10 | b1-b3",
        "{\"moves\":[\"b1-b| VALUE_NOT_CLOSED 1:11 |",
        "{\"mov| VALUE_NOT_CLOSED 1:2 |",
        "{\"moves\":[{\"move\":\"b1| VALUE_NOT_CLOSED 1:19 |",
        "{\"moves\":[{\"move\":\"b1-b3\",\"clock\":\"5| VALUE_NOT_CLOSED 1:35 | b1-b3",
        "{\"moves\"| GAME_NOT_CLOSED 1:1 |",
        "{\"moves\":| GAME_NOT_CLOSED 1:1 |",
        "{}| VALUE_MISSING 1:1 |",
        "{\"moves\":{}}| UNEXPECTED_TEXT 1:10 |",
        "{\"moves\":[7,\"b1-b3\"]}| UNEXPECTED_TEXT 1:11 | b1-b3",
        "{\"moves\":[null,\"b1-b3\"]}| JSON_FORGIVEN 1:11 | b1-b3",
        "{\"moves\":[],\"variant\":7}| UNEXPECTED_TEXT 1:23 |",
        "{\"moves\":[],\"variant\":null}| JSON_FORGIVEN 1:23 |",
        "{\"moves\":[],\"variant\":{\"a\":[[1,{\"b\":2}]]}}| UNEXPECTED_TEXT 1:23 |",
        "{\"moves\":[],\"colour\":[1,[2]]}| FIELD_UNKNOWN 1:22 |",
        "{\"moves\":[\"b1-b3\"],\"moves\":[\"a2-c2\"]}| UNEXPECTED_TEXT 1:20 | b1-b3",
        "{\"moves\":[],\"rules\":\"x\"}| UNEXPECTED_TEXT 1:21 |",
        "{\"moves\":[],\"start\":\"x\"}| START_UNREADABLE 1:21 |",
        "{\"moves\":[],\"tags\":[[\"a\"]]}| UNEXPECTED_TEXT 1:21 |",
        "{\"moves\":[],\"tags\":[7]}| UNEXPECTED_TEXT 1:21 |",
        "{\"moves\":[],\"result\":\"x\"}| UNEXPECTED_TEXT 1:22 |",
        "{\"moves\":[],\"stated\":\"open\"}| UNEXPECTED_TEXT 1:22 |",
        "{\"moves\":[],\"stated\":\"black\",\"statement\":\"W+R\"}| RESULTS_DIFFER 1:42 |",
        "{\"moves\":[],\"game\":1e400}| UNEXPECTED_TEXT 1:20 |",
        "{\"moves\":[],\"game\":99999999999999}| UNEXPECTED_TEXT 1:20 |",
        "{\"moves\":[{\"move\":\"b1-b3\",\"signs\":[1000]}]}| UNEXPECTED_TEXT 1:36 | b1-b3",
        "{\"moves\":[{\"move\":\"b1-b3\",\"clock\":\"1e9\"}]}| UNEXPECTED_TEXT 1:35 | b1-b3",
        "{\"moves\":[{\"move\":\"b1-b3\",\"clock\":\"9999999999999999999\"}]}"
            + "| UNEXPECTED_TEXT 1:35 | b1-b3",
        "{\"moves\":[{\"move\":\"b1-b3\",\"text\":\"a2-c2\"}]}| UNEXPECTED_TEXT 1:34 | b1-b3",
        "{\"moves\":[{\"move\":\"b1-b3\",\"decision\":\"forfeit\"}]}"
            + "| UNEXPECTED_TEXT 1:38 | b1-b3",
        "{\"moves\":[{\"signs\":[1]},\"b1-b3\"]}| UNEXPECTED_TEXT 1:11 | b1-b3",
        "{\"moves\":[{\"move\":\"b1-b3\",\"x\":1}]}| FIELD_UNKNOWN 1:31 | b1-b3",
        "{\"moves\":[],\"variations\":[{\"ply\":1,\"moves\":[]}]}| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"variations\":[{\"line\":0,\"moves\":[]}]}| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"variations\":[{\"line\":1,\"ply\":1,\"moves\":[]}]}"
            + "| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"variations\":[{\"line\":0,\"ply\":9,\"moves\":[\"b1-b3\"]}]}"
            + "| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"variations\":[{\"line\":0,\"ply\":1,\"empty\":999999999,\"x\":0}]}"
            + "| FIELD_UNKNOWN 1:67; UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"variations\":[7]}| UNEXPECTED_TEXT 1:27; UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"choices\":{\"x\":1}}| FIELD_UNKNOWN 1:28 |",
        "{\"moves\":[],\"choices\":{\"noMove\":\"x\"}}| UNEXPECTED_TEXT 1:33 |",
        "{\"moves\":[],\"choices\":{\"limits\":{\"x\":1}}}| FIELD_UNKNOWN 1:38 |",
        "{\"moves\":[],\"choices\":{\"repetition\":{\"x\":1}}}| FIELD_UNKNOWN 1:42 |",
        "{\"moves\":[],\"choices\":{\"repetition\":{\"endsAt\":1}}}| UNEXPECTED_TEXT 1:37 |",
        "{\"moves\":[\"b1-b3\",]}| JSON_FORGIVEN 1:19 | b1-b3",
        "{\"moves\":[,\"b1-b3\"]}| JSON_FORGIVEN 1:11 | b1-b3",
        "{\"moves\":[\"b1-b3\" \"a2-c2\"]}| JSON_FORGIVEN 1:19 | b1-b3 a2-c2",
        "{\"moves\":[\"b1-b3\":\"a2-c2\"]}"
            + "| UNEXPECTED_TEXT 1:18; JSON_FORGIVEN 1:19 | b1-b3 a2-c2",
        "{,\"moves\":[]}| JSON_FORGIVEN 1:2 |",
        "{\"moves\":[],}| JSON_FORGIVEN 1:13 |",
        "{\"moves\":[]\"game\":1}| JSON_FORGIVEN 1:12 |",
        "{\"moves\"[]}| JSON_FORGIVEN 1:9 |",
        "{\"moves\":,\"game\":1}| UNEXPECTED_TEXT 1:2 |",
        "{\"moves\":[\"b1-b3\"}| JSON_FORGIVEN 1:18 | b1-b3",
        "{\"moves\":[],\"tags\":[[\"a\",\"b\"}" + "| JSON_FORGIVEN 1:29; JSON_FORGIVEN 1:29 |",
        "{moves:[],\"moves\":[\"b1-b3\"]}"
            + "| UNEXPECTED_TEXT 1:2; UNEXPECTED_TEXT 1:7; UNEXPECTED_TEXT 1:8; JSON_FORGIVEN 1:10 | b1-b3",
        "{\"moves\":[],\"comments\":[\"a\\x\"]}| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"comments\":[\"a\\u12\"]}| UNEXPECTED_TEXT 1:27 |",
        "{\"moves\":[],\"comments\":[\"a\tb\tc\"]}| JSON_FORGIVEN 1:27 |",
        "x| UNEXPECTED_TEXT 1:1 |",
        "7 {\"moves\":[]}| UNEXPECTED_TEXT 1:1 |",
        "[| GAME_NOT_CLOSED 1:1 |",
        "[7]| UNEXPECTED_TEXT 1:2 |",
        "[[[{\"a\":1}]]]| UNEXPECTED_TEXT 1:2 |",
        "]| UNEXPECTED_TEXT 1:1 |",
      })
  void faultsHaveTheirPlaces(String text, String notes, String moves) {
    String json = text.equals("{`") ? "{" : text;
    GameRecord record = one(json);
    assertThat(String.join("; ", notes(record))).as(text).isEqualTo(notes);
    assertThat(moves(record)).isEqualTo(moves == null ? "" : moves);
    assertThatThrownBy(() -> all(json, STRICT)).isInstanceOf(SyntaxException.class);
    boolean fault =
        record.notes().stream().anyMatch(note -> note.severity() == Note.Severity.FAULT);
    assertThat(RecordValidator.standard().judge(record).isSound()).isEqualTo(!fault);
  }

  @Test
  void escapesAndBytesAreCharacters() {
    String text =
        "{\"moves\":[],\"comments\":[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9é\\uD83D\\uDE00\"]}";
    String said = "\"\\/\b\f\n\n\téé\uD83D\uDE00";
    assertThat(one(text).root().comments()).containsExactly(said);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (RecordReader reader = Records.read(Source.of("x", bytes), STRICT)) {
      assertThat(reader.next().root().comments()).containsExactly(said);
    }
    byte[] latin = text.getBytes(StandardCharsets.ISO_8859_1);
    try (RecordReader reader = Records.read(Source.of("x", latin), LENIENT)) {
      GameRecord record = reader.next();
      assertThat(record.root().comments()).containsExactly(said);
      assertThat(notes(record)).containsExactly("CHARSET_MISMATCH 1:25");
    }
  }

  @Test
  void gamesStandOneBehindTheOtherOrInAnArray() {
    String a = "{\"game\":1,\"moves\":[\"b1-b3\"]}";
    String b = "{\"game\":2,\"moves\":[\"c1-c3\"]}";
    List<GameRecord> both = all(a + "\n" + b + "\n", STRICT);
    assertThat(both).hasSize(2);
    assertThat(both.get(1).number()).isEqualTo(2);
    assertThat(both.get(1).place().line()).isEqualTo(2);
    assertThat(all(a + b, STRICT)).isEqualTo(both);
    assertThat(all(" [ " + a + " ,\n" + b + "]\n", STRICT)).isEqualTo(both);
    assertThat(all("[" + a + "]" + b, STRICT)).isEqualTo(both);
    assertThat(all("[]", STRICT)).isEmpty();
    assertThat(all("\uFEFF" + a, STRICT)).hasSize(1);

    assertThat(notes(all("[" + a + b + "]", LENIENT).get(1))).containsExactly("JSON_FORGIVEN 1:30");
    assertThat(all("[" + a + "," + b, LENIENT)).hasSize(3);
    assertThat(notes(all("[" + a + "," + b, LENIENT).get(2)))
        .containsExactly("GAME_NOT_CLOSED 1:1");
    assertThat(notes(all(a + "}\n" + b, LENIENT).get(1))).containsExactly("UNEXPECTED_TEXT 1:29");
    assertThat(all("[7," + a + "]", LENIENT).get(1)).isEqualTo(both.get(0));
    assertThat(all("[,," + a + "]", LENIENT)).hasSizeGreaterThan(1);
  }

  /** What is cut does not swallow the game behind it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":1,\"moves\":[\"b1-b3\",",
        "{\"game\":1,\"moves\":[\"b1-b",
        "{\"game\":1,\"moves\":[\"b1-b3\",{\"move\":\"a2-c2\",",
        "{\"game\":1,\"tags\":[[\"a\",",
        "{\"game\":1,\"x\":[[[{",
        "{\"game\":1,\"x\":",
        "{\"game\":1,\"x\"",
        "{\"game\":1,",
        "{",
      })
  void aCutGameEndsWhereTheNextBegins(String cut) {
    String next = "{\"game\":2,\"moves\":[\"c1-c3\"]}";
    for (String between : List.of("\n", "\n ")) {
      List<GameRecord> read = all(cut + between + next, LENIENT);
      assertThat(read).hasSize(2);
      assertThat(read.get(1)).isEqualTo(one(next));
      assertThat(read.get(0).notes())
          .filteredOn(note -> note.severity() == Note.Severity.FAULT)
          .hasSize(1);
    }
  }

  @Test
  void limitsHold() {
    String moves = "{\"moves\":[\"b1-b3\",\"a2-c2\",\"c1-c3\"],\"comments\":[\"0123456789\"]}";
    GameRecord few = all(moves, LENIENT.withLimit(ReadLimit.NODES, 1)).get(0);
    assertThat(moves(few)).isEqualTo("b1-b3");
    assertThat(notes(few)).containsExactly("LIMIT_EXCEEDED 1:19");

    GameRecord cut = all(moves, LENIENT.withLimit(ReadLimit.VALUE_LENGTH, 8)).get(0);
    assertThat(cut.root().comments()).containsExactly("01234567");
    assertThat(notes(cut)).containsExactly("LIMIT_EXCEEDED 1:48");

    GameRecord shorter = all(moves, LENIENT.withLimit(ReadLimit.GAME_LENGTH, 20)).get(0);
    assertThat(notes(shorter)).containsExactly("LIMIT_EXCEEDED 1:26");
    assertThat(shorter.plies()).isLessThan(3);

    ReadOptions one = LENIENT.withLimit(ReadLimit.GAMES, 1);
    try (RecordReader reader = Records.read(Source.of(moves + moves), one)) {
      reader.next();
      assertThatThrownBy(reader::next)
          .isInstanceOf(SyntaxException.class)
          .hasMessageContaining("'games'");
      assertThat(reader.hasNext()).isFalse();
    }
    String deep = "{\"moves\":[],\"x\":" + "[".repeat(200_000) + "]".repeat(200_000) + "}";
    assertThat(notes(one(deep))).containsExactly("FIELD_UNKNOWN 1:17");
    String word = "{\"moves\":[],\"x\":" + "z".repeat(50) + "}";
    assertThat(all(word, LENIENT.withLimit(ReadLimit.VALUE_LENGTH, 6))).hasSize(1);
  }

  @Test
  void isRecognisedByItsContent() {
    for (String text :
        List.of(
            "{\"moves\":[]}",
            " [ {\"game\" : 1",
            "{\"gam",
            "[{\"tags\":[[\"a\",\"b\"]],\"moves\":[\"b1-b3\"]}]")) {
      assertThat(Records.detect(text).get(0).form()).as(text).isEqualTo(Form.JSON);
    }
    for (String text :
        List.of(
            "{a comment} 1. b1-b3 *", "[Event \"x\"]\n\n1. b1-b3 *", "{\"so\" they say} b1-b3")) {
      assertThat(Records.detect(text)).extracting(Detection::form).doesNotContain(Form.JSON);
    }
    try (RecordReader reader = Records.read(Source.of("{\"moves\":[\"b1-b3\"]}"))) {
      assertThat(reader.next().plies()).isEqualTo(1);
      assertThat(reader.notes()).isEmpty();
      assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void aFaultOfTheRulesIsFoundAtItsPlace() {
    GameRecord record = one("{\"moves\":[\n  \"b1-b3\",\n  {\"text\":\"a2-a9\"}]}");
    List<RecordFault> faults = RecordValidator.standard().judge(record).faults();
    assertThat(faults).hasSize(1);
    assertThat(faults.get(0).ply()).isEqualTo(2);
    assertThat(faults.get(0).place().line()).isEqualTo(3);
    assertThat(faults.get(0).place().column()).isEqualTo(11);
  }

  @Test
  void shortAlgebraicMayStandInATextAlone() {
    GameRecord record = one("{\"moves\":[{\"text\":\"Lbb3\"}]}");
    assertThat(RecordValidator.standard().judge(record).plies()).isEqualTo(1);
  }

  /** Tokens of every sort in every place, and texts that stop anywhere. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"moves\":[TRUE,true,Z,z,@,~,-1,9,0,'x',[1],{},[[{\"a\":1}]]]}",
        "{\"moves\":true,\"rest\":@,\"variations\":-1,\"start\":[],\"choices\":9}",
        "{\"moves\":[],\"comments\":[\"a\\",
        "{\"moves\":[],\"comments\":[\"a\\\n",
        "{\"moves\":[],\"comments\":[\"a\\\r",
        "{\"moves\":[],\"comments\":[\"a\r\"]}",
        "{\"moves\":[],\"comments\":[\"a\\u00\u0661\u0661\"]}",
        "{\"moves\":[],\"comments\":[\"a\\u00g0\"]}",
        "{\"moves\":[],\"comments\":[\"a\\u\"]}",
        "{\"moves\":[],\"comments\":7}",
        "{\"moves\":[],\"comments\":[7,null]}",
        "{\"moves\":[],\"tags\":[[\"a\",7]]}",
        "{\"moves\":[],\"tags\":[[\"a\"",
        "{\"moves\":[],\"tags\":[[\"a\",\"b",
        "{\"moves\":[],\"tags\":null}",
        "x\r{\"moves\":[]}",
        "x\n",
        "{\"moves\":[]}\r\nx",
        "{\"moves\":[{                                                                  \"a\":1}]}",
        "{\"moves\":[],\"x\":[1,{\"a\":",
        "{\"moves\":[],\"x\":\"a",
        "{\"x\":]}",
        "{\"x\":}",
        "{\"x\"::}",
        "{\"x\"]",
        "{\"x\"",
        "{:}",
        "{]}",
        "{{}}",
        "{[]}",
        "[:,{\"moves\":[]}]",
        "[,{\"moves\":[]}]",
        "[{\"moves\":[]},,{\"moves\":[]}]",
        "{\"moves\":[{\"move\":\"b1\"]]}",
        "{\"moves\":[{\"move\":7},{\"decision\":7},{\"side\":7,\"marks\":7}]}",
        "{\"moves\":[{\"decision\":\"forfeit\",\"text\":\"b1-b3\"}]}",
        "{\"moves\":[{\"move\":\"b1-b3\",\"clock\":7}]}",
        "{\"moves\":[{\"clock\":\"1\"},{\"side\":\"white\"}]}",
        "{\"moves\":[{\"side\":\"white\"",
        "{\"moves\":[],\"variations\":[{\"line\":0,\"ply\":",
        "{\"moves\":[],\"variations\":[{\"line\":0,\"ply\":1,\"moves\":[\"a",
        "{\"moves\":[],\"stated\":7,\"statement\":7,\"result\":7,\"reason\":7,\"rules\":7}",
        "{\"moves\":[],\"stated\":\"white\",\"statement\":\"W+R\",\"x\":0}",
        "{\"moves\":[\"b1-b3\"\u0000]}",
        "[{\"moves\":[",
        "[[",
        "\"abc",
        "\"abc\" \"def\"",
        ",",
        "}",
        ":",
        "{\"game\":1,\"moves\":[{\"a\":{  \"game\":2,\"moves\":[]}",
      })
  void everyTextIsRead(String text) {
    for (ReadOptions options :
        List.of(
            LENIENT,
            LENIENT.withLimit(ReadLimit.GAME_LENGTH, 9),
            LENIENT.withLimit(ReadLimit.VALUE_LENGTH, 2))) {
      List<GameRecord> records = all(text, options);
      assertThat(records).isNotEmpty();
      assertThat(records.stream().flatMap(record -> record.notes().stream()))
          .isNotEmpty()
          .allSatisfy(note -> assertThat(note.place().isKnown()).isTrue());
    }
    assertThatThrownBy(() -> all(text, STRICT)).isInstanceOf(SyntaxException.class);
  }

  @Test
  void choicesThatMakeNoGameAreTold() {
    GameRecord record =
        one("{\"moves\":[],\"variant\":\"nobody's\",\"choices\":{\"noMove\":\"draws\"}}");
    assertThat(record.rules()).isEmpty();
    assertThat(notes(record)).isEmpty();
  }
}
