package io.github.linesofaction.variants;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.ArrayList;
import java.util.List;

/** The games that differ from Lines of Action and Scrambled Eggs by the size of the board alone. */
final class SizedBoards {
  private static final int USUAL = 8;
  private static final int BOARDSPACE = 12;

  private SizedBoards() {}

  /** Returns all of them, those that have an id of their own left out. */
  static List<Variant> all() {
    List<Variant> all = new ArrayList<>();
    for (int size = Topology.SMALLEST_SQUARE; size <= Topology.LARGEST_SQUARE; size++) {
      if (size != USUAL) {
        all.add(standard(size));
        all.add(scrambled(size, Color.WHITE));
        all.add(scrambled(size, Color.BLACK));
      }
    }
    all.add(hexagonOfSix());
    return all;
  }

  /** Returns the standard set-up on a square board of any size but 8. */
  static Variant standard(int size) {
    Topology topology = Topology.square(size);
    Variant.Builder variant =
        Variant.builder(
                "standard-" + size, Ruleset.builder(StandardSetups.standard(topology)).build())
            .title("Lines of Action on " + size + "×" + size)
            .inventor("Claude Soucie")
            .description(
                "Lines of Action on "
                    + topology
                    + ": Black along the bottom and the top edge, White along the left and the"
                    + " right edge, the corners empty.");
    return size == BOARDSPACE
        ? variant.aliases("Loa-12").source("boardspace.net, Loa-12").build()
        : variant.source("Lines of Action, set up on a board of another size").build();
  }

  /** Returns the scrambled set-up on a square board of any size but 8. */
  static Variant scrambled(int size, Color onA2) {
    Topology topology = Topology.square(size);
    boolean mirrored = onA2 == Color.BLACK;
    return Variant.builder(
            "scrambled-" + size + (mirrored ? "-mirrored" : ""),
            Ruleset.builder(StandardSetups.scrambled(topology, onA2)).build())
        .title("Scrambled Eggs on " + size + "×" + size + (mirrored ? ", mirrored" : ""))
        .inventor("Claude Soucie")
        .source("Scrambled Eggs, set up on a board of another size")
        .description(
            "Scrambled Eggs on "
                + topology
                + ": the colours alternate all round the edge, the corners empty, "
                + onA2.title()
                + " on a2.")
        .build();
  }

  /** Returns the start of Black Hole on the hexagon of side 6, without the hole. */
  static Variant hexagonOfSix() {
    return Variant.builder("hexagon-6", Ruleset.builder(Starts.HEXAGON_6).build())
        .title("Lines of Action on the hexagon of side 6")
        .source("AbstractPlay, the hexagonal board of Black Hole without its hole")
        .description(
            "Lines of Action on a hexagon of side 6: 91 cells, three lines through a cell, six"
                + " neighbours. Each side has four stones on each of three edges, the edges of the"
                + " sides take turns, and the corners are empty.")
        .build();
  }
}
