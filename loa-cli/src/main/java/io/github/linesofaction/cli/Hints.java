package io.github.linesofaction.cli;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RepairHint;
import io.github.linesofaction.notation.record.RepairHints;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds what might repair a broken game: another move, or, where nobody has named the variant,
 * another variant.
 */
final class Hints {
  private static final int MOST = 5;

  private final RecordValidator validator;
  private final GameOptions options;

  Hints(RecordValidator validator, GameOptions options) {
    this.validator = validator;
    this.options = options;
  }

  /** Returns the best hints for a game that is not sound. */
  List<Hint> of(GameRecord read) {
    boolean fromElsewhere = options.hasPosition() && read.start().isEmpty();
    GameRecord record =
        fromElsewhere ? read.toBuilder().start(options.position().setup()).build() : read;
    List<RepairHint> repairs = repairs(record, validator.rulesFor(record));
    List<Hint> hints = new ArrayList<>();
    if (!options.namesVariant() && record.variant().isEmpty()) {
      hints.addAll(asOtherVariants(record, repairs.stream().anyMatch(RepairHint::complete)));
    }
    repairs.forEach(repair -> hints.add(new Hint(Optional.empty(), Optional.of(repair))));
    return hints.isEmpty() ? List.of(Hint.NOTHING) : hints.stream().limit(MOST).toList();
  }

  private static List<RepairHint> repairs(GameRecord record, Optional<Ruleset> rules) {
    return rules.map(by -> RepairHints.of(record, by, MOST)).orElse(List.of());
  }

  /**
   * Other variants under which all moves are legal: first as they are, then, unless a change helps
   * in the variant that it was read as, with one changed.
   */
  private List<Hint> asOtherVariants(GameRecord record, boolean asTheyAreOnly) {
    List<Hint> asTheyAre = new ArrayList<>();
    List<Hint> withOneChanged = new ArrayList<>();
    for (Variant variant : Variants.builtIn()) {
      Optional<String> id = Optional.of(variant.id());
      RecordValidator other = validator.withRules(variant.rules());
      if (other.judge(record).isSound()) {
        asTheyAre.add(new Hint(id, Optional.empty()));
      } else if (!asTheyAreOnly) {
        repairs(record, other.rulesFor(record)).stream()
            .filter(RepairHint::complete)
            .forEach(repair -> withOneChanged.add(new Hint(id, Optional.of(repair))));
      }
    }
    asTheyAre.addAll(withOneChanged);
    return asTheyAre;
  }
}
