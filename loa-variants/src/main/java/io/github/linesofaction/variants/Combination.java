package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.MoveRule;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The rules of two variants at once: of each choice the one that is not the standard one. */
final class Combination {
  private final Variant first;
  private final Variant second;
  private final List<String> conflicts = new ArrayList<>();

  Combination(Variant first, Variant second) {
    this.first = first;
    this.second = second;
  }

  Ruleset build() {
    try {
      Ruleset usual = Ruleset.standard();
      var rules =
          Ruleset.builder(choose("the start", Ruleset::start, usual))
              .moveRule(moveRule())
              .goal(choose("the goal", Ruleset::goal, usual))
              .bothConnected(choose("both sides connected", Ruleset::bothConnected, usual))
              .noMove(choose("no legal move", Ruleset::noMove, usual))
              .repetition(choose("repetition", Ruleset::repetition, usual))
              .limits(choose("the limits", Ruleset::limits, usual))
              .precedence(choose("precedence", Ruleset::precedence, usual));
      if (conflicts.isEmpty()) {
        return rules.build();
      }
    } catch (RulesException e) {
      conflicts.add(e.getMessage());
    }
    throw new RulesException(
        first.title()
            + " together with "
            + second.title()
            + ": choose one; "
            + String.join("; ", conflicts));
  }

  private <T> T choose(String what, Function<Ruleset, T> choice, Ruleset usual) {
    return choose(
        what, choice.apply(first.rules()), choice.apply(second.rules()), choice.apply(usual));
  }

  private <T> T choose(String what, T one, T other, T usual) {
    if (!one.equals(usual) && !other.equals(usual) && !one.equals(other)) {
      conflicts.add("they differ in " + what);
    }
    return one.equals(usual) ? other : one;
  }

  private MoveRule moveRule() {
    if (first.rules().moveRule() instanceof Movement one
        && second.rules().moveRule() instanceof Movement other) {
      return movement(one, other);
    }
    return choose("how stones move", Ruleset::moveRule, Ruleset.standard());
  }

  private Movement movement(Movement one, Movement other) {
    Merge merge = new Merge(one, other);
    return Movement.STANDARD.toBuilder()
        .distance(merge.of("how far stones move", Movement::distance))
        .passing(merge.of("what may be passed over", Movement::passing))
        .capturing(merge.of("capturing", Movement::capturing))
        .forbiddenCaptures(merge.of("forbidden captures", Movement::forbiddenCaptures))
        .vacated(merge.of("squares left", Movement::vacated))
        .immobile(merge.of("stones without a move", Movement::immobile))
        .rotation(merge.of("kinds of stones", Movement::rotation))
        .placing(merge.of("placing stones", Movement::placing))
        .blackHoles(merge.of("black holes", Movement::blackHoles))
        .build();
  }

  /** Chooses between the choices of two movements. */
  private final class Merge {
    private final Movement one;
    private final Movement other;

    Merge(Movement one, Movement other) {
      this.one = one;
      this.other = other;
    }

    <T> T of(String what, Function<Movement, T> choice) {
      return choose(what, choice.apply(one), choice.apply(other), choice.apply(Movement.STANDARD));
    }
  }
}
