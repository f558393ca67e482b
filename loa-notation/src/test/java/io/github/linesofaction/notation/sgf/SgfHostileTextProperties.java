package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any bytes at all: lenient reading answers games, strict reading games or the one exception. */
class SgfHostileTextProperties {
  private static final ReadOptions SMALL =
      ReadOptions.lenient()
          .withLimit(ReadLimit.VALUE_LENGTH, 200)
          .withLimit(ReadLimit.GAME_LENGTH, 5000)
          .withLimit(ReadLimit.NODES, 60)
          .withLimit(ReadLimit.VALUES, 80)
          .withLimit(ReadLimit.DEPTH, 20)
          .withLimit(ReadLimit.NOTES, 20);
  private static final Duration BOUND = Duration.ofSeconds(20);
  private static final List<String> FILES =
      List.of(
          "blank-separators.sgf",
          "both-connected.sgf",
          "custom-run-together.sgf",
          "email-games-1.sgf",
          "gemma-one-line.sgf",
          "illegal-move-in-game-2.sgf",
          "live-padded-1.sgf",
          "live-padded-2.sgf",
          "long-identifiers-latin1.sgf",
          "lower-case-colons.sgf",
          "marked-and-escaped.sgf",
          "parachute-setup-only.sgf",
          "tournament-final.sgf");

  /** A change at a place chosen by a number: some bytes taken out, others put in. */
  record Change(int at, int removed, String added) {}

  private static byte[] file(String name) {
    String path = "/records/sgf/" + name;
    try (InputStream stream = SgfHostileTextProperties.class.getResourceAsStream(path)) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(path, e);
    }
  }

  private static byte[] changed(byte[] bytes, Change change) {
    int at = change.at() % (bytes.length + 1);
    int end = Math.min(bytes.length, at + change.removed());
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    result.writeBytes(Arrays.copyOf(bytes, at));
    result.writeBytes(change.added().getBytes(StandardCharsets.ISO_8859_1));
    result.writeBytes(Arrays.copyOfRange(bytes, end, bytes.length));
    return result.toByteArray();
  }

  private static void readAllWays(byte[] bytes) {
    assertTimeoutPreemptively(
        BOUND,
        () -> {
          ReadOptions lenient = ReadOptions.lenient();
          ReadOptions strict = ReadOptions.strict();
          readLeniently(bytes, lenient);
          readLeniently(bytes, Reading.limited(lenient, SMALL));
          readStrictly(bytes, strict);
          readStrictly(bytes, Reading.limited(strict, SMALL));
          readLeniently(bytes, lenient.withCharset(StandardCharsets.UTF_8));
          readLeniently(bytes, lenient.withCharset(StandardCharsets.UTF_16LE));
        });
  }

  private static void readLeniently(byte[] bytes, ReadOptions options) {
    try (SgfReader reader = Reading.trees("x", new ByteArrayInputStream(bytes), options)) {
      int number = 0;
      while (reader.hasNext()) {
        SgfGame game = reader.next();
        assertThat(game.number()).isEqualTo(++number);
        assertThat(game.tree().size()).isBetween(1, options.limit(ReadLimit.NODES));
        assertThat(game.notes()).hasSizeLessThanOrEqualTo(options.limit(ReadLimit.NOTES) + 1);
        for (Note note : game.notes()) {
          assertThat(note.place().offset()).isLessThanOrEqualTo(bytes.length);
        }
      }
    }
  }

  private static void readStrictly(byte[] bytes, ReadOptions options) {
    try (SgfReader reader = Reading.trees("x", new ByteArrayInputStream(bytes), options)) {
      reader.readAll();
    } catch (SyntaxException e) {
      assertThat(e.place().isKnown()).isTrue();
      assertThat(e.place().source()).isEqualTo("x");
      assertThat(e.found()).isNotEmpty();
      assertThat(e.expected()).isNotEmpty();
      assertThat(e.game()).isPresent();
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void randomBytes(@ForAll byte[] bytes) {
    readAllWays(bytes);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void randomBytesInAGame(@ForAll byte[] bytes) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes("(;GM[9];C[".getBytes(StandardCharsets.US_ASCII));
    text.writeBytes(bytes);
    readAllWays(text.toByteArray());
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void changedRecords(@ForAll("files") String name, @ForAll("changes") List<Change> changes) {
    byte[] bytes = file(name);
    for (Change change : changes) {
      bytes = changed(bytes, change);
    }
    readAllWays(bytes);
  }

  @Provide
  Arbitrary<String> files() {
    return Arbitraries.of(FILES);
  }

  @Provide
  Arbitrary<List<Change>> changes() {
    return change(20).list().ofMinSize(1).ofMaxSize(8);
  }

  private static Arbitrary<Change> change(int mostRemoved) {
    Arbitrary<String> added =
        Arbitraries.oneOf(
            Arbitraries.of("", "(", ")", ";", "[", "]", "\\", "(;", "\n(;", "CA[UTF-8]", "\u00fe"),
            Arbitraries.strings().withCharRange('\u0000', '\u00ff').ofMaxLength(5));
    return Combinators.combine(
            Arbitraries.integers().between(0, 10_000),
            Arbitraries.integers().between(0, mostRemoved),
            added)
        .as(Change::new);
  }

  @Provide
  Arbitrary<Change> smallChanges() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 10_000),
            Arbitraries.integers().between(0, 1),
            Arbitraries.of("", "(", ")", ";", "[", "]", "\\", "(;", "x", " "))
        .as(Change::new);
  }

  /** One character more, less or other in a game: the games around it are all there. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void anErrorInOneGameNeverSwallowsTheNext(
      @ForAll("smallChanges") Change change, @ForAll("middles") String middle) {
    byte[] damaged = changed(middle.getBytes(StandardCharsets.US_ASCII), change);
    String before = "(;GM[9]GN[one];B[b1-b3])\n";
    String next = "(;C[two\nlines]GM[9];W[a2-c2](;B[c1-c3])(;B[d1-d3]))\n";
    String last = " (;SZ[8]SU[Custom]\n AB[b2] )\n";
    String text = before + new String(damaged, StandardCharsets.US_ASCII) + "\n" + next + last;

    List<SgfTree> trees;
    try (SgfReader reader = Reading.trees(text, ReadOptions.lenient())) {
      trees = reader.readAll().stream().map(SgfGame::tree).toList();
    }

    assertThat(trees).contains(tree(before), tree(next), tree(last));
  }

  @Provide
  Arbitrary<String> middles() {
    return Arbitraries.of(
        "(;GM[9];B[f1-f3]C[x];W[a4-c4])",
        "(; GaMe [9] C[a\\]b]\n;B[f1-f3](;W[a4-c4](;B[x])(;B[y]C[z]))(;W[h4-f4]))",
        "(;FF[4]GM[9]C[])",
        "(;GM[9]\n; B[F1-F3    ]\n; W[A5-C7    ]\n;\nPB[time 0:08:01 ]\n)");
  }

  private static SgfTree tree(String text) {
    try (SgfReader reader = Reading.trees(text, ReadOptions.strict())) {
      return reader.next().tree();
    }
  }
}
