package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.record.RecordFault.Kind;
import java.util.Optional;

/** The two labellings of Scrambled Eggs, which records confuse. */
final class ScrambledLayouts {
  private ScrambledLayouts() {}

  /**
   * Tells of a record that breaks under one labelling whether its next move fits the other one.
   *
   * @param record a record that begins with the start of the rules
   * @param fault where it breaks
   */
  static Optional<RecordFault> otherFits(
      GameRecord record, Ruleset rules, MoveDialect dialect, RecordFault fault) {
    Optional<Color> used = onA2(rules.start());
    if (used.isEmpty() || record.start().isPresent() || fault.ply() == 0) {
      return Optional.empty();
    }
    Color other = used.get().opponent();
    Setup mirrored = StandardSetups.scrambled(rules.topology(), other);
    GameRecord relabelled = record.toBuilder().start(mirrored).build();
    int plies = RecordReplay.of(relabelled, rules, dialect).plies();
    if (plies < fault.ply()) {
      return Optional.empty();
    }
    return Optional.of(
        RecordFault.beside(
            fault,
            Kind.OTHER_LAYOUT,
            "judged as Scrambled Eggs with "
                + used.get().title()
                + " on a2; this is the first move that fits only the layout with "
                + other.title()
                + " on a2, under which "
                + plies
                + (plies == 1 ? " ply is" : " plies are")
                + " legal"));
  }

  /** The side on a2 if this is one of the two starts. */
  private static Optional<Color> onA2(Setup start) {
    if (start.topology().shape() == Topology.Shape.SQUARE) {
      for (Color color : Color.values()) {
        if (start.equals(StandardSetups.scrambled(start.topology(), color))) {
          return Optional.of(color);
        }
      }
    }
    return Optional.empty();
  }
}
