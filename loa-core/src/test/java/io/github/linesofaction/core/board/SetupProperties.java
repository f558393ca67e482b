package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of set-ups on all boards. */
class SetupProperties {
  @Provide
  Arbitrary<Setup> setups() {
    return Boards.setups();
  }

  @Property
  void everySquareIsOneThing(@ForAll("setups") Setup setup) {
    int stones = setup.stones(Color.BLACK).size() + setup.stones(Color.WHITE).size();
    assertThat(setup.occupied().size()).isEqualTo(stones);
    assertThat(stones + setup.holes().size() + setup.empty().size())
        .isEqualTo(setup.topology().cellCount());
    for (Square square : setup.topology().squares()) {
      boolean empty = setup.stoneAt(square).isEmpty() && !setup.holes().contains(square);
      assertThat(setup.empty().contains(square)).isEqualTo(empty);
    }
    for (Color color : Color.values()) {
      assertThat(setup.stones(color, Kind.KING).or(setup.stones(color, Kind.SOLDIER)))
          .isEqualTo(setup.stones(color));
    }
  }

  @Property
  void groupsAreThoseOfAQueue(@ForAll("setups") Setup setup) {
    for (Color color : Color.values()) {
      List<Set<Square>> groups = groups(setup, color);
      List<SquareSet> found = setup.groups(color);
      assertThat(found).hasSameSizeAs(groups);
      for (int i = 0; i < groups.size(); i++) {
        assertThat(found.get(i)).containsExactlyElementsOf(groups.get(i));
        for (Square square : groups.get(i)) {
          assertThat(setup.groupOf(square)).contains(found.get(i));
        }
      }
      assertThat(setup.isOneGroup(color)).isEqualTo(groups.size() == 1);
    }
  }

  private static List<Set<Square>> groups(Setup setup, Color color) {
    List<Set<Square>> groups = new ArrayList<>();
    Set<Square> seen = new TreeSet<>();
    for (Square first : setup.stones(color)) {
      if (!seen.add(first)) {
        continue;
      }
      Set<Square> group = new TreeSet<>();
      Deque<Square> queue = new ArrayDeque<>(List.of(first));
      while (!queue.isEmpty()) {
        Square square = queue.remove();
        group.add(square);
        for (Square near : setup.topology().neighbours(square)) {
          if (setup.stones(color).contains(near) && seen.add(near)) {
            queue.add(near);
          }
        }
      }
      groups.add(group);
    }
    return groups;
  }

  @Property
  void bitboardsAgreeWithSets(@ForAll("setups") Setup setup) {
    Topology board = setup.topology();
    if (board.bitboards().isEmpty()) {
      return;
    }
    Bitboards masks = board.bitboards().get();
    for (Color color : Color.values()) {
      long stones = setup.stones(color).word(0);
      assertThat(masks.isOneGroup(stones)).isEqualTo(setup.isOneGroup(color));
      for (SquareSet group : setup.groups(color)) {
        long seed = Long.lowestOneBit(group.word(0));
        assertThat(Bitboards.toSet(board, masks.flood(stones, seed))).isEqualTo(group);
      }
    }
    for (int cell = 0; cell < board.cellCount(); cell++) {
      for (int axis = 0; axis < board.axes().size(); axis++) {
        assertThat(Long.bitCount(masks.line(cell, axis) & setup.occupied().word(0)))
            .isEqualTo(setup.lineCount(board.squareAt(cell), board.axes().get(axis)));
      }
    }
  }

  @Property
  void hashIsMadeOfTheKeys(@ForAll("setups") Setup setup) {
    long hash = Zobrist.board(setup.topology());
    for (Square square : setup.topology().squares()) {
      if (setup.stoneAt(square).isPresent()) {
        hash ^= Zobrist.stone(setup.stoneAt(square).get(), square);
      }
      if (setup.holes().contains(square)) {
        hash ^= Zobrist.hole(square);
      }
    }
    hash ^= setup.sideToMove() == Color.WHITE ? Zobrist.whiteToMove() : 0;
    hash ^= setup.dueKind() == Kind.KING ? Zobrist.kingDue() : 0;
    for (Color color : Color.values()) {
      hash ^= setup.inHand(color) > 0 ? Zobrist.hand(color, setup.inHand(color)) : 0;
    }
    assertThat(setup.hash()).isEqualTo(hash);
    assertThat(Setup.parse(setup.toString()).hash()).isEqualTo(hash);
  }

  @Property
  void coloursSwapToAndFro(@ForAll("setups") Setup setup) {
    Setup swapped = setup.swapColors();
    assertThat(swapped.swapColors()).isEqualTo(setup);
    assertThat(swapped.stones(Color.BLACK)).isEqualTo(setup.stones(Color.WHITE));
    assertThat(swapped.sideToMove()).isEqualTo(setup.sideToMove().opponent());
    assertThat(swapped.dueKind()).isEqualTo(setup.dueKind());
  }

  @Property
  void builderCarriesEverythingOver(@ForAll("setups") Setup setup) {
    assertThat(setup.toBuilder().build()).isEqualTo(setup);
    assertThat(setup.toBuilder().faults()).isEmpty();
    assertThat(
            Setup.of(
                setup.stones(Color.BLACK),
                setup.stones(Color.WHITE),
                setup.kings(),
                setup.holes(),
                setup.sideToMove(),
                setup.dueKind(),
                setup.inHand(Color.BLACK),
                setup.inHand(Color.WHITE)))
        .isEqualTo(setup);
  }
}
