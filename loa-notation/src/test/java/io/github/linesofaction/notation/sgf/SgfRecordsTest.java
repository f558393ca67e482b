package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample records: how many games and moves each holds, and that nothing of them gets lost. */
class SgfRecordsTest {
  static List<SgfGame> read(String file, ReadOptions options) throws IOException {
    InputStream stream = SgfRecordsTest.class.getResourceAsStream("/records/sgf/" + file);
    try (SgfReader reader = Reading.trees(file, stream, options)) {
      return reader.readAll();
    }
  }

  private static long moves(SgfTree tree) {
    return tree.mainLine().stream().filter(node -> node.has("B") || node.has("W")).count();
  }

  /** Columns: file, number of games, moves in some of the games (as game:moves). */
  @ParameterizedTest
  @CsvSource({
    "long-identifiers-latin1.sgf, 5, 1:9 2:9 3:11 4:11 5:13",
    "email-games-1.sgf, 8, 1:13 2:33 3:8 4:14 5:12 6:19 7:19 8:18",
    "live-padded-1.sgf, 1, 1:38",
    "live-padded-2.sgf, 1, 1:35",
    "blank-separators.sgf, 1, 1:54",
    "lower-case-colons.sgf, 17, 10:43 12:31",
    "tournament-final.sgf, 15, 13:54",
    "marked-and-escaped.sgf, 2, 1:29 2:23",
    "custom-run-together.sgf, 1, 1:0",
    "parachute-setup-only.sgf, 1, 1:0",
    "both-connected.sgf, 1, 1:1",
    "illegal-move-in-game-2.sgf, 2, 1:25"
  })
  void gamesAndMoves(String file, int games, String moves) throws IOException {
    List<SgfGame> read = read(file, ReadOptions.strict());

    assertThat(read).hasSize(games);
    assertThat(read).allSatisfy(game -> assertThat(game.notes()).isEmpty());
    for (String pair : moves.split(" ")) {
      String[] parts = pair.split(":");
      SgfTree tree = read.get(Integer.parseInt(parts[0]) - 1).tree();
      assertThat(moves(tree)).as(pair).isEqualTo(Integer.parseInt(parts[1]));
    }
    List<SgfTree> trees = read.stream().map(SgfGame::tree).toList();
    for (SgfWriter writer :
        List.of(SgfWriter.compact(), SgfWriter.lines(), SgfWriter.lines().folded(60))) {
      StringBuilder text = new StringBuilder();
      writer.writeTo(trees, text);
      List<SgfTree> again = new ArrayList<>();
      try (SgfReader reader = Reading.trees(text.toString(), ReadOptions.strict())) {
        reader.forEachRemaining(game -> again.add(game.tree()));
      }
      assertThat(again).isEqualTo(trees);
    }
  }

  @Test
  void latin1IsReadWithoutADeclaration() throws IOException {
    SgfGame game = read("long-identifiers-latin1.sgf", ReadOptions.lenient()).get(2);

    assertThat(game.charset()).contains(StandardCharsets.ISO_8859_1);
    assertThat(game.tree().root().value("GC").orElseThrow().text()).contains("X\u00f3xxx");
  }

  @Test
  void thePlaceOfTheIllegalMove() throws IOException {
    SgfTree tree = read("illegal-move-in-game-2.sgf", ReadOptions.lenient()).get(1).tree();

    List<SgfValue> moves =
        tree.mainLine().stream()
            .flatMap(node -> node.value("B").or(() -> node.value("W")).stream())
            .toList();
    SgfValue move = moves.get(9);
    assertThat(move.raw()).isEqualTo("a4:d8");
    assertThat(move.place().source()).isEqualTo("illegal-move-in-game-2.sgf");
    assertThat(move.place().column()).isEqualTo(3);
    assertThat(move.place().line()).isEqualTo(lineOf("illegal-move-in-game-2.sgf", "W[a4:d8]"));
  }

  private static int lineOf(String file, String text) throws IOException {
    try (InputStream stream = SgfRecordsTest.class.getResourceAsStream("/records/sgf/" + file)) {
      List<String> lines =
          new String(stream.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).startsWith(text)) {
          return i + 1;
        }
      }
    }
    throw new AssertionError(text + " is not in " + file);
  }

  @Test
  void escapedBracketsInComments() throws IOException {
    List<SgfGame> games = read("marked-and-escaped.sgf", ReadOptions.strict());

    assertThat(games.get(0).tree().root().value("C").orElseThrow().text())
        .endsWith("[xxxxxxx: xxxx xxx xxx x xxx xxxxxxx]");
    assertThat(games.get(1).tree().mainLine())
        .filteredOn(node -> node.has("SE"))
        .singleElement()
        .satisfies(
            node ->
                assertThat(node.properties())
                    .extracting(SgfProperty::id)
                    .containsExactly("SE", "C", "W"));
  }

  @Test
  void theGemmaGameInOneLineKeepsItsComments() throws IOException {
    SgfGame game = read("gemma-one-line.sgf", ReadOptions.lenient()).get(0);

    assertThat(game.notes()).extracting(Note::kind).isEmpty();
    assertThat(game.tree().root().has("SU")).isTrue();
    assertThat(moves(game.tree())).isPositive();
  }
}
