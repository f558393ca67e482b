package io.github.linesofaction.notation.internal;

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
 * @param choices the preset; nothing for customary choices
 */
public record ToldRules(Optional<String> variant, Optional<Preset> choices) {
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
    if (record.rules().isEmpty()) {
      return new ToldRules(record.variant(), Optional.empty());
    }
    Ruleset rules = record.rules().get();
    Optional<String> name = record.variant();
    Optional<Ruleset> base =
        name.isEmpty() ? Optional.of(Ruleset.standard()) : find(name, variants);
    boolean isPlayedSo = base.filter(each -> isPlayedSo(each, record, rules)).isPresent();
    if (base.isPresent() && !isPlayedSo) {
      Optional<String> known = variants.nameOf(rules);
      Optional<Ruleset> other =
          find(known, variants).filter(each -> isPlayedSo(each, record, rules));
      if (other.isEmpty()) {
        throw new UnwritableException(
            form + " cannot carry the rules of this record: no variant is played so, " + rules);
      }
      name = known;
      base = other;
    }
    if (base.isEmpty()) {
      // The names are known to somebody else, who read the record.
      return new ToldRules(name, Optional.empty());
    }
    return new ToldRules(name, choices(base.get(), rules, form));
  }

  private static Optional<Ruleset> find(Optional<String> name, RulesetCatalog variants) {
    return name.flatMap(variants::find);
  }

  /** Whether board, start, moves and goal are the same. */
  private static boolean isPlayedSo(Ruleset base, GameRecord record, Ruleset rules) {
    return base.topology() == rules.topology()
        && base.moveRule().equals(rules.moveRule())
        && base.goal().equals(rules.goal())
        && (record.start().isPresent() || base.start().equals(rules.start()));
  }

  private static Optional<Preset> choices(Ruleset base, Ruleset rules, String form) {
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
