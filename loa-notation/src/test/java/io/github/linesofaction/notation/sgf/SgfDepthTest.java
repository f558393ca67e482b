package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A hundred thousand variations inside each other: no method may need a stack for them. */
class SgfDepthTest {
  private static final int DEPTH = 100_000;

  private static SgfTree read(String text) {
    try (SgfReader reader = Reading.trees(text, ReadOptions.strict())) {
      return reader.next().tree();
    }
  }

  @Tag("slow")
  @Test
  void nestedVariationsAreReadWrittenComparedHashedAndPrinted() {
    String text = "(;B[a](;W[b])".repeat(DEPTH) + ")".repeat(DEPTH);

    SgfTree tree = read(text);

    assertThat(tree.size()).isEqualTo(2 * DEPTH);
    assertThat(tree.mainLine()).hasSize(2);
    assertThat(tree.path(2 * DEPTH - 1)).hasSize(DEPTH + 1);
    for (SgfWriter writer : List.of(SgfWriter.compact(), SgfWriter.lines().folded(40))) {
      SgfTree again = read(writer.toText(tree));
      assertThat(again.equals(tree)).isTrue();
      assertThat(again.hashCode()).isEqualTo(tree.hashCode());
    }
    assertThat(tree.toString()).isEqualTo(tree.toString());
  }

  @Test
  void nestedSingleVariationsAreOneLine() {
    SgfTree tree = read("(;B[a]".repeat(DEPTH) + ")".repeat(DEPTH));

    assertThat(tree.mainLine()).hasSize(DEPTH);
    assertThat(tree.toString()).isEqualTo("(" + ";B[a]".repeat(DEPTH) + ")");
  }

  @Test
  void aTreeIsBuiltInAnyOrder() {
    SgfTree.Builder builder = SgfTree.builder(node("r"));
    int a = builder.add(0, node("a"));
    int b = builder.add(0, node("b"));
    builder.add(b, node("b1"));
    int last = builder.add(a, node("a1"));
    for (int i = 0; i < DEPTH; i++) {
      last = builder.add(last, node("x"));
    }
    builder.add(a, node("a2"));
    assertThat(builder.size()).isEqualTo(DEPTH + 6);

    SgfTree tree = builder.build();

    assertThat(tree.toString())
        .isEqualTo("(;C[r](;C[a](;C[a1]" + ";C[x]".repeat(DEPTH) + ")(;C[a2]))(;C[b];C[b1]))");
    assertThat(tree).isEqualTo(read(tree.toString()));
  }

  private static SgfNode node(String comment) {
    return SgfNode.of(SgfProperty.of("C", comment));
  }
}
