package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.RepairHint;
import java.util.Optional;

/**
 * What might repair a broken game.
 *
 * @param variant the variant that it would have to be taken as; nothing for the one it was read as
 * @param repair the move to change; nothing if that variant alone makes all moves legal, or,
 *     without a variant, if nothing was found that helps
 */
record Hint(Optional<String> variant, Optional<RepairHint> repair) {
  /** Says that nothing was found. */
  static final Hint NOTHING = new Hint(Optional.empty(), Optional.empty());

  /** Returns the hint in a line. */
  String words() {
    if (variant.isEmpty() && repair.isEmpty()) {
      return "nothing helps: no single change makes more of the game legal";
    }
    return variant.map(id -> "as " + id + ", ").orElse("")
        + repair.map(RepairHint::toString).orElse("all moves are legal");
  }
}
