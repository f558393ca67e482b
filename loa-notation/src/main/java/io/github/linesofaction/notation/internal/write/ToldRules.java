package io.github.linesofaction.notation.internal.write;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import java.util.Optional;

/**
 * How a text tells the rules of a record: by the name of a variant, and by a preset where the
 * choices are not those that are customary in it.
 *
 * @param variant the name; nothing for the standard game
 * @param start the set-up before the first move, where neither the variant nor the record tells it
 * @param choices the preset; nothing for customary choices
 */
public record ToldRules(Optional<String> variant, Optional<Setup> start, Optional<Preset> choices) {
  /**
   * Finds the words for the rules of a record.
   *
   * @param record the record
   * @param variants the names that readers know
   * @param form the name of the form, for messages
   * @return the words, from which a reader finds equal rules again
   * @throws UnwritableException if there are none
   */
  public static ToldRules of(GameRecord record, RulesetCatalog variants, String form) {
    Optional<String> name = record.variant();
    Optional<Ruleset> base =
        name.isEmpty() ? Optional.of(Ruleset.standard()) : find(name, variants);
    if (record.rules().isEmpty() || base.isEmpty()) {
      // If a name is not known here, it is to somebody else, who read the record.
      return new ToldRules(name, Optional.empty(), Optional.empty());
    }
    Ruleset rules = record.rules().get();
    boolean startsSo = record.start().isPresent() || base.get().start().equals(rules.start());
    if (!isPlayedSo(base.get(), rules) || !startsSo) {
      Optional<String> known = variants.nameOf(rules);
      Optional<Ruleset> other =
          find(known, variants)
              .filter(each -> isPlayedSo(each, rules) && each.start().equals(rules.start()));
      if (other.isPresent()) {
        return new ToldRules(known, Optional.empty(), choices(other.get(), rules, form));
      }
      if (!isPlayedSo(base.get(), rules)) {
        throw new UnwritableException(
            form + " cannot carry the rules of this record: no variant is played so, " + rules);
      }
    }
    return new ToldRules(
        name,
        startsSo ? Optional.empty() : Optional.of(rules.start()),
        choices(base.get(), rules, form));
  }

  private static Optional<Ruleset> find(Optional<String> name, RulesetCatalog variants) {
    return name.flatMap(variants::find);
  }

  /** Whether board, moves and goal are the same. */
  private static boolean isPlayedSo(Ruleset base, Ruleset rules) {
    return base.topology() == rules.topology()
        && base.moveRule().equals(rules.moveRule())
        && base.goal().equals(rules.goal());
  }

  /**
   * Finds the preset whose choices rules have.
   *
   * @param base the rules with the choices that are customary
   * @param rules the rules
   * @param form the name of the form, for messages
   * @return the preset; nothing if the choices are customary
   * @throws UnwritableException if the choices are those of no preset
   */
  public static Optional<Preset> choices(Ruleset base, Ruleset rules, String form) {
    if (haveSameChoices(base, rules)) {
      return Optional.empty();
    }
    for (Preset preset : Preset.values()) {
      if (haveSameChoices(base.with(preset), rules)) {
        return Optional.of(preset);
      }
    }
    throw new UnwritableException(
        form
            + " cannot carry the choices of this record, which are those of no preset: "
            + rules.describe());
  }

  private static boolean haveSameChoices(Ruleset one, Ruleset other) {
    return one.bothConnected().equals(other.bothConnected())
        && one.noMove().equals(other.noMove())
        && one.repetition().equals(other.repetition())
        && one.limits().equals(other.limits())
        && one.precedence().equals(other.precedence());
  }
}
