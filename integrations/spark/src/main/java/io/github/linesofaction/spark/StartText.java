package io.github.linesofaction.spark;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import java.io.Serializable;

/**
 * Where a game begins and by which rules, as texts that travel.
 *
 * @param variant a variant's name
 * @param preset the name of the choices on which sources disagree; empty for those customary in the
 *     variant
 * @param position the position text; empty for the variant's start
 */
record StartText(String variant, String preset, String position) implements Serializable {
  /**
   * Returns the rules.
   *
   * @throws UnusableException if variant or preset are not known
   */
  Ruleset rules() {
    var named =
        Variants.find(variant)
            .orElseThrow(
                () -> new UnusableException("--variant \"" + variant + "\": no such variant"));
    if (preset.isEmpty()) {
      return named.rules();
    }
    return named.rules(
        Preset.find(preset)
            .orElseThrow(
                () ->
                    new UnusableException(
                        "--rules \""
                            + preset
                            + "\": no such preset; one of "
                            + String.join(", ", Preset.ids()))));
  }

  /**
   * Returns the position.
   *
   * @throws UnusableException if variant or preset are not known
   * @throws io.github.linesofaction.core.board.LoaException if the position cannot be read, or is
   *     none under the rules
   */
  Position toPosition() {
    Ruleset rules = rules();
    return position.isEmpty() ? Position.start(rules) : Position.of(rules, Setup.parse(position));
  }
}
