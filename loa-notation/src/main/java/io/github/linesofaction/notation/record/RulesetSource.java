package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Finds the rules for the name of a variant, as records name it. */
@FunctionalInterface
public interface RulesetSource {
  /**
   * Finds rules.
   *
   * @param name the name as it stands in a record, in any case
   * @return the rules, or nothing if there is no such variant here
   */
  Optional<Ruleset> find(String name);

  /**
   * Answers this source with another behind it.
   *
   * @param next asked for names that are not found here
   * @return a source of both
   * @throws NullPointerException if {@code next} is null
   */
  default RulesetSource or(RulesetSource next) {
    Objects.requireNonNull(next, "next");
    return name -> find(name).or(() -> next.find(name));
  }

  /**
   * Answers the source of what the core alone knows: the standard game ({@code standard}, {@code
   * loa}, {@code lines of action}) and Scrambled Eggs with White on a2 ({@code scrambled-eggs},
   * {@code scrambled}), or with Black there ({@code scrambled-eggs-mirrored}), on the 8×8 board
   * under the default choices. Case, blanks, hyphens and underscores do not matter.
   *
   * @return the source
   */
  static RulesetSource standard() {
    return name -> {
      String plain =
          Objects.requireNonNull(name, "name").replaceAll("[ _-]", "").toLowerCase(Locale.ROOT);
      return switch (plain) {
        case "standard", "loa", "linesofaction" -> Optional.of(Ruleset.standard());
        case "scrambled", "scrambledeggs" -> Optional.of(scrambled(Color.WHITE));
        case "scrambledeggsmirrored" -> Optional.of(scrambled(Color.BLACK));
        default -> Optional.empty();
      };
    };
  }

  private static Ruleset scrambled(Color onA2) {
    return Ruleset.builder(StandardSetups.scrambled(Topology.square(8), onA2)).build();
  }
}
