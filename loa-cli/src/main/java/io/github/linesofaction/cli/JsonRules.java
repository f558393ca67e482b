package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The fields in which a JSON object tells the rules of a record: the variant, a preset or single
 * choices where they are not those that are customary in it, and the start.
 */
final class JsonRules {
  private final GameRecord record;
  private final RulesetCatalog variants;

  JsonRules(GameRecord record, RulesetCatalog variants) {
    this.record = record;
    this.variants = variants;
  }

  /**
   * Puts the fields into an object.
   *
   * @throws UnwritableException if no variant is played by the record's rules
   */
  void put(Map<String, Object> object) {
    Optional<String> name = record.variant();
    Optional<Ruleset> base = name.map(variants::find).orElse(Optional.of(Ruleset.standard()));
    // If a name is not known here, it is to somebody else, who read the record.
    Optional<Ruleset> rules = base.isPresent() ? record.rules() : Optional.empty();
    boolean startsSo =
        rules.isEmpty()
            || record.start().isPresent()
            || base.get().start().equals(rules.get().start());
    if (rules.isPresent() && !(isPlayedSo(base.get(), rules.get()) && startsSo)) {
      Ruleset played = rules.get();
      Optional<String> known = variants.nameOf(played);
      Optional<Ruleset> other =
          known
              .flatMap(variants::find)
              .filter(each -> isPlayedSo(each, played) && each.start().equals(played.start()));
      if (other.isPresent()) {
        name = known;
        base = other;
        startsSo = true;
      } else if (!isPlayedSo(base.get(), played)) {
        throw new UnwritableException(
            "JSON cannot carry the rules of this record: no variant is played so, " + played);
      }
    }
    name.ifPresent(variant -> object.put("variant", variant));
    if (rules.isPresent()) {
      putChoices(object, base.get(), rules.get());
    }
    Optional<Setup> own = startsSo ? Optional.empty() : rules.map(Ruleset::start);
    record.start().or(() -> own).ifPresent(start -> object.put("start", start.toString()));
  }

  /** Whether board, moves and goal are the same. */
  private static boolean isPlayedSo(Ruleset base, Ruleset rules) {
    return base.topology() == rules.topology()
        && base.moveRule().equals(rules.moveRule())
        && base.goal().equals(rules.goal());
  }

  private static void putChoices(Map<String, Object> object, Ruleset base, Ruleset rules) {
    if (choices(base, rules).isEmpty()) {
      return;
    }
    for (Preset preset : Preset.values()) {
      if (choices(base.with(preset), rules).isEmpty()) {
        object.put("rules", preset.id());
        return;
      }
    }
    object.put("choices", choices(base, rules));
  }

  /** The choices in which rules differ. */
  private static Map<String, Object> choices(Ruleset base, Ruleset rules) {
    Map<String, Object> choices = new LinkedHashMap<>();
    if (base.bothConnected() != rules.bothConnected()) {
      choices.put("bothConnected", word(rules.bothConnected()));
    }
    if (base.noMove() != rules.noMove()) {
      choices.put("noMove", word(rules.noMove()));
    }
    if (!base.repetition().equals(rules.repetition())) {
      choices.put("repetition", repetition(rules.repetition()));
    }
    if (!base.limits().equals(rules.limits())) {
      choices.put("limits", limits(rules.limits()));
    }
    if (base.precedence() != rules.precedence()) {
      choices.put("precedence", word(rules.precedence()));
    }
    return choices;
  }

  private static Map<String, Object> repetition(Repetition rule) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("endsAt", rule.endsAt());
    object.put("claimableAt", rule.claimableAt());
    object.put("basis", word(rule.basis()));
    object.put("verdict", word(rule.verdict()));
    return object;
  }

  private static Map<String, Object> limits(Limits limits) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("plies", limits.plies());
    object.put("pliesWithoutCapture", limits.pliesWithoutCapture());
    return object;
  }

  /** The name of a choice as JSON writes names: {@code moverWins}. */
  private static String word(Enum<?> choice) {
    StringBuilder word = new StringBuilder();
    boolean begins = false;
    for (char c : choice.name().toCharArray()) {
      if (c != '_') {
        word.append(begins ? c : Character.toLowerCase(c));
      }
      begins = c == '_';
    }
    return word.toString();
  }
}
