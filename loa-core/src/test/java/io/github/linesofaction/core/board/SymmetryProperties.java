package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Boards;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The symmetries of a board form a group and keep everything that makes it a board. */
class SymmetryProperties {
  static List<Topology> boards() {
    return Boards.all();
  }

  @Provide
  Arbitrary<Setup> setups() {
    return Boards.setups();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void thereAreEightOrTwelve(Topology board) {
    assertThat(board.symmetries())
        .hasSize(board.shape() == Topology.Shape.SQUARE ? 8 : 12)
        .doesNotHaveDuplicates();
    assertThat(board.symmetries()).extracting(Symmetry::toString).doesNotHaveDuplicates();
    assertThat(board.symmetries()).extracting(Symmetry::hashCode).doesNotHaveDuplicates();
    assertThat(board.symmetries().get(0).isIdentity()).isTrue();
    assertThat(board.symmetries().stream().filter(Symmetry::isIdentity)).hasSize(1);
    assertThat(board.symmetries()).allMatch(symmetry -> symmetry.topology() == board);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theyFormAGroup(Topology board) {
    List<Symmetry> group = board.symmetries();
    for (Symmetry one : group) {
      assertThat(one.andThen(one.inverse()).isIdentity()).isTrue();
      assertThat(one.inverse().andThen(one).isIdentity()).isTrue();
      assertThat(one.andThen(group.get(0))).isEqualTo(one).hasSameHashCodeAs(one);
      Set<Symmetry> products = new HashSet<>();
      for (Symmetry other : group) {
        Symmetry product = one.andThen(other);
        products.add(product);
        for (Square square : board.squares()) {
          assertThat(product.apply(square)).isEqualTo(other.apply(one.apply(square)));
        }
      }
      assertThat(products).containsExactlyInAnyOrderElementsOf(group);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theyKeepNeighboursLinesAndEdges(Topology board) {
    Set<Set<Square>> lines = lines(board);
    Set<SquareSet> edges = new HashSet<>(board.edges().values());
    for (Symmetry symmetry : board.symmetries()) {
      assertThat(symmetry.apply(board.all())).isEqualTo(board.all());
      for (Square square : board.squares()) {
        assertThat(symmetry.apply(board.neighbours(square)))
            .isEqualTo(board.neighbours(symmetry.apply(square)));
      }
      Set<Set<Square>> images = new HashSet<>();
      for (Set<Square> line : lines) {
        Set<Square> image = new TreeSet<>();
        line.forEach(square -> image.add(symmetry.apply(square)));
        images.add(image);
      }
      assertThat(images).isEqualTo(lines);
      for (SquareSet edge : edges) {
        assertThat(edges).contains(symmetry.apply(edge));
      }
    }
  }

  private static Set<Set<Square>> lines(Topology board) {
    Set<Set<Square>> lines = new HashSet<>();
    for (Axis axis : board.axes()) {
      for (Square square : board.squares()) {
        lines.add(new TreeSet<>(board.line(square, axis)));
      }
    }
    return lines;
  }

  @Property
  void setupsGoToTheirImagesAndBack(@ForAll("setups") Setup setup) {
    for (Symmetry symmetry : setup.topology().symmetries()) {
      Setup image = symmetry.apply(setup);
      for (Square square : setup.topology().squares()) {
        Square to = symmetry.apply(square);
        assertThat(image.stoneAt(to)).isEqualTo(setup.stoneAt(square));
        assertThat(image.holes().contains(to)).isEqualTo(setup.holes().contains(square));
      }
      assertThat(image.sideToMove()).isEqualTo(setup.sideToMove());
      assertThat(image.dueKind()).isEqualTo(setup.dueKind());
      assertThat(image.inHand(Color.BLACK)).isEqualTo(setup.inHand(Color.BLACK));
      assertThat(image.inHand(Color.WHITE)).isEqualTo(setup.inHand(Color.WHITE));
      assertThat(symmetry.inverse().apply(image)).isEqualTo(setup);
      for (Color color : Color.values()) {
        assertThat(image.groups(color)).hasSameSizeAs(setup.groups(color));
        assertThat(image.isOneGroup(color)).isEqualTo(setup.isOneGroup(color));
      }
    }
  }

  @Test
  void handWorkedImagesOnTheSquareBoard() {
    List<Symmetry> all = Topology.square(8).symmetries();
    assertThat(all)
        .extracting(symmetry -> symmetry.apply(Square.of("b1")).toString())
        .containsExactlyInAnyOrder("b1", "g1", "b8", "g8", "a2", "a7", "h2", "h7");
    Symmetry turn = named(all, "turn by 90 degrees");
    assertThat(turn.apply(Square.of("b1"))).isEqualTo(Square.of("h2"));
    assertThat(turn.inverse()).hasToString("turn by 270 degrees");
    assertThat(named(all, "mirror left to right").apply(Move.parse("c1xa3"))).hasToString("f1xh3");
    assertThat(turn.apply(Move.parse("a3-b2@e5"))).hasToString("f1-g2@d5");
    assertThat(turn.apply(Move.parse("e8"))).hasToString("a5");
    assertThat(turn.apply(Move.parse("pass"))).isEqualTo(Move.pass());
  }

  @Test
  void handWorkedImagesOnTheHexagon() {
    List<Symmetry> all = Topology.hexagon(5).symmetries();
    assertThat(all)
        .extracting(symmetry -> symmetry.apply(Square.of("a2")).toString())
        .containsExactlyInAnyOrder(
            "a2", "a4", "b6", "d8", "f8", "h6", "i4", "i2", "h1", "f1", "d1", "b1");
    assertThat(all).allMatch(symmetry -> symmetry.apply(Square.of("e5")) == Square.of("e5"));
    // A sixth of a turn against the clock takes the right corner e9 to the upper right one, i5.
    assertThat(named(all, "turn by 60 degrees").apply(Square.of("e9"))).isEqualTo(Square.of("i5"));
  }

  private static Symmetry named(List<Symmetry> symmetries, String name) {
    return symmetries.stream().filter(s -> s.toString().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void otherBoardsAreRefused() {
    Symmetry symmetry = Topology.square(8).symmetries().get(1);
    Topology other = Topology.square(9);
    assertThatIllegalArgumentException().isThrownBy(() -> symmetry.apply(Square.of("i9")));
    assertThatIllegalArgumentException().isThrownBy(() -> symmetry.apply(other.none()));
    assertThatIllegalArgumentException().isThrownBy(() -> symmetry.apply(Move.parse("i9")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> symmetry.andThen(other.symmetries().get(0)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> symmetry.apply(Setup.parse("1bb1/w2w/w2w/1bb1 b")));
    assertThat(symmetry)
        .isNotEqualTo(other.symmetries().get(1))
        .isNotEqualTo(null)
        .isNotEqualTo(symmetry.toString());
  }
}
