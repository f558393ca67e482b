package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties, nodes and trees as values. */
class SgfNodeTest {
  private static final SgfProperty C = SgfProperty.of("C", "text");
  private static final SgfProperty B = SgfProperty.of("B", "b1-b3");

  private static SgfNode node(String id) {
    return SgfNode.of(SgfProperty.of(id, ""));
  }

  private static SgfTree tree(String text) {
    try (SgfReader reader = Reading.trees(text, ReadOptions.strict())) {
      return reader.next().tree();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "Z", "a", "z", "A0", "z9", "AbC12"})
  void identifiersAreLettersAndDigits(String id) {
    assertThat(SgfProperty.of(id, "x").rawId()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0", "9A", "A-", "A ", "@", "[", "`", "{", "A/", "A:", "É", "A\u0661"})
  void otherIdentifiersAreRefused(String id) {
    assertThatThrownBy(() -> SgfProperty.of(id, "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("was " + id);
  }

  @ParameterizedTest
  @CsvSource({"GaMe, GM", "abc, abc", "a1, a1", "aA, A", "zZ9z, Z9", "Aa, A"})
  void lowerCaseLettersGoUnlessNothingIsLeft(String rawId, String id) {
    assertThat(SgfProperty.of(rawId, "x").id()).isEqualTo(id);
  }

  @Test
  void aPropertyHasValues() {
    Place place = new Place("f", 3, 1, 4);

    assertThatThrownBy(() -> SgfProperty.of("B", List.of(), place))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("values of B must be at least one");
    SgfProperty property = SgfProperty.of("Bb", List.of(SgfValue.of("x")), place);
    assertThat(property.place()).isEqualTo(place);
    assertThat(property.value()).isEqualTo(SgfValue.of("x"));
    assertThat(property)
        .isEqualTo(SgfProperty.of("B", "x"))
        .hasSameHashCodeAs(SgfProperty.of("B", "x"))
        .hasToString("B[x]")
        .isNotEqualTo(SgfProperty.of("W", "x"))
        .isNotEqualTo(SgfProperty.of("B", "y"))
        .isNotEqualTo(null)
        .isNotEqualTo("B[x]");
    assertThat(property.hashCode()).isNotEqualTo(SgfProperty.of("B", "y").hashCode());
    assertThat(SgfValue.of("x").hashCode()).isNotEqualTo(SgfValue.of("y").hashCode());
    assertThat(SgfValue.of("x")).isNotEqualTo(null).isNotEqualTo("[x]");
  }

  @Test
  void propertiesAreFoundSetAndLeftOut() {
    SgfNode node = SgfNode.of(C, B, SgfProperty.of("C", "again"));

    assertThat(node.property("C")).contains(C);
    assertThat(node.property("W")).isEmpty();
    assertThat(node.value("B")).contains(SgfValue.of("b1-b3"));
    assertThat(node.has("B")).isTrue();
    assertThat(node.has("W")).isFalse();
    assertThat(node.with(SgfProperty.of("C", "new"))).hasToString(";C[new]B[b1-b3]");
    assertThat(node.with(SgfProperty.of("N", "new"))).hasToString(";C[text]B[b1-b3]C[again]N[new]");
    assertThat(node.without("C")).hasToString(";B[b1-b3]");
    assertThat(node.without("W")).isSameAs(node);
    assertThat(SgfNode.of(List.of(B), new Place("f", 3, 1, 4)).without("B").place())
        .isEqualTo(new Place("f", 3, 1, 4));
    assertThat(node)
        .isEqualTo(SgfNode.of(node.properties(), new Place("f", 3, 1, 4)))
        .isNotEqualTo(SgfNode.of(C))
        .isNotEqualTo(null)
        .isNotEqualTo(";C[text]");
    assertThat(node.hashCode()).isNotEqualTo(SgfNode.of(C).hashCode());
  }

  @Test
  void aTreeIsBuiltAndRead() {
    SgfTree.Builder builder = SgfTree.builder(node("A"));
    assertThat(builder.add(0, node("B"))).isEqualTo(1);
    assertThat(builder.add(0, node("C"))).isEqualTo(2);
    assertThat(builder.add(1, node("D"))).isEqualTo(3);
    assertThat(builder.size()).isEqualTo(4);
    assertThatThrownBy(() -> builder.add(4, node("E")))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> builder.add(-1, node("E")))
        .isInstanceOf(IndexOutOfBoundsException.class);

    SgfTree tree = builder.build();

    assertThat(tree)
        .hasToString("(;A[](;B[];D[])(;C[]))")
        .isEqualTo(tree("(;A[](;B[];D[])(;C[]))"));
    assertThat(tree.size()).isEqualTo(4);
    assertThat(tree.children(0)).containsExactly(1, 3);
    assertThat(tree.path(2)).containsExactly(0, 1, 2);
    assertThat(tree.path(3)).containsExactly(0, 3);
    assertThat(tree.mainLine()).containsExactly(node("A"), node("B"), node("D"));
    assertThat(tree.parent(3)).hasValue(0);
    assertThat(tree.endOfDescendants(0)).isEqualTo(4);
    assertThat(tree.endOfDescendants(1)).isEqualTo(3);
    assertThat(tree.endOfDescendants(3)).isEqualTo(4);
    for (int wrong : new int[] {-1, 4}) {
      assertThatThrownBy(() -> tree.node(wrong)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> tree.parent(wrong)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> tree.children(wrong)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> tree.path(wrong)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> tree.endOfDescendants(wrong))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void nodesMayBeAddedInAnyOrder() {
    // The children of each node keep the order in which they were added.
    SgfTree.Builder builder = SgfTree.builder(node("A"));
    builder.add(0, node("B"));
    builder.add(0, node("C"));
    builder.add(2, node("D"));
    builder.add(1, node("E"));
    builder.add(1, node("F"));
    builder.add(4, node("G"));
    builder.add(0, node("H"));
    for (int i = 0; i < 20; i++) {
      builder.add(3, node("D" + i));
    }

    assertThat(builder.build().toString())
        .startsWith("(;A[](;B[](;E[];G[])(;F[]))(;C[];D[](;D0[])(;D1[])")
        .endsWith("(;D19[]))(;H[]))");
    assertThat(builder.build().children(0)).hasSize(3);
  }

  @Test
  void linesChangesAndRoots() {
    SgfTree line = SgfTree.ofLine(List.of(node("A"), node("B")));

    assertThat(line).hasToString("(;A[];B[])");
    assertThat(line.withRoot(node("R"))).hasToString("(;R[];B[])");
    assertThat(line.map(node -> node.with(C))).hasToString("(;A[]C[text];B[]C[text])");
    assertThat(line.root()).isEqualTo(node("A"));
    assertThatThrownBy(() -> SgfTree.ofLine(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line must have at least one node");
  }

  @Test
  void treesAreValues() {
    SgfTree tree = tree("(;A[](;B[])(;C[]))");

    assertThat(tree)
        .isEqualTo(tree("(;A[] (;B[]) (;C[]))"))
        .hasSameHashCodeAs(tree("(;A[] (;B[]) (;C[]))"))
        .isNotEqualTo(tree("(;A[];B[];C[])"))
        .isNotEqualTo(tree("(;A[](;B[])(;D[]))"))
        .isNotEqualTo(null)
        .isNotEqualTo(tree.toString());
    assertThat(tree.hashCode()).isNotEqualTo(tree("(;A[](;B[])(;D[]))").hashCode());
  }

  @Test
  void theNodeOfAPlaceIsTheLastThatBeginsBeforeIt() {
    //                    0123456789012345
    SgfTree tree = tree("(;A[];B[](;C[]))");

    assertThat(tree.nodeAt(new Place("", 0, 1, 1))).isEmpty();
    assertThat(tree.nodeAt(new Place("", 1, 1, 2))).hasValue(0);
    assertThat(tree.nodeAt(new Place("", 4, 1, 5))).hasValue(0);
    assertThat(tree.nodeAt(new Place("", 5, 1, 6))).hasValue(1);
    assertThat(tree.nodeAt(new Place("", 99, 1, 99))).hasValue(2);
    assertThat(tree.nodeAt(Place.NOWHERE)).isEmpty();
    assertThat(SgfTree.ofLine(List.of(node("A"))).nodeAt(new Place("", 99, 1, 99))).isEmpty();
  }

  @Test
  void gamesAreNumberedFromOne() {
    SgfTree tree = tree("(;)");

    assertThat(new SgfGame(1, tree, List.of(), Optional.empty()).number()).isEqualTo(1);
    assertThatThrownBy(() -> new SgfGame(0, tree, List.of(), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("number must be at least 1, was 0");
  }

  @Test
  void filesAreOpenedByTheirPath(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.sgf");
    Files.writeString(file, "(;GM[9];B[b1-b3])");

    try (SgfReader reader = Reading.treesIn(file, ReadOptions.strict())) {
      assertThat(reader.next().tree()).hasToString("(;GM[9];B[b1-b3])");
    }
    try (RecordReader reader = Reading.recordsIn(file, ReadOptions.strict())) {
      assertThat(reader.next().place().source()).isEqualTo(file.toString());
      assertThat(reader.notes()).isEmpty();
    }
    Files.delete(file);
    assertThatThrownBy(() -> Reading.treesIn(file, ReadOptions.strict()))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(file + ": no such file")
        .hasRootCauseInstanceOf(NoSuchFileException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "Event, EV",
    "player2, PW",
    "White Rank, WR",
    "'My Tag 2', MYTAG2",
    "zAz09, ZAZ09",
    "'12 ab', AB",
    "C, XC",
    "ab, XAB",
    "te, XTE",
    "RU, RU"
  })
  void tagsHaveIdentifiers(String tag, String id) {
    // AB, C and TE mean something else in SGF.
    assertThat(SgfProperties.idOf(tag)).contains(id.equals("AB") ? "XAB" : id);
  }

  @Test
  void aTagWithoutLettersHasNone() {
    assertThat(SgfProperties.idOf("12 \u00E9 {@[`")).isEmpty();
    assertThat(SgfProperties.isMultiline("C")).isTrue();
    assertThat(SgfProperties.isMultiline("PB")).isFalse();
  }
}
