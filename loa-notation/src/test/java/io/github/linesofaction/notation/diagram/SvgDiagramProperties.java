package io.github.linesofaction.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

class SvgDiagramProperties {
  private static final Set<String> ELEMENTS =
      Set.of("svg", "title", "desc", "g", "path", "rect", "circle", "text");
  private static final Set<String> ATTRIBUTES =
      Set.of(
          "xmlns",
          "width",
          "height",
          "viewBox",
          "font-family",
          "text-anchor",
          "font-size",
          "font-weight",
          "x",
          "y",
          "rx",
          "cx",
          "cy",
          "r",
          "d",
          "fill",
          "fill-opacity",
          "stroke",
          "stroke-width",
          "stroke-opacity",
          "stroke-linejoin",
          "stroke-linecap");
  private static final Set<String> WORDS =
      Set.of(Svg.NAMESPACE, "none", "round", "bold", "middle", "start", "sans-serif");
  private static final Pattern NUMBERS = Pattern.compile("-?[0-9]+( -?[0-9]+)*|[.][0-9]+");
  private static final Pattern COLOR = Pattern.compile("#[0-9a-f]{3}([0-9a-f]{3})?");
  private static final Pattern PATH = Pattern.compile("([MLlhvmz]|-?[0-9]+| )+");

  /** A position out of a random game. */
  @Provide
  Arbitrary<Game> games() {
    Arbitrary<Variant> variants = Arbitraries.of(Variants.builtIn());
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers().between(0, 10_000).list().ofMaxSize(30);
    return variants.flatMap(variant -> choices.map(list -> play(variant, list)));
  }

  private static Game play(Variant variant, List<Integer> choices) {
    Game game = Game.start(variant.rules());
    for (int choice : choices) {
      if (!game.isOver()) {
        List<Move> moves = game.legalMoves();
        game = game.play(moves.get(choice % moves.size()));
      }
    }
    return game;
  }

  private static SvgDiagram everything(Game game, Color side) {
    Position position = game.position();
    List<Square> squares = position.topology().squares();
    SvgDiagramBuilder builder =
        SvgDiagram.builder()
            .seenFrom(side)
            .groups(true)
            .mark(squares.get(0))
            .label(squares.get(1), "x")
            .arrow(squares.get(2), squares.get(squares.size() - 1));
    game.lastMove().ifPresent(builder::lastMove);
    position.legalMoves().stream()
        .flatMap(move -> move.from().stream())
        .findFirst()
        .ifPresent(builder::targetsOf);
    return builder.build();
  }

  @Property(tries = 60)
  void picturesHoldKnownHarmlessThingsOnly(@ForAll("games") Game game, @ForAll Color side) {
    String text = everything(game, side).draw(game.position());

    assertThat(text).matches("\\A\\p{ASCII}*\\z");
    assertHarmless(Svg.parse(text).root());
  }

  private static void assertHarmless(Element root) {
    List<String> strange = new ArrayList<>();
    collectStrange(root, strange);
    assertThat(strange).isEmpty();
  }

  private static void collectStrange(Element element, List<String> strange) {
    if (!ELEMENTS.contains(element.getLocalName())
        || !Svg.NAMESPACE.equals(element.getNamespaceURI())) {
      strange.add(element.toString());
    }
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      Node attribute = element.getAttributes().item(i);
      if (!isHarmless(attribute.getNodeName(), attribute.getNodeValue())) {
        strange.add(attribute.toString());
      }
    }
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        collectStrange(inner, strange);
      }
    }
  }

  private static boolean isHarmless(String attribute, String value) {
    return ATTRIBUTES.contains(attribute)
        && (WORDS.contains(value)
            || NUMBERS.matcher(value).matches()
            || COLOR.matcher(value).matches()
            || attribute.equals("d") && PATH.matcher(value).matches());
  }

  @Property(tries = 25)
  void drawingTwiceGivesTheSameText(@ForAll("games") Game game, @ForAll Color side) {
    SvgDiagram diagram = everything(game, side);

    assertThat(diagram.draw(game.position())).isEqualTo(diagram.draw(game.position()));
    assertThat(everything(game, side).draw(game.position()))
        .isEqualTo(diagram.draw(game.position()));
  }

  @Property(tries = 25)
  void theOtherSideSeesEveryStoneTurnedByAHalfTurn(@ForAll("games") Game game) {
    Setup board = game.position().setup().boardOnly();
    Svg black = Svg.parse(SvgDiagram.builder().coordinates(false).build().draw(board));
    Svg white =
        Svg.parse(
            SvgDiagram.builder().coordinates(false).seenFrom(Color.WHITE).build().draw(board));
    String[] box = black.root().getAttribute("viewBox").split(" ");
    int sumX = 2 * Integer.parseInt(box[0]) + Integer.parseInt(box[2]);
    int sumY = 2 * Integer.parseInt(box[1]) + Integer.parseInt(box[3]);

    List<String> turned = new ArrayList<>();
    for (Element circle : black.elements("circle")) {
      turned.add(stone(circle, sumX - number(circle, "cx"), sumY - number(circle, "cy")));
    }
    List<String> seen = new ArrayList<>();
    for (Element circle : white.elements("circle")) {
      seen.add(stone(circle, number(circle, "cx"), number(circle, "cy")));
    }
    assertThat(seen).containsExactlyInAnyOrderElementsOf(turned);
    assertThat(new HashSet<>(seen)).hasSize(2 * board.occupied().size());
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  private static String stone(Element circle, int x, int y) {
    Element group = (Element) circle.getParentNode();
    return x + " " + y + " " + circle.getAttribute("r") + " " + group.getAttribute("stroke");
  }

  @Property(tries = 150)
  void usersTextsComeBackFromTheParser(
      @ForAll("texts") String title, @ForAll("texts") String text) {
    String label = text.isEmpty() ? "-" : text.substring(0, text.offsetByCodePoints(0, 1));
    SvgDiagram diagram =
        SvgDiagram.builder().coordinates(false).title(title).label(Square.of("d4"), label).build();

    Svg svg = Svg.parse(diagram.draw(Position.start()));

    assertThat(svg.texts("title")).containsExactly(asXmlHoldsIt(title));
    assertThat(svg.texts("text")).containsExactly(asXmlHoldsIt(label));
    assertHarmless(svg.root());
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> marks =
        Arbitraries.strings().withChars("<>&\"'/]![CDATA-?;#x0\r\n\t \u0000\u0085\u2028");
    Arbitrary<String> monsters =
        Arbitraries.of(
            "]]>",
            "<script>alert(1)</script>",
            "\"/><image href=\"x\"/>",
            "&amp;&#0;&x;",
            "<!DOCTYPE a>",
            "<?xml ?>",
            "<!-- -- -->",
            "\ud83d\ude00",
            "\ud83d",
            "\ude00\ud83d",
            "\ufffe\uffff\u001b\u007f");
    return Arbitraries.oneOf(marks, monsters, Arbitraries.strings().all().ofMaxLength(40));
  }

  /** XML 1.0, production 2: what a character may be. */
  private static String asXmlHoldsIt(String text) {
    StringBuilder held = new StringBuilder();
    text.codePoints()
        .map(
            c ->
                c == 0x9
                        || c == 0xA
                        || c == 0xD
                        || (c >= 0x20 && c <= 0xD7FF)
                        || (c >= 0xE000 && c <= 0xFFFD)
                        || (c >= 0x10000 && c <= 0x10FFFF)
                    ? c
                    : 0xFFFD)
        .forEach(held::appendCodePoint);
    return held.toString();
  }
}
