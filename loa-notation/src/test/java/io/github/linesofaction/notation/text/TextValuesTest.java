package io.github.linesofaction.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.internal.read.Charsets;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.move.MoveDialect;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextValuesTest {
  private static final Place PLACE = new Place("games.sgf", 40, 3, 14);

  @Test
  void placesReadLikeCompilersWriteThem() {
    assertThat(PLACE).hasToString("games.sgf:3:14");
    assertThat(new Place("", 40, 3, 14)).hasToString("line 3, column 14");
    assertThat(Place.NOWHERE).hasToString("nowhere");
    assertThat(Place.NOWHERE.isKnown()).isFalse();
    assertThat(PLACE.isKnown()).isTrue();
  }

  @Test
  void placesOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new Place("", -1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("offset");
    for (int[] bad : new int[][] {{0, 1}, {1, 0}, {-1, -1}, {-1, 1}}) {
      assertThatThrownBy(() -> new Place("", 0, bad[0], bad[1]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("line and column");
    }
  }

  @Test
  void syntaxFaultsSayWhereWhatAndWhatInstead() {
    SyntaxException fault = new SyntaxException(PLACE, "'x'", "a move", 2);
    assertThat(fault)
        .isInstanceOf(LoaException.class)
        .hasMessage("games.sgf:3:14 (game 2): found 'x'; expected a move");
    assertThat(fault.place()).isEqualTo(PLACE);
    assertThat(fault.found()).isEqualTo("'x'");
    assertThat(fault.expected()).isEqualTo("a move");
    assertThat(fault.game()).hasValue(2);
    assertThat(new SyntaxException(PLACE, "'x'", "a move"))
        .hasMessage("games.sgf:3:14: found 'x'; expected a move")
        .satisfies(e -> assertThat(e.game()).isEmpty());
    assertThatThrownBy(() -> new SyntaxException(PLACE, "", "", 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void limitsAreValues() {
    ReadOptions limits =
        ReadOptions.lenient()
            .withLimit(ReadLimit.LINE_LENGTH, 1)
            .withLimit(ReadLimit.VALUE_LENGTH, 2)
            .withLimit(ReadLimit.GAME_LENGTH, 3)
            .withLimit(ReadLimit.NODES, 4)
            .withLimit(ReadLimit.VALUES, 5)
            .withLimit(ReadLimit.DEPTH, 6)
            .withLimit(ReadLimit.GAMES, 7)
            .withLimit(ReadLimit.NOTES, 8);
    assertThat(limits)
        .isEqualTo(limits.withLimit(ReadLimit.NOTES, 8))
        .hasSameHashCodeAs(limits.withLimit(ReadLimit.NOTES, 8))
        .isNotEqualTo(limits.withLimit(ReadLimit.NOTES, 9))
        .doesNotHaveSameHashCodeAs(limits.withLimit(ReadLimit.NOTES, 9))
        .isNotEqualTo(ReadOptions.lenient())
        .hasToString(
            "ReadOptions[lenient, LINE_LENGTH=1, VALUE_LENGTH=2, GAME_LENGTH=3, NODES=4, VALUES=5,"
                + " DEPTH=6, GAMES=7, NOTES=8]");
    for (ReadLimit limit : ReadLimit.values()) {
      assertThat(ReadOptions.lenient().limit(limit)).isEqualTo(limit.usual());
    }
    assertThatThrownBy(() -> ReadOptions.lenient().withLimit(ReadLimit.DEPTH, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("most must be at least 1, was 0");
  }

  @Test
  void optionsAreValues() {
    ReadOptions options =
        ReadOptions.lenient().withCharset(StandardCharsets.UTF_8).withLimit(ReadLimit.NODES, 4);
    assertThat(options.isStrict()).isFalse();
    assertThat(options.limit(ReadLimit.NODES)).isEqualTo(4);
    assertThat(options.charset()).contains(StandardCharsets.UTF_8);
    assertThat(options.withLimit(ReadLimit.NODES, ReadLimit.NODES.usual()))
        .isEqualTo(ReadOptions.lenient().withCharset(StandardCharsets.UTF_8))
        .hasSameHashCodeAs(ReadOptions.lenient().withCharset(StandardCharsets.UTF_8))
        .isNotEqualTo(ReadOptions.strict().withCharset(StandardCharsets.UTF_8))
        .isNotEqualTo(ReadOptions.lenient())
        .doesNotHaveSameHashCodeAs(ReadOptions.lenient());
    assertThat(options).hasToString("ReadOptions[lenient, charset=UTF-8, NODES=4]");
    assertThat(options.withForm(Form.SGF).withDialect(MoveDialect.SHORT_LENIENT).toString())
        .startsWith("ReadOptions[lenient, form=SGF, dialect=");
    assertThat(options.withForm(Form.SGF)).isNotEqualTo(options);
    assertThat(options.withDialect(MoveDialect.STRICT)).isNotEqualTo(options);
    assertThat(options.withVariants(RulesetCatalog.builtIn())).isNotEqualTo(options);
    assertThat(options.withDefaultRules(Ruleset.standard())).isNotEqualTo(options);
    assertThat(options.withProgress(units -> {})).isNotEqualTo(options);
    assertThat(ReadOptions.lenient().charset()).isEqualTo(Optional.empty());
  }

  @Test
  void collectorsKeepAndForget() {
    NoteCollector collector = new NoteCollector(ReadOptions.lenient());
    collector.report(Note.Kind.VALUE_MISSING, PLACE, "B", "'['", "skipped", 1);
    assertThat(collector.notes())
        .containsExactly(
            new Note(Note.Kind.VALUE_MISSING, PLACE, "found B; expected '['; skipped"));
    assertThat(collector.notes().get(0))
        .hasToString("games.sgf:3:14: found B; expected '['; skipped");
    assertThat(collector.notes().get(0).severity()).isEqualTo(Note.Severity.FAULT);
    assertThat(collector.take()).hasSize(1);
    assertThat(collector.take()).isEmpty();
    NoteCollector strict = new NoteCollector(ReadOptions.strict());
    strict.report(Note.Kind.TEXT_OUTSIDE_GAMES, PLACE, "x", "'(;'", "skipped", 1);
    assertThat(strict.notes()).hasSize(1);
    assertThatThrownBy(
            () -> strict.report(Note.Kind.NODE_NOT_OPENED, PLACE, "x", "';'", "taken", 3))
        .isInstanceOf(SyntaxException.class)
        .hasMessageContaining("game 3");
  }

  @Test
  void charsetsAreFoundByAnyNameTheyHave() {
    assertThat(Charsets.named(" latin1 ")).contains(StandardCharsets.ISO_8859_1);
    assertThat(Charsets.named("utf8")).contains(StandardCharsets.UTF_8);
    for (String bad : new String[] {"", " ", "klingon", "a b", "\u0000", "[]"}) {
      assertThat(Charsets.named(bad)).as(bad).isEmpty();
    }
  }

  @Test
  void charsetsThatExtendAscii() {
    for (String name : new String[] {"UTF-8", "US-ASCII", "windows-1251", "KOI8-R", "GBK"}) {
      assertThat(Charsets.extendsAscii(Charset.forName(name))).as(name).isTrue();
    }
    for (String name : new String[] {"UTF-16", "UTF-16LE", "UTF-32", "IBM037"}) {
      assertThat(Charsets.extendsAscii(Charset.forName(name))).as(name).isFalse();
    }
  }

  @Test
  void bytesAreDecodedIfTheyAreValid() {
    assertThat(Charsets.decode("\u00c3\u00a9", StandardCharsets.UTF_8)).contains("\u00e9");
    assertThat(Charsets.decode("\u00e9", StandardCharsets.UTF_8)).isEmpty();
    assertThat(Charsets.decode("\u0000a", StandardCharsets.UTF_16BE)).contains("a");
    assertThat(Charsets.decode("\u00e9", StandardCharsets.US_ASCII)).isEmpty();
    assertThat(Charsets.decode("\u00e9", StandardCharsets.ISO_8859_1)).contains("\u00e9");
    assertThat(Charsets.isAscii("\u007f")).isTrue();
    assertThat(Charsets.isAscii("\u0080")).isFalse();
  }
}
