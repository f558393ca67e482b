package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.Locale;

/** The rule sets that {@code --variant} and {@code --size} name. */
final class VariantNames {
  private static final int USUAL_SIZE = 8;

  private VariantNames() {}

  /** Answers the rules of a variant on a square board of a size, 0 for its usual one. */
  static Ruleset rules(String name, int size) {
    int side = size == 0 ? USUAL_SIZE : size;
    if (side < Topology.SMALLEST_SQUARE || side > Topology.LARGEST_SQUARE) {
      throw new UnusableException(
          "--size "
              + side
              + ": boards have "
              + Topology.SMALLEST_SQUARE
              + " to "
              + Topology.LARGEST_SQUARE
              + " squares a side");
    }
    Topology board = Topology.square(side);
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "standard" -> Ruleset.builder(StandardSetups.standard(board)).build();
      case "scrambled-eggs" ->
          Ruleset.builder(StandardSetups.scrambled(board, Color.WHITE)).build();
      default ->
          throw new UnusableException(
              "--variant \"" + name + "\": no such variant; standard or scrambled-eggs");
    };
  }

  /** Tells whether a variant is played on square boards of any size. */
  static boolean hasSizes(String name) {
    return true;
  }
}
