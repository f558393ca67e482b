package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.move.MoveReader;
import java.util.Objects;
import java.util.Optional;

/**
 * Which of the two labellings of Scrambled Eggs a record fits. Both are in use and are mirror images
 * of each other: one has White on a2, as game records in SGF do, the other Black.
 *
 * @param used the side on a2 under the rules asked for
 * @param plies how many plies of the main line can be played under these rules
 * @param otherPlies how many can be played in the other labelling
 * @param complete whether the whole main line can be played under these rules
 * @param otherComplete whether it can be played in the other labelling
 */
public record EggsLabelling(
    Color used, int plies, int otherPlies, boolean complete, boolean otherComplete) {
  /**
   * Makes an answer.
   *
   * @param used the side on a2 under the rules asked for
   * @param plies how many plies can be played under these rules
   * @param otherPlies how many can be played in the other labelling
   * @param complete whether the whole main line can be played under these rules
   * @param otherComplete whether it can be played in the other labelling
   * @throws NullPointerException if {@code used} is null
   */
  public EggsLabelling {
    Objects.requireNonNull(used, "used");
  }

  /**
   * Plays a record over in both labellings.
   *
   * @param record any record
   * @param rules the rules to judge it by
   * @param reader what is put up with in moves
   * @return the answer; nothing if these are not the rules of Scrambled Eggs or of another game from
   *     its start, or if the record has a start of its own
   * @throws NullPointerException if an argument is null
   */
  public static Optional<EggsLabelling> of(GameRecord record, Ruleset rules, MoveReader reader) {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(reader, "reader");
    Topology topology = rules.topology();
    if (record.start().isPresent() || topology.shape() != Topology.Shape.SQUARE) {
      return Optional.empty();
    }
    for (Color onA2 : Color.values()) {
      Setup start = StandardSetups.scrambled(topology, onA2);
      if (rules.start().equals(start)) {
        Setup mirrored = StandardSetups.scrambled(topology, onA2.opponent());
        RecordReplay here = RecordReplay.of(record, 0, rules, reader);
        RecordReplay there =
            RecordReplay.of(record, 0, rules.toBuilder().start(mirrored).build(), reader);
        return Optional.of(
            new EggsLabelling(
                onA2,
                here.game().plies(),
                there.game().plies(),
                here.isComplete(),
                there.isComplete()));
      }
    }
    return Optional.empty();
  }

  /**
   * Answers the side on a2 in the labelling that the record fits better.
   *
   * @return the side; nothing if the record fits both equally well, such as one without moves
   */
  public Optional<Color> fitting() {
    if (complete != otherComplete) {
      return Optional.of(complete ? used : used.opponent());
    }
    return plies == otherPlies
        ? Optional.empty()
        : Optional.of(plies > otherPlies ? used : used.opponent());
  }

  /**
   * Answers the first ply that fits only the other labelling.
   *
   * @return counted from 1; 0 if there is none
   */
  public int firstOnlyOther() {
    return !complete && otherPlies > plies ? plies + 1 : 0;
  }
}
