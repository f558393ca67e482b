package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** What was written reads back as it was, whatever the tree, the texts and the line breaks. */
class SgfRoundTripProperties {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final ReadOptions STRICT = ReadOptions.strict();

  /** A node to be hung below one of those before it, chosen by a number of any size. */
  record Branch(int parent, SgfNode node) {}

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> hostile =
        Arbitraries.strings()
            .withChars("ab[]\\:;() \t\r\n\u00e9\ud83d\ude00\u0000")
            .ofMaxLength(60);
    Arbitrary<String> quotes =
        Arbitraries.of("\n(;GM[9", "a\r(;B[b1-b3", "\n \n\t( ; C[x", "\\\n(;C[", "\n(;FF[4]");
    Arbitrary<String> any = Arbitraries.strings().ofMaxLength(30);
    return Arbitraries.frequencyOf(Tuple.of(6, hostile), Tuple.of(1, quotes), Tuple.of(2, any));
  }

  private Arbitrary<SgfNode> nodes() {
    Arbitrary<SgfProperty> properties =
        Combinators.combine(
                Arbitraries.of("B", "W", "C", "GC", "N", "VV", "P0", "AB", "KM"),
                texts().list().ofMinSize(1).ofMaxSize(2))
            .as(
                (id, values) ->
                    SgfProperty.of(
                        id,
                        values.get(0),
                        values.subList(1, values.size()).toArray(String[]::new)));
    return properties
        .list()
        .uniqueElements(SgfProperty::id)
        .ofMaxSize(2)
        .map(list -> SgfNode.of(list.toArray(SgfProperty[]::new)));
  }

  @Provide
  Arbitrary<SgfTree> trees() {
    Arbitrary<Branch> branches =
        Combinators.combine(Arbitraries.integers().between(0, 1000), nodes()).as(Branch::new);
    return Combinators.combine(nodes(), branches.list().ofMaxSize(8))
        .as(
            (root, list) -> {
              SgfTree.Builder builder = SgfTree.builder(root);
              list.forEach(branch -> builder.add(branch.parent() % builder.size(), branch.node()));
              return builder.build();
            });
  }

  @Provide
  Arbitrary<SgfWriter> writers() {
    Arbitrary<Integer> widths = Arbitraries.integers().between(20, 90);
    return Arbitraries.oneOf(
        Arbitraries.of(SgfWriter.compact(), SgfWriter.lines()),
        widths.map(SgfWriter.compact()::folded),
        widths.map(SgfWriter.lines()::folded));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatIsWrittenReadsBackEqual(
      @ForAll("trees") SgfTree tree,
      @ForAll("trees") SgfTree other,
      @ForAll("writers") SgfWriter writer) {
    String text = writer.toText(tree) + writer.toText(other) + writer.toText(tree);
    for (ReadOptions options : List.of(STRICT, LENIENT)) {
      try (SgfReader reader = Reading.trees(text, options)) {
        List<SgfGame> games = reader.readAll();
        assertThat(games).extracting(SgfGame::tree).containsExactly(tree, other, tree);
        assertThat(games).allSatisfy(game -> assertThat(game.notes()).isEmpty());
        assertThat(games.get(0).tree().hashCode()).isEqualTo(tree.hashCode());
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void lineEndsMakeNoDifference(
      @ForAll("trees") SgfTree tree, @ForAll("writers") SgfWriter writer) {
    String text = writer.toText(tree);
    for (String lineEnd : List.of("\r\n", "\r")) {
      try (SgfReader reader = Reading.trees(text.replace("\n", lineEnd), STRICT)) {
        assertThat(reader.next().tree()).isEqualTo(tree);
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aTextIsWhatItsValueMeans(@ForAll("texts") String text) {
    String lines = text.replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', '\n');
    String blanks = lines.replace('\t', ' ').replace('\f', ' ').replace('\u000B', ' ');
    if (!text.contains("\n\r")) {
      assertThat(SgfValue.of(text).text()).isEqualTo(blanks);
      assertThat(SgfValue.of(text).simpleText()).isEqualTo(blanks.replace('\n', ' '));
    }
    SgfValue.Composed parts = SgfValue.of(text, text).composed().orElseThrow();
    assertThat(parts.first().text()).isEqualTo(SgfValue.of(text).text());
    assertThat(parts.second().text()).isEqualTo(SgfValue.of(text).text());
  }

  /** Pieces of SGF in any order: mostly nonsense, sometimes nearly a game. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatWasReadReadsBackEqualHoweverDamagedItWas(
      @ForAll("pieces") String text, @ForAll("writers") SgfWriter writer) {
    List<SgfTree> trees = new ArrayList<>();
    StringBuilder written = new StringBuilder();
    try (SgfReader reader = Reading.trees(text, LENIENT)) {
      while (reader.hasNext()) {
        SgfTree tree = reader.next().tree();
        trees.add(tree);
        written.append(writer.toText(tree));
      }
    }
    try (SgfReader reader = Reading.trees(written.toString(), LENIENT)) {
      List<SgfGame> again = reader.readAll();
      assertThat(again).extracting(SgfGame::tree).isEqualTo(trees);
      assertThat(again)
          .allSatisfy(
              game ->
                  assertThat(game.notes())
                      .extracting(Note::kind)
                      .isSubsetOf(Note.Kind.PROPERTY_REPEATED, Note.Kind.IDENTIFIER_LOWER_CASE));
      assertThat(reader.notes())
          .extracting(Note::kind)
          .isEqualTo(trees.isEmpty() ? List.of(Note.Kind.NO_GAME) : List.of());
    }
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(
            "(",
            ")",
            ";",
            "[",
            "]",
            "(;",
            "\n(;",
            "\\",
            "\n",
            "\r",
            " ",
            ":",
            "B",
            "W",
            "GM",
            "[9]",
            "GM[9]",
            "SZ[8]",
            "C[",
            "C[x\ny]",
            "B[b1-b3]",
            "W[a2-c2]",
            "(;GM[9]",
            "\n(;GM[9];",
            "\n(;C[]",
            "a",
            "Ab",
            "P0[x][y]",
            "1",
            "\u00e9",
            "(;GM[9];B[b1-b3])\n",
            "\\]",
            ")\n(;")
        .list()
        .ofMaxSize(40)
        .map(list -> String.join("", list));
  }
}
