package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SgfWriterTest {
  private static SgfTree read(String text) {
    try (SgfReader reader = Reading.trees(text, ReadOptions.strict())) {
      SgfTree tree = reader.next().tree();
      assertThat(reader.hasNext()).isFalse();
      return tree;
    }
  }

  @Test
  void bracketsAndBackslashesAreEscaped() {
    SgfTree tree =
        SgfTree.ofLine(
            List.of(
                SgfNode.of(SgfProperty.of("C", "a]b", "p\\q", "x[1", "9:30", "\\")),
                SgfNode.of(SgfProperty.of("W", "C2:C5"))));

    assertThat(tree).hasToString("(;C[a\\]b][p\\\\q][x[1][9:30][\\\\];W[C2:C5])");
    assertThat(read(tree.toString())).isEqualTo(tree);
  }

  @Test
  void colonsAreEscapedInComposedValuesOnly() {
    SgfValue value = SgfValue.of("a:b", "c:]");

    assertThat(value.raw()).isEqualTo("a\\:b:c\\:\\]");
    SgfValue.Composed parts = value.composed().orElseThrow();
    assertThat(parts.first().text()).isEqualTo("a:b");
    assertThat(parts.second().text()).isEqualTo("c:]");
    assertThat(SgfValue.of("no colon").composed()).isEmpty();
  }

  @Test
  void identifiersAreWrittenShort() {
    assertThat(read("(; GaMe [9] SetUp [Standard])")).hasToString("(;GM[9]SU[Standard])");
  }

  @Test
  void nodesStandOnLinesOfTheirOwn() {
    String text = "(;GM[9]\n;B[b1-b3]\n(;W[a2-c2])\n(;W[h2-f2]\n;B[c1-c3]))\n";

    assertThat(SgfWriter.lines().toText(read(text))).isEqualTo(text);
  }

  @Test
  void parenthesesThatPartNothingGo() {
    assertThat(read("(;GM[9](;B[b1-b3](;W[a2-c2])))"))
        .hasToString("(;GM[9];B[b1-b3];W[a2-c2])")
        .isEqualTo(read("(;GM[9];B[b1-b3];W[a2-c2])"));
  }

  @Test
  void foldingKeepsTheMeaning() {
    String comment = "one two\n\nthree ]\\ ".repeat(20) + "\ud83d\ude00".repeat(60);
    SgfTree tree =
        SgfTree.ofLine(
            List.of(
                SgfNode.of(
                    SgfProperty.of("GM", "9"),
                    SgfProperty.of("C", comment),
                    SgfProperty.of("AB", "b1", "c1", "d1", "e1", "f1", "g1", "b8", "c8")),
                SgfNode.of(SgfProperty.of("XX", "y".repeat(200)))));

    String text = SgfWriter.compact().folded(40).toText(tree);

    assertThat(read(text)).isEqualTo(tree);
    assertThat(read(text).root().value("C").orElseThrow().text()).isEqualTo(comment);
    assertThat(text.lines().filter(line -> !line.contains("y")))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(40));
  }

  @Test
  void aCommentThatQuotesAGameStaysAComment() {
    SgfTree tree = SgfTree.ofLine(List.of(SgfNode.of(SgfProperty.of("C", "see\n (;B[b1-b3]"))));
    for (SgfWriter writer : List.of(SgfWriter.compact(), SgfWriter.lines().folded(20))) {
      try (SgfReader reader = Reading.trees(writer.toText(tree), ReadOptions.lenient())) {
        SgfGame game = reader.next();
        assertThat(game.tree()).isEqualTo(tree);
        assertThat(game.notes()).isEmpty();
      }
    }
  }

  @Test
  void aCommentThatLooksLikeAnUnclosedValueStaysAComment() {
    SgfTree tree = SgfTree.ofLine(List.of(SgfNode.of(SgfProperty.of("C", "see\n\t(;B[b1-b3"))));

    String text = SgfWriter.compact().toText(tree);

    assertThat(text).isEqualTo("(;C[see\n\t\\(;B[b1-b3])");
    try (SgfReader reader = Reading.trees(text, ReadOptions.lenient())) {
      assertThat(reader.next().tree()).isEqualTo(tree);
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void allLineBreaksAreWrittenAsLineFeeds() {
    SgfValue value = SgfValue.ofRaw("a\r\nb\rc\n\rd\ne\r", Place.NOWHERE);
    SgfTree tree =
        SgfTree.ofLine(List.of(SgfNode.of(SgfProperty.of("C", List.of(value), Place.NOWHERE))));

    assertThat(tree).hasToString("(;C[a\nb\nc\nd\ne\n])");
    assertThat(read(tree.toString())).isEqualTo(tree);
  }

  @Test
  void treesAreWrittenOneAfterTheOther() throws IOException {
    StringBuilder text = new StringBuilder();
    SgfWriter.lines().writeTo(List.of(read("(;GM[9])"), read("(;GM[9];)")), text);

    assertThat(text).hasToString("(;GM[9])\n(;GM[9]\n;)\n");
  }

  @Test
  void writersAreValues() {
    assertThat(SgfWriter.lines().folded(72))
        .isEqualTo(SgfWriter.lines().folded(72))
        .hasSameHashCodeAs(SgfWriter.lines().folded(72))
        .isNotEqualTo(SgfWriter.lines())
        .isNotEqualTo(SgfWriter.compact().folded(72))
        .hasToString("SgfWriter[lines, folded at 72]");
    assertThatThrownBy(() -> SgfWriter.lines().folded(19))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("19");
  }

  @Test
  void linesAreFoldedAtTheirWidthAndNotBefore() {
    SgfTree tree =
        SgfTree.ofLine(
            List.of(
                SgfNode.of(
                    SgfProperty.of("GM", "9"),
                    SgfProperty.of("PB", "0123456789"),
                    SgfProperty.of("AB", "b1", "c1", "d1"))));

    // (;GM[9] are 7 signs, PB[0123456789] 14, AB[b1] 6, [c1] 4.
    assertThat(SgfWriter.compact().folded(20).toText(tree))
        .isEqualTo("(;GM[9]\nPB[0123456789]AB[b1]\n[c1][d1])");
    assertThat(SgfWriter.compact().folded(21).toText(tree))
        .isEqualTo("(;GM[9]PB[0123456789]\nAB[b1][c1][d1])");
    assertThat(SgfWriter.lines().folded(21).toText(tree))
        .isEqualTo("(;GM[9]PB[0123456789]\nAB[b1][c1][d1])\n");
  }

  @Test
  void longTextsAreFoldedWithBackslashes() {
    SgfTree tree =
        SgfTree.ofLine(List.of(SgfNode.of(SgfProperty.of("C", "0123456789012345678901234\nab"))));

    // The line before is full at 20 signs with the backslash.
    assertThat(SgfWriter.compact().folded(20).toText(tree))
        .isEqualTo("(;\nC[01234567890123456\\\n78901234\nab])");
  }

  @Test
  void hashesOfOtherWritersAreOthers() {
    assertThat(SgfWriter.lines().hashCode()).isNotEqualTo(SgfWriter.compact().hashCode());
    assertThat(SgfWriter.compact()).isNotEqualTo(null).isNotEqualTo("SgfWriter[compact]");
    assertThat(SgfWriter.compact()).hasToString("SgfWriter[compact]");
    assertThat(SgfWriter.compact().folded(20)).hasToString("SgfWriter[compact, folded at 20]");
  }
}
