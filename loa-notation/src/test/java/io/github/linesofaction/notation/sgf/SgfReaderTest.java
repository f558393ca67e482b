package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SgfReaderTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final ReadOptions STRICT = ReadOptions.strict();

  private static List<SgfGame> games(String text) {
    try (SgfReader reader = Reading.trees(text, LENIENT)) {
      return reader.readAll();
    }
  }

  private static SgfGame game(String text) {
    List<SgfGame> games = games(text);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  private static SgfTree tree(String text) {
    SgfGame game = game(text);
    assertThat(game.notes()).isEmpty();
    return game.tree();
  }

  private static List<Note.Kind> kinds(List<Note> notes) {
    return notes.stream().map(Note::kind).toList();
  }

  @Test
  void oldIdentifiersLoseTheirLowerCaseLettersAndKeepTheirSpelling() {
    SgfTree tree = tree("(; GaMe [9] SiZe\n[8] SetUp\t[Standard]\n;B[c1 a3])");

    assertThat(tree.size()).isEqualTo(2);
    assertThat(tree.root().properties())
        .extracting(SgfProperty::id)
        .containsExactly("GM", "SZ", "SU");
    assertThat(tree.root().properties())
        .extracting(SgfProperty::rawId)
        .containsExactly("GaMe", "SiZe", "SetUp");
    assertThat(tree.node(1).value("B").orElseThrow().raw()).isEqualTo("c1 a3");
    assertThat(tree).isEqualTo(tree("(;GM[9]SZ[8]SU[Standard];B[c1 a3])"));
  }

  @Test
  void identifiersThatCannotDoWithoutLowerCaseLettersStay() {
    SgfGame game = game("(;a1GM[9]abc[x]aGM1[y])");

    assertThat(game.tree()).hasToString("(;a1GM[9]abc[x]GM1[y])");
    assertThat(kinds(game.notes()))
        .containsExactly(Note.Kind.IDENTIFIER_LOWER_CASE, Note.Kind.IDENTIFIER_LOWER_CASE);
    assertThat(game(game.tree().toString()).tree()).isEqualTo(game.tree());
  }

  @Test
  void foreignPropertiesKeepOrderAndValues() {
    SgfTree tree = tree("(;VV[1]KM[]P0[a][b][]HA[0];TM[12]B[b1-b3]P1[x]ID[7])");

    assertThat(tree.root()).hasToString(";VV[1]KM[]P0[a][b][]HA[0]");
    assertThat(tree.node(1)).hasToString(";TM[12]B[b1-b3]P1[x]ID[7]");
    assertThat(tree.root().property("P0").orElseThrow().values())
        .extracting(SgfValue::text)
        .containsExactly("a", "b", "");
  }

  @Test
  void textsAreUnescaped() {
    SgfTree tree = tree("(;C[a\\]b];C[p\\\\q];C[x[1];C[9:30];C[one\\\ntwo];W[C2:C5])");

    assertThat(tree.nodes())
        .extracting(node -> node.properties().get(0).value().text())
        .containsExactly("a]b", "p\\q", "x[1", "9:30", "onetwo", "C2:C5");
  }

  @Test
  void emptyNodesAndCommentsAreNodes() {
    SgfTree tree = tree("(;GM[9];;B[b1-b3];C[];)");

    assertThat(tree.size()).isEqualTo(5);
    assertThat(tree.mainLine()).hasSize(5);
    assertThat(tree.nodes()).extracting(node -> node.has("B")).filteredOn(b -> b).hasSize(1);
    assertThat(tree.node(1)).isEqualTo(SgfNode.of());
    assertThat(tree.node(3)).isEqualTo(SgfNode.of(SgfProperty.of("C", "")));
  }

  @Test
  void setUpAloneIsAGame() {
    SgfTree tree = tree("(;SZ[8] SU[Parachute])");

    assertThat(tree.size()).isEqualTo(1);
    assertThat(tree.root().value("SU").orElseThrow().text()).isEqualTo("Parachute");
  }

  @Test
  void twoTreesAreTwoGamesAlsoIfTheyAreTheSame() {
    List<SgfGame> games = games("(;GM[9];B[b1-b3])\n\n\n(;GM[9];B[b1-b3])\n \t\n");

    assertThat(games).hasSize(2);
    assertThat(games).extracting(SgfGame::number).containsExactly(1, 2);
    assertThat(games.get(0).tree()).isEqualTo(games.get(1).tree());
    assertThat(games).allSatisfy(game -> assertThat(game.notes()).isEmpty());
  }

  @Test
  void variationsAreKept() {
    SgfTree tree = tree("(;GM[9];B[b1-b3](;W[a2-c2])(;W[h2-f2];B[d1-d3])(;W[a4-c2]))");

    assertThat(tree.mainLine())
        .extracting(SgfNode::toString)
        .containsExactly(";GM[9]", ";B[b1-b3]", ";W[a2-c2]");
    assertThat(tree.children(1)).containsExactly(2, 3, 5);
    assertThat(tree.children(2)).isEmpty();
    assertThat(tree.parent(4)).hasValue(3);
    assertThat(tree.parent(0)).isEmpty();
    assertThat(tree.path(4)).containsExactly(0, 1, 3, 4);
    assertThat(tree.endOfDescendants(3)).isEqualTo(5);
    assertThat(tree).hasToString("(;GM[9];B[b1-b3](;W[a2-c2])(;W[h2-f2];B[d1-d3])(;W[a4-c2]))");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[9]C[one\ntwo]\n;B[b1-b3]\n)\n",
        "(;GM[9]C[one\r\ntwo]\r\n;B[b1-b3]\r\n)\r\n",
        "(;GM[9]C[one\rtwo]\r;B[b1-b3]\r)\r",
        "(;GM[9]C[one\ntwo];B[b1-b3])",
        "\uFEFF(;GM[9]C[one\ntwo];B[b1-b3])"
      })
  void lineEndsAndMarksMakeNoDifference(String text) {
    SgfTree wanted = tree("(;GM[9]C[one\ntwo];B[b1-b3])");

    assertThat(tree(text)).isEqualTo(wanted);
    assertThat(read(text.getBytes(StandardCharsets.UTF_8), LENIENT)).isEqualTo(wanted);
    assertThat(read(text.getBytes(StandardCharsets.UTF_8), STRICT)).isEqualTo(wanted);
    String marked = text.startsWith("\uFEFF") ? text : "\uFEFF" + text;
    assertThat(read(marked.getBytes(StandardCharsets.UTF_16BE), LENIENT)).isEqualTo(wanted);
    assertThat(read(marked.getBytes(StandardCharsets.UTF_16LE), LENIENT)).isEqualTo(wanted);
  }

  private static SgfTree read(byte[] bytes, ReadOptions options) {
    try (SgfReader reader = Reading.trees("bytes", new ByteArrayInputStream(bytes), options)) {
      SgfGame game = reader.next();
      assertThat(game.notes()).isEmpty();
      assertThat(reader.hasNext()).isFalse();
      return game.tree();
    }
  }

  @Test
  void textAroundGamesIsSkippedWithANote() {
    String text =
        "From: a@b (me (;-)\nSubject: game\n\n(;GM[9];B[b1-b3])\nwell\n(;GM[9])\nBye (: (;\n";
    try (SgfReader reader = Reading.trees(text, STRICT)) {
      SgfGame first = reader.next();
      assertThat(first.tree()).hasToString("(;GM[9];B[b1-b3])");
      assertThat(first.notes()).hasSize(1);
      assertThat(first.notes().get(0).kind()).isEqualTo(Note.Kind.TEXT_OUTSIDE_GAMES);
      assertThat(first.notes().get(0).place()).isEqualTo(new Place("", 0, 1, 1));

      SgfGame second = reader.next();
      assertThat(second.notes()).hasSize(1);
      assertThat(second.notes().get(0).place().line()).isEqualTo(5);
      assertThat(second.notes().get(0).message()).contains("'well'");

      assertThat(reader.hasNext()).isFalse();
      assertThat(reader.notes()).hasSize(1);
      assertThat(reader.notes().get(0).place().line()).isEqualTo(7);
    }
  }

  @Test
  void placesCountLinesAndColumnsFromOne() {
    String text = "(;GM[9]\r\n;B[b1-b3]\n ;C[\u00e9\u00e9 \ud83d\ude00] W [a2-c2])";
    SgfTree tree;
    try (SgfReader reader = Reading.trees("x.sgf", new StringReader(text), LENIENT)) {
      tree = reader.next().tree();
    }
    assertThat(tree.root().place()).isEqualTo(new Place("x.sgf", 1, 1, 2));
    assertThat(tree.node(1).property("B").orElseThrow().place())
        .isEqualTo(new Place("x.sgf", 10, 2, 2));
    assertThat(tree.node(1).value("B").orElseThrow().place())
        .isEqualTo(new Place("x.sgf", 12, 2, 4));
    Place white = tree.node(2).value("W").orElseThrow().place();
    assertThat(white.line()).isEqualTo(3);
    assertThat(white.column()).isEqualTo(14);

    SgfTree same = read(text.getBytes(StandardCharsets.UTF_8), LENIENT);
    Place whiteOfBytes = same.node(2).value("W").orElseThrow().place();
    assertThat(whiteOfBytes).isEqualTo(new Place("bytes", white.offset() + 4, 3, 14));
    assertThat(same).isEqualTo(tree);
  }

  @Test
  void aGameThatIsNotClosedEndsWhereTheNextBegins() {
    String text = "(;GM[9];B[b1-b3]\n(;C[]GM[9];B[c1-c3](;W[a2-c2])(;W[h2-f2]))\n(;GM[9])";

    List<SgfGame> games = games(text);

    assertThat(games)
        .extracting(game -> game.tree().toString())
        .containsExactly(
            "(;GM[9];B[b1-b3])", "(;C[]GM[9];B[c1-c3](;W[a2-c2])(;W[h2-f2]))", "(;GM[9])");
    assertThat(kinds(games.get(0).notes())).containsExactly(Note.Kind.GAME_NOT_CLOSED);
    assertThat(games.get(0).notes().get(0).place().line()).isEqualTo(2);
    assertThat(games.get(1).notes()).isEmpty();
    assertThatThrownBy(() -> Reading.trees(text, STRICT).next())
        .isInstanceOfSatisfying(
            SyntaxException.class,
            fault -> {
              assertThat(fault.place().line()).isEqualTo(2);
              assertThat(fault.game()).hasValue(1);
              assertThat(fault).hasMessageContaining("game 1").hasMessageContaining("')'");
            });
  }

  @Test
  void aRootAloneThatEndsAtOnceIsTheNextGame() {
    assertThat(games("(;GM[9];B[b1-b3](;GM[9])(;GM[9];B[c1-c3])"))
        .extracting(game -> game.tree().toString())
        .containsExactly("(;GM[9];B[b1-b3])", "(;GM[9])", "(;GM[9];B[c1-c3])");
  }

  @Test
  void aValueThatIsNotClosedDoesNotSwallowTheNextGame() {
    List<SgfGame> games = games("(;GM[9];B[b1-b3]C[bye)\n\n(;C[]\nGM[9];B[c1-c3])\n(;GM[9])");

    assertThat(games).hasSize(3);
    assertThat(games.get(0).tree().node(1).value("C").orElseThrow().text()).isEqualTo("bye)\n\n");
    assertThat(kinds(games.get(0).notes())).containsExactly(Note.Kind.VALUE_NOT_CLOSED);
    assertThat(games.get(1).tree()).hasToString("(;C[]GM[9];B[c1-c3])");
    assertThat(games.get(1).notes()).isEmpty();
  }

  @Test
  void aRootValueThatIsNotClosedEndsBothGamesRight() {
    List<SgfGame> games = games("(;GM[9];B[b1-b3]\n(;GM[9]C[x\n(;GM[9];B[c1-c3])");

    assertThat(games)
        .extracting(game -> game.tree().toString())
        .containsExactly("(;GM[9];B[b1-b3])", "(;GM[9]C[x\n])", "(;GM[9];B[c1-c3])");
  }

  @Test
  void theEndOfTheTextEndsAGame() {
    SgfGame open = game("(;GM[9];B[b1-b3](;W[a2-c2]");
    assertThat(open.tree()).hasToString("(;GM[9];B[b1-b3];W[a2-c2])");
    assertThat(kinds(open.notes())).containsExactly(Note.Kind.GAME_NOT_CLOSED);
    assertThat(open.notes().get(0).place().column()).isEqualTo(17);

    // One cause, one fault.
    SgfGame value = game("(;GM[9];B[b1-b3]C[abc\\");
    assertThat(value.tree()).hasToString("(;GM[9];B[b1-b3]C[abc])");
    assertThat(kinds(value.notes())).containsExactly(Note.Kind.VALUE_NOT_CLOSED);
  }

  @Test
  void whatBelongsToNothingIsSkippedWithAFault() {
    SgfGame game = game("(;GM[9] foo ;B ; [x] W[a2-c2] , 12 ]; ())");

    assertThat(game.tree()).hasToString("(;GM[9];;W[a2-c2];)");
    assertThat(kinds(game.notes()))
        .containsExactly(
            Note.Kind.VALUE_MISSING,
            Note.Kind.VALUE_MISSING,
            Note.Kind.IDENTIFIER_MISSING,
            Note.Kind.UNEXPECTED_TEXT,
            Note.Kind.UNEXPECTED_TEXT,
            Note.Kind.UNEXPECTED_TEXT,
            Note.Kind.VARIATION_EMPTY);
  }

  @Test
  void whatIsKeptThoughNotAllowedIsWarnedOf() {
    SgfGame game = game("(;GM[9](;B[b1-b3])(B[c1-c3]B[d1-d3]);b[x])");

    assertThat(game.tree()).hasToString("(;GM[9](;B[b1-b3])(;B[c1-c3]B[d1-d3])(;b[x]))");
    assertThat(kinds(game.notes()))
        .containsExactly(
            Note.Kind.NODE_NOT_OPENED,
            Note.Kind.PROPERTY_REPEATED,
            Note.Kind.NODE_AFTER_VARIATION,
            Note.Kind.IDENTIFIER_LOWER_CASE);
  }

  @Test
  void repeatedPropertiesAreFoundInNodesWithMany() {
    StringBuilder text = new StringBuilder("(;");
    for (char c = 'A'; c <= 'Z'; c++) {
      text.append("X").append(c).append("[]");
    }
    SgfGame game = game(text + "XA[];XZ[]XA[]XZ[])");

    assertThat(game.tree().root().properties()).hasSize(27);
    assertThat(game.notes())
        .extracting(Note::message)
        .containsExactly(
            "found property XA again; expected it once in a node; both are kept",
            "found property XZ again; expected it once in a node; both are kept");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[9] foo)", "(;GM[9];B)", "(;[x])", "(;GM[9]", "(;GM[9]())",
        "(;GM[9](B[x]))", "(;GM[9](;B[x]);W[y])", "(;C[a]C[b])", "(;c[a])", "(;GM[9] 12)"
      })
  void strictReadingStopsAtTheFirstFault(String text) {
    try (SgfReader reader = Reading.trees(text + "(;GM[9])", STRICT)) {
      assertThatThrownBy(reader::next)
          .isInstanceOfSatisfying(
              SyntaxException.class, fault -> assertThat(fault.game()).hasValue(1));
      assertThat(reader.hasNext()).isFalse();
      assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void strictReadingDoesNotGuessWhereAValueEnds() {
    assertThatThrownBy(() -> Reading.trees("(;GM[9];B[a\n(;GM[9\\]", STRICT).next())
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("line 1, column 11")
        .hasMessageContaining("']'");
    try (SgfReader reader = Reading.trees("(;GM[9]C[a\n(;GM[9])", STRICT)) {
      assertThat(reader.next().tree().root().value("C").orElseThrow().text())
          .isEqualTo("a\n(;GM[9");
    }
  }

  @Test
  void limitsCutTheGameAndNotTheNext() {
    ReadOptions limits =
        ReadOptions.lenient()
            .withLimit(ReadLimit.NODES, 3)
            .withLimit(ReadLimit.DEPTH, 2)
            .withLimit(ReadLimit.VALUE_LENGTH, 5)
            .withLimit(ReadLimit.VALUES, 4)
            .withLimit(ReadLimit.GAME_LENGTH, 40);
    ReadOptions bounded = Reading.limited(LENIENT, limits);
    String next = "(;GM[9];B[x])";
    List<String> tooMuch =
        List.of(
            "(;GM[9];B[a];W[b];B[c](;W[d];B[e]))",
            "(;GM[9](;B[a](;W[b](;B[c]))(;W[d])))",
            "(;GM[9];B[a]C[123456])",
            "(;GM[9]AB[a][b][c][d][e])",
            "(;GM[9]                                       ;B[a])");

    for (String text : tooMuch) {
      try (SgfReader reader = Reading.trees(text + next, bounded)) {
        SgfGame cut = reader.next();
        assertThat(kinds(cut.notes())).as(text).containsExactly(Note.Kind.LIMIT_EXCEEDED);
        assertThat(cut.tree().root()).as(text).hasToString(";GM[9]");
        assertThat(reader.next().tree()).hasToString(next);
        assertThat(reader.hasNext()).isFalse();
      }
      assertThatThrownBy(() -> Reading.trees(text, Reading.limited(STRICT, limits)).next())
          .isInstanceOf(SyntaxException.class)
          .hasMessageContaining("limit");
    }
  }

  @Test
  void aCutGameThatIsNotClosedDoesNotSwallowTheNext() {
    ReadOptions bounded = LENIENT.withLimit(ReadLimit.NODES, 2);
    try (SgfReader reader = Reading.trees("(;GM[9];B[a];W[b];B[c]\n(;GM[9];B[x])", bounded)) {
      assertThat(reader.next().tree()).hasToString("(;GM[9];B[a])");
      assertThat(reader.next().tree()).hasToString("(;GM[9];B[x])");
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void moreGamesThanTheLimitEndTheReading() {
    ReadOptions bounded = LENIENT.withLimit(ReadLimit.GAMES, 1);
    try (SgfReader reader = Reading.trees("(;GM[9])(;GM[9])", bounded)) {
      reader.next();
      assertThatThrownBy(reader::next)
          .isInstanceOf(SyntaxException.class)
          .hasMessageContaining("column 9")
          .hasMessageContaining("limit 'games'");
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void aThousandGamesAreReadLazily() {
    List<SgfTree> trees = new ArrayList<>();
    try (SgfReader reader = Reading.trees("(;GM[9];B[b1-b3])\n".repeat(1000), STRICT)) {
      reader.stream().map(SgfGame::tree).forEach(trees::add);
    }
    assertThat(trees).hasSize(1000).allMatch(trees.get(0)::equals);
  }

  @Test
  void closingTheStreamClosesTheSourceAndReadingIsNotAhead() {
    EndlessGames endless = new EndlessGames("(;GM[9];B[b1-b3])\n", Long.MAX_VALUE);
    try (Stream<SgfGame> games = Reading.trees("endless", endless, STRICT).stream()) {
      assertThat(games.limit(5).toList()).hasSize(5);
      assertThat(endless.isClosed()).isFalse();
    }
    assertThat(endless.isClosed()).isTrue();
    assertThat(endless.position()).isLessThan(100_000);
  }

  @Tag("slow")
  @Test
  void linesThatNearlyBeginGamesCostNoMoreThanOthers() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          EndlessGames lines = new EndlessGames("\n(;a[", 20_000_000);
          try (SgfReader reader = Reading.trees("lines", lines, LENIENT)) {
            assertThat(kinds(reader.next().notes()))
                .containsExactly(Note.Kind.LIMIT_EXCEEDED, Note.Kind.GAME_NOT_CLOSED);
          }
        });
  }

  @Test
  void aClosedReaderHasNoGames() {
    SgfReader reader = Reading.trees("(;GM[9])", LENIENT);
    reader.close();
    reader.close();
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void progressIsToldInBytes() {
    byte[] bytes = "\u00e9 (;GM[9];B[b1-b3])\n".repeat(5000).getBytes(StandardCharsets.UTF_8);
    List<Long> told = new ArrayList<>();
    ReadOptions options = LENIENT.withProgress(told::add);
    try (SgfReader reader = Reading.trees("b", new ByteArrayInputStream(bytes), options)) {
      assertThat(reader.readAll()).hasSize(5000);
    }
    assertThat(told).hasSizeGreaterThan(5).isSorted();
    assertThat(told.get(told.size() - 1)).isEqualTo(bytes.length);
  }

  @Test
  void aFailingSourceIsToldAsSuch() {
    InputStream failing =
        new InputStream() {
          private int left = 20;

          @Override
          public int read() throws IOException {
            if (left-- <= 0) {
              throw new IOException("disk");
            }
            return ' ';
          }
        };
    SgfReader reader = Reading.trees("f", failing, LENIENT);
    assertThatThrownBy(reader::hasNext).isInstanceOf(UncheckedIOException.class);
  }

  @Test
  void notesAreBounded() {
    ReadOptions bounded = LENIENT.withLimit(ReadLimit.NOTES, 3);
    try (SgfReader reader = Reading.trees("(;GM[9]" + " 1".repeat(100) + ")", bounded)) {
      assertThat(kinds(reader.next().notes()))
          .containsExactly(
              Note.Kind.UNEXPECTED_TEXT,
              Note.Kind.UNEXPECTED_TEXT,
              Note.Kind.UNEXPECTED_TEXT,
              Note.Kind.NOTES_LEFT_OUT);
    }
  }
}
