package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What transcripts say, line by line; every answer follows from the package's description. */
class GameParserTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final String WHITE_FIRST =
      "[Position \"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w\"]\n";

  private static String line(RecordNode first) {
    List<String> words = new ArrayList<>();
    Optional<RecordNode> at = Optional.of(first);
    while (at.isPresent()) {
      RecordNode node = at.get();
      String comments =
          node.comments().stream()
              .map(text -> "{" + text + "}")
              .collect(Collectors.joining(node.move().isPresent() ? "" : " "));
      String signs = node.signs().stream().map(Sign::toString).collect(Collectors.joining());
      words.add(node.move().map(GameParserTest::word).orElse("") + signs + comments);
      at = node.next();
    }
    return String.join(" ", words).strip();
  }

  private static String word(RecordMove move) {
    String side = move.color() == Color.BLACK ? "B:" : "W:";
    return side + (move.text().isReadable() ? "" : "?") + move;
  }

  /** The variations of a line as a text has them: behind the move that they take the place of. */
  private static String variations(RecordNode first) {
    StringBuilder all = new StringBuilder();
    Optional<RecordNode> at = Optional.of(first);
    while (at.isPresent()) {
      List<RecordNode> children = at.get().children();
      for (RecordNode other : children.subList(Math.min(1, children.size()), children.size())) {
        int ply = at.get().ply() + 1;
        all.append(" (").append(ply).append(' ').append(line(other)).append(")");
        all.append(variations(other));
      }
      at = at.get().next();
    }
    return all.toString();
  }

  /** Tags, moves, variations, result and sorts of notes; then the next game, and the last notes. */
  private static String said(String text, ReadOptions options) {
    List<String> games = new ArrayList<>();
    try (RecordReader reader = Reading.transcripts(text.replace('N', '\n'), options)) {
      while (reader.hasNext()) {
        GameRecord game = reader.next();
        StringBuilder all = new StringBuilder();
        game.tags().forEach(tag -> all.append(" [" + tag.name() + " " + tag.value() + "]"));
        String main = line(game.root());
        all.append(main.isEmpty() ? "" : " " + main).append(variations(game.root()));
        if (!game.result().equals(StatedResult.OPEN)) {
          all.append(" = ").append(game.result());
        }
        game.notes().forEach(note -> all.append(" !").append(note.kind()));
        games.add(all.toString().strip());
      }
      reader.notes().forEach(note -> games.add("!" + note.kind()));
    }
    return String.join(" / ", games);
  }

  /** In the table, N is a line feed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // where the first game begins
        "1.Nb1-b3Na2-c2~B:b1-b3 W:a2-c2",
        "12Nb1-b3~{12} B:b1-b3 !TEXT_BEFORE_MOVES",
        "1. (1. c1-c3) b1-b3~B:b1-b3 (1 B:c1-c3)",
        "1. ( c1-c3 ) b1-b3~B:b1-b3 (1 B:c1-c3)",
        "1. 2. b1-b3Nb1-b3~{1. 2. b1-b3} B:b1-b3 !TEXT_BEFORE_MOVES",
        "1 {x} b1-b3Nb1-b3~{1 {x} b1-b3} B:b1-b3 !TEXT_BEFORE_MOVES",
        "1. {x} b1-b3~{x} B:b1-b3",
        "1. c\u01133~B:?c\u01133",
        "1. ... a2-c2~W:a2-c2",
        "1. resign~B:resign",
        "1. HelloNb1-b3~{1. Hello} B:b1-b3 !TEXT_BEFORE_MOVES",
        "1 c\u01133 xNb1-b3~{1 c\u01133 x} B:b1-b3 !TEXT_BEFORE_MOVES",
        "1 b1-b3 a2-c2~B:b1-b3 W:a2-c2",
        "B 1Nb1-b3~{B 1} B:b1-b3 !TEXT_BEFORE_MOVES",
        "B 1 helloNb1-b3~{B 1 hello} B:b1-b3 !TEXT_BEFORE_MOVES",
        "B 1 c\u01133~B:?c\u01133",
        "Black 1 resign~B:resign",
        "W 1 {x} a2-c2Nb1-b3~{W 1 {x} a2-c2} B:b1-b3 !TEXT_BEFORE_MOVES",
        "c\u01133Na2-c2~B:?c\u01133 W:a2-c2",
        "c\u01133 helloNb1-b3~{c\u01133 hello} B:b1-b3 !TEXT_BEFORE_MOVES",
        "{x} b1-b3~{x} B:b1-b3",
        "{x}N$1 ; yNb1-b3~{x} {y} B:b1-b3",
        "[1 x]Nb1-b3~{[1 x]} B:b1-b3 !TEXT_BEFORE_MOVES",
        "[x]Nb1-b3~{[x]} B:b1-b3 !TEXT_BEFORE_MOVES",
        "[Time 0:03]Nb1-b3~[Time 0:03] B:b1-b3 !TAG_MALFORMED",
        "{openNN1. b1-b3~{open} B:b1-b3 !REMARK_NOT_CLOSED",
        // tags
        "[A \"a\"]NN[B \"b\"]N1. b1-b3~[A a] [B b] B:b1-b3",
        "[A \"a\"]NN[a \"b\"]N1. b1-b3~[A a] / [a b] B:b1-b3",
        "[A \"a\"]N[a \"b\"]N1. b1-b3~[A a] [a b] B:b1-b3",
        "1. b1-b3N[Time 0:03]N1. c1-c3~B:b1-b3 / [Time 0:03] B:c1-c3 !TAG_MALFORMED",
        "1. b1-b3N[x]Na2-c2~B:b1-b3{x} W:a2-c2 !TAG_MALFORMED",
        "1. b1-b3 *N[x]Na2-c2~B:b1-b3{x} !TAG_MALFORMED / B:a2-c2",
        // where the next game begins
        "1. b1-b3 a2-c2 1. g1-g3~B:b1-b3 W:a2-c2 B:g1-g3 !MOVE_NUMBER_WRONG",
        "1. b1-b3 a2-c2N{x} 1. g1-g3~B:b1-b3 W:a2-c2{x} / B:g1-g3",
        "1. b1-b3 a2-c2N1.. g1-g3~B:b1-b3 W:a2-c2 W:g1-g3 !MOVE_NUMBER_WRONG",
        "1. b1-b3 a2-c2N1 hour laterN2. g1-g3~B:b1-b3 W:a2-c2{1 hour later} B:g1-g3"
            + " !TEXT_BETWEEN_MOVES",
        "1. b1-b3 (1. c1-c3N1. d1-d3)~B:b1-b3 (1 B:c1-c3 B:d1-d3)",
        "1. b1-b3 * hello 1. c1-c3~B:b1-b3{hello} !TEXT_BETWEEN_MOVES / B:c1-c3",
        "1. b1-b3 * B 1 c1 c3~B:b1-b3 / B:c1-c3",
        "1. b1-b3 * c1-c3~B:b1-b3 / B:c1-c3",
        "1. b1-b3 *Nhello c1-c3~B:b1-b3 / !TEXT_BEFORE_MOVES",
        "1. b1-b3 *N(1. c1-c3)~B:b1-b3 / !TEXT_BEFORE_MOVES",
        "1. b1-b3 *N)~B:b1-b3 / !TEXT_BEFORE_MOVES",
        "1. b1-b3 *N0-1~B:b1-b3 / !TEXT_BEFORE_MOVES",
        "1. b1-b3 * 0-1~B:b1-b3 = 0-1",
        "1. b1-b3 *N{x}N1. c1-c3~B:b1-b3 / {x} B:c1-c3",
        "1. b1-b3 * {x}~B:b1-b3{x}",
        "1. b1-b3 * 12 moves~B:b1-b3{12 moves} !TEXT_BETWEEN_MOVES",
        "{open~!REMARK_NOT_CLOSED / !NO_GAME",
        "1. b1-b3 *NN12 moves *N1. c1-c3~B:b1-b3 / {12 moves *} B:c1-c3 !TEXT_BEFORE_MOVES",
        "B 1 b1 b3NB 1 c1 c3~B:b1-b3 / B:c1-c3",
        // words between moves
        "1. b1-b3 a2-c2NDraw {agreed}~B:b1-b3 W:a2-c2{agreed} = 1/2-1/2",
        "1. b1-b3 a2-c2NDraw agreed~B:b1-b3 W:a2-c2{Draw agreed} !TEXT_BETWEEN_MOVES",
        "1. b1-b3N...Na2-c2~B:b1-b3 W:a2-c2",
        "1. b1-b3N... a2-c2~B:b1-b3 W:a2-c2",
        "1. b1-b3Nz9z~B:b1-b3 W:?z9z",
        "1. b1-b3Nhello~B:b1-b3{hello} !TEXT_BETWEEN_MOVES",
        "1. b1-b3 a2-c2 12 moves later 2. g1-g3~B:b1-b3 W:a2-c2{12 moves later} B:g1-g3"
            + " !TEXT_BETWEEN_MOVES",
        "1. b1-b3 oh well a2-c2~B:b1-b3{oh well} W:a2-c2 !TEXT_BETWEEN_MOVES",
        "1. b1-b3 2. oh a2-c2~B:b1-b3 B:?oh W:a2-c2 !MOVE_NUMBER_WRONG",
        "1. b1-b3 Draw~B:b1-b3 = 1/2-1/2",
        "1. b1-b3 (1. c1-c3 Draw) a2-c2~B:b1-b3 W:a2-c2 (1 B:c1-c3{Draw}) !TEXT_BETWEEN_MOVES",
        "1. b1-b3 (1. c1-c3 1-0) a2-c2~B:b1-b3 W:a2-c2 (1 B:c1-c3{1-0})",
        "1. $1 b1-b3 $2~{$1} B:b1-b3$2 !TEXT_BETWEEN_MOVES",
        "1. b1-b3 ($1 1... a2-c2)~B:b1-b3 (1 {$1} W:a2-c2) !TEXT_BETWEEN_MOVES",
        "1. b1-b3 (1. c1-c3~B:b1-b3 (1 B:c1-c3) !VARIATION_NOT_CLOSED",
        // counts
        "B 1 b1 b3NW 2 hello~B:b1-b3 W:?hello",
        "d1-b3NW 2 hello~B:d1-b3 W:?hello",
        "d1-b3NW 7 hello~B:d1-b3{W 7 hello} !TEXT_BETWEEN_MOVES",
        "B 1 b1 b3NW 7 a2 c2~B:b1-b3 W:a2-c2 !MOVE_NUMBER_WRONG",
        "1. b1-b3 2... a2-c2~B:b1-b3 W:a2-c2 !MOVE_NUMBER_WRONG",
        // marks and separators apart from their moves
        "1. b1-b3 + h2-f2 !~B:b1-b3+ W:h2-f2$1",
        "1. b1-b3 +x h2-f2~B:b1-b3{+x} W:h2-f2 !TEXT_BETWEEN_MOVES",
        "1. b1 - b3 h2 : f2~B:b1-b3 W:h2xf2"
      })
  void aTextSays(String text, String said) {
    assertThat(said(text, LENIENT)).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({
    "a2-c2Nb1-b3, W:a2-c2 B:b1-b3",
    "1... a2-c2 2. b1-b3, W:a2-c2 B:b1-b3",
    "1. a2-c2 b1-b3, W:a2-c2 B:b1-b3 !MOVE_NUMBER_WRONG",
    "1. a2-c2 2. b1-b3 c2-a2 3. b3-b1, W:a2-c2 B:b1-b3 W:c2-a2 B:b3-b1 !MOVE_NUMBER_WRONG",
    "1.. a2-c2, W:a2-c2",
    "2... a2-c2, W:a2-c2 !MOVE_NUMBER_WRONG"
  })
  void whiteMayMoveFirst(String text, String said) {
    Ruleset rules = Ruleset.builder(Ruleset.standard().start().withSideToMove(Color.WHITE)).build();

    assertThat(said(WHITE_FIRST + text, LENIENT)).isEqualTo(said);
    assertThat(said(text, LENIENT.withDefaultRules(rules))).isEqualTo(said);
  }

  @Test
  void aWrongCountSaysTheRightOne() {
    List<String> found = new ArrayList<>();
    for (String text :
        List.of(
            "1. b1-b3 a2-c2 3. g1-g3",
            "1. b1-b3 2... a2-c2",
            "B 1 b1 b3\nW 7 a2 c2",
            WHITE_FIRST + "1. a2-c2")) {
      found.add(Reading.transcripts(text, LENIENT).next().notes().get(0).message());
    }

    assertThat(found.get(0)).startsWith("found \"3.\"; expected 2.; ");
    assertThat(found.get(1)).startsWith("found \"2...\"; expected 1...; ");
    assertThat(found.get(2)).startsWith("found \"7\"; expected 2; ");
    assertThat(found.get(3)).startsWith("found \"1.\"; expected 1...; ");
  }

  @ParameterizedTest
  @CsvSource({
    "e8 d4 c1c3, B:e8 W:d4 B:c1-c3",
    "c1 -c3, B:c1-c3",
    "c1- c3, B:c1-c3",
    "c1 :c3, B:c1xc3",
    "c1 xc3, B:c1xc3",
    "c1 Xc3, B:c1xc3",
    "c1X c3, B:c1xc3",
    "c1 \u00D7c3, B:c1xc3",
    "c1 \u2010c3, B:c1-c3",
    "c1\u2015 c3, B:c1-c3",
    "c1 - c3 d1, B:c1-c3 W:d1"
  })
  void whereSquaresAreMovesOnlySeparatorsJoinThem(String text, String said) {
    assertThat(said(text, LENIENT.withDefaultRules(TestRules.gemma()))).isEqualTo(said);
  }

  private static String bounded(String text, ReadOptions limits) {
    return said(text, limits);
  }

  @Test
  void aGameIsCutAtItsLimits() {
    String two = "1. b1-b3 a2-c2N2. g1-g3 h2-f2";
    String four = "B:b1-b3 W:a2-c2 B:g1-g3 W:h2-f2";

    assertThat(bounded(two, ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 28)))
        .isEqualTo(four);
    assertThat(
            bounded(two + "N3. d1-d3", ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 27)))
        .isEqualTo("B:b1-b3 W:a2-c2 !LIMIT_EXCEEDED");
    assertThat(bounded(two, ReadOptions.lenient().withLimit(ReadLimit.NODES, 4))).isEqualTo(four);
    assertThat(bounded(two, ReadOptions.lenient().withLimit(ReadLimit.NODES, 3)))
        .isEqualTo("B:b1-b3 W:a2-c2 B:g1-g3 !LIMIT_EXCEEDED");
    assertThat(
            bounded(
                "[A \"a\"]N[B \"b\"]N1. b1-b3",
                ReadOptions.lenient().withLimit(ReadLimit.VALUES, 2)))
        .isEqualTo("[A a] [B b] B:b1-b3");
    assertThat(
            bounded(
                "[A \"a\"]N[B \"b\"]N1. b1-b3",
                ReadOptions.lenient().withLimit(ReadLimit.VALUES, 1)))
        .isEqualTo("[A a] !LIMIT_EXCEEDED");
  }

  @Test
  void textBeforeAGameIsCutAtTheLimitOfValues() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.VALUE_LENGTH, 5);

    assertThat(bounded("{abc}N{de}N1. b1-b3", limits)).isEqualTo("{abc} {de} B:b1-b3");
    assertThat(bounded("{abc}N{def}N{g}N1. b1-b3", limits))
        .isEqualTo("{abc} B:b1-b3 !LIMIT_EXCEEDED");
  }

  @Test
  void aTagMayBeAsLongAsTheLimitOfValues() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.VALUE_LENGTH, 5);

    assertThat(bounded("[A \"abcde\"]N1. b1-b3", limits)).isEqualTo("[A abcde] B:b1-b3");
    assertThat(bounded("[A \"abcdef\"]N1. b1-b3", limits)).isEqualTo("!LIMIT_EXCEEDED");
  }

  @Test
  void longLinesAreToldWithTheGameTheyBelongTo() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.LINE_LENGTH, 20);

    assertThat(bounded("1. b1-b3 a2-c2N1. c1-c3 a2-c2       d1-d3", limits))
        .isEqualTo("B:b1-b3 W:a2-c2 / B:c1-c3 W:a2-c2 !LIMIT_EXCEEDED");
    assertThat(bounded("; " + "x".repeat(30) + "N1. b1-b3", limits))
        .isEqualTo("{" + "x".repeat(18) + "} B:b1-b3 !LIMIT_EXCEEDED");
  }

  @Test
  void startsVariantsAndPresetsAreTakenOnce() {
    String own = "1bbbbbb1/8/8/8/8/8/8/1wwwwww1 w";
    String foreign = "1LLLLLL1/8/8/8/8/8/8/1llllll1 w - - 0 1";
    GameRecord both =
        Reading.transcripts("[FEN \"" + foreign + "\"]\n[Position \"" + own + "\"]\nb1-b3", LENIENT)
            .next();
    GameRecord other =
        Reading.transcripts("[Position \"" + own + "\"]\n[FEN \"" + foreign + "\"]\nb1-b3", LENIENT)
            .next();

    assertThat(both.start().orElseThrow()).hasToString(own.replace(" w", " b"));
    assertThat(both.tag("Position")).contains(own);
    assertThat(both.tag("FEN")).isEmpty();
    assertThat(other.start().orElseThrow()).hasToString(own);
    assertThat(other.tag("FEN")).contains(foreign);
    assertThat(other.tag("Position")).isEmpty();
    assertThat(Reading.transcripts("[FEN \"8\"]\nb1-b3", LENIENT).next().notes().get(0).message())
        .contains("expected a position of PlayStrategy");
    assertThat(
            Reading.transcripts("[Position \"8\"]\nb1-b3", LENIENT).next().notes().get(0).message())
        .contains("expected a position text");
    GameRecord names =
        Reading.transcripts("[Variant \"\"]\n[Setup \" loa \"]\n[SU \"x\"]\n", LENIENT).next();
    assertThat(names.variant()).contains("loa");
    assertThat(names.rules()).contains(Ruleset.standard());
    assertThat(names.tags()).hasSize(2);
  }

  @Test
  void presetsChooseForTheRulesThatAreKnown() {
    String rules = "[Rules \"soucie\"]\n";

    assertThat(Reading.transcripts(rules + "b1-b3", LENIENT).next().rules())
        .map(Ruleset::repetition)
        .contains(Repetition.NONE);
    assertThat(
            Reading.transcripts(rules + "b1-b3", LENIENT.withDefaultRules(TestRules.gemma()))
                .next()
                .rules())
        .map(Ruleset::moveRule)
        .contains(TestRules.gemma().moveRule());
    assertThat(Reading.transcripts(rules + "[Variant \"x\"]\nb1-b3", LENIENT).next().rules())
        .isEmpty();
  }

  @Test
  void strictReadingNamesTheGameOfALongLine() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.LINE_LENGTH, 20);
    List<Note> notes = Reading.transcripts("1. b1-b3 a2-c2 2. g1-g3 h2-f2", limits).next().notes();

    assertThat(notes).singleElement().asString().contains("a longer line or remark", "20");
  }
}
