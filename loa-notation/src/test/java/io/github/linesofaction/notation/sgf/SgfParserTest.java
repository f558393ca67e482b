package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits and repairs at their bounds, counted out by hand. */
class SgfParserTest {
  private static List<SgfGame> games(String text, ReadOptions options) {
    try (SgfReader reader = Reading.trees(text, options)) {
      return reader.readAll();
    }
  }

  private static List<SgfGame> games(String text) {
    return games(text, ReadOptions.lenient());
  }

  private static List<String> trees(List<SgfGame> games) {
    return games.stream().map(game -> game.tree().toString()).toList();
  }

  /** Each note's kind and offset. */
  private static List<String> notes(SgfGame game) {
    return game.notes().stream().map(note -> note.kind() + "@" + note.place().offset()).toList();
  }

  @Test
  void aGameMayBeAsLongAsTheLimit() {
    String text = "(;GM[9])";

    assertThat(notes(games(text, ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 8)).get(0)))
        .isEmpty();
    assertThat(notes(games(text, ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 7)).get(0)))
        .containsExactly("LIMIT_EXCEEDED@7");
  }

  @ParameterizedTest
  @CsvSource({"(;(((((((((;)))))))))),10", "(;B B B B B B B B),10", "(;AB[a][b][c][d]),11"})
  void lengthIsCountedAtEveryToken(String text, int offset) {
    List<SgfGame> games = games(text, ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 10));

    assertThat(games).hasSize(1);
    assertThat(games.get(0).notes())
        .filteredOn(note -> note.kind() == Note.Kind.LIMIT_EXCEEDED)
        .extracting(note -> note.place().offset())
        .containsExactly((long) offset);
    assertThat(games.get(0).notes())
        .as("nothing is told of what is cut off")
        .allMatch(note -> note.place().offset() <= offset);
  }

  @Test
  void variationsMayBeAsDeepAsTheLimit() {
    String text = "(;a1[](;b1[](;c1[](;d1[])))(;e1[]))(;GM[9])";

    assertThat(trees(games(text, ReadOptions.lenient().withLimit(ReadLimit.DEPTH, 4))))
        .containsExactly("(;a1[](;b1[];c1[];d1[])(;e1[]))", "(;GM[9])");
    List<SgfGame> cut = games(text, ReadOptions.lenient().withLimit(ReadLimit.DEPTH, 3));
    assertThat(trees(cut)).containsExactly("(;a1[];b1[];c1[])", "(;GM[9])");
    assertThat(cut.get(0).notes())
        .filteredOn(note -> note.kind() == Note.Kind.LIMIT_EXCEEDED)
        .extracting(Note::message)
        .singleElement()
        .asString()
        .startsWith("found variations nested more than 3 deep")
        .contains("limit 'depth'");
    assertThat(trees(games(text, ReadOptions.lenient().withLimit(ReadLimit.DEPTH, 1))))
        .containsExactly("(;a1[])", "(;GM[9])");
  }

  @Test
  void whatBelongsToNothingIsToldBehindVariationsToo() {
    assertThat(notes(games("(;GM[9](;B[a])?)").get(0))).containsExactly("UNEXPECTED_TEXT@14");
    assertThat(notes(games("(;GM[9](;B[a])[x])").get(0))).containsExactly("IDENTIFIER_MISSING@15");
  }

  @Test
  void behindAGameThatFollowsAnUnclosedOneComesTextAgain() {
    String rest = " a word [or two]\n(;GM[9];B[c])";

    for (String next : List.of("(;GM[9];B[b])", "(;GM[9](;B[b])(;B[d]))", "(;GM[9])")) {
      List<SgfGame> games = games("(;GM[9];B[a]\n" + next + rest);
      assertThat(trees(games)).containsExactly("(;GM[9];B[a])", next, "(;GM[9];B[c])");
      assertThat(games.get(2).notes())
          .as(next)
          .extracting(Note::kind)
          .containsExactly(Note.Kind.TEXT_OUTSIDE_GAMES);
    }
  }

  @Test
  void aValueLeftOpenInARootThatFollowsAnUnclosedGameEndsThatGameToo() {
    List<SgfGame> games =
        games("(;GM[9];B[a]\n(;GM[9]C[x\n(;GM[9];B[b]) a word [or two]\n(;GM[9];B[c])");

    assertThat(trees(games))
        .containsExactly("(;GM[9];B[a])", "(;GM[9]C[x\n])", "(;GM[9];B[b])", "(;GM[9];B[c])");
    assertThat(games.get(3).notes())
        .extracting(Note::kind)
        .containsExactly(Note.Kind.TEXT_OUTSIDE_GAMES);
  }

  @Test
  void whatLeftAValueOpenIsTold() {
    assertThat(games("(;C[x").get(0).notes().get(0).message())
        .isEqualTo(
            "found the end of the text; expected ']' to end the value;"
                + " the value is kept up to there");
    assertThat(games("(;C[x\n(;GM[9])").get(0).notes().get(0).message())
        .isEqualTo(
            "found the beginning of another game; expected ']' to end the value;"
                + " the value is kept up to there");
  }

  /** Behind a limit only so many values are looked at to see whether a game begins. */
  @Test
  void theNextGameIsKnownByItsFirstHundredValues() {
    String cut = "(;GM[9]C[x]";

    for (int stones : new int[] {1, 99}) {
      String next = "(;AB" + "[a]".repeat(stones) + "GM[9])";
      assertThat(games(cut + next, ReadOptions.lenient().withLimit(ReadLimit.VALUES, 1)))
          .as(next)
          .hasSize(2);
    }
    String late = "(;AB" + "[a]".repeat(100) + "GM[9])";
    assertThat(games(cut + late, ReadOptions.lenient().withLimit(ReadLimit.VALUES, 1))).hasSize(1);
  }

  /** The bounds at which a list of properties is looked up in another way. */
  @ParameterizedTest
  @ValueSource(ints = {15, 16, 17, 18})
  void repeatedPropertiesAreFoundWhereverTheyStand(int count) {
    StringBuilder node = new StringBuilder(";");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ids.add("X" + (char) ('A' + i));
      node.append(ids.get(i)).append("[]");
    }
    String others = node.toString().replace('X', 'Y');

    assertThat(games("(" + node + node + others + ")").get(0).notes()).isEmpty();
    assertThat(games("(" + node + ";YA[]" + others + "XA[])").get(0).notes()).isEmpty();
    for (String id : ids) {
      assertThat(games("(" + node + others + id.replace('X', 'Y') + "[])").get(0).notes())
          .as(id)
          .extracting(Note::kind)
          .containsExactly(Note.Kind.PROPERTY_REPEATED);
    }
  }
}
