package io.github.linesofaction.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class SvgDiagramTest {
  private static final String L2 = "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w";
  private static final String HOLES =
      "1bw####1/#4#1w/wb4b#/w1#2b1#/#2wb2w/bw1##w1#/w3b2w/1bb#b##1 b";

  private static Position position(Variant variant, String text) {
    return Position.of(variant.rules(), Setup.parse(text));
  }

  private static Position start(Variant variant) {
    return Position.start(variant.rules());
  }

  private static Square square(String name) {
    return Square.of(name);
  }

  private static void assertGolden(String svg, String name) throws IOException {
    try (InputStream in = SvgDiagramTest.class.getResourceAsStream("/golden/diagram/" + name)) {
      String golden =
          new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(svg).isEqualTo(golden);
    }
  }

  // The golden pictures were looked at, on white and on dark ground, before they were put here.

  @Test
  void standardStart() throws IOException {
    assertGolden(SvgDiagram.builder().build().draw(Position.start()), "standard.svg");
  }

  @Test
  void gemmaWithHolesLastMoveAndRemoval() throws IOException {
    SvgDiagram diagram =
        SvgDiagram.builder().lastMove(Move.parse("a4-d4")).targetsOf(square("b1")).build();

    assertGolden(diagram.draw(position(Variants.GEMMA, HOLES)), "gemma.svg");
  }

  @Test
  void alveoleSeenFromEitherSide() throws IOException {
    SvgDiagram diagram = SvgDiagram.builder().targetsOf(square("i2")).build();
    Position start = start(Variants.ALVEOLE);

    assertGolden(diagram.draw(start), "alveole.svg");
    assertGolden(
        diagram.toBuilder().seenFrom(Color.WHITE).build().draw(start), "alveole-from-white.svg");
  }

  @Test
  void groupsColoured() throws IOException {
    SvgDiagram diagram = SvgDiagram.builder().groups(true).cellSize(40).build();

    assertGolden(diagram.draw(Setup.parse(L2)), "groups.svg");
  }

  @Test
  void arrowsMarksLabelsAndTitle() throws IOException {
    SvgDiagram diagram =
        SvgDiagram.builder()
            .title("Black's \"first\" moves & <more>")
            .arrow(square("c1"), square("c3"))
            .arrow(square("h2"), square("g1"))
            .mark(square("d4"), square("b8"))
            .label(square("e5"), "A")
            .label(square("d8"), "12")
            .label(square("h4"), "<&>")
            .targetsOf(square("f1"))
            .build();

    assertGolden(diagram.draw(Position.start()), "notes.svg");
  }

  @Test
  void handsKingsAndBlackHoles() throws IOException {
    SvgDiagram diagram = SvgDiagram.builder().build();

    assertGolden(diagram.draw(start(Variants.PARACHUTE)), "parachute.svg");
    assertGolden(diagram.draw(start(Variants.AMBILOA)), "ambiloa.svg");
    assertGolden(diagram.draw(start(Variants.BLACK_HOLE_HEX)), "black-hole-hex.svg");
  }

  @Test
  void theDescriptionIsThePositionText() {
    Svg svg = Svg.parse(SvgDiagram.builder().build().draw(Setup.parse(L2)));

    assertThat(svg.texts("desc")).containsExactly(L2);
    assertThat(svg.elements("title")).isEmpty();
  }

  @Test
  void targetsBearTheirLineCounts() {
    SvgDiagram diagram = SvgDiagram.builder().coordinates(false).targetsOf(square("c1")).build();

    // Cases L1 and M1: c1-c3, c1-e3 and c1xa3, each on a line of two.
    Svg svg = Svg.parse(diagram.draw(Position.start()));
    assertThat(svg.texts("text")).containsExactly("2", "2", "2");
    // Case M12: a full row gives no target along it.
    Position fullRow = position(Variants.STANDARD, "w7/8/8/7w/2b5/8/8/bbbbbbbb b");
    assertThat(Svg.parse(diagram.draw(fullRow)).texts("text"))
        .hasSameSizeAs(fullRow.legalMoves(square("c1")))
        .doesNotContain("8");
  }

  @Test
  void manyPlacementsAreOneTarget() {
    SvgDiagram diagram = SvgDiagram.builder().coordinates(false).targetsOf(square("a3")).build();
    Position start = start(Variants.PARACHUTE);

    List<String> texts = Svg.parse(diagram.draw(start)).texts("text");

    assertThat(texts).hasSize(start.targets(square("a3")).size() + 2);
  }

  @Test
  void aSquareWithoutMovesShowsNothingButItself() {
    SvgDiagram diagram = SvgDiagram.builder().coordinates(false).targetsOf(square("d4")).build();

    assertThat(Svg.parse(diagram.draw(Position.start())).texts("text")).isEmpty();
  }

  @Test
  void coordinatesGoRoundWithTheBoard() {
    SvgDiagram black = SvgDiagram.builder().build();
    SvgDiagram white = black.toBuilder().seenFrom(Color.WHITE).build();

    assertThat(Svg.parse(black.draw(Position.start())).texts("text"))
        .containsExactly(
            "8", "7", "6", "5", "4", "3", "2", "1", "a", "b", "c", "d", "e", "f", "g", "h");
    assertThat(Svg.parse(white.draw(Position.start())).texts("text"))
        .containsExactly(
            "1", "2", "3", "4", "5", "6", "7", "8", "h", "g", "f", "e", "d", "c", "b", "a");
    assertThat(Svg.parse(black.draw(start(Variants.ALVEOLE))).texts("text"))
        .containsExactlyInAnyOrder(
            "a", "b", "c", "d", "e", "f", "g", "h", "i", "1", "2", "3", "4", "5", "6", "7", "8",
            "9");
  }

  @Test
  void theSizeFollowsTheCell() {
    Element usual = Svg.parse(SvgDiagram.builder().build().draw(Position.start())).root();
    Element small =
        Svg.parse(SvgDiagram.builder().cellSize(8).build().draw(Position.start())).root();

    assertThat(usual.getAttribute("viewBox")).isEqualTo("-54 -26 880 880");
    assertThat(usual.getAttribute("width")).isEqualTo("423");
    assertThat(small.getAttribute("viewBox")).isEqualTo("-54 -26 880 880");
    assertThat(small.getAttribute("height")).isEqualTo("71");
  }

  @Test
  void picturesAreSmall() {
    SvgDiagram diagram = SvgDiagram.builder().build();

    assertThat(diagram.draw(Position.start())).hasSizeLessThan(6_000);
    assertThat(diagram.draw(start(Variants.ALVEOLE))).hasSizeLessThan(6_000);
    assertThat(diagram.draw(start(Variants.square(16)))).hasSizeLessThan(20_000);
  }

  @Test
  void theLocaleChangesNothing() {
    Locale before = Locale.getDefault();
    SvgDiagram diagram = SvgDiagram.builder().groups(true).targetsOf(square("i2")).build();
    Position start = start(Variants.ALVEOLE);
    String expected = diagram.draw(start);
    String text = TextDiagram.plain().draw(start);
    try {
      for (String tag : List.of("tr", "ar-EG", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(diagram.draw(start)).isEqualTo(expected);
        assertThat(TextDiagram.plain().draw(start)).isEqualTo(text);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void squaresThatTheBoardLacksAreRefused() {
    Square far = square("k9");
    List<SvgDiagram> diagrams =
        List.of(
            SvgDiagram.builder().mark(far).build(),
            SvgDiagram.builder().label(far, "x").build(),
            SvgDiagram.builder().arrow(square("a1"), far).build(),
            SvgDiagram.builder().lastMove(Move.removal(far)).build(),
            SvgDiagram.builder().targetsOf(far).build());

    for (SvgDiagram diagram : diagrams) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> diagram.draw(Position.start()))
          .withMessage("k9: no square of the 8×8 board");
    }
  }

  @Test
  void targetsNeedRules() {
    SvgDiagram diagram = SvgDiagram.builder().targetsOf(square("c1")).build();

    assertThatIllegalStateException()
        .isThrownBy(() -> diagram.draw(Setup.parse(L2)))
        .withMessage("targets of c1: a set-up knows no rules; draw a position instead");
  }

  @Test
  void wrongOptionsAreRefused() {
    SvgDiagramBuilder builder = SvgDiagram.builder();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.cellSize(7))
        .withMessage("cell size 7: 8 to 1000 pixels");
    assertThatIllegalArgumentException().isThrownBy(() -> builder.cellSize(1_001));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.arrow(square("c1"), square("c1")))
        .withMessage("arrow from c1 to itself: two squares needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.label(square("c1"), ""))
        .withMessage("label of c1: 0 characters; 1 to 4 fit");
    assertThatIllegalArgumentException().isThrownBy(() -> builder.label(square("c1"), "abcde"));
  }

  @Test
  void optionsAtTheirBoundsAreTaken() {
    Svg svg =
        Svg.parse(
            SvgDiagram.builder()
                .cellSize(1_000)
                .coordinates(false)
                .label(square("c1"), "abcd")
                .build()
                .draw(Setup.parse(L2)));

    assertThat(svg.texts("text")).containsExactly("abcd");
    assertThat(svg.root().getAttribute("width")).isNotEmpty();
  }

  @Test
  void charactersThatXmlCannotHoldAreReplaced() {
    String title = "\uD7FF\uD800 \uDFFF\uE000\uFFFD\uFFFE\uFFFF\uD83D\uDE00\u0001\u001F\t";
    Svg svg = Svg.parse(SvgDiagram.builder().title(title).build().draw(Setup.parse(L2)));

    assertThat(svg.texts("title"))
        .containsExactly("\uD7FF\uFFFD \uFFFD\uE000\uFFFD\uFFFD\uFFFD\uD83D\uDE00\uFFFD\uFFFD\t");
  }

  @Test
  void aFullHandStaysWithinTheFrame() {
    Position position = position(Variants.PARACHUTE, "8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b30w6");
    Svg svg = Svg.parse(SvgDiagram.builder().coordinates(false).build().draw(position));
    String[] box = svg.root().getAttribute("viewBox").split(" ");
    double right = Double.parseDouble(box[0]) + Double.parseDouble(box[2]);

    // Twelve stones stand on the board, and thirty and six beside it.
    List<Element> stones = svg.elements("circle");
    assertThat(stones).hasSizeGreaterThanOrEqualTo(12 + 30 + 6);
    assertThat(stones)
        .allSatisfy(
            stone ->
                assertThat(
                        Double.parseDouble(stone.getAttribute("cx"))
                            + Double.parseDouble(stone.getAttribute("r")))
                    .isLessThanOrEqualTo(right - 20));
  }

  @Test
  void aPassShowsNothing() {
    assertThat(SvgDiagram.builder().lastMove(Move.pass()).build().draw(Position.start()))
        .isEqualTo(SvgDiagram.builder().build().draw(Position.start()));
  }

  @Test
  void everyCellBearsItsNameForScripts() {
    for (Variant variant : List.of(Variants.STANDARD, Variants.GEMMA, Variants.ALVEOLE)) {
      String svg = SvgDiagram.builder().cells(true).build().draw(start(variant));

      List<String> names =
          Pattern.compile("data-square=\"([a-z]\\d+)\"")
              .matcher(svg)
              .results()
              .map(found -> found.group(1))
              .toList();
      assertThat(names)
          .containsExactlyElementsOf(
              variant.rules().topology().squares().stream().map(Square::toString).toList());
      assertThat(svg).contains("<g fill=\"none\" pointer-events=\"all\">");
    }
    assertThat(SvgDiagram.builder().build().draw(Position.start())).doesNotContain("data-square");
    assertThat(SvgDiagram.builder().cells(true).build())
        .isEqualTo(SvgDiagram.builder().cells(true).build().toBuilder().build())
        .isNotEqualTo(SvgDiagram.builder().build());
  }

  @Test
  void theSidesGroupsShareNoColour() {
    Function<String, Set<String>> strokes =
        text ->
            Pattern.compile("fill=\"none\" stroke=\"(#[0-9a-f]{6})\" stroke-width=\"9\"")
                .matcher(SvgDiagram.builder().groups(true).build().draw(Setup.parse(text)))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());

    // Twelve stones of one side, none beside another.
    Set<String> black = strokes.apply("b1b1b1b1/8/b1b1b1b1/8/b1b1b1b1/8/8/8 b");
    Set<String> white = strokes.apply("w1w1w1w1/8/w1w1w1w1/8/w1w1w1w1/8/8/8 b");
    assertThat(black).hasSize(5).doesNotContainAnyElementsOf(white);
    assertThat(white).hasSize(5);
  }

  @Test
  void optionsAreValues() {
    SvgDiagram diagram =
        SvgDiagram.builder()
            .mark(square("c1"), square("b1"))
            .label(square("c1"), "x")
            .groups(true)
            .title("t")
            .build();
    SvgDiagram same =
        SvgDiagram.builder()
            .title("t")
            .groups(true)
            .label(square("c1"), "y")
            .label(square("c1"), "x")
            .mark(square("b1"))
            .mark(square("c1"))
            .build();

    assertThat(diagram).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
    assertThat(diagram.toBuilder().build()).isEqualTo(diagram);
    assertThat(diagram.toString()).startsWith("SvgDiagram[").contains("b1", "c1=x");
    assertThat(diagram)
        .isNotEqualTo(SvgDiagram.builder().build())
        .isNotEqualTo(diagram.toBuilder().coordinates(false).build())
        .isNotEqualTo(diagram.toBuilder().seenFrom(Color.WHITE).build())
        .isNotEqualTo(null);
    assertThat(diagram.hashCode()).isNotEqualTo(SvgDiagram.builder().build().hashCode());
  }

  @Test
  void aBuilderChangesNothingThatItHasBuilt() {
    SvgDiagramBuilder builder = SvgDiagram.builder();
    SvgDiagram before = builder.build();

    builder.mark(square("c1")).arrow(square("c1"), square("c3")).label(square("c1"), "x");

    assertThat(before).isEqualTo(SvgDiagram.builder().build());
    assertThat(builder.build()).isNotEqualTo(before);
  }

  @Test
  void nullIsRefusedByName() {
    SvgDiagramBuilder builder = SvgDiagram.builder();

    assertNull("side", () -> builder.seenFrom(null));
    assertNull("text", () -> builder.title(null));
    assertNull("move", () -> builder.lastMove(null));
    assertNull("from", () -> builder.arrow(null, square("a1")));
    assertNull("to", () -> builder.arrow(square("a1"), null));
    assertNull("squares", () -> builder.mark((Square[]) null));
    assertNull("square", () -> builder.label(null, "x"));
    assertNull("text", () -> builder.label(square("a1"), null));
    assertNull("square", () -> builder.targetsOf(null));
    assertNull("position", () -> builder.build().draw((Position) null));
    assertNull("setup", () -> builder.build().draw((Setup) null));
  }

  private static void assertNull(
      String name, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call).withMessage(name);
  }
}
