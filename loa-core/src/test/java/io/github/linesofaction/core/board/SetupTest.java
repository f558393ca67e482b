package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
  private static final Setup START = Setup.parse("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
  private static final Topology BOARD = Topology.square(8);

  /** Rule R2. */
  @ParameterizedTest
  @CsvSource({
    // Cases L1, L2, L4.
    "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b, c1, 6 2 2 2",
    "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b, b1, 6 2 2 2",
    "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b, a2, 2 6 2 2",
    "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w, a2, 2 6 2 2",
    "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w, d8, 4 3 2 1",
    "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w, g1, 3 2 1 4",
    "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w, h6, 3 4 1 2",
    "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w, h3, 3 4 2 1",
    "1bbb1bb1/w6w/w5bw/w6w/7w/2b4w/www4w/1b1bbbb1 b, b1, 5 3 4 2",
    // A lone stone counts itself on every line; an empty square counts what is there; holes count
    // for nothing, kings like any stone.
    "8/8/8/3b4/8/8/8/8 b, d5, 1 1 1 1",
    "8/8/8/3b4/8/8/8/8 b, d4, 0 1 0 0",
    "8/8/8/#2b#W1B/8/8/8/8 b, d5, 3 1 1 1"
  })
  void lineCounts(String text, String square, String counts) {
    Setup setup = Setup.parse(text);
    StringBuilder found = new StringBuilder();
    for (Axis axis : setup.topology().axes()) {
      found.append(found.isEmpty() ? "" : " ").append(setup.lineCount(Square.of(square), axis));
    }
    assertThat(found).hasToString(counts);
  }

  @Test
  void groupsOfTheStart() {
    assertThat(START.groups(Color.BLACK).toString())
        .isEqualTo("[{b1, c1, d1, e1, f1, g1}, {b8, c8, d8, e8, f8, g8}]");
    assertThat(START.groups(Color.WHITE).toString())
        .isEqualTo("[{a2, a3, a4, a5, a6, a7}, {h2, h3, h4, h5, h6, h7}]");
    assertThat(START.groupOf(Square.of("d8")).orElseThrow())
        .hasToString("{b8, c8, d8, e8, f8, g8}");
    assertThat(START.groupOf(Square.of("d4"))).isEmpty();
    assertThat(START.groupOf(Square.of("z9"))).isEmpty();
    assertThat(START.isOneGroup(Color.BLACK)).isFalse();
  }

  /** Rule R4. */
  @ParameterizedTest
  @CsvSource({
    // Case C2 and more; the last three are those of V72.
    "8/8/8/2b5/2b5/8/8/8 b, 1, true",
    "8/8/8/3b4/2b5/8/8/8 b, 1, true",
    "8/8/8/8/2b1b3/8/8/8 b, 2, false",
    "8/8/8/2b5/8/8/8/8 b, 1, true",
    "8/8/8/8/8/8/8/8 b, 0, false",
    "8/8/8/2bB4/8/8/8/8 b, 1, true",
    "8/8/8/2b#b3/8/8/8/8 b, 2, false",
    "b7/1w6/2b5/8/8/8/8/8 b, 2, false",
    "4w/6/7/4b3/4b4/8/7/6/w4 b, 1, true",
    "4w/6/7/5b2/4b4/8/7/6/w4 b, 2, false",
    "4w/6/7/3b4/4b4/3b4/7/6/w4 b, 1, true"
  })
  void groups(String text, int groups, boolean one) {
    Setup setup = Setup.parse(text);
    assertThat(setup.groups(Color.BLACK)).hasSize(groups);
    assertThat(setup.isOneGroup(Color.BLACK)).isEqualTo(one);
  }

  @Test
  void stonesByKind() {
    Setup setup = Setup.parse("1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b");
    assertThat(setup.stones(Color.BLACK, Kind.SOLDIER)).hasToString("{h2, h3, h4, h5, h6, h7}");
    assertThat(setup.stones(Color.BLACK, Kind.KING)).hasToString("{a2, a3, a4, a5, a6, a7}");
    assertThat(setup.stones(Color.WHITE, Kind.KING)).hasToString("{b1, c1, d1, e1, f1, g1}");
    assertThat(setup.stones(Color.WHITE).size()).isEqualTo(12);
    assertThat(setup.kings().size()).isEqualTo(12);
    assertThat(setup.stoneAt(Square.of("a2"))).contains(Stone.BLACK_KING);
    assertThat(setup.stoneAt(Square.of("b8"))).contains(Stone.WHITE);
    assertThat(setup.stoneAt(Square.of("a1"))).isEmpty();
    assertThat(setup.stoneAt(Square.of("i9"))).isEmpty();
  }

  @Test
  void editsAreMadeInOrder() {
    Setup setup = Setup.parse("8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6");
    Setup after =
        setup.apply(
            List.of(
                new Edit.Clear(Square.of("a3")),
                new Edit.Put(Square.of("b2"), Stone.BLACK),
                new Edit.ChangeHand(Color.WHITE, -1),
                new Edit.Put(Square.of("e5"), Stone.WHITE),
                new Edit.HandOver(Color.WHITE, Kind.SOLDIER)));
    assertThat(after).hasToString("8/b6w/w6b/b3w2w/w6b/7w/wb5b/8 w b6w5");
    assertThat(setup).hasToString("8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6");
    assertThat(after.apply(List.of())).isEqualTo(after);
  }

  @Test
  void putReplacesWhateverWasThere() {
    Setup setup = Setup.parse("bwW#/4/4/b2w b");
    Setup after =
        setup.apply(
            List.of(
                new Edit.Put(Square.of("a4"), Stone.WHITE_KING),
                new Edit.Put(Square.of("c4"), Stone.WHITE),
                new Edit.Put(Square.of("d4"), Stone.BLACK),
                new Edit.MakeHole(Square.of("b4")),
                new Edit.Clear(Square.of("d1")),
                new Edit.HandOver(Color.WHITE, Kind.KING)));
    assertThat(after).hasToString("W#wb/4/4/b3 W");
  }

  @Test
  void editsOffTheBoardOrOutOfRangeAreRefused() {
    Square i1 = Square.of("i1");
    for (Edit edit :
        List.of(new Edit.Clear(i1), new Edit.Put(i1, Stone.BLACK), new Edit.MakeHole(i1))) {
      assertThatIllegalArgumentException().isThrownBy(() -> START.apply(List.of(edit)));
    }
    assertThatThrownBy(() -> START.apply(List.of(new Edit.ChangeHand(Color.BLACK, -1))))
        .isInstanceOf(SetupException.class);
    assertThatThrownBy(() -> START.apply(List.of(new Edit.ChangeHand(Color.BLACK, 65))))
        .isInstanceOf(SetupException.class);
  }

  @Test
  void sidesAndColoursChange() {
    assertThat(START.withSideToMove(Color.WHITE))
        .hasToString("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w")
        .isNotEqualTo(START);
    assertThat(Setup.parse("bB2/#w2/4/3W B b1w2").swapColors()).hasToString("wW2/#b2/4/3B W b2w1");
    assertThat(Setup.parse("bB2/#w2/4/3W B b1w2").boardOnly()).hasToString("bB2/#w2/4/3W b");
  }

  @Test
  void setsMustBeDisjoint() {
    SquareSet a1 = BOARD.setOf(Square.of("a1"));
    SquareSet b1 = BOARD.setOf(Square.of("b1"));
    SquareSet none = BOARD.none();
    assertThat(Setup.of(a1, b1, none, none, Color.BLACK, Kind.SOLDIER, 0, 0))
        .hasToString("8/8/8/8/8/8/8/bw6 b");
    for (SquareSet[] sets :
        List.of(
            new SquareSet[] {a1, a1, none, none},
            new SquareSet[] {a1, b1, none, a1},
            new SquareSet[] {a1, none, b1, none})) {
      assertThatThrownBy(
              () -> Setup.of(sets[0], sets[1], sets[2], sets[3], Color.BLACK, Kind.SOLDIER, 0, 0))
          .isInstanceOfSatisfying(
              SetupException.class,
              fault ->
                  assertThat(fault.faults())
                      .extracting(SetupFault::kind)
                      .containsExactly(SetupFault.Kind.OVERLAP));
    }
    for (int hand : new int[] {-1, 65, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> Setup.of(a1, b1, none, none, Color.BLACK, Kind.SOLDIER, hand, 0))
          .isInstanceOf(SetupException.class)
          .hasMessageContaining("0 to 64");
      assertThatThrownBy(() -> Setup.of(a1, b1, none, none, Color.BLACK, Kind.SOLDIER, 0, hand))
          .isInstanceOf(SetupException.class);
    }
    assertThatThrownBy(() -> Setup.of(a1, a1, none, none, Color.BLACK, Kind.SOLDIER, 0, 65))
        .isInstanceOfSatisfying(
            SetupException.class,
            fault ->
                assertThat(fault.faults())
                    .as("both at once")
                    .extracting(SetupFault::kind)
                    .containsExactly(SetupFault.Kind.OVERLAP, SetupFault.Kind.HAND_OUT_OF_RANGE));
    SquareSet other = Topology.square(9).none();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Setup.of(a1, other, none, none, Color.BLACK, Kind.SOLDIER, 0, 0));
  }

  /** What is unusual may be played on from; what is bare may be asked of; the rest is nothing. */
  @Test
  void faultsCarryTheirWeight() {
    assertThat(SetupFault.Kind.values())
        .filteredOn(kind -> kind.weight() == SetupFault.Weight.UNUSUAL)
        .containsExactly(
            SetupFault.Kind.TOO_MANY_STONES,
            SetupFault.Kind.FINISHED,
            SetupFault.Kind.BOTH_CONNECTED);
    assertThat(SetupFault.Kind.values())
        .filteredOn(kind -> kind.weight() == SetupFault.Weight.BARE)
        .containsExactly(SetupFault.Kind.SIDE_WITHOUT_STONES);
  }

  @Test
  void equalityLooksAtEverything() {
    Setup base = Setup.parse("bB2/#w2/4/3W b b1w2");
    for (String other :
        List.of(
            "bB2/#w2/4/3W w b1w2",
            "bB2/#w2/4/3W B b1w2",
            "bB2/#w2/4/3W b b2w2",
            "bB2/#w2/4/3W b b1w1",
            "bb2/#w2/4/3W b b1w2",
            "bB2/1w2/4/3W b b1w2",
            "bB2/##2/4/3W b b1w2",
            "bB2/#b2/4/3W b b1w2")) {
      assertThat(Setup.parse(other)).isNotEqualTo(base);
      assertThat(Setup.parse(other).hash()).as(other).isNotEqualTo(base.hash());
    }
    assertThat(base).isNotEqualTo(null).isNotEqualTo(base.toString());
    assertThat(Setup.parse("4/4/4/4 b")).isNotEqualTo(Setup.parse("5/5/5/5/5 b"));
  }

  @Test
  void bareSidesGiveEmptyAnswers() {
    Setup bare = Setup.parse("7b/8/8/8/8/8/1b6/8 b");
    assertThat(bare.groups(Color.WHITE)).isEmpty();
    assertThat(bare.isOneGroup(Color.WHITE)).isFalse();
    assertThat(bare.groups(Color.BLACK)).hasSize(2);
    assertThat(bare.groupOf(Square.of("a1"))).isEqualTo(Optional.empty());
  }
}
