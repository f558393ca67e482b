package io.github.linesofaction.page;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rules as a page carries them: the name of a variant that moves alike and has the same goal, and
 * the choices in nine words. The start travels as its text.
 */
final class PageRules {
  private PageRules() {}

  /**
   * Returns the name of a variant with the same board, moves and goal, the same start if there is
   * one; nothing if the library inside the page has none such.
   */
  static Optional<String> variant(Ruleset rules) {
    List<Variant> fitting =
        Stream.concat(Variants.builtIn().stream(), sized(rules.topology()))
            .filter(variant -> fits(variant.rules(), rules))
            .toList();
    return fitting.stream()
        .filter(variant -> variant.rules().start().equals(rules.start()))
        .findFirst()
        .or(() -> fitting.stream().findFirst())
        .map(Variant::id);
  }

  private static boolean fits(Ruleset one, Ruleset other) {
    return one.topology().equals(other.topology())
        && one.moveRule().equals(other.moveRule())
        && one.goal().equals(other.goal());
  }

  private static Stream<Variant> sized(Topology board) {
    if (board.shape() == Topology.Shape.SQUARE) {
      return Stream.of(
          Variants.square(board.size()),
          Variants.scrambled(board.size(), Color.WHITE),
          Variants.scrambled(board.size(), Color.BLACK));
    }
    return board.size() == 6 ? Stream.of(Variants.hexagon(6)) : Stream.empty();
  }

  /** Returns the choices on which sources disagree. */
  static String choices(Ruleset rules) {
    Repetition repetition = rules.repetition();
    Limits limits = rules.limits();
    return String.join(
        " ",
        rules.bothConnected().name(),
        rules.noMove().name(),
        rules.precedence().name(),
        Integer.toString(repetition.endsAt()),
        Integer.toString(repetition.claimableAt()),
        repetition.basis().name(),
        repetition.verdict().name(),
        Integer.toString(limits.plies()),
        Integer.toString(limits.pliesWithoutCapture()));
  }
}
