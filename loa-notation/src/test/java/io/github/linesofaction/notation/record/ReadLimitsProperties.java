package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text makes a reader of records exceed its limits, or end in anything but its exception. */
class ReadLimitsProperties {
  private static final Duration BOUND = Duration.ofSeconds(20);

  /** With so many values an SGF game may begin that is found behind a limit. */
  private static final int SPARE_VALUES = 100;

  /** Where remarks that stand together are joined, there is a little between them. */
  private static final int JOINTS = 2;

  @Provide
  Arbitrary<ReadOptions> limits() {
    Arbitrary<Integer> few = Arbitraries.integers().between(1, 9);
    Arbitrary<Integer> more = Arbitraries.integers().between(1, 60);
    return Combinators.combine(few, few, few, few, few, more, more, more)
        .as(
            (nodes, values, depth, games, notes, line, value, game) ->
                ReadOptions.lenient()
                    .withLimit(ReadLimit.NODES, nodes)
                    .withLimit(ReadLimit.VALUES, values)
                    .withLimit(ReadLimit.DEPTH, depth)
                    .withLimit(ReadLimit.GAMES, games)
                    .withLimit(ReadLimit.NOTES, notes)
                    .withLimit(ReadLimit.LINE_LENGTH, line)
                    .withLimit(ReadLimit.VALUE_LENGTH, value)
                    .withLimit(ReadLimit.GAME_LENGTH, 10 * game));
  }

  @Provide
  Arbitrary<String> transcripts() {
    return texts(
        "1. ",
        "2.",
        "c1-c3",
        "a2c4",
        " ",
        " ",
        "\n",
        "\n\n",
        "(",
        "(",
        ")",
        "{",
        "}",
        "; x\n",
        "[A \"b\"]\n",
        "[Variant \"gemma\"]\n",
        "[A \"long, long, long, long value\"]\n",
        "$1",
        "?!",
        "1-0",
        "resign",
        "B 1 c1 a3\n",
        "…",
        "words ",
        "zz9",
        "\\");
  }

  @Provide
  Arbitrary<String> trees() {
    return texts(
        "(;",
        "(;GM[9]",
        "(",
        "(",
        ")",
        ";",
        ";B[c1-c3]",
        ";W[a2c4]",
        ";W[zz]",
        "C[words]",
        "C[a long, long, long, long remark]",
        "PB[x]",
        "XX[a][b][c]",
        "AB[c1]",
        "SU[gemma]",
        "[",
        "]",
        "\\",
        "\n",
        " ",
        "RE[B+]",
        "x");
  }

  private static Arbitrary<String> texts(String... pieces) {
    return Arbitraries.of(pieces).list().ofMaxSize(90).map(list -> String.join("", list));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void transcriptsKeepTheirLimits(
      @ForAll("transcripts") String text, @ForAll("limits") ReadOptions limits) {
    read(text, limits, limits.limit(ReadLimit.NODES), Reading::transcripts);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void treesKeepTheirLimits(@ForAll("trees") String text, @ForAll("limits") ReadOptions limits) {
    // A node may have several values that are moves.
    read(text, limits, limits.limit(ReadLimit.VALUES) + SPARE_VALUES, Reading::records);
  }

  /** A value that begins within the game's length and ends behind it belongs to no such game. */
  @Example
  void valueAcrossTheLengthOfAGame() {
    ReadOptions limits = ReadOptions.lenient().withLimit(ReadLimit.GAME_LENGTH, 20);
    read(
        "(;;B[c1-c3]C[a long, long, long, long remark]",
        limits,
        limits.limit(ReadLimit.VALUES),
        Reading::records);
  }

  private static void read(
      String text,
      ReadOptions limits,
      int mostMoves,
      BiFunction<String, ReadOptions, RecordReader> open) {
    assertTimeoutPreemptively(
        BOUND,
        () -> {
          for (ReadOptions plain : List.of(ReadOptions.lenient(), ReadOptions.strict())) {
            ReadOptions options = Reading.limited(plain, limits);
            try (RecordReader reader = open.apply(text, options)) {
              readAll(reader, limits, mostMoves);
            } catch (SyntaxException e) {
              assertThat(e.place().isKnown()).isTrue();
            }
          }
        });
  }

  private static void readAll(RecordReader reader, ReadOptions limits, int mostMoves) {
    int games = 0;
    while (reader.hasNext()) {
      GameRecord record = reader.next();
      games++;
      assertThat(games).isLessThanOrEqualTo(limits.limit(ReadLimit.GAMES));
      assertThat(record.nodes().stream().filter(node -> node.move().isPresent()).count())
          .as("moves")
          .isLessThanOrEqualTo(mostMoves);
      assertThat(record.tags())
          .as("tags")
          .hasSizeLessThanOrEqualTo(limits.limit(ReadLimit.VALUES) + SPARE_VALUES);
      assertThat(record.tags())
          .allSatisfy(
              tag ->
                  assertThat(tag.value())
                      .hasSizeLessThanOrEqualTo(limits.limit(ReadLimit.VALUE_LENGTH)));
      // One note more says that there were more; of a tree, what it means is noted apart.
      assertThat(record.notes())
          .as("notes")
          .hasSizeLessThanOrEqualTo(2 * (limits.limit(ReadLimit.NOTES) + 1));
      for (RecordNode node : record.nodes()) {
        assertThat(depth(node)).as("depth").isLessThanOrEqualTo(limits.limit(ReadLimit.DEPTH));
        int comments = node.comments().stream().mapToInt(String::length).sum();
        if (node.move().isPresent()) {
          assertThat(comments)
              .as("comments")
              .isLessThanOrEqualTo(limits.limit(ReadLimit.GAME_LENGTH) + JOINTS);
        }
      }
    }
  }

  /** How many variations a node lies within. */
  private static int depth(RecordNode node) {
    int depth = 0;
    for (RecordNode each : node.path()) {
      depth += each.parent().orElseThrow().next().equals(Optional.of(each)) ? 0 : 1;
    }
    return depth;
  }
}
